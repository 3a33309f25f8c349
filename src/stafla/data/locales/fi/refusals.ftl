# Miksi toimi hylätään. Viestin nimi on hylkäyksen koodi.

## Peli ja pelaajat
game-over = Peli on päättynyt.
no-such-seat = Pöydässä ei ole sellaista paikkaa.
has-resigned = Olet luovuttanut pelin.
random-closed = Pussi ei odota satunnaislukua tältä paikalta.
bad-random = Satunnaisluvussa on { $bytes } tavua.
wrong-players = { $most ->
        [2] Tämä versio on tarkoitettu kahdelle pelaajalle.
       *[other] Tämä versio on tarkoitettu { $least }–{ $most } pelaajalle.
    }
unknown-edition = Versiota { $name } ei ole.
start-open = Aloittajaa ei ole vielä ratkaistu.
not-favoured = Et voi valita: et voittanut arvontaa, tai valinta on jo tehty.

## Vuorot
not-your-turn = Nyt ei ole sinun vuorosi.
window-open = Siirto odottaa vastausta: hyväksy tai haasta se ensin.
not-recorded = Kirjaa vastustajan siirto ennen omaasi.
ruling-pending = Haasto odottaa ratkaisua.

## Laattojen asettaminen
no-tiles = Valitse ainakin yksi laatta.
off-board = Laatat eivät mahdu laudalle.
occupied = Ruudussa { $square } on jo laatta.
not-in-line = Kaikkien laattojen on oltava samassa pysty- tai vaakarivissä.
gap = Laattojen välissä on tyhjä ruutu.
detached = Laattojen on kosketettava laudalla jo olevia laattoja.
not-on-start = Ensimmäisen sanan on peitettävä keskellä oleva tähtiruutu.
too-short = Ensimmäisessä sanassa on oltava vähintään kaksi laattaa.
opening-too-short = Ensin viisi kirjainta: ensimmäisessä sanassa on oltava vähintään { $least } kirjainta. Jos et voi pelata sellaista, jätä vuoro väliin.
not-on-rack = { $kind ->
        [none] Telineessä ei ole näitä laattoja.
        [blank] Telineessä ei ole tyhjää laattaa.
       *[letter] Telineessä ei ole laattaa { $tile }.
    }
unknown-letter = Tässä versiossa ei ole sellaista kirjainta.
blank-only = Kirjaimella { $tile } ei ole omaa laattaa; sen voi pelata vain tyhjällä laatalla.
mismatch = Ruudussa { $square } on toinen kirjain kuin mainittu.
nothing-there = Ruudussa { $square } ei ole laattaa.
too-many-tiles = Laattoja on enemmän kuin telineeseen mahtuu.
not-in-bag = Pussissa ei ole tätä laattaa.
not-in-set = Laattasarjassa ei ole näin montaa tällaista laattaa.
wrong-size = Lauta on eri kokoinen.
invalid-words = Siirto ei kelpaa: { $words }.

## Vaihtaminen
bag-too-small = { $bag ->
        [0] Pussi on tyhjä.
        [one] Pussissa on vain yksi laatta; enempää ei voi vaihtaa.
       *[other] Pussissa on vain { $bag } laattaa; enempää ei voi vaihtaa.
    }
bag-below-least = { $least ->
        [one] Vaihtamiseen pussissa on oltava vähintään { $least } laatta.
       *[other] Vaihtamiseen pussissa on oltava vähintään { $least } laattaa.
    }
exchange-limit = Tässä pelissä ei saa enää vaihtaa laattoja.

## Haastaminen
no-window = Mikään siirto ei odota: se on hyväksytty tai seuraava pelaaja on aloittanut.
own-play = Omasta siirrostasi päättävät muut: he hyväksyvät tai haastavat sen.
not-next = Vain seuraava pelaaja voi aloittaa vuoronsa.
no-challenges = Tässä pöydässä sanat tarkistetaan automaattisesti; haastaa ei voi.
no-such-word = Siirto ei muodostanut tätä sanaa.
no-challenge = Ratkaistavaa haastoa ei ole.
not-your-play = Tämä ei ole sinun siirtosi.
not-made = Siirtoa ei ole vielä tehty: pelaaja ei ole painanut kelloa.
already-made = Siirto on tehty, eikä sitä voi enää perua.

## Pelin päättyminen
no-offer = Pelin lopettamista ei ole ehdotettu.
already-offered = Pelin lopettamista on jo ehdotettu.
already-accepted = Olet jo suostunut lopettamaan pelin.
no-such-ending = Näiden sääntöjen mukaan peli ei voi päättyä näin.
bag-not-empty = Pussissa on vielä laattoja.
play-possible = Joku voi vielä pelata laattoja.

## Aika ja sopiminen
time-up = Aikasi on lopussa; muut jatkavat.
no-clock = Kello ei ole käynnissä.
clock-runs = Kello käy jo.
own-clock = Oman kellosi käynnistävät muut.
no-proposal = Mitään ei ole ehdotettu.
already-proposed = Yksi ehdotus odottaa jo vastausta.
already-consented = Olet jo suostunut.
too-many-proposals =
    { $most ->
        [one] Olet tehnyt tämän vuoron aikana jo { $most } ehdotuksen, eikä enempää sallita. Seuraavan vuoron aikana voit taas ehdottaa.
       *[other] Olet tehnyt tämän vuoron aikana jo { $most } ehdotusta, eikä enempää sallita. Seuraavan vuoron aikana voit taas ehdottaa.
    }
withdrawn-too-often =
    { $most ->
        [one] Olet perunut siirtosi kerran tällä vuorolla. Tätä siirtoa ei voi enää perua.
       *[other] Olet perunut siirtosi { $most } kertaa tällä vuorolla. Tätä siirtoa ei voi enää perua.
    }
nothing-to-take-back = Sinulla ei ole vuoroa, jonka voisi perua.
no-takeback = Vahvuuslukupelissä vuoroja ei peruta.
too-late-to-abort = Kaikki ovat jo olleet vuorossa: pelin voi mitätöidä vain, jos kaikki suostuvat.
rated-stands = Vahvuuslukupeliä ei voi mitätöidä enää, kun laatat on nostettu: se pelataan loppuun, luovutetaan tai hävitään. Kaksi ihmistä voi kuitenkin mitätöidä sen yhdessä, kunnes molemmat ovat olleet vuorossa.
not-gone = Kukaan ei ole odotuttanut muita tarpeeksi kauan.

## Muunnelmat: $variant ja $other ovat niiden nimiä
draw-due = Ensin on valittava pussi ja nostettava laatta.
nothing-to-draw = Sinulla ei ole nyt nostettavaa laattaa.
bag-empty = Siinä pussissa ei ole laattoja.
blanks-stay = Tässä pöydässä tyhjät laatat pysyvät paikoillaan.
no-blank-there = Siinä ruudussa ei ole tyhjää laattaa.
no-theme = Teemalla on oltava nimi (enintään 200 merkkiä) ja sanalista (enintään 2{"\u00A0"}000 sanaa, kussakin enintään 60 kirjainta).
bad-claim = Näitä sanoja ei voi ehdottaa teemaan.
no-vote = Mistään ei äänestetä.
own-vote = Muut äänestävät sinun sanoistasi.
already-voted = Olet jo äänestänyt.
vote-due = Ensin kaikki äänestävät teemasta.
variant-unknown = Tällaista muunnelmaa ei ole: { $variant }.
variant-twice = { $variant }: valittu kahdesti.
variant-unneeded = { $variant }: näin on säännöissä muutenkin.
variants-conflict = Muunnelmia ”{ $variant }” ja ”{ $other }” ei voi yhdistää.
variant-players = { $variant }: tähän tarvitaan vähintään { $least } pelaajaa.
variant-check = { $variant }: tähän tarvitaan pöytä, jossa sanoja haastetaan.

## Pussin tarkistus: $event on tapahtuman numero
verify-holds = Jokainen nosto vastaa sitä, mihin sitouduttiin ja mitä pelaajat lisäsivät.
verify-not-revealed = Siementä ei ole vielä paljastettu; se paljastetaan, kun peli on päättynyt.
verify-not-committed = Nostot vastaavat siementä, mutta mihinkään ei sitouduttu ennen niitä.
verify-broken-promise = Siemen ei ole se, johon sitouduttiin.
verify-not-drawn = Laatat nostettiin käsin, joten laskettavaa ei ole.
verify-wrong-draw = Tapahtuma { $event }: siemen antaa muita laattoja.
verify-wrong-lot = Tapahtuma { $event }: arvonnan voittaa toinen pelaaja.
verify-wrong-first = Tapahtuma { $event }: toisen pelaajan olisi pitänyt aloittaa.
verify-wrong-number = Tapahtuma { $event }: laattoja olisi pitänyt nostaa eri määrä.
verify-broken = Tapahtuma { $event } ei ole mahdollinen: { $text }
verify-seed-holds = Jokainen nosto seuraa siemenestä, johon sitouduttiin.
verify-day-holds = Päivän laatat seuraavat versiosta ja päivästä.
verify-nothing-drawn = Takaperin pelattaessa laattoja ei nosteta, joten laskettavaa ei ole.

## Oikean laudan ääressä: $bag on pussiin jääneiden laattojen määrä
not-at-board = Tätä peliä ei pelata oikealla laudalla.
halted = Peli on pysäytetty, kunnes pöytäkirjat täsmäävät tai tuomari on päättänyt asian.
board-unknown = Yhdestä siirrosta on kirjattu vain pisteet, joten lauta ei ole tiedossa. Kirjaa vain pisteet.
no-line = Pöytäkirjassa ei ole vielä riviä, jota verrata.
no-draw = Tämä pelaaja ei ole nostanut laattoja, joita voisi olla liikaa.
no-such-surplus =
    { $bag ->
        [0] Pussissa ei ollut enempää laattoja kuin nostettiin.
        [one] Pussissa oli vain { $bag } laatta enemmän kuin nostettiin.
       *[other] Pussissa oli vain { $bag } laattaa enemmän kuin nostettiin.
    }
judge-there = Tuomari on jo kutsuttu.
no-judge = Tuomaria ei ole kutsuttu, tai päätöstä ei voi kirjata näin.
no-such-rack = Nyt ei näytetä telinettä, tai siinä on eri määrä laattoja.
cannot-sign = Allekirjoittaa voi, kun loppulaskenta on tehty ja pöytäkirjoissa on samat loppupisteet.

## Tuomari pöydässä
no-judge-here = Tässä pöydässä ei ole tuomaria.
no-verdict = Ei ole ratkaisua, jonka voisit viedä tuomarille.
verdict-open = Ratkaisun voi vielä viedä tuomarille.
appeal-open = Tuomarin on ensin ratkaistava valitus.
no-appeal-open = Tuomarilla ei ole mitään ratkaistavana.
not-your-appeal = Vain tuomarin kutsunut tai valituksen tehnyt pelaaja voi tehdä sen.
too-many-calls = { $most ->
    [one] Olet pysäyttänyt pelin tuomaria varten kerran; enempää ei sallita.
   *[other] Olet pysäyttänyt pelin tuomaria varten { $most } kertaa; enempää ei sallita.
}

## Two pairs
plays-alone = Täällä jokainen pelaa yksin: kukaan ei näe telinettäsi.
arranged-too-often = Olet järjestänyt telineesi { $most } kertaa; enempää ei tallenteeseen mahdu.
no-proposals = Täällä pelaa kaksi paria: parin jäsenet viestivät vain laattojensa järjestyksellä, joten mitään ei ehdoteta.
no-pair-clock = Kaksi paria pelaa ilman kelloa.
no-pair-judge = Kaksi paria pelaa ilman tuomaria pöydässä: mitä tuomarille sanotaan, sen kuulisi parikin.
no-pair-talk = Täällä pelaa kaksi paria: keskustelu avautuu pelin jälkeen.
