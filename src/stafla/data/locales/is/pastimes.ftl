# Afturábak, bingó og einmenningsspil: það sem spilað er til hliðar við venjulegt spil.


## Afturábak
reverse-title = Spila afturábak
reverse-begin = Spila afturábak
reverse-intro = Taktu einn til sex stafi úr einu orði í senn. Öll orð sem eftir standa þurfa að vera gild og allir stafir að tengjast. Þú færð stigin sem standa á stöfunum; spilinu lýkur þegar ekkert er lengur hægt að taka.
reverse-choose = Veldu stafina sem þú tekur.
reverse-take = Taka stafina
reverse-turn = { $name } tekur stafi.
reverse-yours = Þú átt leik: taktu stafi ({ $name }).
reverse-over = Ekki er hægt að taka meira.
reverse-won = Flest stig: { $names }.
reverse-took = { $name }: { $tiles } ({ $points })
reverse-tile = { $square }: { $letter }, gildi { $value }
reverse-ask = reitir stafanna, til dæmis „H8 I8“>
reverse-totals = Stig
reverse-history = Það sem var tekið
reverse-word-list = Orðasafn: { $name }
not-over = Spilinu er ekki lokið.
nothing-to-remove = Ekkert er hægt að taka af þessu borði.
removal-no-tiles = Veldu að minnsta kosti einn staf.
removal-too-many-tiles = Í mesta lagi { $most } stafi í einu.
removal-off-board = Sá reitur er ekki til.
removal-nothing-there = Enginn stafur er á { $square }.
removal-not-in-line = Allir stafirnir þurfa að vera úr sama orði.
removal-gap = Allir stafirnir þurfa að vera úr sama orði.
removal-too-short = Einn stafur getur ekki staðið eftir: taktu hann líka eða skildu tvo eftir.
removal-detached = Stafirnir sem eftir standa þurfa að tengjast.
removal-wrong-size = Borðið er af annarri stærð.

## Bingó
bingo-title = Bingó
bingo-intro = Hver og einn skrifar tvö sjö stafa orð og notar engan staf oftar en hann er í skjóðunni. Einn kallar upp stafi úr henni; fyrir hvert kall má strika yfir einn slíkan staf, fyrir auða töflu hvaða staf sem er. Sá sem hefur strikað yfir bæði orðin kallar bingó.
bingo-begin = Byrja umferð
bingo-join-here = Vera með í síma
bingo-join = Skrifa spjald
bingo-link = Slóðin fyrir leikmenn
bingo-card-again = Lokaðist síðan? Sami sími finnur spjaldið sitt aftur:
bingo-cards = Spjöld: { $count }
bingo-called-count = Stafir sem kallaðir hafa verið: { $count }
bingo-call = Kalla upp staf
bingo-ask-finish = Enginn hefur kallað bingó. Ljúka umferðinni hjá öllum?
bingo-finish = Ljúka umferðinni
bingo-waiting = Enginn stafur hefur verið kallaður upp enn.
bingo-last = Síðasti stafurinn
bingo-blank = auð
bingo-all = Allir stafir sem kallaðir hafa verið
bingo-none-called = Enginn enn.
bingo-commitment = Stafirnir ráðast af tölu sem þegar er ákveðin: fingrafar hennar er { $commitment }.
bingo-seed = Talan var { $seed }.
bingo-claimed = Bingó: { $names }. Spjöldin voru skoðuð og eru rétt. Hafi fleiri strikað yfir allt má enn kalla þar til umferðinni er lokið.
bingo-won = Umferðinni er lokið. Sigur: { $names }.
bingo-nobody = Umferðinni er lokið. Enginn kallaði.
bingo-name = Nafnið þitt
bingo-first-word = Fyrra orðið
bingo-second-word = Seinna orðið
bingo-write = Skrifa spjaldið
bingo-closed = Umferðin er hafin; ekki er lengur hægt að skrifa spjöld.
bingo-card = Spjald: { $name }
bingo-keep = Þessi síða er spjaldið þitt: geymdu slóðina, enginn annar hefur hana.
bingo-cross = Strika yfir { $letter }
bingo-crossed = { $letter }, strikað yfir
bingo-claim = Bingó!
bingo-you-called = Þú kallaðir og spjaldið þitt er rétt.
bingo-you-won = Þú vannst.
bingo-check = Fara yfir spjald á blaði
bingo-check-button = Fara yfir
bingo-check-right = Spjaldið er fullt.
bingo-check-left = Stafir sem ekki hafa verið kallaðir: { $left }.
bingo-ask-card = tvö sjö stafa orð>
bingo-ask-next = Enter kallar næsta staf>
bingo-tile = Stafur { $number }: { $tile }
bingo-column-card = spjald
bingo-left = eftir
cards-closed = Fyrsti stafurinn hefur verið kallaður; ekki koma fleiri spjöld.
too-many-cards = Fleiri spjöld komast ekki að í umferðinni.
no-such-card = Það spjald er ekki til.
card-word-length = Á spjaldi eru tvö sjö stafa orð.
card-words = Ekki í orðalistanum: { $words }.
card-letters = { $most ->
    [one] Stafurinn { $tile } er aðeins { $most } sinni í settinu; orðin þín nota hann oftar.
   *[other] Stafurinn { $tile } er aðeins { $most } sinnum í settinu; orðin þín nota hann oftar.
}
no-cards = Enginn hefur skrifað spjald enn.
all-called = Allir stafir hafa verið kallaðir.
bingo-called = Einhver hefur kallað bingó; ekki eru kallaðir fleiri stafir.
not-called = Stafurinn { $tile } hefur ekki verið kallaður nógu oft.
crossed-out = Þegar er strikað yfir þennan staf.
false-call = Þetta er ekki bingó enn. Stafir sem eftir er að strika yfir: { $left }.

## Einmenningsspil
solo-title = Einmenningsspil
solo-intro = Spil fyrir einn: á móti bestu leikjunum eða eigin árangri.
solo-begin = Byrja
solo-daily = Standar dagsins
solo-daily-about = Fimm standar, þeir sömu fyrir alla í dag; finndu leikinn sem gefur flest stig og sjáðu þann besta.
solo-one = Einn standur
solo-one-about = Heilt spil fyrir einn, eftir venjulegum reglum. Á eftir sérðu fyrir hvern leik hver sá besti var.
solo-two = Tveir standar
solo-two-about = Einn standur fyrir þig og annar fyrir ímyndaðan mótherja; á eftir sérðu bestu leikina.
solo-open = Sýnilegir stafir
solo-open-about = Allir stafir snúa upp. Veldu að vild, flettu orðum upp og náðu sem flestum stigum.
solo-you = Leikmaður
solo-opponent = Ímyndaður mótherji
solo-own = Þinn árangur
solo-own-best = Flest stig til þessa: { $total }
solo-none-yet = Enginn árangur enn.
daily-title = Standar dagsins, { $day }
daily-number = Standur { $number } af { $of }
daily-rack = Stafirnir þínir
solo-square = Fyrsti reitur
solo-direction = Stefna
solo-across = Lárétt
solo-down = Lóðrétt
solo-word = Orð
solo-word-help = Litlir stafir meðal hástafa eru auðar töflur; annars er auð tafla notuð þar sem staf vantar.
solo-ask = þú átt leik, til dæmis „8D ORÐ“; Enter sleppir>
solo-lay = Leggja orðið
daily-give-up = Sýna besta leikinn
daily-yours = Þinn leikur: { $play }, { $points } stig
daily-none = Þú slepptir þessum standi.
daily-best = Besti leikur: { $play }, { $points } stig
daily-total = Stigin þín: { $total } af { $most }
daily-over = Þetta var síðasti standur dagsins.
daily-again = Aðrir standar og spil
open-total = Stig: { $total }
open-left = Stafir eftir
open-stop = Ljúka hér
open-over = Alls hjá þér: { $total }
open-laid = Orð sem voru lögð
open-record = Sækja skrá spilsins
solo-compared = Best hér: { $play }, { $points }
solo-result = Þú: { $total }. Bestu leikirnir hefðu gefið { $most }.
compared-title = Spilið og bestu leikirnir
compared-sum = { $most ->
    [one] { $found } af { $most } mögulegu stigi.
   *[other] { $found } af { $most } mögulegum stigum.
}
compared-hits = Bestu leikir: { $hits } af { $of }.
compared-share = { $percent } % flest stig
compared-counts = Hér er besti leikurinn sá sem gefur flest stig. Í greiningunni skiptir líka máli hvers virði stafirnir eftir á standinum eru.
compared-turn = Leikur { $number }
compared-rack = Stafirnir á standinum
compared-laid = Lagt: { $word }, { $points } stig
compared-exchange = { $count ->
    [one] { $count } staf skipt út
   *[other] { $count } stöfum skipt út
}
compared-pass = Sat hjá
compared-best = Besti leikurinn var { $word } ({ $place }), { $points } stig
compared-hit = Þetta var besti leikurinn.
compared-nothing = Ekkert var hægt að leggja.
compared-board = Borðið með { $word } á { $place }
compared-replay = Fara yfir spilið
no-such-pastime = Ekkert spil er á þessari slóð.
not-your-pastime = Einhver annar byrjaði á þessu.
no-words-here = Orðasafnið er ekki uppsett.
bad-play = Gefðu upp reit, stefnu og orð úr stöfum þessarar útgáfu.
