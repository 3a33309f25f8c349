# Takaperin, bingo ja yksinpeli: mitä tavallisen pelin rinnalla pelataan.


## Takaperin
reverse-title = Pelaa takaperin
reverse-begin = Pelaa takaperin
reverse-intro = Ota kerralla yhdestä kuuteen laattaa samasta sanasta. Kaikkien jäljelle jäävien sanojen on oltava hyväksyttäviä ja laattojen liityttävä toisiinsa. Saat laattoihin painetut pisteet; peli päättyy, kun mitään ei voi enää ottaa.
reverse-choose = Valitse laatat, jotka otat.
reverse-take = Ota laatat
reverse-turn = { $name } ottaa laattoja.
reverse-yours = Sinun vuorosi: ota laattoja ({ $name }).
reverse-over = Mitään ei voi enää ottaa.
reverse-won = Eniten pisteitä: { $names }.
reverse-took = { $name }: { $tiles } ({ $points })
reverse-tile = { $square }: { $letter }, arvo { $value }
reverse-ask = laattojen ruudut, kuten ”H8 I8”>
reverse-totals = Pisteet
reverse-history = Mitä on otettu
reverse-word-list = Sanalista: { $name }
not-over = Peli ei ole vielä päättynyt.
nothing-to-remove = Tältä laudalta ei voi ottaa mitään.
removal-no-tiles = Valitse ainakin yksi laatta.
removal-too-many-tiles = Kerralla voi ottaa enintään { $most } laattaa.
removal-off-board = Sellaista ruutua ei ole.
removal-nothing-there = Ruudussa { $square } ei ole laattaa.
removal-not-in-line = Kaikkien laattojen on oltava samasta sanasta.
removal-gap = Kaikkien laattojen on oltava samasta sanasta.
removal-too-short = Yksi laatta ei voi jäädä yksin: ota sekin tai jätä kaksi.
removal-detached = Jäljelle jäävien laattojen on liityttävä toisiinsa.
removal-wrong-size = Lauta on toisen kokoinen.

## Bingo
bingo-title = Bingo
bingo-intro = Jokainen kirjoittaa kaksi seitsenkirjaimista sanaa, joissa mikään kirjain ei esiinny useammin kuin pussissa. Yksi nostaa laattoja pussista; jokaisesta laatasta saa viivata yli yhden sellaisen kirjaimen, tyhjästä laatasta minkä tahansa. Joka on viivannut yli molemmat sanat, huutaa bingo.
bingo-begin = Aloita kierros
bingo-join-here = Liity puhelimella
bingo-join = Kirjoita kortti
bingo-link = Pelaajien osoite
bingo-card-again = Sulkeutuiko sivu? Sama puhelin löytää korttinsa uudelleen:
bingo-cards = Kortteja: { $count }
bingo-called-count = Nostettuja laattoja: { $count }
bingo-call = Nosta laatta
bingo-ask-finish = Kukaan ei ole huutanut bingoa. Päätetäänkö kierros kaikilta?
bingo-finish = Päätä kierros
bingo-waiting = Yhtään laattaa ei ole vielä nostettu.
bingo-last = Viimeisin laatta
bingo-blank = tyhjä
bingo-all = Kaikki nostetut laatat
bingo-none-called = Ei vielä yhtään.
bingo-commitment = Laatat määrää luku, joka on jo päätetty: sen sormenjälki on { $commitment }.
bingo-seed = Luku oli { $seed }.
bingo-claimed = Bingo: { $names }. Kortit on tarkistettu, ja ne ovat oikein. Joka on myös viivannut kaiken yli, voi vielä huutaa, kunnes kierros päätetään.
bingo-won = Kierros on päättynyt. Voittaja: { $names }.
bingo-nobody = Kierros on päättynyt. Kukaan ei huutanut.
bingo-name = Nimesi
bingo-first-word = Ensimmäinen sana
bingo-second-word = Toinen sana
bingo-write = Kirjoita kortti
bingo-closed = Kierros on alkanut; kortteja ei voi enää kirjoittaa.
bingo-card = Kortti: { $name }
bingo-keep = Tämä sivu on korttisi: säilytä sen osoite, kenelläkään muulla sitä ei ole.
bingo-cross = Viivaa yli { $letter }
bingo-crossed = { $letter }, viivattu yli
bingo-claim = Bingo!
bingo-you-called = Huusit, ja korttisi on oikein.
bingo-you-won = Voitit.
bingo-check = Tarkista paperikortti
bingo-check-button = Tarkista
bingo-check-right = Kortti on täysi.
bingo-check-left = Kirjaimia nostamatta: { $left }.
bingo-ask-card = kaksi seitsenkirjaimista sanaa>
bingo-ask-next = Enter nostaa seuraavan laatan>
bingo-tile = Laatta { $number }: { $tile }
bingo-column-card = kortti
bingo-left = jäljellä
cards-closed = Ensimmäinen laatta on nostettu; uusia kortteja ei oteta.
too-many-cards = Kierrokselle ei mahdu enempää kortteja.
no-such-card = Sellaista korttia ei ole.
card-word-length = Kortissa on kaksi seitsenkirjaimista sanaa.
card-words = Ei ole sanalistassa: { $words }.
card-letters = Kirjainta { $tile } on laattasarjassa vain { $most }; sanoissasi sitä on enemmän.
no-cards = Kukaan ei ole vielä kirjoittanut korttia.
all-called = Kaikki laatat on nostettu.
bingo-called = Joku on huutanut bingon; laattoja ei nosteta enää.
not-called = Kirjainta { $tile } ei ole nostettu tarpeeksi monta kertaa.
crossed-out = Kirjain on jo viivattu yli.
false-call = Tämä ei ole vielä bingo. Yli viivaamatta: { $left }.

## Yksinpeli
solo-title = Yksinpeli
solo-intro = Peli yhdelle: parhaita siirtoja tai itseäsi vastaan.
solo-begin = Aloita
solo-daily = Päivän telineet
solo-daily-about = Viisi telinettä, tänään kaikille samat; etsi eniten pisteitä antava siirto ja katso paras.
solo-one = Yksi teline
solo-one-about = Koko peli yksin tavallisin säännöin. Lopuksi näet jokaisesta vuorosta, mikä oli paras siirto.
solo-two = Kaksi telinettä
solo-two-about = Yksi teline sinulle ja toinen kuvitellulle vastustajalle; lopuksi näet parhaat siirrot.
solo-open = Näkyvät laatat
solo-open-about = Kaikki laatat ovat kirjainpuoli ylöspäin. Valitse vapaasti, hae sanoja ja tavoittele suurinta pistemäärää.
solo-you = Pelaaja
solo-opponent = Kuviteltu vastustaja
solo-own = Omat tuloksesi
solo-own-best = Suurin pistemääräsi: { $total }
solo-none-yet = Ei vielä tuloksia.
daily-title = Päivän telineet, { $day }
daily-number = Teline { $number }/{ $of }
daily-rack = Laattasi
solo-square = Ensimmäinen ruutu
solo-direction = Suunta
solo-across = Vaakaan
solo-down = Pystyyn
solo-word = Sana
solo-word-help = Pienet kirjaimet isojen joukossa ovat tyhjiä laattoja; muuten tyhjää käytetään puuttuvan laatan tilalla.
solo-ask = siirtosi, kuten ”8D SANA”; Enter ohittaa>
solo-lay = Pelaa sana
daily-give-up = Näytä paras siirto
daily-yours = { $points ->
    [one] Siirtosi: { $play }, { $points } piste
   *[other] Siirtosi: { $play }, { $points } pistettä
}
daily-none = Jätit tämän telineen väliin.
daily-best = { $points ->
    [one] Paras siirto: { $play }, { $points } piste
   *[other] Paras siirto: { $play }, { $points } pistettä
}
daily-total = Pisteesi: { $total }/{ $most }
daily-over = Se oli päivän viimeinen teline.
daily-again = Muut telineet ja pelit
open-total = Pisteet: { $total }
open-left = Jäljellä olevat laatat
open-stop = Lopeta tähän
open-over = Pistemääräsi: { $total }
open-laid = Pelatut sanat
open-record = Lataa pelitallenne
solo-compared = Paras tässä: { $play }, { $points }
solo-result = Sinä: { $total }. Parhaat siirrot olisivat antaneet { $most }.
compared-title = Peli ja parhaat siirrot
compared-sum = Pisteitä: { $found }/{ $most }.
compared-hits = Parhaita siirtoja: { $hits }/{ $of }.
compared-share = { $percent } % eniten p.
compared-counts = Tässä paras siirto on se, joka tuo eniten pisteitä. Analyysi laskee mukaan myös telineeseen jäävien laattojen arvon.
compared-turn = { $number }. vuoro
compared-rack = Telineen laatat
compared-laid = { $points ->
    [one] Pelattu: { $word }, { $points } piste
   *[other] Pelattu: { $word }, { $points } pistettä
}
compared-exchange = { $count ->
    [one] Vaihdettu { $count } laatta
   *[other] Vaihdettu { $count } laattaa
}
compared-pass = Vuoro väliin
compared-best = { $points ->
    [one] Paras siirto oli { $word } ({ $place }), { $points } piste
   *[other] Paras siirto oli { $word } ({ $place }), { $points } pistettä
}
compared-hit = Tämä oli paras siirto.
compared-nothing = Mitään ei voinut pelata.
compared-board = Lauta: { $word } ruudusta { $place } alkaen
compared-replay = Peli vuoro vuorolta
no-such-pastime = Tässä osoitteessa ei ole peliä.
not-your-pastime = Tämän on aloittanut joku muu.
no-words-here = Sanalistaa ei ole asennettu.
bad-play = Anna ruutu, suunta ja sana tämän version kirjaimin.
