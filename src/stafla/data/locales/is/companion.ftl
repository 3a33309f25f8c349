### Fylgjan: tæki við hlið alvöru borðs.

## Klukkan
face-label = { $name }, { $total } stig, { $time } eftir
face-first = byrjar
face-start = ýttu til að ræsa klukku mótherjans
face-press = ýttu þegar leikur er lagður og stigin sögð
face-write = skráðu nú leikinn
face-paused = klukkan er stopp
clock-first = { $name } ræsir klukkuna um leið og { $first } hefur séð einhverja stafatöflu.
clock-start = Ræsa klukkuna

## Leikur
turn-of = { $name } á leik
turn-early = { $name } hefur ýtt á klukkuna: skráðu leikinn
turn-ways = Hvað gert er í leiknum
turn-help = Veldu fyrsta reitinn og sláðu inn stafina sem lagðir voru.
way-play = Leggja orð
way-told = Aðeins stig
way-exchange = Skipti
announce = Segja { $points } stig
announce-none = Segja stigin
told-help = Aðeins stigin og fjöldi stafataflna er skráður. Eftir það er borðið óþekkt og ekki hægt að telja orð aftur.
told-only = Þetta tæki getur ekki talið stig: skráið það sem þið teljið sjálf.
told-tiles = Fjöldi lagðra stafataflna
told-points = Stig
exchange-way = Leggðu stafatöflurnar á hvolf, segðu hve margar og ýttu á klukkuna. Dragðu síðan og settu þær gömlu í skjóðuna síðast.
exchange-count = Fjöldi stafataflna
exchange-press = { $count ->
    [one] Skipta { $count } stafatöflu og ýta á klukkuna
   *[other] Skipta { $count } stafatöflum og ýta á klukkuna
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
press-help = Taka má leikinn aftur þar til { $name } ýtir á klukkuna eða stingur hendi í skjóðuna.
press-of = { $name } ýtir á klukkuna
reach = Hönd í skjóðunni, klukkan gleymdist
reach-done = Höndin er í skjóðunni: { $name } getur ekki tekið leikinn aftur. Klukkan gengur enn.
write = { $name } skráir { $points }, alls { $total }
no-draw-yet = { $name } dregur ekki fyrr en leikurinn er skráður. Skráning jafngildir samþykki.
challenge-which = Hvaða orð eru véfengd?
challenge-stop = Stöðva klukkuna og véfengja
challenge-announced = { $name } hefur boðað véfengingu. Enn má taka leikinn aftur.
ruling-title = { $name } véfengir
ruling-help = Klukkan er stopp. Úrskurðurinn á við allan leikinn: enginn fær að vita hvaða orð fellur.
ruling-words = Véfengdu orðin
ruling-ask = Spyrja orðalistann { $list } { $print }
ruling-valid = Dómari: leikurinn er gildur
ruling-invalid = Dómari: leikurinn er ógildur

## Tvö stigablöð
sheets = Bæði stigablöðin
sheet-of = Blaðið hjá { $name }
line-told = { $count ->
    [one] { $count } stafatafla
   *[other] { $count } stafatöflur
}
line-correction = leiðrétting
differ = Mitt blað segir annað
differ-help = Skráðu það sem stendur á þínu blaði. Ef blöðin stemma ekki stöðvast klukkan.
differ-write = Skrá þetta
differ-title = Stigablöðin stemma ekki
differ-count = Klukkan er stopp meðan þið teljið aftur.
differ-counted = Talið
differ-correct = { $name } leiðréttir í { $points }, alls { $total }

## Hlé og dómari
pause = Hlé eftir samkomulagi
pause-help = Klukkan er stöðvuð ef báðir samþykkja. Hjá þeim sem aðeins bregður sér frá gengur hún áfram.
pause-agree = { $name } samþykkir
pause-title = Klukkan er í hléi
pause-over = Setja klukkuna í gang
correct = Leiðrétta síðasta leik
correct-help = Síðasti leikur var skráður rangt. Ef báðir samþykkja er hann tekinn til baka hér og skráður að nýju; klukkan heldur sínum tíma.
finish = Ekkert er lengur hægt að leggja
finish-help = Ef báðir eru sammála um að ekkert sé lengur hægt að leggja lýkur spilinu og standarnir eru gerðir upp.
resign-help = Hver gefur leikinn? Hann telst tapaður, hver sem stigin eru.
resign-by = { $name } gefur leikinn
judge-call = Kalla á dómara
judge-who = Hver kallar? Klukkan stöðvast strax.
judge-title = { $name } hefur kallað á dómara
judge-help = Dómarinn sér til þess að ljúka megi spilinu á sem sanngjarnastan hátt. Úrskurðurinn geymist í skránni.
judge-text = Úrskurðurinn
judge-seconds = Sekúndur: { $name }
judge-points = Stig: { $name }
judge-done = Dómarinn hefur úrskurðað

## Of margar stafatöflur
surplus = Dró of margar
surplus-title = Of margar stafatöflur dregnar
surplus-who = Hver dró?
surplus-count = Hve mörgum of mikið
surplus-seen = Fleiri stafatöflur sáust en átti að draga
surplus-apart = Enn má þekkja nýju töflurnar frá hinum
surplus-from = { $name } velur að draga úr
surplus-new = aðeins nýju töflunum
surplus-all = öllum töflunum
surplus-unseen = { $count ->
    [one] { $name } setur umframtöfluna aftur í skjóðuna.
   *[other] { $name } setur umframtöflurnar, { $count }, aftur í skjóðuna.
}
surplus-plain = { $count ->
    [one] Reglurnar segja ekkert um þetta: { $name } dregur eina stafatöflu óséða og skilar henni.
   *[other] Reglurnar segja ekkert um þetta: { $name } dregur { $count } stafatöflur óséðar og skilar þeim.
}
surplus-draws = { $looked ->
    [one] { $name } dregur { $looked } stafatöflu og skoðar hana (í skjóðunni voru { $bag } fyrir dráttinn).
   *[other] { $name } dregur { $looked } stafatöflur og skoðar þær (í skjóðunni voru { $bag } fyrir dráttinn).
}
surplus-returns = { $count ->
    [one] Af þeim er ein valin og sett aftur.
   *[other] Af þeim eru { $count } valdar og settar aftur.
}
surplus-done = Búið

## Lokin
end-out = { $name } er út.
end-scoreless = Sex leikir í röð án nýrrar stafatöflu á borðinu: spilinu er lokið.
end-passes = Allir hafa setið hjá tvisvar: spilinu er lokið.
end-time = Tíminn er liðinn: spilinu er lokið.
end-lost-on-time = { $name } hefur tapað á tíma.
end-resigned = { $name } gaf leikinn.
end-nothing-left = Báðir eru sammála um að ekkert sé lengur hægt að leggja: spilinu er lokið.
end-rack = { $count ->
    [one] Stafataflan sem eftir er á stafastandi: { $name } (? fyrir auða)
   *[other] Stafatöflurnar { $count } sem eftir eru á stafastandi: { $name } (? fyrir auða)
}
end-show = Telja þessar stafatöflur
sign-help = Gangið úr skugga um að bæði blöðin sýni þessi stig og undirritið.
sign = { $name } undirritar { $first }–{ $second }
signed = { $name } hefur undirritað
record-save = Vista spilið
record-print = Prenta stigablöðin

## Verkfæri
tools = Við borðið
guide = Leiðarvísir um reglur
leave = Hætta við spilið
leave-question = Spilið er fjarlægt af tækinu. Vistaðu það fyrst ef þú vilt eiga það.
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
setup-title = Spil á alvöru borði
setup-help = Leggðu tækið við borðið: það er klukka, stigablöð, orðadómari og leiðarvísir. Ekkert er sent frá því.
setup-edition = Reglur og stafatöflur
setup-clock = Klukka
setup-no-clock = Engin klukka
setup-seven = Skipta aðeins með sjö stafatöflur eða fleiri í skjóðunni (PL-49)
player-of = Leikmaður { $number }
lot-title = Hverjum er hluturinn í hag?
first-title = Hver byrjar?
lot-draw = Láta tækið draga
lot-fell = Hluturinn kom upp: { $name }.
lot-choice = { $name } velur
lot-first = að byrja
lot-board = hvernig borðið snýr
lot-rest = { $name } fær hitt forréttindið. { $board } ræður fyrir hverjum borðið snýr rétt; það er aldrei á hlið.
along-asked = Sæki reglur og orðalista …
along-taken = Allt er komið á tækið: það virkar án nets.
along-not-kept = Vafrinn geymir ekkert: hafið síðuna opna meðan þið spilið.
along-away = Þessi útgáfa er ekki á tækinu og ekkert net er.
along-server = Þjónninn reiknar stigin og dæmir orðin og til þess þarf nettengingu. Án hennar skrifið þið stigin sjálf og dómari sker úr um orð.
kernel-away = Ekki næst samband við þjóninn og vafrinn getur ekki reiknað stigin sjálfur: skrifaðu þau sem tölu eða reyndu aftur.
along-no-kernel = Hér er ekki hægt að telja stig: skráið aðeins tölur.
along-no-words = Hér er enginn orðalisti: dómari sker úr.
begin = Byrja: { $name } á fyrsta leik
begin-none = Byrja

## Leiðarvísirinn
guide-start = Sá sem hluturinn er í hag velur að byrja eða hvernig borðið snýr; hinn fær hitt. Borðið er aldrei á hlið. Sá sem byrjar ekki ræsir klukkuna þegar hinn hefur séð stafatöflu.
guide-turn = Leggja, segja stigin, ýta á klukkuna, skrá. Engar nýjar stafatöflur fyrr en mótherjinn hefur skráð stigin. Skráðu leik mótherjans áður en þú leikur. Báðir skrá hvern leik og samtölur.
guide-accept = Að byrja að skrá leikinn er að samþykkja hann. Til að véfengja skal stöðva klukkuna og nefna orðin.
guide-verdict = Úrskurðurinn á við allan leikinn. Ógildur: töflurnar aftur og umferðin töpuð. Gildur: sá sem véfengdi missir tíu stig.
guide-withdraw = Taka má leik aftur þar til ýtt er á klukkuna, jafnvel eftir að véfenging er boðuð. Hönd í skjóðunni gerir hann líka endanlegan.
guide-exchange = Skipti: töflur á hvolf, segja hve margar, ýta, draga, skila þeim gömlu. Ekki með færri en sjö í skjóðunni. Alltaf má sitja hjá.
guide-surplus = Of margar dregnar en óséðar: umframtöflurnar fara aftur. Séðar: mótherjinn dregur einni fleiri en umfram er, skoðar og velur hvað fer aftur; einni til ef færri en sjö voru í skjóðunni.
guide-time = Tíu mínusstig fyrir hverja hafna mínútu umfram tímann, og 00:00 telst umfram. Fimm mínútur umfram er tap: stafatöflur og fimmtíu stig dragast frá, að minnsta kosti 150 stigum undir, í versta falli 150–0. Klukkan gengur hjá þeim sem víkur frá.
guide-stop = Báðir mega sjá blað hins; stemmi þau ekki stöðvast klukkan. Hlé krefst beggja. Hvor um sig má hvenær sem er stöðva klukkuna og kalla á dómara.
guide-scoreless = Sex leikir í röð án nýrrar töflu sem liggur (hjáseta, skipti, ógildir leikir) enda spilið; báðir missa stig fyrir töflur sínar.
guide-out = Sá sem klárar ýtir á klukkuna sem fyrr; mótherjinn getur véfengt. Sá sem samþykkir skráir leikinn og stöðvar klukkuna. Báðir fara yfir stigin og undirrita.
guide-notes = Skrifa má hjá sér hvað sem er og merkja við stafatöflur. Allir sýna heiðarleika, drengskap og virðingu.
guide-plain = Leggja, segja stigin, ýta á klukkuna. Véfengja má þar til næsti leikmaður byrjar eða hefur skráð; úrskurðurinn á við allan leikinn.
guide-time-polish = Tvær mínútur á leik eru venja; séu þær liðnar er setið hjá. Í meistaramótum hefur hvor tuttugu mínútur og hættir þegar þær eru búnar.
