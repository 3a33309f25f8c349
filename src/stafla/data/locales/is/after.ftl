### Eftir leikinn: skjóðan sannreynd, leikurinn rakinn, stig, úrskurðir.

back-to-table = Að borðinu

## Skjóðan sannreynd
verify-title = Var dregið heiðarlega?
verify-intro = Áður en fyrst var dregið sýndi þjónninn fingrafar fræsins síns. Síðan lögðu tæki leikmanna til slembitölur. Allir stafirnir leiða af hvoru tveggja og því gat enginn valið þá. Hér er hver dráttur reiknaður að nýju.
verify-file = Skrá leiks (JSON)
verify-do = Reikna hvern drátt
verify-no-record = Þetta er ekki skrá leiks: { $why }
verify-commitment = Lofað fyrir leikinn (SHA-256 af fræinu)
verify-seed = Fræ þjónsins
verify-added = { $name } lagði til
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
ratings-none = Enginn metinn leikur hefur verið leikinn enn.
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
rating-none = Enginn metinn leikur enn.
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
replay-before = Á undan fyrsta leik af { $of }.
replay-step = Leikur { $at } af { $of }. { $done }
replay-taken-back = { $play } (tekið upp aftur)
replay-play = lögn
replay-exchange = skipti ({ $tiles })
replay-pass = setið hjá
replay-lost-turn = leik tapað
replay-penalty = refsistig
replay-overtime = umframtími
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
