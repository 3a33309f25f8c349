### Síður þjónsins og það sem hann segir þegar hann hafnar beiðni.

## Upphafssíða
edition = Útgáfa
word-list = Orðasafn
word-list-own = orðasafn útgáfunnar
word-list-owns = Orðasöfn útgáfnanna:
word-list-words = { $name } ({ $words ->
    [one] { $words } orð
   *[other] { $words } orð
})
word-check = Hvernig orð eru dæmd
check-challenge = Leikmenn véfengja orð eins og í reglunum
check-automatic = Orð eru athuguð áður en lögn gildir
players-legend = Leikmenn
players-between = { $least ->
    [2] { $most ->
        [2] Tveir leikmenn, eða einn að æfa sig.
       *[other] 2 til { $most } leikmenn, eða einn að æfa sig.
    }
   *[other] { $least } til { $most } leikmenn, eða einn að æfa sig.
}
player-number = Leikmaður { $number }
player-name = Nafn leikmanns { $number }
player-kind = Hver situr í sæti { $number }
kind-person = einhver við þetta tæki
kind-none = autt sæti
sit-down = Setjast að borði
appeals-allowed = Véfengd orð má bera undir dómara
attested-allowed = Orð sem er aðeins í annarri orðabók telst óvíst en ekki rangt
attested-means = Sé það véfengt stendur lögnin og enginn missir stig, þar til dómari hefur úrskurðað um orðið. Annars ræður orðasafnið eitt.
rated-game = Spilið telur til styrkleika (tveir leikmenn með aðgang, eða einn á móti þjarki)
rated-means = Spil sem telur til styrkleika gildir um leið og stafir hafa verið dregnir. Þú tapar því ef þú gefur leikinn, ferð frá borðinu, fellur á tíma eða leikur ekki í þrjá daga þegar engin klukka gengur. Tvær manneskjur geta fellt það niður í sameiningu, en aðeins þar til báðar hafa leikið.
companion = Við alvöru borð
language-choice = Tungumál
form-wrong = Ekki tókst að búa til borðið:

## Borðsíða
table-title = { $edition } – borð
table-needs-script = Leikborðið þarf JavaScript. Stigablað og stöðumynd má skoða án þess.
download-record = Skrá spilsins (JSON)
table-gcg = Skrá spilsins (GCG)
table-diagram = Stöðumynd (SVG)
back-to-start = Upphafssíða
error-title = Þetta tókst ekki

## Á borðinu, á tungumáli útgáfunnar
premium-letter = ×{ $times } stafur
premium-word = ×{ $times } orð

## Leikmenn
erased-name = (nafni eytt)

## Leikslok
ended-out = Skjóðan er tóm og einn leikmaður hefur lagt alla stafi sína.
ended-passes = Allir hafa setið hjá tvisvar í röð.
ended-scoreless = Of margir leikir í röð án nýs stafs á borðinu.
ended-nothing-left = Ekki er hægt að leggja meira og allir samþykktu það.
ended-resigned = Leikurinn var gefinn.
ended-time = Tíminn er búinn.
ended-gone = Einn leikmaður var of lengi í burtu.
ended-aborted = Spilið var fellt niður og gildir ekki.
won-one = { $name } vann.
won-several = Jöfn að stigum í fyrsta sæti: { $names }.
won-pair = { $one } og { $other } unnu saman.

## Það sem borðið hafnar
no-hints = Vísbendingar fást aðeins gegn þjörkum, í spilum sem telja ekki til styrkleika.
no-such-play = Þessi lögn er ekki til.
play-not-settled = Enn má véfengja þessa lögn.
no-such-table = Þetta borð er ekki til.
broken-table = Skrá spilsins við þetta borð er skemmd og ekki er hægt að lesa hana. Þau sem sjá um vefinn hafa verið látin vita; önnur spil þín eru í lagi.
broken-log = Skráin er skemmd og ekki er hægt að lesa hana. Þau sem sjá um vefinn hafa verið látin vita; allt annað er í lagi.
cannot-be-kept = Eitthvað hér er of langt til að hægt sé að vista það. Engu var breytt.
not-your-table = Annað tæki spilar í þessu sæti. Þú getur fylgst með.
not-a-person = Enginn við þetta tæki situr í því sæti.
stale = Eitthvað gerðist við borðið á meðan. Skoðaðu stöðuna og reyndu aftur.
stale-log = Eitthvað breyttist á meðan. Skoðaðu stöðuna og gerðu þetta aftur ef þú vilt enn.
table-full = Meira hefur gerst við þetta borð en kemst í skrá spilsins og því er ekki hægt að halda áfram. Enn er hægt að ljúka spilinu: gefa leikinn, biðja um að fella spilið niður eða láta vita ef leikmaður er farinn.
proposed-too-fast = Augnablik: þú varst að koma með tillögu. Þú getur komið með aðra eftir { $seconds } sekúndur.
called-too-fast = Þú kallaðir á dómarann eða barst úrskurð undir hann rétt í þessu. Bíddu í { $seconds } sekúndur eftir það áður en þú kallar.
unknown-profile = Sú útgáfa er ekki til.
unknown-lexicon = Þetta orðasafn er ekki uppsett fyrir útgáfuna.
unknown-bot = Sá þjarkur er ekki til.
no-person = Að minnsta kosti ein manneskja þarf að spila.
bad-name = Í nafni eru 1 til { $most } stafir og engin stýritákn.
foreign-letter = „{ $letter }“ er ekki stafur í þessari útgáfu.

## Það sem þjónninn hafnar
bad-request = Þjónninn skildi ekki beiðnina. Endurhladdu síðuna.
bad-request-field = Svæðið { $field } vantar í beiðnina eða það er ekki læsilegt.
foreign-origin = Beiðnin kom frá öðru vefsetri.
not-found = Þessi síða er ekki til.
method = Þetta er ekki hægt hér.
too-large = Beiðnin er of stór.
too-fast = Of margar beiðnir í einu. Bíddu andartak.
too-silent = Ekkert barst um þessa tengingu og henni var því lokað.
too-many-lines = Þú eða aðrir á sama neti eruð með of margar síður tengdar við borð. Lokaðu einhverjum þeirra.
too-slow = Beiðnin tók of langan tíma.
content-type = Beiðnin á að vera JSON.
busy = Mikið álag er á þjóninum. Reyndu aftur eftir andartak.
internal = Eitthvað fór úrskeiðis á þjóninum. Ekkert í spilinu hefur glatast.

## Án nets
offline-title = Ekkert net
offline-games = Spil við annað fólk bíða óbreytt á þjóninum. Um leið og netið kemur aftur má halda áfram þar sem frá var horfið.
offline-bots = Þjarkar spila líka á þjóninum og eru því ekki með á meðan. Á eigin tölvu má keyra Stöflu án nets: þá er þjónninn á henni sjálfri.
offline-again = Reyna aftur

## Dómarinn við borðið
judge-at-table = Dómari við borðið
judge-none = Enginn dómari
judge-any = Hvaða dómari sem er
judge-at-table-text = Kalla má á dómara meðan á spilinu stendur. Úrskurð um véfengingu má bera undir hann áður en úrskurðurinn tekur gildi. Klukkurnar eru stopp á meðan.
