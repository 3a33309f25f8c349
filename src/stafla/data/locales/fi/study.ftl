# Analyysi: stafla analyze, engine ja bench.

## Taulukot
cli-equity = Odotusarvo
cli-error = ±
cli-win = Voitto-%
cli-best = Paras siirto
cli-best-found = Parhaita
cli-judged = Arvioitu
cli-lost = Menetys
cli-lost-mean = Menetys vuoroa kohti

## Vastaukset
cli-analyze-which = anna yksi näistä: --cgp, --batch tai --game
cli-analyze-static = Pisteet ja telineeseen jäävät laatat, katsomatta eteenpäin.
cli-analyze-simulation = { $iterations ->
        [one] Simulointi: { $iterations } näyte, { $plies } vuoroa eteenpäin, { $seconds } s.
       *[other] Simulointi: { $iterations } näytettä, { $plies } vuoroa eteenpäin, { $seconds } s.
    }
cli-analyze-preendgame = Loppupelin alla: pussin viimeiset laatat tutkittu, { $seconds } s.
cli-analyze-endgame = Loppupeli: { $plies } vuoron syvyydeltä, { $seconds } s.
cli-analyze-spread = { $proved ->
        [yes] Paras siirto tuo { $spread } pistettä pelin loppuun mennessä; luku on tarkka.
       *[other] Paras löydetty siirto tuo { $spread } pistettä pelin loppuun mennessä; ei todistettu.
    }
cli-analyze-line = Jatko: { $line }
cli-analyze-unknown = { $count ->
        [one] { $count } vuoroa ei voitu arvioida: sen laattoja ei tunneta.
       *[other] { $count } vuoroa ei voitu arvioida: niiden laattoja ei tunneta.
    }
study-limit = { $name }: luvun on oltava { $least }–{ $most }

## Kone muille ohjelmille
engine-unknown-command = tuntematon komento: { $text }
engine-no-position = asemaa ei vielä ole, tai viimeisin hylättiin
cli-engine-busy = { $most } kysymystä odottaa jo vastausta
engine-limit = { $text } ei ole raja; ms, plies, iterations ja top vaativat luvun, infinite ei
engine-line = rivi on pidempi kuin { $most } tavua

## Mihin kone pystyy
cli-bench-what = Mikä
cli-bench-unit = Yksikkö
cli-bench-word-map = Sanakartan teko
cli-bench-self-play = Koneen pelit itseään vastaan
cli-bench-best-play = Paras siirto
cli-bench-all-plays-none = Kaikki siirrot, ei tyhjää
cli-bench-all-plays-one = Kaikki siirrot, yksi tyhjä
cli-bench-all-plays-two = Kaikki siirrot, kaksi tyhjää
cli-bench-rollouts-two = Simulointi, kaksi vuoroa eteenpäin
cli-bench-rollouts-five = Simulointi, viisi vuoroa eteenpäin
cli-bench-endgame = Loppupeli, enintään 1 s (mediaani)
cli-bench-endgame-proved = Sekunnissa todistetut loppupelit
cli-bench-note = Yhden säikeen suoritinaikaa; vertaa vain saman koneen lukuja.

## Tulostiedostot
journal-not-results = tiedostossa { $file } ei ole tuloksia
journal-other-run = tiedostossa { $file } on toisen ajon tulokset ({ $field }: { $found })
journal-bad-line = tämä rivi ei voi olla tässä

## Suurin siirto ja suurin peli
record-higher = { $points } pistettä: { $play }
record-best = Paras löydetty: { $points } pistettä ({ $play }).
record-bound = Mikään laudan reunan siirto, joka peittää kaikki reunan sanapisteruudut, ei voi tuottaa yli { $points } pistettä.
record-kept = Peli ja sen kuva ovat kansiossa { $folder }.
record-none = sellaista siirtoa ei löytynyt; anna haulle lisää aikaa tai yrityksiä
record-picture = { $points } pisteen siirto, { $edition }
