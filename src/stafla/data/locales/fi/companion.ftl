### Oikean laudan ääressä: laite oikean laudan vieressä.

## Kellon puolet
face-label = { $name }, { $total } pistettä, aikaa { $time }
face-first = aloittaa
face-start = käynnistä vastustajan kello
face-press = sano pisteet ja paina
face-write = kirjaa vuoro nyt
face-paused = kello seisoo
clock-first = { $name } käynnistää kellon heti, kun { $first } on nähnyt jonkin laatan.
clock-start = Käynnistä kello

## Vuoro
companion-turn = Vuorossa { $name }
turn-early = { $name } on painanut kelloa: kirjaa vuoro
turn-ways = Mitä teet?
turn-help = Valitse ensimmäinen ruutu ja kirjoita asetetut laatat.
way-play = Siirto
way-told = Vain pisteet
way-exchange = Vaihto
announce =
    { $points ->
        [one] Ilmoita { $points } piste
       *[other] Ilmoita { $points } pistettä
    }
announce-none = Ilmoita pisteet
told-help = Kirjataan vain pisteet ja laattojen määrä. Sen jälkeen lauta ei ole tiedossa, eikä sanojen pisteitä voi enää laskea.
told-only = Tämä laite ei laske pisteitä: kirjatkaa itse laskemanne.
told-tiles = Asetettuja laattoja
told-points = Pisteet
exchange-way = Pane laatat kirjainpuoli alaspäin, sano montako ja paina kelloa. Nosta sitten uudet ja palauta vanhat pussiin viimeiseksi.
exchange-count = Laattojen määrä
exchange-press = { $count ->
    [one] Vaihda { $count } laatta ja paina kelloa
   *[other] Vaihda { $count } laattaa ja paina kelloa
}
pass-press = Jätä vuoro väliin ja paina kelloa
early-undo = Kelloa ei painettu

## Kirjainnäppäimet
pad-letters = Kirjaimet
pad-blank = Tyhjä
pad-across = → vaakaan
pad-down = ↓ pystyyn
pad-erase = Poista
pad-left = Ruutu vasemmalle
pad-right = Ruutu oikealle
pad-up = Ruutu ylös
pad-below = Ruutu alas
pad-type = Näppäimistö

## Siirto laudalla
window-title =
    { $points ->
        [one] { $name }: { $points } piste
       *[other] { $name }: { $points } pistettä
    }
press-help = Siirron voi perua, kunnes { $name } painaa kelloa tai vie käden pussiin.
press-of = { $name } painaa kelloa
reach = Käsi pussissa, kelloa ei painettu
reach-done = Käsi on pussissa: { $name } ei voi enää perua siirtoa. Kello käy yhä.
write = { $name } kirjaa { $points }, yhteensä { $total }
no-draw-yet = { $name } ei nosta laattoja ennen kuin siirto on kirjattu. Kirjaaminen on hyväksyminen.
challenge-which = Mitkä sanat haastetaan?
challenge-stop = Pysäytä kello ja haasta: { $name }
challenge-stopped = Kello on pysäytetty. { $name } nimeää sanat.
challenge-name = Haasta nämä sanat
challenge-announced = { $name } haluaa haastaa. Siirron voi vielä perua.
ruling-title = { $name } haastaa
ruling-help = Kello seisoo. Ratkaisu koskee koko siirtoa: kukaan ei saa tietää, mikä sana ei kelpaa.
ruling-words = Haastetut sanat
ruling-ask = Kysy sanalistalta { $list } { $print }
companion-ruling-valid = Tuomari: siirto kelpaa
companion-ruling-invalid = Tuomari: siirto ei kelpaa
ruling-away = Sanalistaan ei saada yhteyttä: tuomari tai te yhdessä ratkaisette.
verdict-invalid = Siirto ei kelpaa.
verdict-stands = Siirto jää voimaan.
verdict-back = { $name } ottaa laatat takaisin ja menettää vuoron.
verdict-penalty = { $name } menettää haastosta { $points } pistettä.
verdict-turn = { $name } menettää haastosta seuraavan vuoron.

## Kaksi pöytäkirjaa
sheets = Molempien pöytäkirjat
sheet-of = Pöytäkirja: { $name }
line-told = { $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
}
line-correction = korjaus
differ = Pöytäkirjassani on eri luku
differ-help = Kirjaa, mitä omassa pöytäkirjassasi lukee. Jos pöytäkirjat eroavat, kello pysähtyy.
differ-write = Kirjaa tämä
differ-title = Pöytäkirjat eroavat
differ-count = Kello seisoo, kunnes olette laskeneet uudelleen.
differ-counted = Laskettu
differ-correct = { $name } korjaa: { $points }, yhteensä { $total }

## Tauko ja tuomari
pause = Pysäytä kello
pause-help = Kello pysähtyy, jos molemmat suostuvat. Pöydästä poistuvan kello käy.
pause-agree = { $name } suostuu
pause-title = Kello on pysäytetty
pause-over = Käynnistä kello taas
correct = Korjaa viimeisin vuoro
correct-help = Viimeisin vuoro kirjattiin väärin. Jos molemmat suostuvat, se perutaan tässä ja kirjataan uudestaan; kellojen ajat eivät muutu.
finish = Mitään ei voi enää pelata
finish-help = Jos molemmat ovat samaa mieltä, ettei mitään voi enää pelata, peli päättyy ja telineiden laatat lasketaan.
resign-help = Kuka luovuttaa? Peli on hävitty pisteistä riippumatta.
resign-by = { $name } luovuttaa
companion-judge-call = Kutsu tuomari
judge-who = Kuka kutsuu? Kello pysähtyy heti.
companion-judge-title = { $name } on kutsunut tuomarin
judge-help = Tuomari huolehtii siitä, että peli päättyy mahdollisimman reilusti. Päätös jää pelitallenteeseen.
companion-judge-text = Päätös
companion-judge-seconds = Sekunteja: { $name }
companion-judge-points = Pisteitä: { $name }
judge-done = Tuomari on päättänyt

## Liikaa laattoja
surplus = Nosti liikaa
surplus-title = Laattoja nostettiin liikaa
surplus-who = Kuka nosti?
surplus-count = Montako liikaa
surplus-seen = Laattoja nähtiin enemmän kuin piti nostaa
surplus-apart = Uudet laatat voi vielä erottaa muista
surplus-from = { $name } valitsee, mistä nostaa
surplus-new = vain uusista laatoista
surplus-all = kaikista laatoista
surplus-unseen = { $count ->
    [one] { $name } palauttaa ylimääräisen laatan pussiin.
   *[other] { $name } palauttaa { $count } ylimääräistä laattaa pussiin.
}
surplus-plain = { $count ->
    [one] Säännöt eivät sano tästä mitään: { $name } nostaa yhden laatan katsomatta ja palauttaa sen.
   *[other] Säännöt eivät sano tästä mitään: { $name } nostaa { $count } laattaa katsomatta ja palauttaa ne.
}
surplus-draws = { $looked ->
    [one] { $name } nostaa { $looked } laatan ja katsoo sen (pussissa oli { $bag } ennen nostoa).
   *[other] { $name } nostaa { $looked } laattaa ja katsoo ne (pussissa oli { $bag } ennen nostoa).
}
surplus-returns = { $count ->
    [one] Niistä valitaan yksi palautettavaksi.
   *[other] Niistä valitaan { $count } palautettavaksi.
}
surplus-done = Tehty

## Loppu
end-out = { $name } on pelannut kaikki laattansa.
end-scoreless = Kuusi vuoroa ilman uutta laattaa laudalla: peli on päättynyt.
end-passes = Kaikki ovat jättäneet vuoron väliin kahdesti peräkkäin: peli on päättynyt.
end-time = Aika on loppu: peli on päättynyt.
end-lost-on-time = { $name } hävisi ajalla.
end-resigned = { $name } luovutti.
end-nothing-left = Molemmat ovat samaa mieltä, ettei mitään voi enää pelata: peli on päättynyt.
end-rack = { $count ->
    [one] Telineeseen jäänyt laatta: { $name } (? on tyhjä laatta)
   *[other] Telineeseen jääneet { $count } laattaa: { $name } (? on tyhjä laatta)
}
end-show = Laske nämä laatat
sign-help = Tarkistakaa, että molemmissa pöytäkirjoissa on tämä tulos, ja allekirjoittakaa.
sign = { $name } allekirjoittaa { $first }–{ $second }
signed = { $name } on allekirjoittanut
record-save = Tallenna peli
record-print = Tulosta pöytäkirjat

## Työkalut
tools = Työkalut
guide = Sääntöopas
leave = Lopeta kesken
leave-question = Peli poistetaan laitteelta. Tallenna se ensin, jos haluat säilyttää sen.
leave-yes = Poista peli
bag-left = { $count ->
    [0] Pussi on tyhjä
    [one] Pussissa { $count } laatta
   *[other] Pussissa { $count } laattaa
}
scoreless-run = { $count ->
    [one] { $count } vuoro ilman uutta laattaa
   *[other] { $count } vuoroa peräkkäin ilman uutta laattaa
}

## Ennen peliä
setup-title = Peli oikealla laudalla
setup-help = Pane laite laudan viereen: se on kello, pöytäkirjat, sanatuomari ja sääntöopas. Mitään ei lähetetä eteenpäin.
setup-edition = Säännöt ja laatat
setup-clock = Kello
setup-no-clock = Ei kelloa
setup-seven = Vaihto vain, kun pussissa on vähintään seitsemän laattaa
player-of = Pelaaja { $number }
lot-title = Kumpi voitti arvonnan?
first-title = Kumpi aloittaa?
lot-draw = Anna laitteen arpoa
lot-fell = Arvonnan voitti { $name }.
lot-choice = { $name } valitsee
lot-first = aloituksen
lot-board = laudan suunnan
lot-rest = { $name } saa toisen edun. { $board } saa päättää, kummalle lauta on oikein päin; lautaa ei panna poikittain.
setup-download-running = Haetaan sääntöjä ja sanalistaa …
setup-download-done = Kaikki on laitteella: se toimii ilman verkkoa.
setup-download-unsaved = Selain ei tallenna mitään: pitäkää sivu auki pelin ajan.
setup-download-unavailable = Tätä versiota ei ole laitteella, eikä verkkoa ole. Yhdistä verkkoon kerran, niin sen voi ladata.
setup-download-server = Palvelin laskee pisteet ja tarkistaa sanat, joten verkkoyhteys tarvitaan. Ilman sitä kirjaatte pisteet itse, ja sanoista päättää tuomari.
kernel-away = Palvelimeen ei saada yhteyttä, eikä tämä selain voi laskea pisteitä itse: kirjoita ne lukuna tai yritä uudelleen.
setup-download-no-kernel = Pisteitä ei voi laskea täällä: kirjatkaa vain luvut.
setup-download-no-words = Sanalistaa ei ole täällä: tuomari ratkaisee.
begin = Aloita peli: { $name } aloittaa
begin-none = Aloita

## Sääntöopas
guide-start = Arvonnan voittaja valitsee aloituksen tai laudan suunnan; toinen saa sen, mikä jää. Lauta ei ole koskaan poikittain. Se, joka ei aloita, käynnistää kellon, kun toinen on nähnyt laatan.
guide-turn = Aseta, ilmoita pisteet, paina kelloa, kirjaa. Ei uusia laattoja ennen kuin vastustaja on kirjannut. Kirjaa vastustajan siirto ennen omaasi. Molemmat kirjaavat jokaisen siirron ja summat.
guide-accept = Kun alat kirjata siirtoa, olet hyväksynyt sen. Jos haluat haastaa, pysäytä kello ja sano sanat.
guide-verdict = Ratkaisu koskee koko siirtoa. Ei kelpaa: laatat takaisin ja vuoro menetetty. Kelpaa: haastaja menettää kymmenen pistettä.
guide-withdraw = Siirron voi perua, kunnes kelloa on painettu, myös kun haasto on jo ilmoitettu. Käsi pussissa tekee siirrosta lopullisen.
guide-exchange = Vaihto: laatat kirjainpuoli alaspäin, sano määrä, paina kelloa, nosta, palauta vanhat. Pussissa on oltava vähintään seitsemän. Vuoron saa aina jättää väliin.
guide-surplus = Liikaa nostettuja ei nähty: ylimääräiset palautetaan. Ne nähtiin: vastustaja nostaa yhden enemmän kuin on liikaa, katsoo ja valitsee palautettavat; vielä yhden, jos pussissa oli alle seitsemän.
guide-time = Kymmenen miinuspistettä jokaisesta alkavasta yliminuutista, ja 00:00 on yliaikaa. Viisi minuuttia yli on tappio: jääneet laatat ja viisikymmentä pistettä pois, vähintään 150 pistettä jäljessä, pahimmillaan 150–0. Pöydästä poistuvan kello käy.
guide-stop = Kumpikin saa nähdä toisen pöytäkirjan; jos ne eroavat, kello pysähtyy. Tauko vaatii molemmat. Kumpikin voi milloin tahansa pysäyttää kellon ja kutsua tuomarin.
guide-scoreless = Kuusi vuoroa peräkkäin ilman pysyvää uutta laattaa (väliin jätetyt, vaihdot, hylätyt siirrot) päättää pelin; molemmat menettävät laattojensa pisteet.
guide-out = Viimeiset laattansa pelaava painaa kelloa kuten aina; vastustaja voi haastaa. Hyväksyvä kirjaa siirron ja pysäyttää kellon. Molemmat tarkistavat pisteet ja allekirjoittavat.
guide-notes = Muistiinpanoja saa tehdä ja laattoja merkitä pois. Kaikki pelaavat rehellisesti, reilusti ja toisiaan kunnioittaen.
guide-plain = Aseta, ilmoita pisteet, paina kelloa. Siirron voi haastaa, kunnes seuraava pelaaja aloittaa tai on kirjannut sen; ratkaisu koskee koko siirtoa.
guide-time-polish = Kaksi minuuttia siirtoa kohti on tavallista; kun ne loppuvat, vuoro jää väliin. Mestaruuskilpailuissa kummallakin on kaksikymmentä minuuttia, ja pelaaminen päättyy, kun ne on käytetty.

## Results from phone to director
result-hand = Ilmoita tulos
result-hand-help = Turnauksen johtaja skannaa koodin puhelimella tai avaa linkin. Tulos on itse linkissä; täältä ei lähetetä mitään.
result-code = Tuloksen QR-koodi
result-link = Linkki tulokseen
result-tournament = Ilmoita tulos turnaukseen
results-title = Tulokset
results-help = Skannaa kunkin laudan vieressä olevan puhelimen koodi tai avaa sen linkki: tulos lisätään tähän. Luettelo säilyy vain tällä laitteella.
results-offered = Tulos ilmoitettiin
results-take = Lisää luetteloon
results-taken = Lisätty: { $first } – { $second }.
results-before = Luettelossa on jo tälle pelille { $first }–{ $second }. Se korvataan.
results-bad = Tässä linkissä ei ole tulosta. Skannaa koodi uudelleen.
results-none = Ei vielä tuloksia.
results-began = Alkoi
results-players = Pelaajat
results-score = Tulos
results-signed = Molemmat allekirjoittaneet
results-unsigned = Kaikki eivät ole allekirjoittaneet
results-remove = Poista
results-remove-one = Poista { $first } – { $second }
results-save = Tallenna taulukkolaskentaan (CSV)
results-print = Tulosta
screen-dims = Näyttö voi täällä sammua itsestään. Pidennä sammumisaikaa laitteen asetuksista.
