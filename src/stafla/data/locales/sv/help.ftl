# Kommandoradens hjälpsidor.

help-about = Korsordsspelet med bokstavsbrickor, enligt reglerna i Island, Finland, Sverige och Polen.

## Det som varje sida har
help-heading-usage = Användning
help-heading-commands = Kommandon
help-heading-arguments = Värden
help-heading-parameters = Flaggor och värden
help-mark-required = krävs
help-mark-default = förval: { $value }
help-mark-choices = välj bland: { $values }
help-label-command = KOMMANDO
help-label-options = FLAGGOR
help-label-str = TEXT
help-label-int = TAL
help-label-float = TAL
help-label-a = A
help-label-b = B
help-label-path = SÖKVÄG
help-label-choice = VAL
help-label-mode = SÄTT
help-label-address = ADRESS
help-label-file = FIL
help-label-shell = SKAL
help-label-lexicon = ORDLISTA
help-label-words = ORD
help-label-old = ÄLDRE
help-label-new = NYARE
help-any-help = Visa den här hjälpen.
help-any-version = Visa programmets version.
help-any-language = Texternas språk: { $languages }; annars systemets.
help-any-edition = Utgåvan: { $editions }.
help-any-lexicon = En ordlista (en fil, ett namn eller ett fingeravtryck) i stället för utgåvans egen.
help-any-leaves = En fil med de sparade brickornas värden (vårt format eller KLV2) i stället för utgåvans egna.
help-match-leaves = En fil med de sparade brickornas värden som den första boten spelar efter, i stället för utgåvans egna.
help-any-json = Skriv ut JSON.
help-any-host = Adressen att lyssna på: 127.0.0.1 för bara den här datorn, 0.0.0.0 för alla dess nätverk.
help-any-cluster = Adressen till en Dask-schemaläggare vars arbetsprocesser gör arbetet, till exempel tcp://dator:8786; resultaten i --out blir då Parquet.
help-any-notation = Hur rutor skrivs: gcg (8D är vågrätt) eller letter-first (H4 är vågrätt).

## stafla play
help-play = Spela ett parti i terminalen.
help-play-edition = Utgåvan: { $editions }; annars den som hör till texternas språk.
help-play-players = Namn med kommatecken emellan; ”bot” är en bot, ”bot:club” en av en viss styrka. Nivåerna: beginner, learner, home, keen, club, tournament, expert, master, champion.
help-play-check = Orden utmanas av spelarna, eller kontrolleras så snart de läggs.
help-play-variant = Vad alla vid bordet är överens om: { $variants }. Kan anges flera gånger.
help-play-theme = Vad temat är; hör till varianten ”theme”.
help-play-profile = En fil med en regelprofil: utgåva, ordkontroll, varianter och tema.
help-play-seed = Ett tal som bestämmer alla dragningar; utan det avgör slumpen.
help-play-record = En fil att spara partiet i: JSON, eller GCG om filnamnet säger det.

## stafla moves
help-moves = Lista alla drag i en ställning.
help-moves-cgp = Ställningen på en rad (CGP), med stället hos den som är vid draget.
help-moves-batch = En fil med ställningar, ett JSON-objekt med "id" och "cgp" per rad; svarar med antalet drag.
help-moves-top = Lista bara så här många av de bästa dragen.

## stafla analyze
help-analyze = Visa det bästa draget i en ställning, eller vad varje drag i ett parti kostade.
help-analyze-edition = Utgåvan: { $editions }; en partifil nämner oftast sin egen.
help-analyze-cgp = Ställningen på en rad (CGP), med stället hos den som är vid draget.
help-analyze-batch = En fil med ställningar, ett JSON-objekt med "id" och "cgp" på varje rad.
help-analyze-game = Ett parti att bedöma drag för drag: en GCG-fil eller en partifil (JSON).
help-analyze-ms = Betänketid per ställning i millisekunder; 0 ger det som inte kräver eftertanke.
help-analyze-plies = Hur många drag framåt som undersöks.
help-analyze-iterations = Högsta antalet stickprov, i stället för så många som tiden räcker till.
help-analyze-top = Visa så här många av de bästa dragen.
help-analyze-seed = Talet som bestämmer alla stickprov.
help-analyze-threads = Hur många trådar som tänker.

## stafla engine
help-engine = Svara andra program, rad för rad: position, go, stop, quit.
help-engine-seed = Talet som bestämmer motorns alla stickprov.
help-engine-threads = Hur många av motorns trådar som tänker.

## stafla bench
help-bench = Mät vad den här datorn klarar med de medföljande orden.
help-bench-edition = En utgåva i stället för alla fem: { $editions }.
help-bench-effort = Hur mycket som mäts; 1 tar några sekunder per utgåva.

## stafla score
help-score = Räkna poängen för ett drag.
help-score-cgp = Ställningen på en rad (CGP).
help-score-play = Draget: ”8F BEHAG”; små bokstäver är blanka brickor, punkter brickor som redan ligger.
help-score-check = Kontrollera orden i utgåvans ordlista.
help-score-lexicon = Kontrollera orden i den här ordlistan (en fil, ett namn eller ett fingeravtryck).

## stafla judge
help-judge = Kontrollera ord mot ordlistan.
help-judge-words = Orden, med stora eller små bokstäver.
help-judge-whole = Svara för draget som helhet, som vid bordet: aldrig vilket ord som underkänns.
help-judge-only-list = Ordlistan avgör ensam: ord som saknas där är inte giltiga, även om andra ordböcker har dem.

## stafla replay
help-replay = Spela igenom en partifil och kontrollera siffrorna.
help-replay-file = En GCG-fil eller en partifil (JSON).
help-replay-edition = Utgåvan, om filen inte nämner den.
## stafla verify
help-completion = Skriv ut ett skript som kompletterar kommandon och flaggor i skalet.
help-completion-shell = Skalet: bash, zsh, fish eller powershell.
help-verify = Räkna om varje dragning i ett parti ur fröet och det som spelarna lade till.
help-verify-file = En partifil (JSON).
## stafla ratings
help-ratings = Räkna om serverns ratingtal.
help-ratings-recompute = Räkna alla ratingtal från grunden ur partierna och spara dem.
help-ratings-recompute-data = Databasens mapp.
help-ratings-recompute-check = Spara inget; säg om det sparade stämmer med partierna.

## stafla selfplay
help-selfplay = Låt datorn spela många partier.
help-selfplay-games = Hur många partier.
help-selfplay-seed = Talet som bestämmer alla dragningar.
help-selfplay-threads = Hur många trådar som spelar; partierna är desamma oavsett antalet.
help-selfplay-players = Hur många som spelar i varje parti.
help-selfplay-out = En mapp för partierna, en rad JSON per parti (games.jsonl).

## stafla match
help-match = Låt två botar spela speglade partipar.
help-match-a = Den första boten vid namn, till exempel best-equity.
help-match-b = Den andra boten, också vid namn.
help-match-pairs = Högst så många par spelas; i ett par spelar båda på båda platserna med samma dragning.
help-match-seed = Talet som bestämmer dragningarna i varje par.
help-match-ms = Betänketid per drag i millisekunder, för botar som använder den; annars deras egen.
help-match-until = Sluta så snart det är säkert (95 %) att den första botens andel ligger över eller under så många procent, vanligen 50.
help-match-out = En fil för resultaten, en rad per par; en senare körning av samma match fortsätter därifrån.

## stafla record
help-record = Sök det drag, eller det parti, som ger mest poäng av allt som går att bygga upp.
help-record-what = play: det enskilda drag som ger mest poäng; game: det parti där båda spelarna tillsammans får mest poäng.
help-record-attempts = Sluta efter så många försök, de som redan finns i mappen medräknade.
help-record-minutes = Sluta efter så många minuter.
help-record-cores = Hur många processorkärnor som söker.
help-record-out = En mapp för försöken, det bästa partiet och en bild av det; en senare sökning fortsätter därifrån.

## stafla train
help-train = Låt datorn lära sig av partier mot sig själv, för vilken utgåva och ordlista som helst.
help-train-leaves = Låt datorn lära sig vad sparade brickor är värda.
help-train-leaves-seed = Talet som bestämmer hela resultatet.
help-train-leaves-games = Hur många partier som datorn lär sig av.
help-train-leaves-threads = Hur många trådar som spelar; filen blir densamma oavsett antalet.
help-train-leaves-cluster = Adressen till en Dask-schemaläggare vars arbetsprocesser gör arbetet, till exempel tcp://dator:8786.
help-train-leaves-out = Filen som de sparade brickornas värden skrivs till.
help-train-wins = Låt datorn lära sig hur ofta en ledning räcker till vinst.
help-train-wins-seed = Talet som bestämmer hela resultatet.
help-train-wins-games = Hur många partier som datorn lär sig av, minst 50.
help-train-wins-threads = Hur många trådar som spelar; filen blir densamma oavsett antalet.
help-train-wins-leaves = En fil med värden att spela efter, i stället för utgåvans egna.
help-train-wins-out = Filen som vinstchanserna skrivs till.
help-train-klv = Skriv de sparade brickornas värden som KLV2, för andra program.
help-train-klv-leaves = En fil med värden (vårt format eller KLV2) i stället för utgåvans egna.
help-train-klv-out = KLV2-filen som ska skrivas.

## stafla serve
help-serve = Starta Stafla som webbserver.
help-serve-port = Porten; 0 väljer en ledig.
help-serve-data = Mappen med partierna.

## stafla club
help-club = Håll en klubbkväll med den här datorn, utan internet.
help-club-port = Porten; 0 väljer en ledig.
help-club-data = Kvällens mapp; annars en egen.
help-club-send = För datorns tävlingar till en server, där de visas.
help-club-send-address = Serverns adress.
help-club-send-event = Bara tävlingen med detta id.
help-club-send-give = Lämna över dem: servern leder dem från och med nu.
help-club-send-plain = Skicka nyckeln okrypterad i ett nätverk som du litar på.
help-club-take = Ta en tävling från en server till den här datorn, som leder den från och med nu.
help-club-take-address = Adressen till tävlingens sida.
help-club-take-plain = Skicka nyckeln okrypterad i ett nätverk som du litar på.

## stafla words
help-words = Bygg, importera, granska och jämför ordlistor.
help-words-proposals = Domslut som avviker från ordlistan, som rader för dess redaktörer.
help-words-proposals-data = Databasens mapp.
help-words-build = Bygg en ordlistefil av en lista med ord.
help-words-import = Importera en lista som en ordlista som kan väljas vid namn överallt.
help-words-import-data = Mappen med serverns data (serve --data).
help-words-info = Visa uppgifter om en ordlista.
help-words-verify = Kontrollera hela ordlistan: räkna varje ord och ta fingeravtrycket på nytt.
help-words-diff = Jämför två ordlistor.
help-words-export = Skriv en ordlista i ett format för andra program.
help-words-list = Lista ordlistorna som finns: de medföljande, de importerade och tidigare med samma namn.
help-words-remove = Ta bort en importerad ordlista; ord i partier som spelats med den kan inte längre bedömas här.
help-words-remove-lexicon = Dess namn eller fingeravtryck.
help-words-remove-data = Mappen med serverns data (serve --data).
help-words-file = Listan: ett ord per rad, eller efter filnamnet en KWG- eller KBWG-fil; - läser standard in.
help-words-edition = Utgåvan vars bokstäver orden skrivs med: { $editions }.
help-words-encoding = Listans teckenkodning.
help-words-name = Ordlistans namn; annars listans filnamn.
help-words-version = Ordlistans version.
help-words-licence = Ordlistans licens.
help-words-source = Varifrån orden kommer; annars listans filnamn.
help-words-lexicon = En utgåva (för dess egen ordlista), en ordlistefil, ett namn eller ett fingeravtryck.
help-words-build-out = Ordlistefilen som ska skrivas.
help-words-diff-old = Den äldre ordlistan: en utgåva, en ordlistefil, ett namn eller ett fingeravtryck.
help-words-diff-new = Den nyare ordlistan, angiven på samma sätt.
help-words-export-out = Filen som ska skrivas.
help-words-export-format = text (ett ord per rad), kwg eller kbwg.

## stafla people, backup, restore
help-people = Sköt serverns konton.
help-people-list = Lista personerna efter namn.
help-people-list-name = Bara de som har den här texten i namnet.
help-people-add = Skapa ett konto åt någon; skriver ut ett slumpat lösenord.
help-people-roles-roles = Roller med kommatecken mellan: arbiter, director, moderator, administrator.
help-people-password = Ge någon ett nytt slumpat lösenord; loggar ut överallt.
help-people-roles = Ge någon exakt de här rollerna.
help-people-suspend = Stäng av ett konto några dagar.
help-people-suspend-days = Hur många dagar; 0 häver avstängningen.
help-people-suspend-reason = Varför, för loggen.
help-people-erase = Radera ett konto; partierna finns kvar utan namnet.
help-people-erase-yes = Ja, på riktigt: det kan inte ångras.
help-backup = Skriv allt i databasen till en fil, även medan servern är i gång.
help-restore = Läs in en säkerhetskopia i en tom databas.
help-any-data = Databasens mapp; annars DATABASE_URL eller den vanliga mappen.
help-any-club = Klubbkvällarnas databas (stafla club) i stället.
help-people-add-roles = Roller med kommatecken mellan: arbiter, director, moderator, administrator.
help-people-add-name = Namnet.
help-people-password-name = Namnet.
help-people-roles-name = Namnet.
help-people-suspend-name = Namnet.
help-people-erase-name = Namnet.
help-backup-file = Säkerhetskopians fil.
help-restore-file = Säkerhetskopians fil.
help-label-name = NAMN
help-label-what = VAD

## stafla variants
help-variants = Vad ett bord kan komma överens om utöver utgåvans regler.
help-variants-edition = Utgåvan som de ska passa: { $editions }.

## stafla solo
help-solo = Spela ensam: dagens ställ, ett eller två ställ, eller synliga brickor.
help-solo-args = { help-label-mode }
help-solo-mode = Vad som spelas: daily, one, two eller open.
help-solo-seed = Ett tal som bestämmer brickorna på ett och två ställ.
help-solo-day = Ställens dag (2026-11-20); annars i dag (UTC).
help-solo-record = En fil att spara partiet i.

## stafla reverse
help-reverse = Plocka isär ett avslutat parti: spela baklänges.
help-reverse-file = En partifil (JSON) eller en GCG-fil.
help-reverse-players = Namn med kommatecken emellan, ett för varje plats; ”bot” är en bot.
help-reverse-record = En fil att spara partiet i.

## stafla bingo
help-bingo = Spela en omgång bingo vid den här terminalen.
help-bingo-players = Namnen på dem som spelar, med kommatecken emellan; ”bot” är en bot. Annars du och en bot.
help-bingo-seed = Ett tal som bestämmer alla brickor; utan det avgör slumpen.
help-bingo-record = En fil att spara omgången i.

## stafla duplicate
help-duplicate = Spela duplikat: alla har samma bokstäver, ensam eller tillsammans, mot de bästa dragen.
help-duplicate-players = Namnen på dem som spelar här, med kommatecken emellan; annars du ensam.
help-duplicate-minutes = Hur många minuter en omgång varar.
help-duplicate-rounds = Partiet slutar efter så många omgångar; 0: när brickorna tar slut.
help-duplicate-best = Det bästa möjliga draget enligt ordlistan läggs, inte det bästa som någon hittat.
help-duplicate-together = Partiet fortsätter så länge påsen och stället tillsammans har en vokal och en konsonant.
help-duplicate-joker = Blanka brickor: joker (en på varje ställ) eller explosive (dessutom ersätter bokstaven den blanka i det bästa draget).
help-duplicate-eight = Åtta bokstäver på stället: seven-of-eight (högst sju läggs) eller seven-and-eight.
help-duplicate-seed = Ett tal som bestämmer alla dragningar; utan det avgör slumpen.
help-duplicate-record = En fil att spara partiet i.



help-label-players = LISTA
help-label-which = BORD
help-label-own = FÖRSTA
help-label-against = ANDRA
help-label-out = UTFIL
help-label-request = UNDERLAG
help-label-source = KÄLLA
help-event = Led en tävling utan nät, sparad i en fil.
help-event-new = Starta en tävling.
help-event-file = Tävlingens fil.
help-event-new-title = Namnet.
help-event-new-rules = Vems poängräkning: sv, pl, is, fi, wespa, naspa.
help-event-division = Gruppen.
help-event-new-rounds = Antalet ronder.
help-event-new-system = Hur ronder lottas: swiss, round-robin, king-of-the-hill, monrad, australian, fold, chew, contender.
help-event-new-hill = Hur många sista ronder som lottas mellan grannar i ställningen.
help-event-new-seed = Lottens frö; annars ett slumpat.
help-event-register = Anmäl spelarna i en lista.
help-event-register-players = En textfil med en spelare per rad: namn; rating; klubb; lag. ”-” är standard in.
help-event-pair = Lotta nästa rond och lägg ut den.
help-event-pair-absent = Före första ronden: en spelare som inte är på plats. Ange en gång för var och en.
help-event-pair-preview = Visa lottningen och varför den blev så; inget publiceras eller sparas.
help-event-enter = Mata in ett bords resultat.
help-event-enter-which = Bordets nummer, eller namnet på en spelare där.
help-event-enter-args = { help-label-own } { help-label-against }
help-event-enter-own = Poäng för den som börjar.
help-event-enter-against = Den andras poäng.
help-event-enter-kind = Hur det slutade: played, adjudicated, forfeit, forfeit-first, double-forfeit, void.
help-event-enter-round = En tidigare rond, vars resultat rättas.
help-event-reason = Varför, till loggen; en rättelse kräver det.
help-event-withdraw = En spelare utgår.
help-event-name = Spelarens namn som i listan.
help-event-return = En spelare som utgått kommer tillbaka.
help-event-close = Avsluta tävlingen.
help-event-tables = Visa rondens bord.
help-event-standings = Visa ställningen.
help-event-export = Skriv tävlingen som en fil för andra program.
help-event-export-out = Filen som skrivs.
help-event-export-format = csv, json, tsh, naspa eller tou; efter filnamnets ändelse, annars csv.
help-event-day = Tävlingens dag, som 2026-11-28.
help-event-import = Importera spelare, par och resultat från en fil till en tävling som inga har.
help-event-import-source = Filen som läses.
help-event-import-format = csv, json, tsh, naspa, tou eller rt.
help-event-import-encoding = Teckenkodningen i en TSH-, NASPA-, TOU- eller RT-fil: utf-8, iso-8859-1, windows-1252, iso-8859-2 eller windows-1250 (annars den som passar filens bokstäver).
help-event-ratings = Visa vad tävlingen gör med ratingen.
help-event-ratings-system = Ratingsystemet; annars förbundets.
help-event-ratings-division = Gruppen; annars den första.
help-event-ratings-before = Listan före, JSON eller RT.
help-event-ratings-after = Vart listan efter skrivs; .rt skriver kolumner.
help-event-again = Gör om lottningen av en utlagd rond ur filen som rondens sida ger.
help-event-again-request = Filen med allt som lottningen följer av.
