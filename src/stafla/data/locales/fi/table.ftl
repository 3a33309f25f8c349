### Pöytä: mitä selain sanoo.

## Lauta ja laatat
board = Pelilauta
rack = Teline
players = Pelaajat
square = rivi { $row }, sarake { $column }
square-start = tähtiruutu
square-empty = tyhjä ruutu
premium = { $kind ->
    [letter] { $times ->
        [2] kaksinkertaiset kirjainpisteet
        [3] kolminkertaiset kirjainpisteet
       *[other] kirjainpisteet kertaa { $times }
    }
   *[word] { $times ->
        [2] kaksinkertaiset sanapisteet
        [3] kolminkertaiset sanapisteet
       *[other] sanapisteet kertaa { $times }
    }
}
tile-named = { $points ->
    [one] { $letter }, { $points } piste
   *[other] { $letter }, { $points } pistettä
}
tile-blank = tyhjä laatta
tile-blank-as = { $letter }, tyhjä laatta
tile-yours = sinun laattasi, vielä pelaamatta
tile-last = viimeisin siirto
blank-short = tyhjä

## Toiminnot
play = Pelaa
play-points = Pelaa { $points }
exchange = Vaihda
pass = Jätä vuoro väliin
resign = Luovuta
offer-end = Ehdota lopetusta
challenge = Haasta
challenge-as = { $name } haastaa
accept = Hyväksy
withdraw = Peru siirto
shuffle = Sekoita
sort = Järjestä
recall = Palauta
zoom = Suurenna
keyboard = Näppäimistö
close = Sulje
no-back = Takaisin
new-game = Uusi peli

pass-question = Et pelaa laattoja etkä saa pisteitä tällä vuorolla.
pass-yes = Jätä vuoro väliin
resign-question = Häviät pelin pisteistä riippumatta.
resign-yes = Luovuta peli
offer-end-question = Jos kaikki ovat samaa mieltä, ettei mitään voi enää pelata, peli päättyy ja telineisiin jääneet laatat vähennetään pisteistä.
offer-end-yes = Ehdota lopetusta

## Miksi ei voi vielä pelata
reason-empty = Aseta laattoja laudalle.
reason-blank = Valitse tyhjän laatan kirjain.
reason-not-your-turn = Vuorossa on { $name }.
reason-not-in-list = Ei sanalistassa: { $words }.
reason-answer = Hyväksy siirto tai haasta se.
reason-offer = Pelin lopettamista on ehdotettu.

## Ikkunat
blank-title = Mitä kirjainta tyhjä laatta edustaa?
blank-help = Se edustaa samaa kirjainta pelin loppuun asti eikä anna pisteitä.
blank-type = tai kirjoita kirjain
exchange-title = Vaihda laattoja
exchange-help = Valitse laatat, jotka palautat. Nostat pussista yhtä monta uutta, ja vuorosi päättyy.
exchange-most = { $most ->
    [one] Pussissa on { $most } laatta, enempää ei voi vaihtaa.
   *[other] Pussissa on { $most } laattaa, enempää ei voi vaihtaa.
}
exchange-type = Kirjoita kirjaimia; miinus kääntää valinnan
exchange-invert = Käännä valinta
exchange-do = { $count ->
    [0] Vaihda
    [one] Vaihda { $count } laatta
   *[other] Vaihda { $count } laattaa
}
exchange-too-many = { $most ->
    [one] Enintään { $most } laatta.
   *[other] Enintään { $most } laattaa.
}

## Odottavat siirrot, laitteen luovutus, ehdotukset
waiting = Vastauksesi
hand-over = Vuorossa on { $name }
hand-over-help = Anna laite seuraavalle pelaajalle. Teline on peitossa siihen asti.
hand-over-take = Minä olen { $name }, näytä telineeni
offer-text = Ehdotus: lopetetaan peli, koska mitään ei voi enää pelata.
offer-accept = Lopetetaan
offer-decline = Jatketaan peliä
watching = Seuraat peliä. Jokainen pelaaja näkee vain oman telineensä.
watching-late = Näet pelin { $delay }.
bag-waits = Pussia ei ole vielä sekoitettu. Satunnaisluku puuttuu näiden pelaajien laitteilta: { $names }.
press = Paina kelloa
start-draw = Aloitusarvonta: { $tiles }
start-text = Arvonnan voitti { $name }: aloitatko pelin vai valitsetko laudan suunnan ja annat toisen aloittaa?
choose-first-move = Aloitan
choose-orientation = Toinen aloittaa
challenge-title = Mitkä sanat haastat?
challenge-help = Ratkaisu koskee koko siirtoa: se jää voimaan tai hylätään kokonaan.

## Kellot ja sopiminen
turn-overtime = yliaika
turn-correction = tuomarin päätös
turn-gone = liian kauan poissa
turn-takeback = vuoro peruttu
said-overtime = { $name } on yliajalla: { $points } pistettä.
said-correction =
    { $points ->
        [one] Tuomarin päätös: { $name } { $points } piste.
       *[other] Tuomarin päätös: { $name } { $points } pistettä.
    }
said-gone = { $name } oli liian kauan poissa.
said-takeback = Pelaajan { $name } viimeisin vuoro peruttiin.
player-time-up = aika lopussa
clock-left = { $name }: aikaa jäljellä { $time }
clock-overtime = { $name }: yliaikaa { $time }
said-minutes = { $minutes ->
    [one] Sinulla on { $minutes } minuutti jäljellä.
   *[other] Sinulla on { $minutes } minuuttia jäljellä.
}
said-seconds = { $seconds ->
    [one] Sinulla on { $seconds } sekunti jäljellä.
   *[other] Sinulla on { $seconds } sekuntia jäljellä.
}
start-clock = Käynnistä kello
start-clock-text = Pelaajan { $name } kello ei vielä käy.
resume-clock = Käynnistä kello taas
clock-paused = Kello on pysäytetty.
more = Lisää
propose-takeback = Ehdota vuoron perumista
propose-pause = Ehdota taukoa
propose-abort = Ehdota mitätöintiä
abort = Mitätöi peli
claim = Ilmoita, että pelaaja on poissa
propose-takeback-question = Jos kaikki suostuvat, viimeisin vuorosi ja kaikki sen jälkeen pelattu perutaan. Laatat nostetaan uudelleen, mutta käytettyä aikaa ei saa takaisin.
propose-takeback-yes = Ehdota
propose-pause-question = Jos kaikki suostuvat, kello seisoo, kunnes joku käynnistää sen taas.
propose-pause-yes = Ehdota
propose-abort-question = Jos kaikki suostuvat, peli päättyy ilman tulosta.
propose-abort-yes = Ehdota
abort-question = Peli päättyy ilman tulosta.
abort-yes = Mitätöi peli
claim-question = Muita odotuttava pelaaja poistetaan pelistä, ja hän häviää.
claim-yes = Ilmoita
proposal = Ehdotus
proposal-takeback = { $name } haluaa perua viimeisimmän vuoronsa.
proposal-pause = { $name } haluaa pysäyttää kellon.
proposal-abort = { $name } ehdottaa pelin mitätöimistä.
proposal-drop = Peru
consent = Suostun
consent-as = { $name } suostuu
decline = En suostu
decline-as = { $name } ei suostu

## Pelaajat
player-turn = vuorossa
player-thinks = miettii
player-here = paikalla
player-away = poissa
player-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
player-tiles = { $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
}
player-resigned = luovutti

## Pistepöytäkirja
chat = Keskustelu
chat-watchers = Katsojat
chat-none = Ei vielä viestejä.
chat-say = Kirjoita viesti
chat-send = Lähetä
chat-hidden = (nimi piilotettu)
chat-watchers-later = Pelaajat näkevät katsojien keskustelun pelin jälkeen.
note = Omat muistiinpanosi
note-help = Kukaan muu ei näe niitä.
sheet = Pöytäkirja
sheet-empty = Ei vielä vuoroja.
sheet-turn = Nro
sheet-play = Siirto
sheet-points = Pisteet
sheet-total = Yhteensä
sheet-breakdown = Näytä, mistä pisteet tulevat
bonus = Kaikki laatat kerralla
turn-pass = vuoro väliin
turn-exchange = { $count ->
    [one] vaihtoi { $count } laatan
   *[other] vaihtoi { $count } laattaa
}
turn-penalty = väärä haasto
turn-yield = aloitus siirtyi
turn-lost-turn = menetti vuoron
turn-resign = luovutti
turn-settlement = jäljelle jääneet laatat
turn-time-loss = tappio ajalla
turn-back = otettu takaisin
turn-undecided = ratkaisematta: ei sanalistassa, mutta toisessa sanakirjassa

## Näkymättömät laatat
unseen = Piilossa olevat laatat
unseen-count = Piilossa { $total }, niistä pussissa { $bag }

## Pelin loppu
rematch = Uusintapeli
rematch-wanted = { $name } haluaa uusintapelin.
rematch-yours = Olet ehdottanut uusintapeliä.
rematch-begun = Uusintapeli on alkanut.
reverse-play = Pelaa takaperin
best-plays = Katso parhaat siirrot
to-lobby = Aula
ending-title = Peli on päättynyt
ending-place = Sija
ending-name = Pelaaja
ending-left = telineeseen jäi: { $tiles }
ending-change = Loppulaskenta

## Luetaan ääneen
said-play = { $points ->
    [one] { $name } pelasi: { $word }, { $square }, { $points } piste.
   *[other] { $name } pelasi: { $word }, { $square }, { $points } pistettä.
}
said-back = { $name } ottaa laatat takaisin: { $word }.
said-undecided = { $name } saa pitää siirron { $word }: yksi sana puuttuu sanalistasta mutta on toisessa sanakirjassa. Kukaan ei ole vielä ratkaissut sitä, joten siirto jää voimaan eikä kukaan menetä pisteitä.
said-exchange = { $tiles ->
    [one] { $name } vaihtoi { $tiles } laatan.
   *[other] { $name } vaihtoi { $tiles } laattaa.
}
said-penalty = { $name } haastoi kelvollisen siirron: { $points } pistettä.
said-lost-turn = { $name } haastoi kelvollisen siirron ja menettää vuoron.
said-pass = { $name } jätti vuoron väliin.
said-yield = { $name } ei voi aloittaa. Vuoro siirtyy seuraavalle.
said-resign = { $name } luovutti.
said-settlement =
    { $points ->
        [one] Loppulaskenta, { $name }: { $points } piste.
       *[other] Loppulaskenta, { $name }: { $points } pistettä.
    }
said-time-loss = Tappio ajalla, { $name }: { $points } pistettä.
said-your-turn = Sinun vuorosi.
said-score = { $points ->
    [one] Siirrosta { $points } piste
   *[other] Siirrosta { $points } pistettä
}
said-laid = { $letter }, { $square }
said-laid-blank = { $letter } tyhjällä laatalla, { $square }
said-blank-used = Tyhjä laatta edustaa kirjainta { $letter }, { $square }
said-lifted = Laatta takaisin telineeseen: { $square }
said-recalled = Kaikki laatat ovat taas telineessä.
said-missing = Telineessä ei ole kirjainta { $letter }
said-message = Keskustelu, { $name }: { $text }
said-across = vaakaan
said-down = pystyyn
said-pass-again = Paina 2 uudelleen, niin vuoro jää väliin.

## Lataukset ja asetukset
downloads = Lataukset ja asetukset
download-gcg = Pelitallenne (GCG)
challenges = Haastot
replay = Pelin kulku
share-replay = Jaa peli
link-copied = Linkki on kopioitu.
ending-rating = { $name }, vahvuusluku { $before } → { $after }
check-draws = Tarkista nostot
download-diagram = Kuva laudasta (SVG)
transfer-here-link = Jatka toisella laitteella
print = Tulosta
lexicon = Sanalista: { $name }, { NUMBER($words) } sanaa, { $fingerprint }
offline = Ei yhteyttä palvelimeen. Mitään ei katoa: peli jatkuu, kun yhteys palaa.
still-sending = Edellinen valintasi on vielä matkalla. Yritä hetken kuluttua uudelleen.
online = Yhteys palautui.
settings = Asetukset
set-language = Kieli
set-theme = Ulkoasu
set-theme-system = järjestelmän mukaan
set-theme-light = vaalea
set-theme-dark = tumma
set-theme-contrast = suuri kontrasti
set-board = Pelilauta
set-board-paper = paperi
set-board-wood = puu
set-board-slate = liuskekivi
set-size = Tekstin koko
set-size-normal = tavallinen
set-size-large = suuri
set-keys = Näppäimistö
set-keys-grid = Ruudukko
set-keys-classic = Perinteinen
set-keys-grid-does = Nuolinäppäimet siirtävät kohdistinta.
set-keys-classic-does = Nuolinäppäimet vaihtavat suuntaa.
set-zoom = Suurenna lautaa pienellä näytöllä, kun laatta asetetaan
set-sound = Äänet
set-notify = Ilmoitus, kun on sinun vuorosi
set-notify-forbidden = Selain ei salli ilmoituksia tältä sivulta.
keys-title = Näppäimet
keys-type = kirjaimet
keys-type-does = asettavat laattoja kohdistimen kohdalle
keys-blank = Shift + kirjain
keys-blank-does = asettaa tyhjän laatan
keys-arrows = nuolet
keys-arrows-does = { $preset ->
    [classic] vasen ja oikea vaihtavat suuntaa, ylös sekoittaa, alas palauttaa
   *[grid] siirtävät kohdistinta; poikittain ne vaihtavat ensin suuntaa
}
keys-space = välilyönti
keys-space-does = { $preset ->
    [classic] yksi ruutu eteenpäin
   *[grid] vaihtaa suuntaa
}
keys-erase = Askelpalautin, Delete
keys-erase-does = nostaa laatan kohdistimen edestä tai alta
keys-recall = Esc, Ctrl + askelpalautin
keys-recall-does = palauttaa kaikki laatat telineeseen
keys-play = Enter
keys-play-does = pelaa
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = vuoro väliin, haasto, vaihto, kaikkien vaihto

## What the table agreed on
house = Tässä pöydässä sovittu
house-theme = Teema: { $name } { $listed ->
    [0] {""}
    [one] – { $listed } sana ilman äänestystä
   *[other] – { $listed } sanaa ilman äänestystä
}
house-parts = Pusseissa: konsonantteja { $consonants }, vokaaleja { $vowels }
house-drawing = { $name } valitsee pussia.
house-draw = Nosta laatta:
draw-consonant = Konsonantti
draw-vowel = Vokaali
take-blank = Ota tyhjä laatta
take-blank-at = Ota tyhjä laatta ruudusta { $square }
vote-text = { $name } ehdottaa teemaan: { $words } – { $argument }
vote-yes = Kuuluu teemaan
vote-no = Ei kuulu teemaan
vote-waits = Äänestämättä: { $names }
claim-theme = Ehdota siirtoa teemaan
claim-argument = Perustelu
look-up-word = Haettava sana
look-up = Hae
look-up-valid = { $word } on sanalistassa.
look-up-invalid = { $word } ei ole sanalistassa.
look-up-unknown = Sanalistasta ei selviä, kelpaako { $word }.

## Two pairs (PL-65)
pair-of = { $one } ja { $other }
pair-exchanges = { $left ->
        [0] ei vaihtoja jäljellä
        [one] yksi vaihto jäljellä
       *[other] { $left } vaihtoa jäljellä
    }
partner-rack = Parisi teline: { $name }
partner-lays = { $name }: { $tiles }
pair-quiet = Parin jäsenet viestivät vain laattojensa järjestyksellä. Keskustelu avautuu pelin jälkeen.
pair-order = Parisi näkee telineesi sellaisena kuin sen järjestät.

## Tuomari pöydässä
judge = Tuomari
judge-somebody = tuomari
judge-verdict-attested = Yksi siirron sana puuttuu sanalistasta mutta on toisessa sanakirjassa. Kukaan ei ole vielä ratkaissut sitä, joten siirto jää voimaan.
judge-may-appeal = { $name } voi viedä asian tuomarille. Määräaika: { $time }.
judge-answer-until = Jos et vastaa, ratkaisu jää voimaan. Määräaika: { $time }.
judge-about = Mitä tuomarin pitäisi tietää
accept-verdict = Hyväksy ratkaisu
appeal-to-judge = Vie tuomarille
judge-appealed = { $name } vei asian tuomarille. Kellot seisovat, kunnes tuomari on ratkaissut sen.
judge-until = Jos tuomari ei tule, peli jatkuu. Määräaika: { $time }.
withdraw-appeal = Peru valitus
propose-overturn = Ehdota ratkaisun kumoamista
proposal-overturn = { $name } ehdottaa ratkaisun kumoamista ilman tuomaria.
call-judge = Kutsu tuomari
call-judge-do = Pysäytä kellot ja kutsu
judge-called = { $name } on kutsunut tuomarin. Kellot seisovat.
dismiss-judge = Peru tuomarin kutsu
judge-ruled-valid = Tuomarin ratkaisu ({ $name }): siirto jää voimaan.
judge-ruled-invalid = Tuomarin ratkaisu ({ $name }): siirto hylätään.
judge-decided = Tuomarin päätös ({ $name }):
judge-time-given = Kelloon lisätään { $seconds } s: { $name }.
judge-time-taken = Kellosta vähennetään { $seconds } s: { $name }.

## What the table says
table-status = Mitä nyt tapahtuu
panels = Lisää pelistä
unseen-short = Piilossa
understood = Selvä
offline-short = Ei yhteyttä.
offline-more = Laattasi pysyvät paikoillaan; yhteyttä yritetään uudelleen.
game-broken = Tänne tallennettua peliä ei voi enää avata.
game-not-kept = Tämä selain ei tallenna mitään: peli katoaa, kun sivu suljetaan.
reason-one-not-in-list = Jokin näistä ei ole sanalistassa: { $words }.
told-challenged = { $name } haastaa: { $words }.
told-no-judge = Tuomaria ei tullut ajoissa. Peli jatkuu.
told-dismissed = { $name } ei enää tarvitse tuomaria. Peli jatkuu.
told-consented-takeback = { $name } suostuu: vuoro perutaan.
told-consented-pause = { $name } suostuu kellon pysäyttämiseen.
told-consented-abort = { $name } suostuu pelin mitätöimiseen.
told-consented-overturn = { $name } suostuu ratkaisun kumoamiseen.
told-declined-takeback = { $name } ei suostu: vuoro jää voimaan.
told-declined-pause = { $name } ei suostu: kello käy edelleen.
told-declined-abort = { $name } ei suostu: peli jatkuu.
told-declined-overturn = { $name } ei suostu: tuomari ratkaisee.
told-dropped = { $name } peruu ehdotuksensa.
told-blank-taken = { $name } ottaa tyhjän laatan ruudusta { $square }.
told-theme-claimed = { $name } ehdottaa sanoja teemaan.
told-voted-yes = { $name }: kuuluu teemaan.
told-voted-no = { $name }: ei kuulu teemaan.
told-theme-scored = { $name } saa teemasta lisää pisteitä: { $points }.
told-theme-nothing = Teemasta ei tule lisäpisteitä.
told-offered-by = { $name } ehdottaa pelin lopettamista.
told-offer-accepted = { $name } suostuu lopettamaan pelin.
told-offer-declined = { $name } haluaa jatkaa peliä.
told-time-up = Aika loppui: { $name }.
told-time-up-you = Sinun aikasi loppui.
told-clock-started = Kello käy.
told-paused = Kaikki suostuivat: kello on pysäytetty.
told-resumed = { $name } käynnistää kellon uudelleen.
told-first = { $name } aloittaa.
told-yielded-start = { $name } antaa toisen aloittaa.
told-lot = { $name } voitti arvonnan ja valitsee, kumpi aloittaa.
told-invalid = Ei kelpaa: { $words }.
told-valid = Kelpaa: { $words }.
told-unknown = Ratkaisematta: { $words }.
told-unknown-more = Siirto jää voimaan, eikä kukaan menetä pisteitä.
told-takes-back = { $points ->
    [one] { $name } ottaa laatat takaisin ja menettää { $points } pisteen.
   *[other] { $name } ottaa laatat takaisin ja menettää { $points } pistettä.
}
told-takes-back-you = { $points ->
    [one] Otat laatat takaisin ja menetät { $points } pisteen.
   *[other] Otat laatat takaisin ja menetät { $points } pistettä.
}
told-loses-points = Siirto jää voimaan, { $name } menettää { $points } pistettä.
told-loses-points-you = Siirto jää voimaan, menetät { $points } pistettä.
told-loses-turn = Siirto jää voimaan, { $name } menettää vuoron.
told-loses-turn-you = Siirto jää voimaan, menetät vuorosi.
told-free = Siirto jää voimaan, eikä haasto maksa mitään.
told-verdict-stands = Määräaika viedä asia tuomarille on päättynyt.
told-overturned = Kaikki suostuivat ratkaisun kumoamiseen.
told-verdict-accepted = { $name } hyväksyy ratkaisun.
told-appeal-withdrawn = { $name } peruu valituksensa.
told-waits-for = Odotetaan vastausta: { $names }.
told-gone = { $name } on ollut hetken poissa.
told-gone-more = Voit ilmoittaa siitä ja voittaa pelin.
told-away = { $name } on poissa.
told-away-claim = Voit ilmoittaa siitä { $time } kuluttua.
told-back = { $name } on taas paikalla.
told-over = Aikasi on loppu: nyt käy yliaika.
told-over-costs = Jokainen alkava yliminuutti maksaa { $points } pistettä.
told-press = { $words }, { $points }. Paina kelloa, niin siirto on tehty.
told-waits = { $words }, { $points }, voidaan vielä haastaa.
told-ahead = Voit jo asetella laattoja ja pelata, kun vuorosi tulee.
stamp-invalid = Hylätty
stamp-valid = Hyväksytty
stamp-unknown = Ratkaisematta
withdraw-short = Peru
propose-overturn-short = Kumoa
claim-short = Ilmoita
turn-challenged-off = { $name } haastoi: hylätty
turn-challenged-in-vain = { $name } haastoi: hyväksytty
sheet-beside = Muut tapahtumat ({ $count })
ending-average = Pisteitä siirtoa kohti
ending-bonuses = Kaikki laatat kerralla
ending-challenges = Haastoja
ending-best = Parhaat siirrot
ending-lead = { $name }: piste-ero vuoroittain
ending-margin = { $points ->
    [one] Ero { $points } piste.
   *[other] Ero { $points } pistettä.
}

## Vihjeet, kun pelataan bottia vastaan
hint = Vihje
hint-points = Hyvästä siirrosta saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} { $count ->
    [one] yhdellä laatalla
   *[other] { $count } laatalla
}.
hint-where = Minne?
hint-square = Laatta tulee ruutuun { $square }.
hint-squares = Se tulee korostettuihin ruutuihin { $from }–{ $to }.
hint-show = Näytä sana
hint-laid = { $word }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}. Paina nyt ”Pelaa” tai palauta laatat.
hint-exchange = Sanaa ei löydy. Vaihda { $count ->
    [one] yksi laatta
   *[other] { $count } laattaa
}.
hint-which = Mitkä?
hint-exchange-tiles = Vaihda nämä: { $tiles }.
hint-pass = Mitään ei voi pelata eikä vaihtaa. Jätä vuoro väliin.
set-hurry = Botit vastaavat heti
meaning-of = Tietoa sanasta

## Ensimmäinen peli
lesson-open = Muodosta laatoistasi sana keskiruudun yli.
lesson-join = Sanasi pitää liittyä laudalla oleviin laattoihin.
lesson-lay = Paina nyt ”Pelaa”.
lesson-brought = Sait { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}. Uudet laatat tulevat itsestään.
lesson-challenge = Outo sana? { $kind ->
    [points] Jos se kelpaa, menetät { $points } pistettä.
    [turn] Jos se kelpaa, menetät vuoron.
   *[free] Väärä haasto ei maksa mitään.
}
lesson-exchange = Hankalat laatat? Voit vaihtaa, mutta vuoro siirtyy.
lesson-end = Pussi on tyhjä. Peli päättyy, kun jonkun teline tyhjenee.
lesson-skip = Ohita
lesson-show = Näytä minulle sana
lesson-end-all = Ei enää neuvoja
