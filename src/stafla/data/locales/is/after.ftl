### Eftir spilið: skjóðan sannreynd, farið yfir spilið, styrkleiki, úrskurðir.

back-to-table = Að borðinu
more-pages = Fleira

## Skjóðan sannreynd
verify-title = Var dregið heiðarlega?
verify-intro = Áður en fyrst var dregið sýndi þjónninn fingrafar fræsins síns. Síðan lögðu tæki leikmanna til slembitölur. Allir stafirnir leiða af hvoru tveggja og því gat enginn valið þá. Hér er hver dráttur reiknaður að nýju.
verify-file = Skrá spils (JSON)
verify-do = Reikna alla drætti aftur
verify-no-record = Þetta er ekki skrá spils: { $why }
verify-commitment = Lofað áður en spilið hófst (SHA-256 af fræinu)
verify-seed = Fræ þjónsins
verify-added = { $name } lagði til
verify-own = Þetta tæki lagði töluna til.
verify-foreign = Þetta tæki lagði til aðra tölu.
verify-mixed = Fræ allra drátta
verify-draws = Drættirnir: í spilinu og endurreiknaðir
verify-event = Atburður
verify-player = Leikmaður
verify-bag = Í skjóðunni
verify-recorded = Í spilinu
verify-computed = Reiknað

## Styrkleikatölur
ratings-title = Styrkleikatölur
ratings-intro = Hver útgáfa og hver hraði á sinn lista. Allir byrja á 1500. Talan á eftir ± segir hve miklu gæti enn munað; hún minnkar með hverju spili og vex í hléum. Aðeins spil tveggja telja, líka við þjarka.
ratings-none = Ekkert spil sem telur til styrkleika hefur verið spilað enn.
ratings-ladders = Útgáfa og hraði
ratings-systems = Reikniaðferð
ratings-place = Sæti
ratings-rating = Styrkleiki
ratings-deviation = Óvissa
ratings-games = Spil
ratings-provisional = til bráðabirgða: of fá spil enn
system-spread = sigrar og stigamunur
system-glicko-2 = aðeins sigrar
pace-blitz = hraðspil
pace-rapid = atspil
pace-regular = fullur tími
pace-correspondence = bréfspil
pace-untimed = án klukku
rating-title = Styrkleiki: { $name }
rating-none = Ekkert spil sem telur til styrkleika enn.
rating-chart = Styrkleiki eftir hvert spil: { $name }
rating-chart-said = Spil: { $games }. Frá { $first } til { $last }; milli { $least } og { $most }.
rating-changes = Spil fyrir spil
rating-won = Sigur
rating-drawn = Jafntefli
rating-lost = Tap
rating-game = Spilið
rating-why-rested = { $days ->
    [one] { $days } dagur án spils sem telur jók óvissuna: úr ±{ $was } í ±{ $own_deviation }.
   *[other] { $days } dagar án spils sem telur juku óvissuna: úr ±{ $was } í ±{ $own_deviation }.
}
rating-why-faced = { $own } ±{ $own_deviation } mætti { $other } ±{ $other_deviation }. Spilið vegur { $weight } % eftir því hve viss styrkleiki mótherjans er.
rating-why-expected = Samkvæmt tölunum mátti búast við { $expected } %.
rating-why-score-glicko-2 = Árangur: { $score } %; hér skiptir aðeins sigur, jafntefli eða tap máli.
rating-why-score-spread = Árangur: { $score } %; sigur vegur mest og stigamunurinn bætist við.
rating-why-known = Munurinn á þessu tvennu breytir tölunni. Óvissan er nú ±{ $now }.
rating-of-person = Styrkleikatölur

## Farið yfir spilið
still-played = Spilið er enn í gangi. Þetta opnast að því loknu.
replay-title = Farið yfir spilið
replay-board = Borðið: { $words }
replay-steps = Leikir
replay-first = Upphaf
replay-previous = Til baka
replay-next = Áfram
replay-last = Endir
replay-keys = Örvalyklar: til baka og áfram; Home og End: upphaf og endir.
replay-sheet = Stigablað
replay-link = Hlekkur á þessa stöðu
replay-picture = Mynd (SVG)
replay-picture-png = Mynd (PNG)
replay-before = Á undan fyrsta leik af { $of }.
replay-step = Leikur { $at } af { $of }. { $done }
replay-taken-back = { $play } (tekin til baka)
replay-play = lögn
replay-exchange = skipti ({ $tiles })
replay-pass = sat hjá
replay-yield = gat ekki byrjað
replay-lost-turn = missti úr umferð
replay-penalty = röng véfenging
replay-overtime = umframtími
replay-correction = ákvörðun dómara
replay-resign = gaf leikinn
replay-gone = of lengi í burtu
replay-takeback = leikur tekinn til baka
replay-settlement = ónotaðir stafir
replay-time-loss = féll á tíma

## Greining
analysis-title = Greining
analysis-begin = Greina spilið
analysis-stop = Stöðva
analysis-stopped = Stöðvað. Það sem komið er stendur eftir.
analysis-failed = Greiningin tókst ekki. Reyndu aftur.
analysis-running = Vélin hugsar. Komið: { $done } af { $total }.
analysis-turns = Leik fyrir leik
analysis-turn = Leikur
analysis-played = Leikið
analysis-points = Stig
analysis-better = Betri leikur
analysis-lost = Töpuð stig
analysis-judged = Metnir leikir
analysis-best = Bestu leikir
analysis-mean = Töpuð stig í leik
analysis-pass = sitja hjá
analysis-candidates = Bestu leikir
analysis-wins = Vinningur
analysis-percent = { $percent } %
analysis-share = { $percent } % mest virði
analysis-counts = Hér er besti leikurinn sá sem er mest virði: stigin og það sem stafirnir eftir á standinum eru virði. Á síðu bestu leikja ráða stigin ein.
analysis-unknown = (óþekkt)
engine-busy = Vélin hefur nóg að gera. Reyndu aftur síðar.
no-engine = Orðasafn spilsins er ekki uppsett og því er ekki hægt að greina það.
try-title = Prófa leik
try-do = Meta leikinn
try-worth = Að meðtöldum stöfunum sem eftir verða: { $worth } stig.
try-lost = Besti leikurinn er { $lost } stigum betri.
try-falls = Þessi leikur stæðist ekki véfengingu.
try-no-words = Orðasafn spilsins er ekki uppsett og því er ekki hægt að prófa leiki.
try-words = Orð sem myndast
nothing-to-try = Ekki er hægt að prófa leik: standarnir eru ekki í skrá spilsins.

## Vafaorð
doubts-title = Véfengingar í spilinu
doubts-intro = Orðasafnið svarar hverri véfengingu strax og spilið heldur áfram eftir því svari. Sé það leyft við borðið má leikmaður bera orðin undir dómara; úrskurðurinn er fordæmi en breytir engum stigum í þessu spili.
doubts-none = Ekkert hefur verið véfengt í þessu spili.
doubt-told = { $player } lagði, { $challenger } véfengdi.
doubt-valid = Lögnin stóð.
doubt-invalid = Lögnin var tekin til baka.
doubt-unknown = Enginn gat skorið úr; lögnin stóð.
appeal = Bera undir dómara
appeal-text = Hvað mælir með orðinu? (heimild, merking)
appeal-waits = Dómari hefur verið spurður.
ruling-valid = gilt
ruling-invalid = ógilt
ruling-aside = enginn úrskurður (leggja til hliðar)
ruling-verdict = Úrskurður
ruling-reason = Rök
ruling-source = Heimild
ruling-do = Vista
ruling-by = Dómari
rulings-title = Úrskurðaskrá
rulings-intro = Hér stendur hver úrskurður undir nafni dómarans ásamt rökum. Síðari úrskurðir taka mið af honum. Sé hann ekki í samræmi við orðasafnið er lögð til breyting á því.
rulings-none = Enginn úrskurður enn.
rulings-all = allar
rulings-find = Leita
arbiter-title = Vafaorð
arbiter-none = Ekkert orð bíður úrskurðar.
evidence-list = Orðasafn
evidence-pinned-list = Orðasafnið sem ræður hér
evidence-reading = Grunnmynd og greining
evidence-earlier = Fyrri úrskurður
evidence-game = Frá borðinu
listed-valid = í orðasafninu
listed-invalid = ekki í orðasafninu
listed-unknown = óvíst
listed-attested = ekki í orðasafninu en í annarri orðabók: { $source }
question-appeal = borið undir dómara
question-missing = sagt vanta
question-wrong = sagt rangt
word-page = Athuga orð
word-page-words = Eitt orð, eða fleiri með bili á milli
word-page-do = Athuga
word-page-letters = í orðinu er stafur sem er ekki til í leiknum
too-many-words = Mest { $most } orð í einu.
word-report = Tilkynna orð
word-report-word = Orð
word-report-kind = Hvað er að?
word-missing = Það vantar í orðasafnið
word-wrong = Það ætti ekki að vera í orðasafninu
word-report-text = Hvers vegna? (heimild, merking)
word-report-send = Senda
word-report-thanks = Takk fyrir
word-report-next = Dómari lítur á orðið. Niðurstaðan birtist í úrskurðaskránni.
word-report-more = Annað orð
bad-question = Í orðinu eru stafir sem eru ekki í þessari útgáfu, eða textinn er lengri en { $most } stafir.
no-appeal = Þetta er ekki hægt að bera undir dómara: það er ekki leyft við borðið eða hefur þegar verið gert.
no-such-question = Þetta hefur þegar verið afgreitt.
bad-ruling = Veldu niðurstöðu og skrifaðu rök, í mesta lagi { $most } stafi.

## Spil annars staðar frá
bring-title = Bæta við spili
bring-intro = GCG-skrá eða Stöfluskrá af loknu spili, mest { $most } kB. Spilið er geymt með spilunum þínum. Þar má fara yfir það og greina; það telur ekki til styrkleika.
bring-file = Skrá
bring-edition = samkvæmt skránni
bring-do = Vista spilið
game-file-line = Lína { $number }:
game-file-event = Atburður { $number }:
bad-game-file = Í skránni er ekkert spil sem hægt er að geyma. { $why }
game-not-over = Spilinu í skránni er ekki lokið.
long-file = Skráin er stærri en { $most } kB.

## Dómarinn við borðið
judge-title = Borð sem bíða dómara
judge-appeal = { $name } ber úrskurð undir dómara
judge-call = { $name } kallar á dómarann
judge-waits =
    { $minutes ->
        [one] Spilið bíður. Eftir { $minutes } mínútu heldur það áfram án dómara.
       *[other] Spilið bíður. Eftir { $minutes } mínútur heldur það áfram án dómara.
    }
judge-nobody = Ekkert borð bíður þín.
judge-edition = Reglur
judge-total = { $points } stig
judge-left = tími eftir:
judge-play = Lögnin
judge-board = Leikborðið
judge-seconds = Sekúndur sem bætast við (mínus: dragast frá)
judge-points = Stig sem bætast við (mínus: dragast frá)
judge-text = Texti til leikmanna
judge-text-appeal = Rökin fyrir úrskurði um lögnina í heild. Segðu ekki hvaða orð féll: spilið er í gangi.
judge-text-call = Ákvörðunin og rökin fyrir henni. Klukkurnar ganga aftur um leið og þú birtir hana.
judge-do = Birta ákvörðunina
no-call = Borðið bíður ekki lengur eftir þessu svari.
bad-judge = Enginn slíkur dómari er hér.
