### Fylgjan: tæki við hlið alvöru borðs.

## Klukkan
face-label = { $name }, { $total } stig, { $time } eftir
face-first = byrjar
face-start = ýttu til að ræsa klukku mótherjans
face-press = segðu stigin, ýttu svo
face-write = skráðu nú leikinn
face-paused = klukkan er stopp
clock-first = { $name } ræsir klukkuna um leið og { $first } hefur séð einhverja stafatöflu.
clock-start = Ræsa klukkuna

## Leikur
companion-turn = { $name } á leik
turn-early = { $name } hefur ýtt á klukkuna: skráðu leikinn
turn-ways = Hvað er gert?
turn-help = Veldu fyrsta reitinn og sláðu inn stafina sem lagðir voru.
way-play = Leggja orð
way-told = Aðeins stig
way-exchange = Skipta út
announce = Segja { $points } stig
announce-none = Segja stigin
told-help = Aðeins stigin og fjöldi stafataflna eru skráð. Eftir það er borðið óþekkt og ekki hægt að telja stig orðanna aftur.
told-only = Þetta tæki getur ekki talið stig: skráið það sem þið teljið sjálf.
told-tiles = Fjöldi lagðra stafataflna
told-points = Stig
exchange-way = Leggðu stafatöflurnar á hvolf, segðu hve margar og ýttu á klukkuna. Dragðu síðan og settu þær gömlu í skjóðuna síðast.
exchange-count = Fjöldi stafataflna
exchange-press = { $count ->
    [one] Skipta út { $count } stafatöflu og ýta á klukkuna
   *[other] Skipta út { $count } stafatöflum og ýta á klukkuna
}
pass-press = Sitja hjá og ýta á klukkuna
early-undo = Ekki var ýtt á klukkuna

## Stafir til að ýta á
pad-letters = Stafir
pad-blank = Auð
pad-across = → lárétt
pad-down = ↓ lóðrétt
pad-erase = Stroka út
pad-left = Einn reit til vinstri
pad-right = Einn reit til hægri
pad-up = Einn reit upp
pad-below = Einn reit niður
pad-type = Lyklaborð

## Leikur á borðinu
window-title = { $name }: { $points } stig
press-help = Taka má lögnina til baka þar til { $name } ýtir á klukkuna eða stingur hendi í skjóðuna.
press-of = { $name } ýtir á klukkuna
reach = Hönd í skjóðunni, ekki ýtt á klukkuna
reach-done = Höndin er í skjóðunni: { $name } getur ekki tekið lögnina til baka. Klukkan gengur enn.
write = { $name } skráir { $points }, alls { $total }
no-draw-yet = { $name } dregur ekki fyrr en lögnin er skráð. Að skrá hana er að samþykkja hana.
challenge-which = Hvaða orð eru véfengd?
challenge-stop = Stöðva klukkuna og véfengja: { $name }
challenge-stopped = Klukkan er stöðvuð. { $name } nefnir orðin.
challenge-name = Véfengja þessi orð
challenge-announced = { $name } ætlar að véfengja. Enn má taka lögnina til baka.
ruling-title = { $name } véfengir
ruling-help = Klukkan er stopp. Úrskurðurinn á við lögnina í heild: enginn fær að vita hvaða orð fellur.
ruling-words = Véfengdu orðin
ruling-ask = Spyrja orðasafnið { $list } { $print }
companion-ruling-valid = Dómari: lögnin er gild
companion-ruling-invalid = Dómari: lögnin er ógild
ruling-away = Ekki næst í orðasafnið: dómari eða þið saman skerið úr.
verdict-invalid = Lögnin er ógild.
verdict-stands = Lögnin stendur.
verdict-back = { $name } tekur stafina til baka og fær engin stig.
verdict-penalty = { $name } missir { $points } stig fyrir véfenginguna.
verdict-turn = { $name } missir úr næstu umferð vegna véfengingarinnar.

## Tvö stigablöð
sheets = Bæði stigablöðin
sheet-of = { $name }, stigablað
line-told = { $count ->
    [one] { $count } stafatafla
   *[other] { $count } stafatöflur
}
line-correction = leiðrétting
differ = Annað stendur á mínu blaði
differ-help = Skráðu það sem stendur á þínu blaði. Ef blöðin stemma ekki stöðvast klukkan.
differ-write = Skrá þetta
differ-title = Stigablöðin stemma ekki
differ-count = Klukkan er stopp meðan þið teljið aftur.
differ-counted = Talið
differ-correct = { $name } leiðréttir í { $points }, alls { $total }

## Hlé og dómari
pause = Stöðva klukkuna
pause-help = Klukkan er stöðvuð ef báðir samþykkja. Hjá þeim sem aðeins bregður sér frá gengur hún áfram.
pause-agree = { $name } samþykkir
pause-title = Klukkan er í hléi
pause-over = Ræsa klukkuna aftur
correct = Leiðrétta síðasta leik
correct-help = Síðasti leikur var skráður rangt. Ef báðir samþykkja er hann tekinn til baka hér og skráður að nýju; tími klukknanna breytist ekki.
finish = Ekki er hægt að leggja meira
finish-help = Ef báðir samþykkja að ekki sé hægt að leggja meira lýkur spilinu og stafirnir á stöndunum eru taldir.
resign-help = Hver gefur leikinn? Spilið er þá tapað, hver sem stigin eru.
resign-by = { $name } gefur leikinn
companion-judge-call = Kalla á dómara
judge-who = Hver kallar? Klukkan stöðvast strax.
companion-judge-title = { $name } hefur kallað á dómara
judge-help = Dómarinn sér til þess að ljúka megi spilinu á sem sanngjarnastan hátt. Ákvörðunin geymist í skránni.
companion-judge-text = Ákvörðunin
companion-judge-seconds = Sekúndur: { $name }
companion-judge-points = Stig: { $name }
judge-done = Dómarinn hefur ákveðið

## Of margar stafatöflur
surplus = Dró of margar
surplus-title = Of margar stafatöflur dregnar
surplus-who = Hver dró?
surplus-count = Hve margar umfram
surplus-seen = Fleiri stafatöflur sáust en átti að draga
surplus-apart = Enn má þekkja nýju töflurnar frá hinum
surplus-from = { $name } velur að draga úr
surplus-new = aðeins nýju töflunum
surplus-all = öllum töflunum
surplus-unseen = { $count ->
    [1] { $name } setur umframtöfluna aftur í skjóðuna.
    [one] { $name } setur { $count } umframtöflu aftur í skjóðuna.
   *[other] { $name } setur { $count } umframtöflur aftur í skjóðuna.
}
surplus-plain = { $count ->
    [one] Reglurnar segja ekkert um þetta: { $name } dregur eina stafatöflu óséða og skilar henni.
   *[other] Reglurnar segja ekkert um þetta: { $name } dregur { $count } stafatöflur óséðar og skilar þeim.
}
surplus-draws = { $looked ->
    [one] { $name } dregur { $looked } stafatöflu og skoðar hana (í skjóðunni fyrir dráttinn: { $bag }).
   *[other] { $name } dregur { $looked } stafatöflur og skoðar þær (í skjóðunni fyrir dráttinn: { $bag }).
}
surplus-returns = { $count ->
    [one] Af þeim er ein valin og henni skilað.
   *[other] Af þeim eru { $count } valdar og þeim skilað.
}
surplus-done = Búið

## Lokin
end-out = { $name } hefur lagt alla stafina sína.
end-scoreless = Sex leikir í röð án nýrrar stafatöflu á borðinu: spilinu er lokið.
end-passes = Allir hafa setið hjá tvisvar í röð: spilinu er lokið.
end-time = Tíminn er búinn: spilinu er lokið.
end-lost-on-time = { $name } féll á tíma.
end-resigned = { $name } gaf leikinn.
end-nothing-left = Báðir samþykkja að ekki sé hægt að leggja meira: spilinu er lokið.
end-rack = { $count ->
    [one] { $name }: stafataflan sem eftir er á standinum (? fyrir auða)
   *[other] { $name }: stafatöflurnar { $count } sem eftir eru á standinum (? fyrir auða)
}
end-show = Telja þessar stafatöflur
sign-help = Gangið úr skugga um að bæði blöðin sýni þessi stig og undirritið.
sign = { $name } undirritar { $first }–{ $second }
signed = { $name } hefur undirritað
record-save = Vista spilið
record-print = Prenta stigablöðin

## Verkfæri
tools = Verkfæri
guide = Reglurnar í stuttu máli
leave = Hætta við spilið
leave-question = Spilið er fjarlægt úr tækinu. Vistaðu það fyrst ef þú vilt eiga það.
leave-yes = Fjarlægja spilið
bag-left = { $count ->
    [0] Skjóðan er tóm
    [one] { $count } stafatafla í skjóðunni
   *[other] { $count } stafatöflur í skjóðunni
}
scoreless-run = { $count ->
    [one] { $count } leikur án nýrrar stafatöflu
   *[other] { $count } leikir í röð án nýrrar stafatöflu
}

## Fyrir spilið
setup-title = Spil við alvöru borð
setup-help = Leggðu tækið við borðið: það er klukka, stigablöð, orðadómari og leiðarvísir. Ekkert er sent frá því.
setup-edition = Reglur og stafatöflur
setup-clock = Klukka
setup-no-clock = Engin klukka
setup-seven = Skipta aðeins með sjö stafatöflur eða fleiri í skjóðunni
player-of = Leikmaður { $number }
lot-title = Hver vann hlutkestið?
first-title = Hver byrjar?
lot-draw = Láta tækið draga
lot-fell = { $name } vann hlutkestið.
lot-choice = { $name } velur
lot-first = að byrja
lot-board = hvernig borðið snýr
lot-rest = { $name } fær hitt. { $board } má láta borðið snúa rétt að sér; það er aldrei á hlið.
setup-download-running = Sæki reglur og orðasafn …
setup-download-done = Allt er komið í tækið: það virkar án nets.
setup-download-unsaved = Vafrinn geymir ekkert: hafið síðuna opna meðan þið spilið.
setup-download-unavailable = Þessi útgáfa er ekki í tækinu og ekkert net er. Tengstu netinu einu sinni til að sækja hana.
setup-download-server = Þjónninn reiknar stigin og dæmir orðin og til þess þarf nettengingu. Án hennar skrifið þið stigin sjálf og dómari sker úr um orð.
kernel-away = Ekki næst samband við þjóninn og vafrinn getur ekki reiknað stigin sjálfur: skrifaðu þau sem tölu eða reyndu aftur.
setup-download-no-kernel = Hér er ekki hægt að telja stig: skráið aðeins tölur.
setup-download-no-words = Hér er ekkert orðasafn: dómari sker úr.
begin = Byrja: { $name } á fyrsta leik
begin-none = Byrja

## Leiðarvísirinn
guide-start = Sá sem vinnur hlutkestið velur að byrja eða hvernig borðið snýr; hinn fær hitt. Borðið er aldrei á hlið. Sá sem byrjar ekki ræsir klukkuna þegar hinn hefur séð stafatöflu.
guide-turn = Leggja, segja stigin, ýta á klukkuna, skrá. Engar nýjar stafatöflur fyrr en mótherjinn hefur skráð stigin. Skráðu leik mótherjans áður en þú leikur. Báðir skrá hvern leik og samtölur.
guide-accept = Sá sem byrjar að skrá lögnina samþykkir hana. Til að véfengja þarf að stöðva klukkuna og nefna orðin.
guide-verdict = Úrskurðurinn á við lögnina í heild. Ógild: stafirnir eru teknir til baka og hinn á leik. Gild: sá sem véfengdi tapar tíu stigum.
guide-withdraw = Taka má lögn til baka þar til ýtt er á klukkuna, líka þótt hinn hafi sagst ætla að véfengja. Hönd í skjóðunni gerir hana einnig endanlega.
guide-exchange = Skipti: stafatöflur á hvolf, segja hve margar, ýta á klukkuna, draga, skila þeim gömlu. Í skjóðunni þurfa að vera minnst sjö. Alltaf má sitja hjá.
guide-surplus = Of margar dregnar en óséðar: umframtöflurnar fara aftur. Séðar: mótherjinn dregur einni fleiri en umfram er, skoðar og velur hvað fer aftur; einni til ef færri en sjö voru í skjóðunni.
guide-time = Tíu mínusstig fyrir hverja byrjaða mínútu fram yfir tímann, og 00:00 telst fram yfir. Fimm mínútur fram yfir er tap: stafatöflur og fimmtíu stig dragast frá, að minnsta kosti 150 stigum undir, í versta falli 150–0. Klukkan gengur hjá þeim sem víkur frá.
guide-stop = Báðir mega sjá blað hins; stemmi þau ekki stöðvast klukkan. Hlé krefst beggja. Hvor um sig má hvenær sem er stöðva klukkuna og kalla á dómara.
guide-scoreless = Sex leikir í röð án nýs stafs sem stendur (hjáseta, skipti, ógildar lagnir): þá er spilinu lokið. Báðir missa stig fyrir stafina sem þeir eiga eftir.
guide-out = Sá sem klárar ýtir á klukkuna eins og venjulega; mótherjinn getur véfengt. Sá sem samþykkir skráir lögnina og stöðvar klukkuna. Báðir fara yfir stigin og undirrita.
guide-notes = Skrifa má hjá sér hvað sem er og merkja við stafatöflur. Allir sýna heiðarleika, drengskap og virðingu.
guide-plain = Leggja, segja stigin, ýta á klukkuna. Véfengja má þar til næsti leikmaður byrjar eða hefur skráð; úrskurðurinn á við lögnina í heild.
guide-time-polish = Tvær mínútur á leik eru venja; séu þær liðnar er setið hjá. Á meistaramótum hefur hvor tuttugu mínútur og hættir þegar þær eru búnar.

## Results from phone to director
result-hand = Skila úrslitunum
result-hand-help = Mótsstjórinn skannar kóðann með síma eða opnar hlekkinn. Úrslitin eru í hlekknum sjálfum; ekkert er sent héðan.
result-code = QR-kóði úrslitanna
result-link = Hlekkur á úrslitin
result-tournament = Skila úrslitunum til mótsins
results-title = Úrslit
results-help = Skannaðu kóðann á símanum við hvert borð eða opnaðu hlekkinn: úrslitin bætast við hér. Listinn er aðeins geymdur í þessu tæki.
results-offered = Úrslitum var skilað
results-take = Bæta á listann
results-taken = Komið á listann: { $first } – { $second }.
results-before = Á listanum er nú þegar { $first }–{ $second } fyrir þetta spil. Það verður leiðrétt.
results-bad = Í þessum hlekk eru engin úrslit. Skannaðu kóðann aftur.
results-none = Engin úrslit enn.
results-began = Hófst
results-players = Leikmenn
results-score = Stig
results-signed = Undirritað af báðum
results-unsigned = Ekki undirritað af báðum
results-remove = Fjarlægja
results-remove-one = Fjarlægja { $first } – { $second }
results-save = Vista fyrir töflureikni (CSV)
results-print = Prenta
screen-dims = Skjárinn getur slokknað af sjálfu sér hér. Lengdu tímann þar til hann slokknar í stillingum tækisins.
