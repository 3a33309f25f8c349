### Pelin jälkeen: pussin tarkistus, pelin toisto, vahvuusluvut, ratkaisut.

back-to-table = Pöytään

## Pussin tarkistus
verify-title = Oliko pussi rehellinen?
verify-intro = Ennen ensimmäistä nostoa palvelin näytti siemenensä sormenjäljen. Sitten pelaajien laitteet lisäsivät omat satunnaislukunsa. Kaikki laatat seuraavat molemmista, joten kukaan ei voinut valita niitä. Tässä jokainen nosto lasketaan uudelleen.
verify-file = Pelitallenne (JSON)
verify-do = Laske jokainen nosto
verify-no-record = Tämä ei ole pelitallenne: { $why }
verify-commitment = Sitoumus ennen peliä (siemenen SHA-256)
verify-seed = Palvelimen siemen
verify-added = { $name } lisäsi
verify-mixed = Kaikkien nostojen siemen
verify-draws = Jokainen nosto sellaisena kuin se tapahtui ja sellaisena kuin se lasketaan
verify-event = Tapahtuma
verify-player = Pelaaja
verify-bag = Pussissa
verify-told = Nostettu
verify-computed = Laskettu

## Vahvuusluvut
ratings-title = Vahvuusluvut
ratings-intro = Jokaisella versiolla ja pelitahdilla on oma listansa. Kaikki aloittavat luvusta 1500. Luku ±-merkin jäljessä kertoo, kuinka paljon vahvuusluku voi vielä heittää; se pienenee pelaamalla ja kasvaa tauolla. Vain kahden pelaajan pelit lasketaan, myös botteja vastaan.
ratings-none = Yhtään laskettavaa peliä ei ole vielä pelattu.
ratings-ladders = Versio ja pelitahti
ratings-systems = Laskutapa
ratings-place = Sija
ratings-rating = Vahvuusluku
ratings-deviation = Epävarmuus
ratings-games = Pelejä
ratings-provisional = alustava: pelejä on vielä liian vähän
system-spread = voitot ja piste-erot
system-glicko-2 = pelkät voitot
pace-blitz = pikapeli
pace-rapid = nopea peli
pace-regular = täysi miettimisaika
pace-correspondence = kirjepeli
pace-untimed = ilman kelloa
rating-title = Vahvuusluku: { $name }
rating-none = Ei vielä laskettavia pelejä.
rating-chart = Vahvuusluku jokaisen pelin jälkeen: { $name }
rating-chart-said = Pelejä: { $games }. Luvusta { $first } lukuun { $last }; välillä { $least }–{ $most }.
rating-changes = Peli peliltä
rating-won = Voitto
rating-drawn = Tasapeli
rating-lost = Tappio
rating-game = Peli
rating-why-rested = Tauko (päiviä: { $days }) oli lisännyt epävarmuutta: ±{ $was } → ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } pelasi vastustajaa { $other } ±{ $other_deviation } vastaan. Sen mukaan, kuinka hyvin vastustaja tunnetaan, pelin paino on { $weight } %.
rating-why-expected = Odotettu tulos näillä luvuilla: { $expected } % pelistä.
rating-why-score-glicko-2 = Saavutettu: { $score } %; tässä ratkaisee vain voitto, tasapeli tai tappio.
rating-why-score-spread = Saavutettu: { $score } %; voitto painaa eniten, ja piste-ero lisää siihen.
rating-why-known = Odotetun ylittävä osuus siirtää lukua. Epävarmuus on nyt ±{ $now }.
rating-of-person = Vahvuusluvut

## Pelin toisto
still-played = Peliä pelataan vielä. Tämä on pelin jälkeen.
replay-title = Pelin toisto
replay-board = Lauta: { $words }
replay-steps = Vuorot
replay-first = Alkuun
replay-previous = Taaksepäin
replay-next = Eteenpäin
replay-last = Loppuun
replay-keys = Nuolinäppäimet: taakse- ja eteenpäin; Home ja End: alkuun ja loppuun.
replay-rack = Teline
replay-total = Yhteensä
replay-sheet = Pistepöytäkirja
replay-link = Linkki tähän asemaan
replay-picture = Kuva (SVG)
replay-before = Ennen ensimmäistä vuoroa; vuoroja on { $of }.
replay-step = Vuoro { $at }/{ $of }. { $done }
replay-taken-back = { $play } (otettu takaisin)
replay-play = siirto
replay-exchange = vaihto ({ $tiles })
replay-pass = ohi
replay-lost-turn = menetetty vuoro
replay-penalty = rangaistus
replay-overtime = yliaika
replay-resign = luovutti
replay-gone = poistui pöydästä
replay-takeback = vuoro peruttu
replay-settlement = loppuselvitys

## Analyysi
analysis-title = Analyysi
analysis-begin = Kysy koneelta
analysis-stop = Pysäytä
analysis-stopped = Pysäytetty. Tähän asti löydetty jää näkyviin.
analysis-failed = Kone ei pystynyt vastaamaan.
analysis-running = Kone miettii: { $done }/{ $total } vuoroa.
analysis-turns = Vuoro vuorolta
analysis-turn = Vuoro
analysis-played = Pelattu
analysis-points = Pisteet
analysis-better = Parempi
analysis-lost = Menetetty
analysis-judged = Arvioituja vuoroja
analysis-best = Ei parempaa
analysis-mean = Menetetty vuoroa kohti
analysis-unknown = (ei tiedossa)
engine-busy = Koneella on tarpeeksi pelejä tutkittavana. Yritä myöhemmin uudelleen.
no-engine = Pelin sanalistaa ei ole asennettu, joten kone ei voi arvioida peliä.
