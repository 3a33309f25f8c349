### Eftir leikinn: skjóðan sannreynd, leikurinn rakinn, stig, úrskurðir.

back-to-table = Að borðinu
more-pages = Í kringum leikinn
more-ways = Aðrar leiðir til að spila

## Skjóðan sannreynd
verify-title = Var dregið heiðarlega?
verify-intro = Áður en fyrst var dregið sýndi þjónninn fingrafar fræsins síns. Síðan lögðu tæki leikmanna til slembitölur. Allir stafirnir leiða af hvoru tveggja og því gat enginn valið þá. Hér er hver dráttur reiknaður að nýju.
verify-file = Skrá leiks (JSON)
verify-do = Reikna hvern drátt
verify-no-record = Þetta er ekki skrá leiks: { $why }
verify-commitment = Lofað fyrir leikinn (SHA-256 af fræinu)
verify-seed = Fræ þjónsins
verify-added = { $name } lagði til
verify-own = Þetta tæki lagði töluna til.
verify-foreign = Þetta tæki lagði til aðra tölu.
verify-mixed = Fræ allra drátta
verify-draws = Hver dráttur, eins og hann var og eins og hann reiknast
verify-event = Atburður
verify-player = Leikmaður
verify-bag = Í skjóðunni
verify-told = Dregið
verify-computed = Reiknað

## Styrkleikatölur
ratings-title = Styrkleikatölur
ratings-intro = Hver útgáfa og hver leikhraði á sinn lista. Allir byrja á 1500. Talan á eftir ± segir hve miklu gæti enn munað; hún minnkar með hverjum leik og vex í hléum. Aðeins leikir tveggja eru metnir, þjarkar þar með taldir.
ratings-none = Ekkert spil sem telur til styrkleika hefur verið spilað enn.
ratings-ladders = Útgáfa og leikhraði
ratings-systems = Reikniaðferð
ratings-place = Sæti
ratings-rating = Styrkleiki
ratings-deviation = Óvissa
ratings-games = Leikir
ratings-provisional = til bráðabirgða: of fáir leikir enn
system-spread = sigrar og stigamunur
system-glicko-2 = sigrar einir
pace-blitz = hraðleikir
pace-rapid = atleikir
pace-regular = fullur umhugsunartími
pace-correspondence = bréfleikir
pace-untimed = án klukku
rating-title = Styrkleiki: { $name }
rating-none = Ekkert spil sem telur til styrkleika enn.
rating-chart = Styrkleiki eftir hvern leik: { $name }
rating-chart-said = Leikir: { $games }. Frá { $first } til { $last }; milli { $least } og { $most }.
rating-changes = Leik fyrir leik
rating-won = Sigur
rating-drawn = Jafntefli
rating-lost = Tap
rating-game = Leikurinn
rating-why-rested = { $days } dagar án metins leiks höfðu aukið óvissuna: úr ±{ $was } í ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } lék gegn { $other } ±{ $other_deviation }. Vægi leiksins er { $weight } % eftir því hve vel andstæðingurinn er þekktur.
rating-why-expected = Við mátti búast samkvæmt tölunum: { $expected } % af leik.
rating-why-score-glicko-2 = Náðist: { $score } %; hér skiptir aðeins sigur, jafntefli eða tap máli.
rating-why-score-spread = Náðist: { $score } %; sigur vegur mest og stigamunurinn bætist við.
rating-why-known = Það sem náðist umfram væntingar hreyfir töluna. Óvissan er nú ±{ $now }.
rating-of-person = Styrkleikatölur

## Leikurinn rakinn
still-played = Leikurinn stendur enn yfir. Þetta er ætlað eftir leik.
replay-title = Rekja leikinn
replay-board = Borðið: { $words }
replay-steps = Leikir
replay-first = Upphaf
replay-previous = Til baka
replay-next = Áfram
replay-last = Endir
replay-keys = Örvalyklar: til baka og áfram; Home og End: upphaf og endir.
replay-rack = Standur
replay-total = Samtals
replay-sheet = Stigablað
replay-link = Tengill á þessa stöðu
replay-picture = Mynd (SVG)
replay-picture-png = Mynd (PNG)
replay-before = Á undan fyrsta leik af { $of }.
replay-step = Leikur { $at } af { $of }. { $done }
replay-taken-back = { $play } (tekið upp aftur)
replay-play = lögn
replay-exchange = skipti ({ $tiles })
replay-pass = setið hjá
replay-yield = upphaf gefið frá sér
replay-lost-turn = leik tapað
replay-penalty = refsistig
replay-overtime = umframtími
replay-correction = ákvörðun dómara
replay-resign = gafst upp
replay-gone = farinn frá borði
replay-takeback = leikur tekinn aftur
replay-settlement = lokauppgjör

## Greining
analysis-title = Greining
analysis-begin = Spyrja vélina
analysis-stop = Stöðva
analysis-stopped = Stöðvað. Það sem fannst stendur.
analysis-failed = Vélin gat ekki svarað.
analysis-running = Vélin hugsar: { $done } af { $total } leikjum.
analysis-turns = Leik fyrir leik
analysis-turn = Leikur
analysis-played = Leikið
analysis-points = Stig
analysis-better = Betra
analysis-lost = Tapað
analysis-judged = Metnir leikir
analysis-best = Ekkert betra
analysis-mean = Tapað að meðaltali
analysis-unknown = (óþekkt)
engine-busy = Vélin hefur nóg að gera. Reyndu aftur síðar.
no-engine = Orðasafn leiksins er ekki uppsett og vélin getur því ekki metið hann.

## Vafaorð
doubts-title = Véfengingar í leiknum
doubts-intro = Orðasafnið hefur svarað hverri véfengingu um leið og leikurinn heldur áfram samkvæmt því. Ef borðið leyfir getur leikmaður borið orðin undir dómara; úrskurðurinn er fordæmi og breytir engum stigum í þessum leik.
doubts-none = Ekkert hefur verið véfengt í þessum leik.
doubt-told = { $player } lagði, { $challenger } véfengdi.
doubt-valid = Lögnin stóð.
doubt-invalid = Lögnin var tekin upp aftur.
doubt-unknown = Enginn gat skorið úr; lögnin stóð.
appeal = Skjóta til dómara
appeal-text = Hvað mælir með því? (heimild, merking)
appeal-waits = Dómari hefur verið spurður.
ruling-valid = gilt
ruling-invalid = ógilt
ruling-aside = enginn úrskurður (leggja til hliðar)
ruling-verdict = Úrskurður
ruling-reason = Rök
ruling-source = Heimild
ruling-do = Skrá
ruling-by = Dómari
rulings-title = Úrskurðaskrá
rulings-intro = Hér stendur hver úrskurður undir nafni dómarans ásamt rökum. Síðari úrskurðir taka mið af honum, og þeir sem ber á milli við orðasafnið eru gerðir að tillögu um það.
rulings-none = Enginn úrskurður enn.
rulings-all = allar
rulings-find = Leita
arbiter-title = Vafaorð
arbiter-none = Ekkert orð bíður úrskurðar.
evidence-list = Orðasafn
evidence-reading = Grunnmynd og greining
evidence-earlier = Fyrri úrskurður
evidence-game = Frá borðinu
listed-valid = í safninu
listed-invalid = ekki í safninu
listed-unknown = ekki hægt að segja
listed-attested = ekki í orðasafninu, en önnur orðabók þekkir það: { $source }
question-appeal = málskot
question-missing = sagt vanta
question-wrong = sagt rangt
word-report = Tilkynna orð
word-report-word = Orð
word-report-kind = Hvað er að?
word-missing = Það vantar í safnið
word-wrong = Það ætti ekki að vera í safninu
word-report-text = Hvers vegna? (heimild, merking)
word-report-send = Senda
word-report-thanks = Takk fyrir
word-report-next = Dómari lítur á orðið. Niðurstaðan birtist í úrskurðaskránni.
word-report-more = Annað orð
bad-question = Þetta er ekki orð í þessari útgáfu, eða textinn er lengri en { $most } stafir.
no-appeal = Þessu verður ekki skotið til dómara: borðið leyfir það ekki eða það hefur þegar verið gert.
no-such-question = Þetta hefur þegar verið afgreitt.
bad-ruling = Úrskurði þarf að fylgja niðurstaða og rök, í mesta lagi { $most } stafir.

## Leikur annars staðar frá
bring-title = Koma með leik
bring-intro = GCG-skrá eða Stafla-skrá leiks sem er lokið, mest { $most } kB. Leikurinn er geymdur með leikjunum þínum þar sem má rekja hann og greina; hann er ekki metinn.
bring-file = Skrá
bring-edition = eins og segir í skránni
bring-do = Geyma leikinn
game-file-line = Lína { $number }:
game-file-event = Atburður { $number }:
bad-game-file = Í skránni er enginn leikur sem hægt er að geyma. { $why }
game-not-over = Leiknum í skránni er ekki lokið.
long-file = Skráin er lengri en { $most } kB.

## Dómarinn við borðið
judge-title = Borð sem bíða dómara
judge-appeal = { $name } skýtur máli til dómara
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
judge-play = Leikurinn
judge-board = Leikborðið
judge-seconds = Sekúndur sem bætast við (mínus: dragast frá)
judge-points = Stig sem bætast við (mínus: dragast frá)
judge-text = Það sem leikmenn lesa
judge-text-appeal = Rökin fyrir úrskurði um leikinn í heild. Segðu ekki hvaða orð féll: spilið er í gangi.
judge-text-call = Ákvörðunin og rökin fyrir henni. Klukkurnar ganga aftur um leið og þú skráir hana.
judge-do = Skrá ákvörðunina
no-call = Borðið bíður ekki lengur eftir þessu svari.
bad-judge = Enginn slíkur dómari er hér.
