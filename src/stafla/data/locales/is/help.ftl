# Hjálparsíður skipanalínunnar.

help-about = Orðaspilið eftir reglum Íslands, Finnlands, Svíþjóðar og Póllands.

## Það sem er á hverri síðu
help-heading-usage = Notkun
help-heading-commands = Skipanir
help-heading-arguments = Gildi
help-heading-parameters = Rofar og gildi
help-mark-required = nauðsynlegt
help-mark-default = sjálfgefið: { $value }
help-mark-choices = um er að velja: { $values }
help-label-command = SKIPUN
help-label-options = ROFAR
help-label-str = TEXTI
help-label-int = TALA
help-label-float = TALA
help-label-a = A
help-label-b = B
help-label-path = SLÓÐ
help-label-choice = VAL
help-label-mode = LEIÐ
help-label-address = VISTFANG
help-label-file = SKRÁ
help-label-shell = SKEL
help-label-lexicon = ORÐASAFN
help-label-words = ORÐ
help-label-old = ELDRA
help-label-new = NÝRRA
help-any-help = Sýna þessa hjálp.
help-any-version = Sýna útgáfunúmer forritsins.
help-any-language = Tungumál textanna: { $languages }; annars tungumál kerfisins.
help-any-edition = Útgáfan: { $editions }.
help-any-lexicon = Orðasafn (skrá, nafn eða fingrafar) í stað þess sem fylgir útgáfunni.
help-any-leaves = Skrá með gildum geymdra stafa (okkar snið eða KLV2) í stað þeirra sem fylgja útgáfunni.
help-match-leaves = Skrá með gildum geymdra stafa sem fyrri þjarkurinn leikur eftir, í stað þeirra sem fylgja útgáfunni.
help-any-json = Skrifa út JSON.
help-any-host = Vistfangið sem hlustað er á: 127.0.0.1 aðeins fyrir þessa tölvu, 0.0.0.0 fyrir öll net hennar.
help-any-cluster = Vistfang Dask-tímasetjara sem lætur vinnsluferli sín vinna verkið, til dæmis tcp://vél:8786; niðurstöður í --out eru þá Parquet.
help-any-notation = Ritháttur reita: gcg (8D er lárétt) eða letter-first (H4 er lárétt).

## stafla play
help-play = Spila í skipanalínunni.
help-play-edition = Útgáfan: { $editions }; annars sú sem á við tungumál textanna.
help-play-players = Nöfn með kommum á milli; „bot“ er þjarkur, „bot:club“ þjarkur af tilteknum styrk. Styrkleikarnir: beginner, learner, home, keen, club, tournament, expert, master, champion.
help-play-check = Leikmenn véfengja orð, eða orðin eru athuguð um leið og þau eru lögð.
help-play-variant = Það sem allir við borðið samþykkja: { $variants }. Má gefa oftar en einu sinni.
help-play-theme = Hvert þemað er; fylgir afbrigðinu „theme“.
help-play-profile = Skrá með reglusafni: útgáfa, hvernig orð eru dæmd, afbrigði og þema.
help-play-seed = Tala sem ræður öllum dráttum; án hennar ræður tilviljun.
help-play-record = Skrá undir spilið, JSON eða (eftir endingu nafnsins) GCG.

## stafla moves
help-moves = Telja upp alla leiki í stöðu.
help-moves-cgp = Staðan í einni línu (CGP), með standi þess sem á leik.
help-moves-batch = Skrá með stöðum, einn JSON-hlutur með "id" og "cgp" í hverri línu; svarað er með fjölda leikja.
help-moves-top = Sýna aðeins svo marga af bestu leikjunum.

## stafla analyze
help-analyze = Segja hverju ætti að leika í stöðu, eða hve miklu hver leikur í spili tapaði.
help-analyze-edition = Útgáfan: { $editions }; oftast er hún nefnd í skrá spilsins.
help-analyze-cgp = Staðan í einni línu (CGP), ásamt standi þess sem á leik.
help-analyze-batch = Skrá með stöðum, einn JSON-hlutur með "id" og "cgp" í línu.
help-analyze-game = Spil sem á að meta leik fyrir leik: GCG-skrá eða skrá spils (JSON).
help-analyze-ms = Millisekúndur til umhugsunar um hverja stöðu; 0 gefur það sem enga umhugsun þarf.
help-analyze-plies = Hve marga leiki á að horfa fram á við.
help-analyze-iterations = Mesti fjöldi sýna, í stað eins margra og tíminn leyfir.
help-analyze-top = Sýna svo marga af bestu leikjunum.
help-analyze-seed = Talan sem ræður öllum sýnum.
help-analyze-threads = Hve margir þræðir hugsa.

## stafla engine
help-engine = Svara öðrum forritum, línu fyrir línu: position, go, stop, quit.
help-engine-seed = Talan sem ræður öllum sýnum vélarinnar.
help-engine-threads = Hve margir þræðir vélarinnar hugsa.

## stafla bench
help-bench = Mæla hverju þessi vél afkastar með orðunum sem fylgja.
help-bench-edition = Ein útgáfa í stað allra fimm: { $editions }.
help-bench-effort = Hve mikið á að mæla; 1 tekur nokkrar sekúndur á útgáfu.

## stafla score
help-score = Reikna stig eins leiks í stöðu.
help-score-cgp = Staðan í einni línu (CGP).
help-score-play = Leikurinn: „8D HRAKI“; lágstafir eru auðar töflur, punktar stafir sem þegar eru á borðinu.
help-score-check = Spyrja orðasafn útgáfunnar um orðin.
help-score-lexicon = Spyrja þetta orðasafn (skrá, nafn eða fingrafar) um orðin.

## stafla judge
help-judge = Athuga orð í orðasafninu.
help-judge-words = Orðin, með hástöfum eða lágstöfum.
help-judge-whole = Svara um lögnina í heild, eins og við borðið: aldrei hvaða orð er rangt.
help-judge-only-list = Orðasafnið ræður eitt: það sem þar vantar er ekki gilt þótt það sé í öðrum orðabókum.

## stafla replay
help-replay = Fara yfir skrá spils og sannreyna tölurnar.
help-replay-file = GCG-skrá eða skrá spils (JSON).
help-replay-edition = Útgáfan, ef skráin nefnir hana ekki.
## stafla verify
help-completion = Skrifa út skriftu sem lætur skelina fylla út skipanir og rofa.
help-completion-shell = Skelin: bash, zsh, fish eða powershell.
help-verify = Reikna hvern drátt spils að nýju út frá fræinu og því sem leikmenn lögðu til.
help-verify-file = Skrá spils (JSON).
## stafla ratings
help-ratings = Endurreikna styrkleikatölur þjónsins.
help-ratings-recompute = Reikna allar styrkleikatölur frá grunni út frá spilunum og geyma þær.
help-ratings-recompute-data = Mappa gagnagrunnsins.
help-ratings-recompute-check = Geyma ekkert; segja hvort geymdar tölur stemmi við spilin.

## stafla selfplay
help-selfplay = Láta tölvuna spila mörg spil.
help-selfplay-games = Hve mörg spil.
help-selfplay-seed = Talan sem ræður öllum dráttum.
help-selfplay-threads = Hve margir þræðir spila; spilin eru þau sömu hver sem fjöldinn er.
help-selfplay-players = Hve margir spila hvert spil.
help-selfplay-out = Mappa undir spilin, ein JSON-lína á spil (games.jsonl).

## stafla match
help-match = Láta tvo þjarka spila spegluð spilapör.
help-match-a = Fyrri þjarkurinn með nafni, til dæmis best-equity.
help-match-b = Seinni þjarkurinn, einnig með nafni.
help-match-pairs = Flest spilapör sem eru spiluð; í pari spila báðir þjarkar í báðum sætum með sömu dráttum.
help-match-seed = Talan sem ræður dráttum hvers pars.
help-match-ms = Umhugsunartími í millisekúndum á leik, fyrir þjarka sem nota hann; annars þeirra eigin.
help-match-until = Hætta um leið og öruggt er (95 %) að hlutur fyrri þjarksins sé yfir eða undir þessu hlutfalli, oftast 50.
help-match-out = Skrá undir úrslitin, ein lína á par; síðari keyrsla sama einvígis heldur áfram þaðan.

## stafla record
help-record = Leita að hæstu lögn eða hæsta spili sem hægt er að stilla upp.
help-record-what = play: hæsta staka lögn; game: hæsta samanlagða stigatala beggja leikmanna.
help-record-attempts = Hætta eftir svo margar tilraunir, að þeim meðtöldum sem þegar eru í möppunni.
help-record-minutes = Hætta eftir svo margar mínútur.
help-record-cores = Hve margir örgjörvakjarnar leita.
help-record-out = Mappa fyrir tilraunirnar, besta spilið og mynd af því; síðari leit heldur áfram þaðan.

## stafla train
help-train = Læra af spilum tölvunnar við sjálfa sig, fyrir hvaða útgáfu og orðasafn sem er.
help-train-leaves = Læra hvers virði geymdir stafir eru.
help-train-leaves-seed = Talan sem ræður öllu sem lært er.
help-train-leaves-games = Af hve mörgum spilum er lært.
help-train-leaves-threads = Hve margir þræðir spila; skráin er sú sama hver sem fjöldinn er.
help-train-leaves-cluster = Vistfang Dask-tímasetjara sem lætur vinnsluferli sín vinna verkið, til dæmis tcp://vél:8786.
help-train-leaves-out = Skráin sem gildi geymdra stafa eru skrifuð í.
help-train-wins = Læra hve líklegt er að forskot dugi til sigurs.
help-train-wins-seed = Talan sem ræður öllu sem lært er.
help-train-wins-games = Af hve mörgum spilum er lært, minnst 50.
help-train-wins-threads = Hve margir þræðir spila; skráin er sú sama hver sem fjöldinn er.
help-train-wins-leaves = Skrá með gildum geymdra stafa sem spilað er eftir, í stað þeirra sem fylgja útgáfunni.
help-train-wins-out = Skráin sem vinningslíkurnar eru skrifaðar í.
help-train-klv = Skrifa gildi geymdra stafa á sniðinu KLV2 fyrir önnur forrit.
help-train-klv-leaves = Skrá með gildum geymdra stafa (okkar snið eða KLV2) í stað þeirra sem fylgja útgáfunni.
help-train-klv-out = KLV2-skráin sem á að skrifa.

## stafla serve
help-serve = Ræsa vefþjóninn.
help-serve-port = Gáttin; 0 velur lausa gátt.
help-serve-data = Mappan með spilunum.

## stafla club
help-club = Halda klúbbkvöld með þessari tölvu, án netsambands út á við.
help-club-port = Gáttin; 0 velur lausa.
help-club-data = Mappa kvöldsins; annars ein út af fyrir sig.
help-club-send = Flytja mót þessarar tölvu á þjón, þar sem þau eru sýnd.
help-club-send-address = Slóð þjónsins.
help-club-send-event = Aðeins mótið með þessu auðkenni.
help-club-send-give = Afhenda þau: þjónninn stýrir þeim héðan í frá.
help-club-send-plain = Senda lykilinn ódulritaðan á neti sem þú treystir.
help-club-take = Taka mót af þjóni á þessa tölvu, sem stýrir því héðan í frá.
help-club-take-address = Slóð síðu mótsins.
help-club-take-plain = Senda lykilinn ódulritaðan á neti sem þú treystir.

## stafla words
help-words = Búa til orðasöfn, flytja inn, skoða og bera saman.
help-words-proposals = Úrskurðir dómara sem ber ekki saman við orðasafnið, sem línur handa ritstjórum þess.
help-words-proposals-data = Mappa gagnagrunnsins.
help-words-build = Búa til orðasafnsskrá úr orðalista.
help-words-import = Flytja inn lista sem orðasafn er velja má með nafni hvar sem er.
help-words-import-data = Mappan með gögnum þjónsins (serve --data).
help-words-info = Sýna upplýsingar um orðasafn.
help-words-verify = Sannreyna orðasafn: telja hvert orð og reikna fingrafarið að nýju.
help-words-diff = Bera saman tvö orðasöfn.
help-words-export = Skrifa orðasafn á sniði annarra forrita.
help-words-list = Telja upp orðasöfnin sem til eru: þau sem fylgja, þau sem flutt hafa verið inn og eldri söfn með sama nafni.
help-words-remove = Fjarlægja innflutt orðasafn; ekki er lengur hægt að dæma hér orð í spilum sem það gilti í.
help-words-remove-lexicon = Nafn þess eða fingrafar.
help-words-remove-data = Mappan með gögnum þjónsins (serve --data).
help-words-file = Listinn: eitt orð í línu, eða KWG- eða KBWG-skrá eftir endingu nafnsins; - les staðalinntak.
help-words-edition = Útgáfan sem á stafrófið sem orðin eru skrifuð með: { $editions }.
help-words-encoding = Stafakóðun listans.
help-words-name = Nafn orðasafnsins; annars skráarnafn listans.
help-words-version = Útgáfunúmer orðasafnsins.
help-words-licence = Leyfi orðasafnsins.
help-words-source = Hvaðan orðin eru; annars skráarnafn listans.
help-words-lexicon = Útgáfa (þá orðasafnið sem fylgir henni), orðasafnsskrá, nafn eða fingrafar.
help-words-build-out = Orðasafnsskráin sem á að skrifa.
help-words-diff-old = Eldra orðasafnið: útgáfa, orðasafnsskrá, nafn eða fingrafar.
help-words-diff-new = Nýrra orðasafnið, nefnt á sama hátt.
help-words-export-out = Skráin sem á að skrifa.
help-words-export-format = text (eitt orð í línu), kwg eða kbwg.

## stafla people, backup, restore
help-people = Sjá um aðganga þjónsins.
help-people-list = Telja upp fólkið eftir nafni.
help-people-list-name = Aðeins þau sem hafa þennan texta í nafninu.
help-people-add = Skrá einhvern; skrifar út lykilorð sem ræðst af tilviljun.
help-people-roles-roles = Hlutverk með kommum á milli: arbiter, director, moderator, administrator.
help-people-password = Gefa einhverjum nýtt lykilorð af handahófi; skráir alls staðar út.
help-people-roles = Gefa einhverjum nákvæmlega þessi hlutverk.
help-people-suspend = Loka aðgangi í nokkra daga.
help-people-suspend-days = Hve marga daga; 0 opnar hann aftur.
help-people-suspend-reason = Hvers vegna, fyrir skrána.
help-people-erase = Eyða aðgangi; spilin standa áfram án nafnsins.
help-people-erase-yes = Já, í alvöru: þetta er ekki hægt að afturkalla.
help-backup = Skrifa allt í gagnagrunninum í skrá, einnig meðan þjónninn gengur.
help-restore = Lesa öryggisafrit inn í tóman gagnagrunn.
help-any-data = Mappa gagnagrunnsins; annars DATABASE_URL eða venjulega mappan.
help-any-club = Gagnagrunnur klúbbkvöldanna (stafla club) í staðinn.
help-people-add-roles = Hlutverk með kommum á milli: arbiter, director, moderator, administrator.
help-people-add-name = Nafnið.
help-people-password-name = Nafnið.
help-people-roles-name = Nafnið.
help-people-suspend-name = Nafnið.
help-people-erase-name = Nafnið.
help-backup-file = Skrá öryggisafritsins.
help-restore-file = Skrá öryggisafritsins.
help-label-name = NAFN
help-label-what = HVAÐ

## stafla variants
help-variants = Það sem borð getur sammælst um umfram reglur útgáfunnar.
help-variants-edition = Útgáfan sem þau eiga að passa við: { $editions }.

## stafla solo
help-solo = Einmenningsspil: standar dagsins, einn eða tveir standar, eða sýnilegir stafir.
help-solo-args = { help-label-mode }
help-solo-mode = Hvað er spilað: daily, one, two eða open.
help-solo-seed = Tala sem ræður stöfunum á einum og tveimur stöndum.
help-solo-day = Dagur standanna (2026-11-20); annars í dag (UTC).
help-solo-record = Skrá undir spilið.

## stafla reverse
help-reverse = Taka lokið spil í sundur: spila afturábak.
help-reverse-file = Skrá spils (JSON) eða GCG-skrá.
help-reverse-players = Nöfn með kommum á milli, eitt í hvert sæti; „bot“ er þjarkur.
help-reverse-record = Skrá undir spilið afturábak.

## stafla bingo
help-bingo = Spila eina umferð af bingói í skipanalínunni.
help-bingo-players = Nöfn þeirra sem spila, með kommum á milli; „bot“ er þjarkur. Annars þú og einn þjarkur.
help-bingo-seed = Tala sem ræður öllum stöfum; án hennar ræður tilviljun.
help-bingo-record = Skrá undir umferðina.

## stafla duplicate
help-duplicate = Tvíspil: allir hafa sömu stafi, hver fyrir sig eða saman, á móti bestu leikjunum.
help-duplicate-players = Nöfn þeirra sem spila hér, með kommum á milli; annars aðeins þú.
help-duplicate-minutes = Hve margar mínútur umferð stendur.
help-duplicate-rounds = Spilinu lýkur eftir svo margar umferðir; 0: þegar stafirnir klárast.
help-duplicate-best = Besti mögulegi leikurinn er lagður, ekki sá besti sem einhver fann.
help-duplicate-together = Spilið heldur áfram meðan sérhljóði og samhljóði eru í skjóðunni og á standinum samanlagt.
help-duplicate-joker = Auðar töflur: joker (ein á hverjum standi) eða explosive (auk þess kemur stafurinn í stað auðu töflunnar í besta leik).
help-duplicate-eight = Átta stafir á standi: seven-of-eight (sjö lagðir í mesta lagi) eða seven-and-eight.
help-duplicate-seed = Tala sem ræður öllum dráttum; án hennar ræður tilviljun.
help-duplicate-record = Skrá undir spilið.



help-label-players = LISTI
help-label-which = BORÐ
help-label-own = FYRRI
help-label-against = SEINNI
help-label-out = ÚTSKRÁ
help-label-request = BEIÐNI
help-label-source = INNSKRÁ
help-event = Stjórna móti án nets, geymt í einni skrá.
help-event-new = Hefja mót.
help-event-file = Skrá mótsins.
help-event-new-title = Nafnið.
help-event-new-rules = Stigagjöf hvers: sv, pl, is, fi, wespa, naspa.
help-event-division = Flokkurinn.
help-event-new-rounds = Fjöldi umferða.
help-event-new-system = Hvernig raðað er: swiss, round-robin, king-of-the-hill, monrad, australian, fold, chew, contender.
help-event-new-hill = Hve margar síðustu umferðir raðast milli granna í stöðunni.
help-event-new-seed = Fræ hlutkestis; annars af handahófi.
help-event-register = Skrá leikmenn af lista.
help-event-register-players = Textaskrá með einum leikmanni í línu: nafn; styrkleiki; félag; lið. „-“ er staðalinntak.
help-event-pair = Raða í næstu umferð og birta hana.
help-event-pair-absent = Fyrir fyrstu umferð: leikmaður sem er ekki mættur. Gefið einu sinni fyrir hvern.
help-event-pair-preview = Sýna röðunina og rökin fyrir henni; ekkert er birt eða geymt.
help-event-enter = Skrá úrslit borðs.
help-event-enter-which = Númer borðsins eða nafn leikmanns þar.
help-event-enter-args = { help-label-own } { help-label-against }
help-event-enter-own = Stig þess sem byrjar.
help-event-enter-against = Stig hins.
help-event-enter-kind = Hvernig fór: played, adjudicated, forfeit, forfeit-first, double-forfeit, void.
help-event-enter-round = Fyrri umferð, ef leiðrétta á úrslit hennar.
help-event-reason = Hvers vegna, í annálinn; leiðrétting krefst þess.
help-event-withdraw = Leikmaður hættir.
help-event-name = Nafn leikmannsins eins og á listanum.
help-event-return = Leikmaður sem hætti kemur aftur.
help-event-close = Ljúka mótinu.
help-event-tables = Sýna borð umferðarinnar.
help-event-standings = Sýna stöðuna.
help-event-export = Skrifa mótið í skrá fyrir önnur forrit.
help-event-export-out = Skráin sem er skrifuð.
help-event-export-format = csv, json, tsh, naspa eða tou; eftir endingu skráarnafnsins, annars csv.
help-event-day = Dagur mótsins, eins og 2026-11-28.
help-event-import = Flytja leikmenn, röðun og úrslit úr skrá inn í mót sem hefur engin.
help-event-import-source = Skráin sem á að lesa.
help-event-import-format = csv, json, tsh, naspa, tou eða rt.
help-event-import-encoding = Stafatafla TSH-, NASPA-, TOU- eða RT-skrár: utf-8, iso-8859-1, windows-1252, iso-8859-2 eða windows-1250 (annars sú sem hæfir stöfum hennar).
help-event-ratings = Sýna hvernig mótið breytir styrkleikatölum.
help-event-ratings-system = Reikniaðferðin; annars aðferð sambandsins.
help-event-ratings-division = Flokkurinn; annars sá fyrsti.
help-event-ratings-before = Listinn fyrir mótið, JSON eða RT.
help-event-ratings-after = Hvert á að skrifa listann eftir mótið; .rt skrifar dálka.
help-event-again = Gera röðun birtrar umferðar aftur, úr skránni sem síða hennar gefur.
help-event-again-request = Skráin með öllu sem röðunin byggir á.
