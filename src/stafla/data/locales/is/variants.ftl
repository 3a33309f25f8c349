# Það sem borð getur sammælst um: heiti og skýringar (stafla/data/variants.toml)

variants = Afbrigði
variants-agreed = Afbrigði gildir aðeins ef allir samþykkja það.
variant-blanks-return = Auðar töflur snúa aftur
variant-blanks-return-text = Þegar þú átt leik og ert með stafinn sem auð tafla á borðinu táknar máttu leggja þinn staf í staðinn og taka auðu töfluna. Það telst ekki leikur, gefur engin stig og má endurtaka.
variant-open-dictionary = Opið orðasafn
variant-open-dictionary-text = Fletta má orðum upp áður en þau eru lögð, eins oft og hver vill og án refsingar.
variant-theme = Þema
variant-theme-text = Hvert orð sem tengist þemanu gefur fimm aukastig. Orð á lista þemans þarf ekki að greiða atkvæði um. Fyrir önnur orð má leikmaður færa rök; hinir greiða atkvæði og meirihlutinn ræður.
variant-fives-first = Fimm stafir fyrst
variant-fives-first-text = Fyrsta orðið er fimm stafir eða lengra. Geti leikmaður ekki lagt slíkt orð á næsti leik. Geti enginn það í heilli umferð nægja fjórir stafir, síðan þrír, síðan tveir.
variant-two-bags = Tvær skjóður
variant-two-bags-text = Sérhljóðar og samhljóðar eru hvorir í sinni skjóðu og ein auð tafla í hvorri. Þú velur skjóðu í hvert sinn sem þú dregur staf.
variant-karpatka = Karpatka: tvö pör
variant-karpatka-text = Fjórir leika, tveir gegn tveimur; samherjar sitja hlið við hlið og sjá báða standa sína. Parið sem byrjar leikur einu sinni, síðan leikur hvort par tvisvar, hvor samherji einu sinni, í þeirri röð sem þeir kjósa. Par má skipta út þrisvar í spilinu. Samherjar tala aðeins saman með röð stafanna á standinum: spjall og tillögur eru ekki leyfð. Hvor mótherjinn sem er má véfengja. Spilinu lýkur þegar samherjar hafa báðir lagt alla stafi sína eða þegar enginn fjórmenninganna leikur.
variant-exchange-seven = Skipti aðeins með sjö í skjóðunni
variant-exchange-seven-text = Aðeins má skipta út á meðan minnst sjö stafir eru eftir í skjóðunni.
variant-challenge-ten = Tíu stiga frádráttur fyrir ranga véfengingu
variant-challenge-ten-text = Sá sem véfengir gilda lögn tapar tíu stigum.
variant-challenge-double = Tvöföld véfenging
variant-challenge-double-text = Sá sem véfengir gilda lögn missir úr næstu umferð.
variant-challenge-free = Frjáls véfenging
variant-challenge-free-text = Röng véfenging kostar ekkert.

## At a table
variants-more = Hvað hvert þeirra merkir
variant-theme-name = Þema borðsins
variant-theme-words = Orð án atkvæðagreiðslu (má sleppa)
variants-here = Við þetta borð
variants-consent = Samþykki þitt
variants-consent-to = Ég samþykki: { $name }
theme-is = Þema: { $name }
variants-unrated = Spil sem telur til styrkleika er spilað eftir almennum reglum, án afbrigða.
consent-due = Sá sem sest við þetta borð samþykkir öll afbrigði þess.
dictionary-closed = Við þetta borð má ekki fletta orðum upp.

## The catalogue as a page, and profiles as files
variants-for = Útgáfur: { $names }.
variants-need-challenge = Til þess þarf að mega véfengja orð.
variants-need-automatic = Til þess þarf að athuga orðin sjálfkrafa.
variants-players = Minnst { $least } leikmenn.
variants-not-with = Ekki með: { $name }.
profiles = Eigið reglusafn
profiles-text = Félag eða samband getur vistað reglur sínar í skrá og látið aðra fá hana. Fylltu út eyðublaðið fyrir nýtt borð og vistaðu þar; þegar slík skrá er opnuð hér fyllist eyðublaðið eftir henni.
profile-file = Reglusafn (JSON-skrá)
profile-take = Opna reglusafn
profile-name = Heiti reglusafnsins
profile-save = Vista þessar stillingar í skrá
bad-profile = Þessi skrá er ekki reglusafn (við: { $field }).
