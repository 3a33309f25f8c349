# Tvíspil: sömu stafir fyrir alla.

duplicate-title = Tvíspil
duplicate-intro = Allir hafa sömu stafi og sama borð. Eitt ykkar stjórnar: stafirnir eru birtir, allir leita að besta orðinu og skrifa það niður áður en tíminn er búinn. Þá er besta orðið lagt hjá öllum og hver fær stig fyrir það sem hann fann.
duplicate-begin = Byrja sem stjórnandi
duplicate-time = Mínútur í hverri umferð
duplicate-best = Leggja besta mögulega orðið, ekki það besta sem einhver fann
duplicate-federation = Halda áfram meðan sérhljóði og samhljóði eru í skjóðunni og á standinum samanlagt
duplicate-round = Umferð { $number }
duplicate-waiting = Fyrstu stafirnir verða birtir innan skamms.
duplicate-between = Næstu stafir eru á leiðinni.
duplicate-announce = Birta stafina
duplicate-collect = Safna svarmiðunum
duplicate-stop = Ljúka spilinu
duplicate-written = Svarmiðar: { $written } af { $players }
duplicate-rack = Stafirnir
duplicate-board = Leikborðið
duplicate-left = Tími eftir
duplicate-warning = Hálf mínúta eftir: skrifaðu orðið niður.
duplicate-time-up = Tíminn er búinn.
duplicate-master = Lagt hjá öllum: { $play }, { $points } stig
duplicate-no-play = Ekkert var hægt að leggja. Stafirnir fara aftur í skjóðuna.
duplicate-slips = Svarmiðarnir
duplicate-table = Staðan
duplicate-place = Sæti
duplicate-player = Leikmaður
duplicate-last = Umferð
duplicate-total = Alls
duplicate-lost = Á eftir hámarki
duplicate-share = % af hámarki
duplicate-join = Vera með
duplicate-join-here = Leikmenn
duplicate-nobody = Enginn er kominn enn.
duplicate-nobody-announce = Hægt er að birta fyrstu stafina um leið og einhver er kominn.
duplicate-name = Nafnið þitt
duplicate-link = Slóð fyrir leikmenn
duplicate-commitment = Fingrafar skjóðunnar: { $commitment }
duplicate-seed = Röðin í skjóðunni leiðir af: { $seed }
duplicate-position = Hvar orðið byrjar
duplicate-position-help = H8 er lárétt, 8H lóðrétt: raðir hafa bókstafi, dálkar tölur.
duplicate-word = Allt orðið
duplicate-blanks = Í orði með stórum og litlum stöfum eru litlu stafirnir auðar töflur.
duplicate-write = Skrifa niður
duplicate-own = Svarmiðinn þinn: { $play }, { $points } stig. Þú getur skrifað annan þar til tíminn er búinn.
duplicate-none = Þú hefur ekkert skrifað í þessari umferð.
duplicate-next = Þú ert með frá og með næstu umferð.
duplicate-scored = Þú fannst { $play }, { $points } stig.
duplicate-scored-nothing = Þú fékkst engin stig í þessari umferð.
duplicate-scored-refused = { $play } er ekki gilt og gefur engin stig.
duplicate-scored-late = { $play } kom of seint og gefur engin stig.
duplicate-mark-refused = ógilt
duplicate-mark-late = of seint
duplicate-ended-tiles = Spilinu er lokið: engir sérhljóðar eða engir samhljóðar eru eftir í skjóðunni.
duplicate-ended-stuck = Spilinu er lokið: ekki er hægt að leggja meira.
duplicate-ended-stopped = Stjórnandinn hefur lokið spilinu.
duplicate-won = Í fyrsta sæti: { $names }
duplicate-keep = Þessi slóð er þín ein: hver sem hefur hana getur skilað svarmiðum fyrir þig.
duplicate-rounds = Fjöldi umferða (0: þar til stafirnir klárast)
duplicate-beside = Leikmenn við þetta tæki
duplicate-beside-help = Eitt nafn í línu. Þú slærð inn það sem þau skrifa á blað; þau sem hafa síma koma inn með slóðinni.
duplicate-early = Safna strax
duplicate-type = Slá inn svarmiða
duplicate-add = Bæta við
duplicate-close-joining = Loka fyrir nýja leikmenn
duplicate-open-joining = Opna fyrir nýja leikmenn
duplicate-joining-closed-here = Lokað er fyrir nýja leikmenn. Þú getur samt bætt þeim við.
duplicate-add-name = Leikmaður við þetta tæki
duplicate-wrote = hefur skrifað
duplicate-result = Úrslitin
duplicate-again = Annað spil
duplicate-words = Orðasafn: { $name }.
duplicate-ended-rounds = Spilinu er lokið: allar umferðir hafa verið leiknar.
duplicate-record = Sækja skrá spilsins

## Questions before somebody loses a slip, and a slip without network
duplicate-ask-early = { $count ->
    [one] { $count } leikmaður hefur ekki skrifað enn og fengi ekkert fyrir umferðina. Safna strax?
   *[other] { $count } leikmenn hafa ekki skrifað enn og fengju ekkert fyrir umferðina. Safna strax?
}
duplicate-ask-stop = { $count ->
    [one] Umferð stendur yfir: { $count } svarmiði teldist ekki með. Ljúka spilinu?
   *[other] Umferð stendur yfir: { $count } svarmiðar teldust ekki með. Ljúka spilinu?
}
duplicate-ask-stop-none = Ljúka spilinu hjá öllum?
duplicate-ask-replace = { $name } hefur þegar skilað öðrum svarmiða í tæka tíð. Á þessi að koma í staðinn?
duplicate-replace = Skipta um svarmiða
duplicate-keep-slip = Halda þeim fyrri
duplicate-go-on = Halda áfram
duplicate-unsent = Svarmiðinn þinn { $slip } er ekki kominn til stjórnandans: ekkert samband. Hann verður sendur aftur sjálfkrafa.
duplicate-unsent-lost = Svarmiðinn þinn { $slip } barst ekki í tæka tíð. Sýndu stjórnandanum hann; hann getur enn slegið hann inn.

## Í skipanalínu
duplicate-ask-until = { $seconds } sekúndur: ýttu á Enter þegar allir hafa skrifað.
duplicate-ask-slip = hvar og hvað, svo sem „H8 ORÐ“; Enter: ekkert>
duplicate-slip = Svarmiði

## Hvers vegna er synjað
duplicate-no-players = Enginn er með enn.
duplicate-too-many = Fleiri komast ekki að.
duplicate-too-many-beside = Hér komast mest { $most } nöfn fyrir. Aðrir geta komið inn með slóðinni.
duplicate-joining-closed = Lokað er fyrir nýja leikmenn. Stjórnandinn getur samt bætt þér við.
duplicate-no-such-player = Sá leikmaður er ekki til.
duplicate-round-open = Umferð stendur yfir.
duplicate-no-round = Engin umferð stendur yfir.
duplicate-not-yet = Þú ert með frá og með næstu umferð.
duplicate-time-not-up = Tíminn er ekki búinn og ekki hafa allir skrifað.
duplicate-bad-conditions = Umferð tekur í mesta lagi klukkustund og aðeins afbrigðin á listanum eru í boði.
duplicate-too-many-tiles = Í einum leik má leggja { $most } stafi í mesta lagi.
duplicate-too-late = Tíminn er búinn: þessi svarmiði kom of seint.
duplicate-slip-there = Leikmaðurinn hefur þegar skilað öðrum svarmiða í tæka tíð.
duplicate-too-many-slips = Þú hefur skilað of mörgum svarmiðum í þessari umferð.

## A hall
duplicate-own-place = { $place }. sæti af { $count }
duplicate-own-total = { $total } stig, { $lost } á eftir bestu leikjum
duplicate-automatic = Þjónninn lokar hverri umferð sjálfur þegar tíminn er búinn
duplicate-solo = Tíu aukastig handa þeim sem einn finnur besta leikinn, ef leikmenn eru 16 eða fleiri
duplicate-either = Standur eins og í bæklingnum: tveir sérhljóðar eða tveir samhljóðar
duplicate-count = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
duplicate-solution = Lausn
duplicate-solvers = Leikmenn
duplicate-whole-table = Öll taflan
duplicate-wall = Veggskjár
duplicate-leading = Efst
duplicate-player-number = Númer leikmanns
duplicate-rulings = Úrskurðir
duplicate-warn = Áminna
duplicate-fine = Draga frá 5 stig
duplicate-lift = Draga til baka
duplicate-show-player = Sýna leikmann
duplicate-penalties = Áminningar og frádráttur
duplicate-penalties-all = Allir leikmenn
duplicate-penalties-none = Engar áminningar og enginn frádráttur.
duplicate-penalties-more = Hér eru síðustu { $count }. Sláðu inn númer leikmanns til að sjá hans eigin.
duplicate-warnings = { $count ->
    [one] { $count } áminning
   *[other] { $count } áminningar
}
duplicate-fined = { $points } stig dregin frá
duplicate-rulings-help = Eftir þrjár áminningar kostar hver sem bætist við 5 stig.
duplicate-ruled = Leikmaður sem á í hlut
duplicate-ruled-number = Númer leikmanns sem á í hlut
duplicate-to-desk = Að dómaraborðinu
duplicate-arbiter = Dómari úrskurðar um svarmiðana við borð og velur meistaraleikinn úr jöfnum leikjum
duplicate-checked = Núll og stig fyrir að vera einn með besta leik gilda ekki fyrr en tveir starfsmenn hafa skoðað þau
duplicate-hand = Stafatöflur eru dregnar úr alvöru skjóðu og slegnar inn
duplicate-by-hand = Stafatöflurnar eru dregnar með höndunum.
duplicate-chosen-why = Val dómarans: { $why }
duplicate-mark-zero = núll
duplicate-scored-zero = { $play } fær 0 stig að úrskurði dómara.

## Salir og flokkar
duplicate-room = Salur
duplicate-category = Flokkur
duplicate-room-choose = Veldu sal …
duplicate-room-none = enginn
duplicate-room-missing = Veldu salinn sem þú situr í.
duplicate-rooms-named = Salir
duplicate-rooms-help = Eitt nafn í línu. Allir salir spila sama spilið og staðan er sameiginleg; starfsmaður í sal sér aðeins svarmiða úr þeim sal.
duplicate-categories = Flokkar
duplicate-categories-help = Eitt nafn í línu, til dæmis Ungmenni eða Fjölskyldur. Hver flokkur fær líka sína eigin stöðu.
duplicate-after-round = eftir umferð { $number }

## Lokinn leikur aftur, í einrúmi
duplicate-training = Æfing
duplicate-topping = Á tíma
duplicate-training-help = Skrifaðu eina lausn í hverri umferð og sjáðu hana við hlið besta leiks og þess sem aðrir fundu.
duplicate-topping-help = Finndu besta leikinn eins fljótt og þú getur. Hver sekúnda telur; ef hann finnst ekki kostar það allan tímann og 60 sekúndur að auki.
duplicate-play-again = Spila umferðirnar aftur á eigin spýtur
duplicate-not-top = { $play }, { $points } stig: besti leikurinn er enn ófundinn.
duplicate-top-found = Fannst á { $seconds } s
duplicate-top-missed = Fannst ekki: { $seconds } s
duplicate-show-top = Sýna besta leikinn
duplicate-next-round = Næsta umferð
duplicate-beaten = Leikmenn með færri stig en þú: { $count } af { $players }
duplicate-so-far = Stig hingað til: { $total } af { $tops }
duplicate-seconds-so-far = Hingað til: { $seconds } s

## Afbrigði og hraðspil
duplicate-more = Afbrigði og hraðspil
duplicate-jokers = Auðar töflur
duplicate-plain-joker = Eins og þær koma úr skjóðunni
duplicate-name-joker = Jóker
duplicate-means-joker = á hverjum standi er ein auð tafla meðan þær endast.
duplicate-name-explosive = Sprengjujóker
duplicate-means-explosive = á hverjum standi er ein auð tafla; þegar besta orðið hefur verið lagt kemur stafurinn sem hún táknar úr skjóðunni í hennar stað, sé hann þar enn, og hún fer aftur á standinn.
duplicate-eights = Stafir á standi
duplicate-plain-eight = Sjö
duplicate-name-seven-of-eight = 7 af 8
duplicate-means-seven-of-eight = átta stafir, í mesta lagi sjö þeirra í einum leik.
duplicate-name-seven-and-eight = 7 og 8
duplicate-means-seven-and-eight = átta stafir; aukastig fyrir alla átta eru 25 fleiri en fyrir sjö.
duplicate-seconds = Hraðspil: sekúndur í hverri umferð í stað mínútna (0: mínútur)
duplicate-replaced = { $letter } úr skjóðunni kemur í stað auðu töflunnar.
