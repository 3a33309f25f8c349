### Mikä asemassa, siirrossa tai pelitiedostossa on vikana: päätteessä, sivulla tai muistikirjassa.

## Asemat
cgp-too-long = asema on pidempi kuin { $most } merkkiä
cgp-fields = asemassa on neljä osaa (rivit, telineet, pisteet, laskuri), tässä on { $found }
cgp-rows = laudalla on { $wanted } riviä, asemassa { $found }
cgp-row-width = rivi { $row }: ruutuja on { $found }, pitäisi olla { $wanted }
cgp-run = rivi { $row }: { $text } ei ole tyhjien ruutujen määrä
cgp-unknown-letter = rivi { $row }: { $text } ei ole tämän version kirjain
cgp-blank-only = rivi { $row }: kirjaimella { $text } ei ole laattaa; sitä edustava tyhjä laatta on pieni kirjain
cgp-rack-unknown-letter = teline { $rack }: { $text } ei ole tämän version laatta
cgp-rack-blank-only = teline { $rack }: kirjaimella { $text } ei ole laattaa tässä versiossa
cgp-rack-size = teline { $rack }: laattoja on { $found }; telineeseen mahtuu enintään { $most }
cgp-rack-set = teline { $rack }: laattaa { $text } on enemmän kuin sarjassa
cgp-more-racks = telineitä on { $found } mutta pistelukuja { $wanted }
cgp-players = pelaajia on { $found }; asemassa voi olla enintään { $most }
cgp-players-edition = versio { $edition } ei ole { $found } pelaajalle
cgp-score = { $text } ei ole pisteluku
cgp-zeros = { $text } ei ole väliin jätettyjen vuorojen määrä
cgp-opcode = { $text } ei ole lisäkoodi
cgp-lexicon = asema pyytää sanalistaa { $text }; tämä on { $found }
cgp-no-rack = vuorossa olevan teline ei ole tiedossa

## Ruudut ja siirrot
notation-play = { $text } ei ole siirto; kirjoita ruutu ja laatat, esimerkiksi 8F KOIRA
notation-square = { $text } ei ole ruutu ja suunta
notation-off-board = { $text } ei ole laudalla
notation-unknown-letter = { $text } ei ole tämän version kirjain
notation-blank-only = kirjaimella { $text } ei ole laattaa; sitä edustava tyhjä laatta on pieni kirjain

## GCG-tiedostot
gcg-too-big = tiedosto on suurempi kuin { $most } tavua
gcg-too-long = tiedostossa on yli { $most } riviä
gcg-encoding = tuntematon merkistö { $text }
gcg-not-utf-8 = tiedoston tavu { $offset } ei ole UTF-8:aa, jota ensimmäinen rivi lupaa
gcg-line = ei siirto (>) eikä tieto (#): { $text }
gcg-event = siirto on tuntematonta muotoa: { $text }
gcg-points = { $text } ei ole pisteluku
gcg-player = pelaaja ilman nimeä
gcg-player-twice = pelaaja { $text } on nimetty kahdesti
gcg-players-missing = pelaajia ei ole numeroitu 1, 2 …
gcg-unknown-player = pelaajaa { $text } ei ole
gcg-empty = tiedostossa ei ole peliä
gcg-distribution = laattasarjaa { $text } ei tunneta; anna versio
gcg-players-edition = versio { $edition } ei ole { $found } pelaajalle
gcg-unknown-letter = { $text } ei ole tämän version laatta
gcg-blank-only = kirjaimella { $text } ei ole laattaa tässä versiossa
gcg-rack-size = { $text } on enemmän kuin pelaajalla voi tässä olla
gcg-withdrawn = mikään tämän pelaajan siirto ei odota perumista
gcg-not-encoded = tiedoston merkistöksi on ilmoitettu { $text }, mutta se ei pidä paikkaansa
gcg-foreign-letter = { $text }: missään versiossa ei ole sekä tätä laattaa että tiedoston muita laattoja; anna versio
gcg-edition-unclear = tiedosto sopii useaan versioon ({ $text }); anna niistä yksi
gcg-not-left = sarjassa ei ole enää laattaa { $text } tähän siirtoon
gcg-turn = vuorossa on { $text }
gcg-over = peli oli päättynyt ennen tätä riviä
gcg-impossible = näin ei ole voinut jatkua: { $text }

## Pelitallenteet
record-too-big = tiedosto on suurempi kuin { $most } tavua
record-not-utf-8 = tiedoston tavu { $offset } ei ole UTF-8:aa
record-json = tämä ei ole JSONia
record-format = tämä ei ole pelitallenne
record-pastime = tämä on { $kind ->
    [bingo] bingokierroksen
    [reverse] takaperin pelatun pelin
    [daily] päivän telineiden
    [duplicate] duplikaatin
   *[other] muun pelimuodon
} eikä tavallisen pelin tallenne; sen lukevat stafla replay ja stafla verify
record-version = tallennemuodon versiota { $text } ei tunneta; tämä on versio { $known }
record-first = tallenne alkaa tapahtumalla ”started”
record-event = tapahtumaa { $text } ei ole
record-shape = kenttä { $field } ei kelpaa: { $text }
record-tiles = { $text } eivät ole tämän version laattoja
record-square = { $text } ei ole laattojen sijoitus
bad-event = näin ei ole voinut tapahtua: { $text }
record-odd = se ei seuraa aiemmista tapahtumista
record-rules = version säännöt ovat muuttuneet sen jälkeen
record-seed = siemen ei ole se, johon sitouduttiin
record-over = peli on päättynyt jo ennen sitä
record-not-over = peli ei ole siinä päättynyt
record-unsettled = loppulaskenta puuttuu
record-settled = loppulaskenta olisi { $settled }
record-turn = vuorossa on toinen pelaaja
record-tile = siinä käytetään laattaa, jota siellä ei ole
record-points = siirrosta saa { $points } pistettä, ei { $told }
record-time = se ei sovi kelloon
replay-too-long = pelissä on liikaa tapahtumia
