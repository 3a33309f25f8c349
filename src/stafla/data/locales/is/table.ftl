### Borðið: það sem vafrinn segir.

## Leikborð og stafatöflur
board = Leikborð
rack = Standur
players = Leikmenn
square = röð { $row }, dálkur { $column }
square-start = stjörnureitur
square-empty = auður
premium = { $kind ->
    [letter] { $times ->
        [2] tvöfalt stafgildi
        [3] þrefalt stafgildi
       *[other] stafgildi sinnum { $times }
    }
   *[word] { $times ->
        [2] tvöfalt orðgildi
        [3] þrefalt orðgildi
       *[other] orðgildi sinnum { $times }
    }
}
tile-named = { $letter }, { $points } stig
tile-blank = auð tafla
tile-blank-as = { $letter }, auð tafla
tile-yours = stafurinn þinn, ekki leikinn enn
tile-last = síðasti leikur
blank-short = auð

## Aðgerðir
play = Leika
play-points = Leika: { $points } stig
exchange = Skipta
pass = Sitja hjá
resign = Gefa leikinn
offer-end = Bjóða leikslok
challenge = Véfengja
challenge-as = { $name } véfengir
accept = Samþykkja
withdraw = Taka lögnina til baka
shuffle = Stokka
sort = Raða
recall = Taka upp
zoom = Stækka
keyboard = Lyklaborð
close = Loka
no-back = Til baka
new-game = Nýtt spil

pass-question = Þú leggur enga stafi og færð engin stig í þetta sinn.
pass-yes = Sitja hjá
resign-question = Þú tapar spilinu, hvernig sem stigin standa.
resign-yes = Gefa leikinn
offer-end-question = Ef allir samþykkja að ekki sé hægt að leggja meira lýkur spilinu og stafirnir á stöndunum eru gerðir upp.
offer-end-yes = Bjóða leikslok

## Hvers vegna ekki er hægt að leika
reason-empty = Leggðu stafi á borðið.
reason-blank = Veldu staf fyrir auðu töfluna.
reason-not-your-turn = { $name } á leik.
reason-not-in-list = Ekki í orðasafninu: { $words }.
reason-answer = Samþykktu lögnina eða véfengdu hana.
reason-offer = Leikslok hafa verið boðin.

## Gluggar
blank-title = Hvaða staf táknar auða taflan?
blank-help = Hún táknar sama staf allt til leiksloka og gefur engin stig.
blank-type = eða sláðu hann inn
exchange-title = Skipta út stöfum
exchange-help = Veldu stafina sem þú skilar. Þú dregur jafn marga úr skjóðunni og síðan á næsti leikmaður leik.
exchange-most = { $most ->
    [one] Í skjóðunni er { $most } stafur. Ekki má skipta fleirum.
   *[other] Í skjóðunni eru { $most } stafir. Ekki má skipta fleirum.
}
exchange-type = Sláðu inn stafi; mínus snýr valinu við
exchange-invert = Snúa vali við
exchange-do = { $count ->
    [0] Skipta
    [one] Skipta út { $count } staf
   *[other] Skipta út { $count } stöfum
}
exchange-too-many = { $most ->
    [one] Í mesta lagi { $most } staf.
   *[other] Í mesta lagi { $most } stafi.
}

## Leikir sem bíða, tækið rétt áfram, boð
waiting = Þitt svar
hand-over = { $name } á leik
hand-over-help = Réttu tækið áfram. Standurinn er hulinn á meðan.
hand-over-take = Ég er { $name }, sýndu standinn minn
offer-text = Boðið er að ljúka spilinu: ekki er hægt að leggja meira.
offer-accept = Samþykkja leikslok
offer-decline = Halda áfram
watching = Þú fylgist með. Hver leikmaður sér aðeins sinn stand.
watching-late = Þú sérð spilið { $delay }.
bag-waits = Skjóðan er ekki tilbúin enn. Slembitölu vantar frá tækjum þessara leikmanna: { $names }.
press = Ýta á klukkuna
start-draw = Upphafsdráttur: { $tiles }
start-text = { $name } vann hlutkestið: byrja, eða ráða hvernig borðið snýr og láta hinn byrja?
choose-first-move = Byrja
choose-orientation = Láta hinn byrja
challenge-title = Hvaða orð viltu véfengja?
challenge-help = Svarið á við lögnina í heild: hún stendur eða er tekin til baka.

## Klukkur og samkomulag
turn-overtime = umframtími
turn-correction = ákvörðun dómara
turn-gone = of lengi í burtu
turn-takeback = leikur tekinn til baka
said-overtime = { $name } fór fram yfir tímann: { $points } stig.
said-correction = Dómarinn hefur breytt stigum: { $name } { $points }.
said-gone = { $name } var of lengi í burtu.
said-takeback = { $name }: síðasti leikur er tekinn til baka.
player-time-up = tíminn búinn
clock-left = { $name }, tími eftir: { $time }
clock-overtime = { $name } er { $time } fram yfir tímann
said-minutes = { $minutes ->
    [one] Þú átt { $minutes } mínútu eftir.
   *[other] Þú átt { $minutes } mínútur eftir.
}
said-seconds = { $seconds ->
    [one] Þú átt { $seconds } sekúndu eftir.
   *[other] Þú átt { $seconds } sekúndur eftir.
}
start-clock = Ræsa klukkuna
start-clock-text = { $name } á leik en klukkan gengur ekki enn.
resume-clock = Ræsa klukkuna aftur
clock-paused = Klukkan er stöðvuð.
more = Fleira
propose-takeback = Biðja um að taka leik til baka
propose-pause = Biðja um hlé
propose-abort = Biðja um að fella spilið niður
abort = Fella spilið niður
claim = Tilkynna að leikmaður sé farinn
propose-takeback-question = Ef allir samþykkja er síðasti leikur þinn og það sem á eftir kom tekið til baka. Stafir eru þá dregnir að nýju en tíminn sem fór fæst ekki aftur.
propose-takeback-yes = Biðja um það
propose-pause-question = Ef allir samþykkja stoppar klukkan þar til einhver ræsir hana aftur.
propose-pause-yes = Biðja um það
propose-abort-question = Ef allir samþykkja lýkur spilinu án úrslita.
propose-abort-yes = Biðja um það
abort-question = Spilinu lýkur án úrslita.
abort-yes = Fella spilið niður
claim-question = Leikmaðurinn sem lætur bíða eftir sér er úr leik og tapar spilinu.
claim-yes = Tilkynna
proposal = Tillaga
proposal-takeback = { $name } biður um að taka síðasta leik sinn til baka.
proposal-pause = { $name } biður um að stöðva klukkuna.
proposal-abort = { $name } biður um að fella spilið niður.
proposal-drop = Draga til baka
consent = Samþykkja
consent-as = { $name } samþykkir
decline = Hafna
decline-as = { $name } hafnar

## Leikmenn
player-turn = á leik
player-thinks = hugsar
player-here = hér
player-away = ekki við
player-points = { $points } stig
player-tiles = { $count ->
    [one] { $count } stafur
   *[other] { $count } stafir
}
player-resigned = gaf leikinn

## Stigablað
chat = Spjall
chat-watchers = Áhorfendur
chat-none = Engin skilaboð enn.
chat-say = Skrifaðu skilaboð
chat-send = Senda
chat-hidden = (nafn falið)
chat-watchers-later = Leikmenn sjá spjall áhorfenda að spilinu loknu.
note = Minnispunktar þínir
note-help = Enginn annar sér þá.
sheet = Stigablað
sheet-empty = Enginn leikur enn.
sheet-turn = Nr.
sheet-play = Leikur
sheet-points = Stig
sheet-total = Alls
sheet-breakdown = Sýna hvernig stigin verða til
bonus = Allir stafirnir í einu
turn-pass = sat hjá
turn-exchange = { $count ->
    [one] skipti út { $count } staf
   *[other] skipti út { $count } stöfum
}
turn-penalty = röng véfenging
turn-yield = gat ekki byrjað
turn-lost-turn = missti úr umferð
turn-resign = gaf leikinn
turn-settlement = ónotaðir stafir
turn-time-loss = féll á tíma
turn-back = tekin til baka
turn-undecided = óvíst: ekki í orðasafninu en í annarri orðabók

## Óséðir stafir
unseen = Óséðir stafir
unseen-count = Óséðir: { $total }, þar af { $bag } í skjóðunni

## Leikslok
rematch = Spila aftur
rematch-wanted = { $name } vill spila aftur.
rematch-yours = Þú vilt spila aftur.
rematch-begun = Nýja spilið er hafið.
reverse-play = Spila afturábak
best-plays = Sjá bestu leikina
to-lobby = Anddyri
ending-title = Spilinu er lokið
ending-place = Sæti
ending-name = Leikmaður
ending-left = eftir á standi: { $tiles }
ending-change = Uppgjör

## Sagt þeim sem hlusta
said-play = { $name } lék { $word }, { $square }, { $points } stig.
said-back = { $name } tekur { $word } til baka.
said-undecided = { $name } heldur { $word }: orð í lögninni vantar í orðasafnið en það er í annarri orðabók. Enginn hefur úrskurðað enn, svo lögnin stendur og enginn missir stig.
said-exchange = { $tiles ->
    [one] { $name } skipti út { $tiles } staf.
   *[other] { $name } skipti út { $tiles } stöfum.
}
said-penalty = { $name }, röng véfenging: { $points } stig.
said-lost-turn = Röng véfenging: { $name } missir úr umferð.
said-pass = { $name } sat hjá.
said-yield = { $name } getur ekki byrjað; næsti leikmaður á leik.
said-resign = { $name } gaf leikinn.
said-settlement = Uppgjör, { $name }: { $points } stig.
said-time-loss = Tap á tíma, { $name }: { $points } stig.
said-your-turn = Þú átt leik.
said-score = Lögnin gefur { $points } stig
said-laid = { $letter }, { $square }
said-laid-blank = { $letter } með auðri töflu, { $square }
said-blank-used = Auð tafla notuð fyrir { $letter }, { $square }
said-lifted = Af { $square } aftur á standinn
said-recalled = Allir stafirnir eru aftur á standinum.
said-missing = { $letter } er ekki á standinum
said-message = Spjall, { $name }: { $text }
said-across = lárétt
said-down = lóðrétt
said-pass-again = Ýttu aftur á 2 til að sitja hjá.

## Niðurhal og stillingar
downloads = Niðurhal og stillingar
download-gcg = Skrá spilsins (GCG)
challenges = Véfengingar
replay = Fara yfir spilið
share-replay = Deila spilinu
link-copied = Hlekkurinn var afritaður.
ending-rating = { $name }, styrkleiki { $before } → { $after }
check-draws = Var dregið heiðarlega?
download-diagram = Stöðumynd (SVG)
transfer-here-link = Halda áfram í öðru tæki
print = Prenta
lexicon = Orðasafn: { $name }, { NUMBER($words) } orð, { $fingerprint }
offline = Ekkert samband við þjóninn. Ekkert glatast; spilið heldur áfram þegar sambandið kemst á aftur.
still-sending = Það sem þú gerðir áðan er enn á leiðinni. Reyndu aftur eftir andartak.
online = Tenging komin á aftur.
settings = Stillingar
set-language = Tungumál
set-theme = Útlit
set-theme-system = eins og kerfið
set-theme-light = ljóst
set-theme-dark = dökkt
set-theme-contrast = mikil birtuskil
set-board = Leikborð
set-board-paper = pappír
set-board-wood = viður
set-board-slate = steinskífa
set-size = Leturstærð
set-size-normal = venjuleg
set-size-large = stór
set-keys = Lyklaborð
set-keys-grid = Reitir
set-keys-classic = Hefðbundið
set-keys-grid-does = Örvarnar færa bendilinn.
set-keys-classic-does = Örvarnar breyta stefnunni.
set-zoom = Stækka borðið á litlum skjá þegar stafur er lagður
set-sound = Hljóð
set-notify = Tilkynning þegar röðin er komin að þér
set-notify-forbidden = Vafrinn leyfir ekki tilkynningar frá þessari síðu.
keys-title = Flýtilyklar
keys-type = stafir
keys-type-does = leggja stafi við bendilinn
keys-blank = Shift + stafur
keys-blank-does = leggja auðu töfluna
keys-arrows = örvar
keys-arrows-does = { $preset ->
    [classic] vinstri og hægri breyta stefnu, upp stokkar, niður tekur upp
   *[grid] færa bendilinn; þvert á stefnuna breyta þær henni fyrst
}
keys-space = bilslá
keys-space-does = { $preset ->
    [classic] áfram um einn reit
   *[grid] breytir stefnu
}
keys-erase = Backspace, Delete
keys-erase-does = taka upp stafinn á undan bendlinum eða undir honum
keys-recall = Esc, Ctrl + Backspace
keys-recall-does = taka alla stafina aftur á standinn
keys-play = Enter
keys-play-does = leika
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = sitja hjá, véfengja, skipta, skipta öllum

## What the table agreed on
house = Samkomulag við borðið
house-theme = Þema: { $name } { $listed ->
    [0] {""}
    [one] – { $listed } orð án atkvæðagreiðslu
   *[other] – { $listed } orð án atkvæðagreiðslu
}
house-parts = Í skjóðunum: samhljóðar { $consonants }, sérhljóðar { $vowels }
house-drawing = { $name } velur skjóðu.
house-draw = Dragðu staf:
draw-consonant = Samhljóði
draw-vowel = Sérhljóði
take-blank = Taka auða töflu
take-blank-at = Taka auðu töfluna á { $square }
vote-text = { $name } telur þetta eiga við þemað: { $words } – { $argument }
vote-yes = Á við þemað
vote-no = Á ekki við þemað
vote-waits = Beðið eftir atkvæðum: { $names }
claim-theme = Segja að lögnin eigi við þemað
claim-argument = Hvers vegna
look-up-word = Orð til að fletta upp
look-up = Fletta upp
look-up-valid = { $word } er í orðasafninu.
look-up-invalid = { $word } er ekki í orðasafninu.
look-up-unknown = Orðasafnið sker ekki úr um { $word }.

## Two pairs (PL-65)
pair-of = { $one } og { $other }
pair-exchanges = { $left ->
        [0] engin skipti eftir
        [1] ein skipti eftir
        [2] tvenn skipti eftir
        [3] þrenn skipti eftir
       *[other] { $left } skipti eftir
    }
partner-rack = Standur samherjans: { $name }
partner-lays = { $name }: { $tiles }
pair-quiet = Samherjar tala aðeins saman með röð stafanna á standinum. Enginn spjallar fyrr en spilinu er lokið.
pair-order = Samherji þinn sér standinn eins og þú raðar á hann.

## Dómarinn við borðið
judge = Dómarinn
judge-somebody = Dómarinn
judge-verdict-attested = Orð í lögninni vantar í orðasafnið en það er í annarri orðabók. Enginn hefur úrskurðað enn og lögnin stendur.
judge-may-appeal = { $name } getur borið þetta undir dómarann. Frestur: { $time }.
judge-answer-until = Svarir þú ekki fyrir { $time } stendur úrskurðurinn.
judge-about = Það sem dómarinn ætti að vita
accept-verdict = Una úrskurðinum
appeal-to-judge = Bera undir dómarann
judge-appealed = { $name } bar úrskurðinn undir dómarann. Klukkurnar eru stopp þar til hann svarar.
judge-until = Komi enginn dómari fyrir { $time } heldur spilið áfram.
withdraw-appeal = Hætta við að spyrja dómarann
propose-overturn = Leggja til að hnekkja úrskurðinum
proposal-overturn = { $name } leggur til að úrskurðinum verði hnekkt án dómara.
call-judge = Kalla á dómarann
call-judge-do = Stöðva klukkurnar og kalla
judge-called = { $name } hefur kallað á dómarann. Klukkurnar eru stopp.
dismiss-judge = Hætta við að kalla á dómarann
judge-ruled-valid = { $name } úrskurðar: lögnin stendur.
judge-ruled-invalid = { $name } úrskurðar: lögnin stendur ekki.
judge-decided = { $name } ákveður:
judge-time-given = { $name } fær { $seconds } s í viðbót á klukkuna.
judge-time-taken = { $name } missir { $seconds } s af klukkunni.

## What the table says
table-status = Staðan núna
panels = Meira um spilið
unseen-short = Óséðir
understood = Í lagi
offline-short = Ekkert samband.
offline-more = Stafirnir þínir bíða á meðan reynt er aftur.
game-broken = Ekki er lengur hægt að opna spilið sem hér var geymt.
game-not-kept = Þessi vafri geymir ekkert: spilið hverfur þegar síðunni er lokað.
reason-one-not-in-list = Eitt þessara orða er ekki í orðasafninu: { $words }.
told-challenged = { $name } véfengir { $words }.
told-no-judge = Enginn dómari kom í tæka tíð. Spilið heldur áfram.
told-dismissed = { $name } hættir við að kalla á dómarann. Spilið heldur áfram.
told-consented-takeback = { $name } samþykkir: leikurinn er tekinn til baka.
told-consented-pause = { $name } samþykkir að stöðva klukkuna.
told-consented-abort = { $name } samþykkir að fella spilið niður.
told-consented-overturn = { $name } samþykkir að úrskurðinum sé hnekkt.
told-declined-takeback = { $name } samþykkir ekki: leikurinn stendur.
told-declined-pause = { $name } samþykkir ekki: klukkan gengur áfram.
told-declined-abort = { $name } samþykkir ekki: spilið heldur áfram.
told-declined-overturn = { $name } samþykkir ekki: dómarinn sker úr.
told-dropped = { $name } dregur tillöguna til baka.
told-blank-taken = { $name } tekur auðu töfluna á { $square }.
told-theme-claimed = { $name } telur orð í lögninni eiga við þemað.
told-voted-yes = { $name }: á við þemað.
told-voted-no = { $name }: á ekki við þemað.
told-theme-scored = { $name } fær { $points } stig að auki fyrir þemað.
told-theme-nothing = Ekkert telst til þemans.
told-offered-by = { $name } býður leikslok.
told-offer-accepted = { $name } samþykkir leikslok.
told-offer-declined = { $name } vill spila áfram.
told-time-up = Tíminn er búinn: { $name }.
told-time-up-you = Tíminn þinn er búinn.
told-clock-started = Klukkan gengur.
told-paused = Allir samþykktu: klukkan er stopp.
told-resumed = { $name } ræsir klukkuna aftur.
told-first = { $name } byrjar.
told-yielded-start = { $name } lætur hinn byrja.
told-lot = { $name } vann hlutkestið og velur hver byrjar.
told-invalid = Ógilt: { $words }.
told-valid = Lögnin stendur: { $words }.
told-unknown = Óvíst: { $words }.
told-unknown-more = Lögnin stendur og enginn missir stig.
told-takes-back = { $name } tekur stafina til baka: −{ $points } stig.
told-takes-back-you = Þú tekur stafina til baka: −{ $points } stig.
told-loses-points = Lögnin stendur; { $name } missir { $points } stig.
told-loses-points-you = Lögnin stendur; þú missir { $points } stig.
told-loses-turn = Lögnin stendur; { $name } missir úr umferð.
told-loses-turn-you = Lögnin stendur; þú missir úr umferð.
told-free = Lögnin stendur og véfengingin kostar ekkert.
told-verdict-stands = Fresturinn til að bera þetta undir dómarann er liðinn.
told-overturned = Allir samþykktu að hnekkja úrskurðinum.
told-verdict-accepted = { $name } unir úrskurðinum.
told-appeal-withdrawn = { $name } hættir við að spyrja dómarann.
told-waits-for = Beðið eftir svari: { $names }.
told-gone = { $name } hefur ekki sést um stund.
told-gone-more = Þú getur tilkynnt það og unnið spilið.
told-away = { $name } er ekki við.
told-away-claim = Þú getur tilkynnt það eftir { $time }.
told-back = { $name } er aftur við.
told-over = Þú ert fram yfir tímann.
told-over-costs = Hver byrjuð mínúta kostar { $points } stig.
told-press = { $words }, { $points }. Ýttu á klukkuna til að ljúka leiknum.
told-waits = { $words }, { $points }, má enn véfengja.
told-ahead = Þú getur lagt stafi strax og leikið þegar röðin kemur að þér.
stamp-invalid = Ógilt
stamp-valid = Stendur
stamp-unknown = Óvíst
withdraw-short = Taka til baka
propose-overturn-short = Hnekkja
claim-short = Tilkynna
turn-challenged-off = { $name } véfengdi: ógilt
turn-challenged-in-vain = { $name } véfengdi: lögnin stendur
sheet-beside = Annað sem gerðist ({ $count })
ending-average = Stig á lögn
ending-bonuses = Allir stafir í einu
ending-challenges = Véfengingar
ending-best = Bestu lagnir
ending-lead = { $name }: forskot leik fyrir leik
ending-margin = Munurinn er { $points } stig.

## Vísbendingar þegar leikið er við tölvu
hint = Vísbending
hint-points = Góð lögn gefur { $points } stig og notar { $count ->
    [one] { $count } staf
   *[other] { $count } stafi
}.
hint-where = Hvar?
hint-square = Stafurinn fer á { $square }.
hint-squares = Á upplýstu reitunum, frá { $from } til { $to }.
hint-show = Sýna orðið
hint-laid = { $word }, { $points } stig. Ýttu nú á „Leika“ eða taktu stafina upp.
hint-exchange = Ekkert orð gengur. Skiptu út { $count ->
    [one] { $count } staf
   *[other] { $count } stöfum
}.
hint-which = Hverjum?
hint-exchange-tiles = Skiptu þessum út: { $tiles }.
hint-pass = Hvorki er hægt að leggja né skipta. Sittu hjá.
set-hurry = Þjarkar svara strax
meaning-of = Nánar um orðið

## Fyrsta spilið
lesson-open = Myndaðu orð yfir miðreitinn úr stöfunum þínum.
lesson-join = Orðið þitt þarf að tengjast stöfunum á borðinu.
lesson-lay = Ýttu nú á „Leika“.
lesson-brought = Þetta gaf { $points } stig. Nýir stafir koma sjálfkrafa.
lesson-challenge = Er þetta orð til? { $kind ->
    [points] Sé það gilt missir þú { $points } stig.
    [turn] Sé það gilt missir þú úr umferð.
   *[free] Röng véfenging kostar ekkert.
}
lesson-exchange = Erfiðir stafir? Þú mátt skipta, en þá á hinn leik.
lesson-end = Skjóðan er tóm. Spilinu lýkur þegar einhver klárar.
lesson-skip = Sleppa
lesson-show = Sýndu mér orð
lesson-end-all = Ekki sýna fleiri ráð
