# Duplikaatti: kaikilla samat kirjaimet.

duplicate-title = Duplikaatti
duplicate-intro = Kaikilla on samat kirjaimet ja sama lauta. Yksi teistä on vetäjä: hän ilmoittaa kirjaimet, kaikki etsivät parasta sanaa ja kirjoittavat sen ajoissa muistiin. Sitten paras sana pelataan kaikkien laudalle, ja jokainen saa pisteet siitä, minkä itse löysi.
duplicate-begin = Aloita vetäjänä
duplicate-time = Kierroksen minuutit
duplicate-best = Pelataan paras mahdollinen sana, ei parasta löydettyä
duplicate-federation = Jatketaan niin kauan kuin pussissa ja telineessä on yhteensä vokaali ja konsonantti
duplicate-round = Kierros { $number }
duplicate-waiting = Ensimmäiset kirjaimet ilmoitetaan pian.
duplicate-between = Seuraavat kirjaimet tulevat pian.
duplicate-announce = Ilmoita kirjaimet
duplicate-collect = Kerää vastaukset
duplicate-stop = Lopeta peli
duplicate-written = Vastauksia: { $written }/{ $players }
duplicate-rack = Kirjaimet
duplicate-board = Lauta
duplicate-left = Aikaa jäljellä
duplicate-warning = Puoli minuuttia jäljellä: kirjoita sanasi.
duplicate-time-up = Aika on lopussa.
duplicate-master = Kaikkien laudalle: { $play }, pisteitä { $points }
duplicate-no-play = Mitään ei voitu pelata. Kirjaimet palaavat pussiin.
duplicate-slips = Vastaukset
duplicate-table = Tilanne
duplicate-place = Sija
duplicate-player = Pelaaja
duplicate-last = Kierros
duplicate-total = Pisteet
duplicate-lost = Ero huippuun
duplicate-share = Osuus
duplicate-join = Liity mukaan
duplicate-join-here = Pelaajat
duplicate-nobody = Kukaan ei ole vielä liittynyt.
duplicate-nobody-announce = Ensimmäiset kirjaimet voi ilmoittaa heti, kun joku on liittynyt.
duplicate-name = Nimesi
duplicate-link = Pelaajien osoite
duplicate-commitment = Pussin sormenjälki: { $commitment }
duplicate-seed = Pussin järjestyksen määrää luku { $seed }
duplicate-position = Alkuruutu
duplicate-position-help = H8 on vaakaan, 8H pystyyn: riveillä on kirjaimet, sarakkeilla numerot.
duplicate-word = Koko sana
duplicate-blanks = Jos sanassa on isoja ja pieniä kirjaimia, pienet ovat tyhjiä laattoja.
duplicate-write = Kirjoita muistiin
duplicate-own = Vastauksesi: { $play }, pisteitä { $points }. Voit kirjoittaa toisen, kunnes aika loppuu.
duplicate-none = Et ole kirjoittanut mitään tällä kierroksella.
duplicate-next = Olet mukana seuraavasta kierroksesta alkaen.
duplicate-scored = Löysit: { $play }, pisteitä { $points }.
duplicate-scored-nothing = Et saanut pisteitä tällä kierroksella.
duplicate-scored-refused = { $play } ei kelpaa, joten siitä ei saa pisteitä.
duplicate-scored-late = { $play } tuli liian myöhään, joten siitä ei saa pisteitä.
duplicate-mark-refused = ei kelpaa
duplicate-mark-late = myöhässä
duplicate-ended-tiles = Peli on päättynyt: pussissa ei ole enää vokaaleja tai konsonantteja.
duplicate-ended-stuck = Peli on päättynyt: mitään ei voi enää pelata.
duplicate-ended-stopped = Vetäjä on lopettanut pelin.
duplicate-won = Ensimmäisenä: { $names }
duplicate-keep = Tämä osoite on vain sinun: jolla se on, voi vastata puolestasi.
duplicate-rounds = Kierroksia (0: kunnes kirjaimet loppuvat)
duplicate-beside = Pelaajat tällä laitteella
duplicate-beside-help = Yksi nimi riville. Kirjoitat tähän sen, minkä he kirjoittavat paperille; puhelimella liitytään osoitteen kautta.
duplicate-early = Kerää heti
duplicate-type = Kirjaa vastaus
duplicate-add = Lisää
duplicate-close-joining = Sulje liittyminen
duplicate-open-joining = Avaa liittyminen
duplicate-joining-closed-here = Liittyminen on suljettu. Voit silti lisätä pelaajia.
duplicate-add-name = Pelaaja tällä laitteella
duplicate-wrote = on kirjoittanut
duplicate-result = Tulos
duplicate-again = Uusi peli
duplicate-words = Sanalista: { $name }.
duplicate-ended-rounds = Peli on päättynyt: kaikki kierrokset on pelattu.
duplicate-record = Lataa pelitallenne

## Questions before somebody loses a slip, and a slip without network
duplicate-ask-early = { $count ->
    [one] { $count } pelaaja ei ole vielä vastannut eikä saisi kierrokselta mitään. Kerätäänkö vastaukset heti?
   *[other] { $count } pelaajaa ei ole vielä vastannut eikä saisi kierrokselta mitään. Kerätäänkö vastaukset heti?
}
duplicate-ask-stop = { $count ->
    [one] Kierros on kesken: { $count } vastaus jäisi laskematta. Lopetetaanko peli?
   *[other] Kierros on kesken: { $count } vastausta jäisi laskematta. Lopetetaanko peli?
}
duplicate-ask-stop-none = Lopetetaanko peli kaikilta?
duplicate-ask-replace = { $name } on jo antanut ajoissa toisen vastauksen. Korvataanko se tällä?
duplicate-replace = Korvaa vastaus
duplicate-keep-slip = Pidä aiempi
duplicate-go-on = Jatka peliä
duplicate-unsent = Vastauksesi { $slip } ei ole vielä perillä: ei yhteyttä. Se lähetetään uudelleen automaattisesti.
duplicate-unsent-lost = Vastauksesi { $slip } ei ehtinyt ajoissa perille. Näytä se vetäjälle, joka voi vielä kirjata sen.

## Komentorivillä
duplicate-ask-until = { $seconds } sekuntia: paina Enter, kun kaikki ovat kirjoittaneet.
duplicate-ask-slip = paikka ja sana, esimerkiksi ”H8 SANA”; Enter: ei mitään>
duplicate-slip = Vastaus

## Miksi teko hylätään
duplicate-no-players = Kukaan ei ole vielä mukana.
duplicate-too-many = Enempää pelaajia ei mahdu mukaan.
duplicate-too-many-beside = Tähän mahtuu enintään { $most } nimeä. Muut voivat liittyä osoitteen kautta.
duplicate-joining-closed = Liittyminen on suljettu. Vetäjä voi silti lisätä sinut.
duplicate-no-such-player = Sellaista pelaajaa ei ole.
duplicate-round-open = Kierros on käynnissä.
duplicate-no-round = Kierros ei ole käynnissä.
duplicate-not-yet = Olet mukana seuraavasta kierroksesta alkaen.
duplicate-time-not-up = Aikaa on vielä, eivätkä kaikki ole kirjoittaneet.
duplicate-bad-conditions = Kierros kestää enintään tunnin, ja vain luettelossa olevat muunnelmat käyvät.
duplicate-too-many-tiles = Yhdessä siirrossa saa asettaa enintään { $most } kirjainta.
duplicate-too-late = Aika on lopussa: vastaus tuli liian myöhään.
duplicate-slip-there = Pelaaja on jo antanut ajoissa toisen vastauksen.
duplicate-too-many-slips = Olet jättänyt liian monta vastausta tällä kierroksella.

## A hall
duplicate-own-place = Sija { $place }/{ $count }
duplicate-own-total = { $total } pistettä, { $lost } parhaasta jäljessä
duplicate-automatic = Palvelin päättää kierroksen itse, kun aika on lopussa
duplicate-solo = Kymmenen lisäpistettä, jos vain yksi löytää parhaan siirron ja pelaajia on vähintään 16
duplicate-either = Teline lehtisen mukaan: kaksi vokaalia tai kaksi konsonanttia
duplicate-count = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
duplicate-solution = Ratkaisu
duplicate-solvers = Pelaajia
duplicate-whole-table = Koko taulukko
duplicate-wall = Seinänäyttö
duplicate-leading = Kärki
duplicate-player-number = Pelaajan numero
duplicate-rulings = Päätökset
duplicate-warn = Varoita
duplicate-fine = Vähennä 5 pistettä
duplicate-lift = Peru
duplicate-show-player = Näytä pelaaja
duplicate-penalties = Varoitukset ja vähennykset
duplicate-penalties-all = Kaikki pelaajat
duplicate-penalties-none = Ei varoituksia eikä vähennyksiä.
duplicate-penalties-more = Tässä ovat viimeisimmät { $count }. Yhden pelaajan omat näkee numerolla.
duplicate-warnings = { $count ->
    [one] { $count } varoitus
   *[other] { $count } varoitusta
}
duplicate-fined = { $points } pistettä vähennetty
duplicate-rulings-help = Kolmen varoituksen jälkeen jokainen uusi maksaa 5 pistettä.
duplicate-ruled = Pelaaja, jota päätös koskee
duplicate-ruled-number = Sen pelaajan numero, jota päätös koskee
duplicate-to-desk = Tuomarin pöydälle
duplicate-arbiter = Tuomari ratkaisee vastaukset pöydässä ja valitsee mestarisiirron yhtä hyvistä
duplicate-checked = Nollat ja soolot ovat voimassa vasta, kun kaksi toimitsijaa on tarkistanut ne
duplicate-hand = Laatat nostetaan oikeasta pussista ja kirjoitetaan tänne
duplicate-by-hand = Laatat nostetaan käsin.
duplicate-chosen-why = Tuomarin valinta: { $why }
duplicate-mark-zero = nolla
duplicate-scored-zero = { $play } saa tuomarin päätöksellä 0 pistettä.

## Salit ja sarjat
duplicate-room = Sali
duplicate-category = Sarja
duplicate-room-choose = Valitse sali …
duplicate-room-none = ei mitään
duplicate-room-missing = Valitse sali, jossa pelaat.
duplicate-rooms-named = Salit
duplicate-rooms-help = Yksi nimi riville. Kaikki salit pelaavat samaa peliä ja niillä on yhteinen tilanne; salin toimitsija näkee vain sen salin vastaukset.
duplicate-categories = Sarjat
duplicate-categories-help = Yksi nimi riville, esimerkiksi Juniorit tai Perheet. Jokaisella on lisäksi oma tilanne.
duplicate-after-round = kierroksen { $number } jälkeen

## Päättynyt peli uudelleen, yksin
duplicate-training = Harjoittelu
duplicate-topping = Aikaa vastaan
duplicate-training-help = Kirjoita yksi ratkaisu joka kierroksella ja vertaa sitä parhaaseen sanaan ja siihen, mitä muut löysivät.
duplicate-topping-help = Etsi paras sana mahdollisimman nopeasti. Joka sekunti lasketaan. Jos sana jää löytymättä, siitä lasketaan kierroksen koko aika ja vielä 60 sekuntia.
duplicate-play-again = Pelaa kierrokset uudelleen yksin
duplicate-not-top = { $play }, pisteitä { $points }, ei ole vielä paras.
duplicate-top-found = Löytyi: { $seconds } s
duplicate-top-missed = Ei löytynyt: { $seconds } s
duplicate-show-top = Näytä paras sana
duplicate-next-round = Seuraava kierros
duplicate-beaten = Taaksesi jäi { $count }/{ $players } pelaajaa.
duplicate-so-far = Tähän asti: { $total }/{ $tops } pistettä
duplicate-seconds-so-far = Tähän asti: { $seconds } s

## Muunnelmat ja pikapeli
duplicate-more = Muunnelmat ja pikapeli
duplicate-jokers = Tyhjät laatat
duplicate-plain-joker = Niin kuin ne nousevat
duplicate-name-joker = Jokeri
duplicate-means-joker = jokaisessa telineessä on yksi tyhjä laatta niin kauan kuin niitä riittää.
duplicate-name-explosive = Räjähtävä jokeri
duplicate-means-explosive = jokaisessa telineessä on yksi tyhjä laatta; parhaan siirron jälkeen laudalla olevan tyhjän tilalle tulee pussista sen edustama kirjain, jos pussissa on sellainen, ja tyhjä palaa telineeseen.
duplicate-eights = Kirjaimia telineessä
duplicate-plain-eight = Seitsemän
duplicate-name-seven-of-eight = 7 kahdeksasta
duplicate-means-seven-of-eight = kahdeksan kirjainta, joista siirrossa enintään seitsemän.
duplicate-name-seven-and-eight = 7 ja 8
duplicate-means-seven-and-eight = kahdeksan kirjainta; kaikista kahdeksasta saa 25 lisäpistettä enemmän kuin seitsemästä.
duplicate-seconds = Pikapeli: kierroksen sekunnit minuuttien sijaan (0: minuutit)
duplicate-replaced = Tyhjän laatan tilalle pussista: { $letter }.
