# Hvers vegna aðgerð er hafnað. Heiti skilaboðanna er kóði höfnunarinnar.

## Spilið og leikmennirnir
game-over = Spilinu er lokið.
no-such-seat = Þetta sæti er ekki til við borðið.
has-resigned = Þú hefur gefið leikinn.
random-closed = Skjóðan bíður ekki eftir slembitölu frá þessu sæti.
bad-random = Slembitala er { $bytes } bæti.
wrong-players = { $most ->
        [2] Þessi útgáfa er fyrir tvo leikmenn.
       *[other] Þessi útgáfa er fyrir { $least } til { $most } leikmenn.
    }
unknown-edition = Engin útgáfa heitir { $name }.
start-open = Ekki er ljóst hver byrjar.
not-favoured = Valið er ekki þitt: hlutkestið féll öðrum í vil eða búið er að velja.

## Leikir
not-your-turn = Þú átt ekki leik.
window-open = Lögn bíður svars: samþykktu hana eða véfengdu fyrst.
not-recorded = Skráðu leik mótherjans áður en þú leikur.
ruling-pending = Véfenging bíður úrskurðar.

## Stafir lagðir á borðið
no-tiles = Veldu að minnsta kosti einn staf.
off-board = Stafirnir komast ekki fyrir á borðinu.
occupied = Það er þegar stafur á { $square }.
not-in-line = Allir stafirnir verða að vera í einni röð, lárétt eða lóðrétt.
gap = Það er auður reitur á milli stafanna.
detached = Stafirnir verða að snerta stafi sem þegar eru á borðinu.
not-on-start = Fyrsta orðið verður að ná yfir stjörnureitinn í miðjunni.
too-short = Í fyrsta orðinu verða að vera að minnsta kosti tveir stafir.
opening-too-short = Fimm stafir fyrst: í fyrsta orðinu verða að vera að minnsta kosti { $least } stafir. Geturðu það ekki skaltu sitja hjá.
not-on-rack = { $kind ->
        [none] Þessir stafir eru ekki á standinum.
        [blank] Það er engin auð tafla á standinum.
       *[letter] Stafurinn { $tile } er ekki á standinum.
    }
unknown-letter = Þessi stafur er ekki til í þessari útgáfu.
blank-only = Engin stafatafla er með { $tile }; aðeins auð tafla getur táknað þann staf.
mismatch = Á { $square } er annar stafur en sá sem nefndur var.
nothing-there = Það er enginn stafur á { $square }.
too-many-tiles = Þetta eru fleiri stafir en komast á standinn.
not-in-bag = Þessi stafur er ekki í skjóðunni.
not-in-set = Svo margir slíkir stafir eru ekki í settinu.
wrong-size = Borðið er af annarri stærð.
invalid-words = Lögnin gildir ekki: { $words }.

## Skipti
bag-too-small = { $bag ->
        [0] Skjóðan er tóm.
        [one] Aðeins { $bag } stafur er eftir í skjóðunni; ekki er hægt að skipta fleirum.
       *[other] Aðeins { $bag } stafir eru eftir í skjóðunni; ekki er hægt að skipta fleirum.
    }
bag-below-least = { $least ->
        [one] Til að skipta þarf að minnsta kosti { $least } staf í skjóðunni.
       *[other] Til að skipta þarf að minnsta kosti { $least } stafi í skjóðunni.
    }
exchange-limit = Ekki má skipta oftar í þessu spili.

## Véfengingar
no-window = Engin lögn bíður svars: hún var samþykkt eða næsti leikmaður er byrjaður.
own-play = Hinir samþykkja eða véfengja lögnina þína, ekki þú.
not-next = Aðeins næsti leikmaður getur byrjað.
no-challenges = Við þetta borð eru orðin athuguð sjálfkrafa; ekki er hægt að véfengja.
no-such-word = Þetta orð varð ekki til í lögninni.
no-challenge = Engin véfenging bíður úrskurðar.
not-your-play = Þetta er ekki lögnin þín.
not-made = Lögnin er ekki staðfest: leikmaðurinn hefur ekki ýtt á klukkuna enn.
already-made = Lögnin stendur og verður ekki tekin til baka.

## Leikslok
no-offer = Ekki hefur verið boðið að ljúka spilinu.
already-offered = Þegar hefur verið boðið að ljúka spilinu.
already-accepted = Þú hefur þegar samþykkt að ljúka spilinu.
no-such-ending = Samkvæmt þessum reglum getur spilinu ekki lokið svona.
bag-not-empty = Enn eru stafir í skjóðunni.
play-possible = Enn getur einhver lagt niður stafi.

## Tími og samkomulag
time-up = Tíminn þinn er búinn; hinir halda áfram.
no-clock = Engin klukka er í gangi.
clock-runs = Klukkan gengur þegar.
own-clock = Hinir ræsa klukkuna þína, ekki þú.
no-proposal = Engin tillaga liggur fyrir.
already-proposed = Þegar liggur fyrir tillaga sem bíður svars.
already-consented = Þú hefur þegar samþykkt.
too-many-proposals =
    { $most ->
        [one] Þú hefur komið með tillögu { $most } sinni síðan síðast var leikið. Oftar er það ekki hægt fyrr en næst hefur verið leikið.
       *[other] Þú hefur komið með tillögu { $most } sinnum síðan síðast var leikið. Oftar er það ekki hægt fyrr en næst hefur verið leikið.
    }
withdrawn-too-often =
    { $most ->
        [one] Þú hefur tekið lögn til baka { $most } sinni í röð. Þessa lögn er ekki hægt að taka til baka.
       *[other] Þú hefur tekið lögn til baka { $most } sinnum í röð. Þessa lögn er ekki hægt að taka til baka.
    }
nothing-to-take-back = Þú átt engan leik sem hægt er að taka til baka.
no-takeback = Í spili sem telur til styrkleika er enginn leikur tekinn til baka.
too-late-to-abort = Allir hafa leikið; nú þarf samþykki allra til að fella spilið niður.
rated-stands = Spil sem telur til styrkleika verður ekki fellt niður eftir að stafir hafa verið dregnir: það er spilað til enda, gefið eða það tapast. Tvær manneskjur geta þó fellt það niður í sameiningu þar til báðar hafa leikið.
not-gone = Enginn hefur látið bíða nógu lengi eftir sér.

## Afbrigði: $variant og $other eru heiti þeirra
draw-due = Fyrst þarf að velja skjóðu og draga staf.
nothing-to-draw = Þú átt engan staf eftir að draga núna.
bag-empty = Enginn stafur er í þeirri skjóðu.
blanks-stay = Við þetta borð liggja auðar töflur kyrrar.
no-blank-there = Engin auð tafla er á þeim reit.
no-theme = Þema þarf heiti, mest 200 stafi, og lista með mest 2.000 orðum sem eru hvert um sig mest 60 stafir.
bad-claim = Ekki er hægt að segja að þessi orð eigi við þemað.
no-vote = Það er ekkert að greiða atkvæði um.
own-vote = Hinir greiða atkvæði um orðin þín.
already-voted = Þú hefur þegar greitt atkvæði.
vote-due = Fyrst greiða allir atkvæði um þemað.
variant-unknown = Þetta afbrigði er ekki til: { $variant }.
variant-twice = { $variant }: þetta var valið tvisvar.
variant-unneeded = { $variant }: þannig eru reglurnar hvort eð er.
variants-conflict = „{ $variant }“ og „{ $other }“ fara ekki saman.
variant-players = { $variant }: til þess þarf að minnsta kosti { $least } leikmenn.
variant-check = { $variant }: til þess þarf borð þar sem orð eru véfengd.

## Skjóðan sannreynd: $event er númer atburðar
verify-holds = Hver einasti dráttur leiðir af því sem lofað var og því sem leikmenn lögðu til.
verify-not-revealed = Fræið hefur ekki verið birt enn; það gerist þegar spilinu lýkur.
verify-not-committed = Drættirnir leiða af fræinu, en engu var lofað áður en dregið var.
verify-broken-promise = Fræið er ekki það sem lofað var.
verify-not-drawn = Stafirnir voru dregnir með höndunum og því er ekkert að reikna.
verify-wrong-draw = Atburður { $event }: fræið gefur aðra stafi.
verify-wrong-lot = Atburður { $event }: hlutkestið fellur öðrum í vil.
verify-wrong-first = Atburður { $event }: annar hefði átt að byrja.
verify-wrong-number = Atburður { $event }: draga hefði átt fleiri eða færri stafi.
verify-broken = Atburður { $event } getur ekki hafa gerst: { $text }
verify-seed-holds = Hver einasti dráttur leiðir af fræinu sem lofað var.
verify-day-holds = Stafir dagsins leiða af útgáfunni og deginum.
verify-nothing-drawn = Engir stafir eru dregnir þegar spilað er afturábak og því er ekkert að reikna.

## Við alvöru borð: $bag er fjöldi stafataflna sem eftir eru í skjóðunni
not-at-board = Þetta spil er ekki spilað við alvöru borð.
halted = Spilið bíður þar til stigablöðin stemma eða dómarinn hefur úrskurðað.
board-unknown = Þar sem aðeins stig voru skráð í fyrri leik er borðið ekki þekkt; skráðu aðeins stigin.
no-line = Engin lína er enn á stigablaðinu til að bera saman.
no-draw = Þessi leikmaður hefur ekki dregið neinar stafatöflur sem gætu verið of margar.
no-such-surplus =
    { $bag ->
        [0] Í skjóðunni voru ekki fleiri stafatöflur en þær sem dregnar voru.
        [one] Í skjóðunni var aðeins { $bag } stafatafla umfram þær sem dregnar voru.
       *[other] Í skjóðunni voru aðeins { $bag } stafatöflur umfram þær sem dregnar voru.
    }
judge-there = Dómarinn hefur þegar verið kallaður til.
no-judge = Enginn hefur kallað á dómarann eða ekki er hægt að skrá ákvörðunina svona.
no-such-rack = Ekki á að sýna stand núna eða fjöldi stafa á honum er annar.
cannot-sign = Hægt er að undirrita þegar spilið hefur verið gert upp og lokastigin stemma.

## Dómarinn við borðið
no-judge-here = Enginn dómari er við þetta borð.
no-verdict = Enginn úrskurður er til sem þú getur borið undir dómara.
verdict-open = Enn má bera úrskurðinn undir dómara.
appeal-open = Dómarinn þarf fyrst að svara þeim sem spurði hann.
no-appeal-open = Dómarinn hefur ekkert verið spurður.
not-your-appeal = Aðeins sá sem kallaði á dómarann eða bar úrskurð undir hann getur gert þetta.
too-many-calls =
    { $most ->
        [one] Þú hefur stöðvað spilið { $most } sinni vegna dómarans og oftar er það ekki hægt.
       *[other] Þú hefur stöðvað spilið { $most } sinnum vegna dómarans og oftar er það ekki hægt.
    }

## Two pairs
plays-alone = Hér leikur hver fyrir sig: enginn sér standinn þinn.
arranged-too-often = Þú hefur raðað standinum { $most } sinnum; meira kemst ekki í skrána.
no-proposals = Hér leika tvö pör: samherjar tala aðeins með röð stafanna og því er ekkert lagt til.
no-pair-clock = Tvö pör leika án klukku.
no-pair-judge = Tvö pör leika án dómara við borðið: það sem honum er sagt heyrði samherjinn líka.
no-pair-talk = Hér leika tvö pör: enginn spjallar fyrr en spilinu er lokið.
