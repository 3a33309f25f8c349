### Pelin jälkeen: pussin tarkistus, pelin kulku, vahvuusluvut, ratkaisut.

back-to-table = Pöytään
more-pages = Muuta peliin liittyvää

## Pussin tarkistus
verify-title = Nostojen tarkistus
verify-intro = Ennen ensimmäistä nostoa palvelin näytti siemenensä sormenjäljen. Sitten pelaajien laitteet lisäsivät omat satunnaislukunsa. Nämä yhdessä määräävät kaikki nostot, joten kukaan ei voinut valita laattoja. Tässä jokainen nosto lasketaan uudelleen.
verify-file = Pelitallenne (JSON)
verify-do = Laske nostot uudelleen
verify-no-record = Tämä ei ole pelitallenne: { $why }
verify-commitment = Sitoumus ennen peliä (siemenen SHA-256)
verify-seed = Palvelimen siemen
verify-added = { $name } lisäsi
verify-own = Tämä laite lisäsi sen.
verify-foreign = Tämä laite lisäsi toisen luvun.
verify-mixed = Kaikkien nostojen siemen
verify-draws = Jokainen nosto: pelissä ja uudelleen laskettuna
verify-event = Tapahtuma
verify-player = Pelaaja
verify-bag = Pussissa
verify-recorded = Pelissä
verify-computed = Laskettu

## Vahvuusluvut
ratings-title = Vahvuusluvut
ratings-intro = Jokaisella versiolla ja pelitahdilla on oma listansa. Kaikki aloittavat luvusta 1500. Luku ±-merkin jäljessä kertoo, kuinka paljon vahvuusluku voi vielä heittää: pelit pienentävät sitä, tauko kasvattaa. Vain kahden pelaajan pelit vaikuttavat, myös botteja vastaan.
ratings-none = Yhtään vahvuuslukupeliä ei ole vielä pelattu.
ratings-ladders = Versio ja pelitahti
ratings-systems = Laskutapa
ratings-place = Sija
ratings-rating = Vahvuusluku
ratings-deviation = Epävarmuus
ratings-games = Pelejä
ratings-provisional = alustava: pelejä on vielä liian vähän
system-spread = voitot ja piste-erot
system-glicko-2 = vain voitot
pace-blitz = pikapeli
pace-rapid = nopea peli
pace-regular = täysi aika
pace-correspondence = kirjepeli
pace-untimed = ilman kelloa
rating-title = Vahvuusluku: { $name }
rating-none = Ei vielä vahvuuslukupelejä.
rating-chart = Vahvuusluku jokaisen pelin jälkeen: { $name }
rating-chart-said = Pelejä: { $games }. Luvusta { $first } lukuun { $last }; välillä { $least }–{ $most }.
rating-changes = Peli peliltä
rating-won = Voitto
rating-drawn = Tasapeli
rating-lost = Tappio
rating-game = Peli
rating-why-rested = { $days } päivän tauko oli lisännyt epävarmuutta: ±{ $was } → ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } vastaan { $other } ±{ $other_deviation }. Vastustajan luvun varmuus antaa pelille painon { $weight } %.
rating-why-expected = Odotettu tulos näillä luvuilla: { $expected } %.
rating-why-score-glicko-2 = Tulos: { $score } %. Vain voitto, tasapeli tai tappio ratkaisee.
rating-why-score-spread = Tulos: { $score } %. Voitto painaa eniten, ja piste-ero lisätään siihen.
rating-why-known = Ero odotettuun muuttaa lukua. Epävarmuus on nyt ±{ $now }.
rating-of-person = Vahvuusluvut

## Pelin kulku
still-played = Peli on kesken. Tämä avautuu pelin jälkeen.
replay-title = Pelin kulku
replay-board = Lauta: { $words }
replay-steps = Vuorot
replay-first = Alkuun
replay-previous = Taaksepäin
replay-next = Eteenpäin
replay-last = Loppuun
replay-keys = Nuolinäppäimet: taakse- ja eteenpäin; Home ja End: alkuun ja loppuun.
replay-sheet = Pistepöytäkirja
replay-link = Linkki tähän asemaan
replay-picture = Kuva (SVG)
replay-picture-png = Kuva (PNG)
replay-before = Ennen ensimmäistä vuoroa; vuoroja on { $of }.
replay-step = Vuoro { $at }/{ $of }. { $done }
replay-taken-back = { $play } (otettu takaisin)
replay-play = siirto
replay-exchange = vaihto ({ $tiles })
replay-pass = vuoro väliin
replay-yield = aloitus siirtyi
replay-lost-turn = menetti vuoron
replay-penalty = väärä haasto
replay-overtime = yliaika
replay-correction = tuomarin päätös
replay-resign = luovutti
replay-gone = liian kauan poissa
replay-takeback = vuoro peruttu
replay-settlement = jäljelle jääneet laatat
replay-time-loss = tappio ajalla

## Analyysi
analysis-title = Analyysi
analysis-begin = Analysoi peli
analysis-stop = Pysäytä
analysis-stopped = Pysäytetty. Tähänastiset tulokset jäävät näkyviin.
analysis-failed = Analyysi ei onnistunut. Yritä uudelleen.
analysis-running = Analyysi: { $done }/{ $total } vuoroa.
analysis-turns = Vuoro vuorolta
analysis-turn = Vuoro
analysis-played = Pelattu
analysis-points = Pisteet
analysis-better = Parempi siirto
analysis-lost = Menetetty
analysis-judged = Arvioituja vuoroja
analysis-best = Parhaita siirtoja
analysis-mean = Menetetty vuoroa kohti
analysis-pass = vuoro väliin
analysis-candidates = Parhaat siirrot
analysis-wins = Voitto
analysis-percent = { $percent } %
analysis-share = { $percent } % arvokkaimpia
analysis-counts = Tässä paras siirto on se, jonka arvo on suurin: pisteet ja telineeseen jäävien laattojen arvo. Parhaiden siirtojen sivulla ratkaisevat vain pisteet.
analysis-unknown = (ei tiedossa)
engine-busy = Analyysijono on täynnä. Yritä myöhemmin uudelleen.
no-engine = Pelin sanalistaa ei ole asennettu, joten peliä ei voi analysoida.
try-title = Kokeile siirtoa
try-do = Arvioi siirto
try-worth = Telineeseen jäävät laatat mukaan lukien arvo on { $worth }.
try-lost = Paras siirto on { $lost } pistettä parempi.
try-falls = Tämä siirto kaatuisi haastoon.
try-no-words = Pelin sanalistaa ei ole asennettu, joten siirtoja ei voi kokeilla.
try-words = Muodostuvat sanat
nothing-to-try = Siirtoa ei voi kokeilla: pelitallenteessa ei ole telineitä.

## Epäselvät sanat
doubts-title = Tämän pelin haastot
doubts-intro = Sanalista on vastannut jokaiseen haastoon heti, ja peli jatkuu sen mukaan. Jos pöydässä on niin sovittu, pelaaja voi viedä sanat tuomarille. Ratkaisu on ennakkotapaus eikä muuta tämän pelin pisteitä.
doubts-none = Tässä pelissä ei ole haastettu mitään.
doubt-told = Pelaaja { $player }, haastaja { $challenger }.
doubt-valid = Siirto jäi voimaan.
doubt-invalid = Siirto hylättiin.
doubt-unknown = Asia ei selvinnyt; siirto jäi voimaan.
appeal = Vie tuomarille
appeal-text = Mikä puhuu sanan puolesta? (lähde, merkitys)
appeal-waits = Asia odottaa tuomaria.
ruling-valid = kelpaa
ruling-invalid = ei kelpaa
ruling-aside = ei ratkaisua (jätetään odottamaan)
ruling-verdict = Ratkaisu
ruling-reason = Perustelu
ruling-source = Lähde
ruling-do = Tallenna
ruling-by = Tuomari
rulings-title = Tuomarien ratkaisut
rulings-intro = Tässä on jokainen ratkaisu, sen tuomari ja perustelu. Myöhemmät ratkaisut nojaavat aiempiin, ja sanalistasta poikkeavista tehdään listalle muutosehdotus.
rulings-none = Ei vielä ratkaisuja.
rulings-all = kaikki
rulings-find = Hae
arbiter-title = Epäselvät sanat
arbiter-none = Mikään sana ei odota ratkaisua.
evidence-list = Sanalista
evidence-pinned-list = Tässä ratkaiseva sanalista
evidence-reading = Perusmuoto ja tulkinta
evidence-earlier = Aiempi ratkaisu
evidence-game = Pöydästä
listed-valid = sanalistassa
listed-invalid = ei sanalistassa
listed-unknown = ei selviä
listed-attested = ei sanalistassa, mutta toisessa sanakirjassa: { $source }
question-appeal = viety tuomarille
question-missing = ilmoitettu puuttuvaksi
question-wrong = ilmoitettu virheelliseksi
word-page = Tarkista sana
word-page-words = Yksi sana tai useampi välilyönnillä erotettuna
word-page-do = Tarkista
word-page-letters = sanassa on kirjain, jota pelissä ei ole
too-many-words = Enintään { $most } sanaa kerralla.
word-report = Ilmoita sanasta
word-report-word = Sana
word-report-kind = Mikä siinä on vialla?
word-missing = Se puuttuu sanalistasta
word-wrong = Sen ei pitäisi olla sanalistassa
word-report-text = Miksi? (lähde, merkitys)
word-report-send = Lähetä
word-report-thanks = Kiitos
word-report-next = Tuomari tutkii sanan. Tulos näkyy tuomarien ratkaisuissa.
word-report-more = Toinen sana
bad-question = Sanassa on kirjaimia, joita tässä versiossa ei ole, tai teksti on yli { $most } merkkiä pitkä.
no-appeal = Tätä ei voi viedä tuomarille: pöydässä se ei ole sallittua, tai niin on jo tehty.
no-such-question = Tämä on jo käsitelty.
bad-ruling = Valitse ratkaisu ja kirjoita perustelu, jossa on enintään { $most } merkkiä.

## Muualla pelattu peli
bring-title = Tuo peli
bring-intro = Päättyneen pelin GCG-tiedosto tai Staflan pelitallenne, enintään { $most } kt. Peli tallennetaan omiin peleihisi, ja sen voi katsoa alusta loppuun ja analysoida; vahvuuslukuihin se ei vaikuta.
bring-file = Tiedosto
bring-edition = tiedoston mukaan
bring-do = Tallenna peli
game-file-line = Rivi { $number }:
game-file-event = Tapahtuma { $number }:
bad-game-file = Tiedostossa ei ole peliä, jonka voisi tallentaa. { $why }
game-not-over = Tiedoston peli ei ole päättynyt.
long-file = Tiedosto on suurempi kuin { $most } kt.

## Tuomari pöydässä
judge-title = Tuomaria odottavat pöydät
judge-appeal = { $name } vie asian tuomarille
judge-call = { $name } kutsuu tuomaria
judge-waits = { $minutes ->
    [one] Peli on pysäytetty. Se jatkuu ilman tuomaria { $minutes } minuutin kuluttua.
   *[other] Peli on pysäytetty. Se jatkuu ilman tuomaria { $minutes } minuutin kuluttua.
}
judge-nobody = Mikään pöytä ei odota sinua.
judge-edition = Säännöt
judge-total =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
judge-left = aikaa jäljellä:
judge-play = Siirto
judge-board = Lauta
judge-seconds = Lisättävät sekunnit (miinus vähentää)
judge-points = Lisättävät pisteet (miinus vähentää)
judge-text = Pelaajille näkyvä teksti
judge-text-appeal = Perustelu koko siirtoa koskevalle ratkaisulle. Älä kerro, mikä sana hylättiin: peli jatkuu.
judge-text-call = Päätös ja sen perustelu. Kellot käyvät taas heti, kun ilmoitat sen.
judge-do = Ilmoita päätös
no-call = Pöytä ei enää odota tätä vastausta.
bad-judge = Täällä ei ole sellaista tuomaria.
