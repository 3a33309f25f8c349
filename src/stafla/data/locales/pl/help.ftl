# Strony pomocy wiersza poleceń.

help-about = Gra w układanie słów na planszy według zasad islandzkich, fińskich, szwedzkich i polskich.

## To, co jest na każdej stronie
help-heading-usage = Użycie
help-heading-commands = Polecenia
help-heading-arguments = Argumenty
help-heading-parameters = Opcje i argumenty
help-mark-required = wymagane
help-mark-default = domyślnie: { $value }
help-mark-choices = do wyboru: { $values }
help-label-command = POLECENIE
help-label-options = OPCJE
help-label-str = TEKST
help-label-int = LICZBA
help-label-float = LICZBA
help-label-a = A
help-label-b = B
help-label-path = ŚCIEŻKA
help-label-choice = WYBÓR
help-label-mode = SPOSÓB
help-label-address = ADRES
help-label-file = PLIK
help-label-shell = POWŁOKA
help-label-lexicon = SŁOWNIK
help-label-words = SŁOWA
help-label-old = STARSZY
help-label-new = NOWSZY
help-any-help = Pokaż tę pomoc.
help-any-version = Pokaż wersję programu.
help-any-language = Język tekstów: { $languages }; domyślnie język systemu.
help-any-edition = Zestaw zasad: { $editions }.
help-any-lexicon = Słownik (plik, nazwa albo odcisk) zamiast zwykłego słownika tych zasad.
help-any-leaves = Plik z wartościami zostawianych płytek (nasz format albo KLV2) zamiast zwykłych dla tych zasad.
help-match-leaves = Plik z wartościami zostawianych płytek, według których gra pierwszy bot, zamiast zwykłych dla tych zasad.
help-any-json = Wypisz JSON.
help-any-host = Adres, na którym serwer nasłuchuje: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla wszystkich jego sieci.
help-any-cluster = Adres schedulera Dask, którego procesy robocze wykonują pracę, na przykład tcp://komputer:8786; wyniki w --out są wtedy w formacie Parquet.
help-any-notation = Zapis pól: gcg (8D to poziomo) albo letter-first (H4 to poziomo).

## stafla play
help-play = Rozegraj partię w terminalu.
help-play-edition = Zestaw zasad: { $editions }; domyślnie ten, który odpowiada językowi tekstów.
help-play-players = Nazwy graczy po przecinku; „bot” to komputer, „bot:club” to bot danego poziomu. Poziomy: beginner, learner, home, keen, club, tournament, expert, master, champion.
help-play-check = Słowa kwestionują gracze albo są sprawdzane od razu po ułożeniu.
help-play-variant = Na co zgadzają się wszyscy przy stole: { $variants }. Można podać kilka razy.
help-play-theme = Jaki jest temat; należy do wariantu „theme”.
help-play-profile = Plik z profilem: zestaw zasad, sprawdzanie słów, warianty i temat.
help-play-seed = Liczba, z której wynikają wszystkie losowania; bez niej decyduje przypadek.
help-play-record = Plik na zapis partii: JSON albo, jeśli tak wskazuje nazwa, GCG.

## stafla moves
help-moves = Wypisz wszystkie ruchy w pozycji.
help-moves-cgp = Pozycja w jednym wierszu (CGP) ze stojakiem gracza, który ma ruch.
help-moves-batch = Plik z pozycjami, w każdym wierszu obiekt JSON z "id" i "cgp"; odpowiedzią są liczby ruchów.
help-moves-top = Wypisz tylko tyle najlepszych ruchów.

## stafla analyze
help-analyze = Powiedz, co zagrać w pozycji albo ile stracono w każdym ruchu partii.
help-analyze-edition = Zestaw zasad: { $editions }; plik z partią zwykle sam go podaje.
help-analyze-cgp = Pozycja w jednym wierszu (CGP) ze stojakiem gracza, który ma ruch.
help-analyze-batch = Plik z pozycjami, w każdym wierszu jeden obiekt JSON z "id" i "cgp".
help-analyze-game = Partia do oceny ruch po ruchu: plik GCG albo zapis partii (JSON).
help-analyze-ms = Czas do namysłu nad pozycją w milisekundach; 0 daje to, co nie wymaga namysłu.
help-analyze-plies = Na ile ruchów patrzeć w przód.
help-analyze-iterations = Największa liczba prób zamiast tylu, na ile starcza czasu.
help-analyze-top = Podaj tyle najlepszych ruchów.
help-analyze-seed = Liczba, z której wynikają wszystkie próby.
help-analyze-threads = Ile wątków myśli.

## stafla engine
help-engine = Odpowiadaj innym programom, wiersz po wierszu: position, go, stop, quit.
help-engine-seed = Liczba, z której wynikają wszystkie próby silnika.
help-engine-threads = Ile wątków silnika myśli.

## stafla bench
help-bench = Zmierz, co ten komputer robi z dołączonymi słowami.
help-bench-edition = Jeden zestaw zasad zamiast wszystkich pięciu: { $editions }.
help-bench-effort = Ile mierzyć; 1 zajmuje kilka sekund na zestaw zasad.

## stafla score
help-score = Policz punkty za jeden ruch w pozycji.
help-score-cgp = Pozycja w jednym wierszu (CGP).
help-score-play = Ruch: „H5 PRÓB”; małe litery to blanki, kropki to płytki, które już leżą.
help-score-check = Sprawdź słowa w słowniku tych zasad.
help-score-lexicon = Sprawdź słowa w tym słowniku (plik, nazwa albo odcisk).

## stafla judge
help-judge = Sprawdź słowa w słowniku.
help-judge-words = Słowa, wielkimi albo małymi literami.
help-judge-whole = Oceń ruch jako całość, jak przy stole: bez wskazania, które słowo jest niedopuszczalne.
help-judge-only-list = Decyduje sam słownik: czego w nim nie ma, jest niedopuszczalne, nawet jeśli jest w innych słownikach.

## stafla replay
help-replay = Odtwórz zapis partii i sprawdź liczby.
help-replay-file = Plik GCG albo zapis partii (JSON).
help-replay-edition = Zestaw zasad, jeśli plik go nie podaje.
## stafla verify
help-completion = Wypisz skrypt, który w powłoce uzupełnia polecenia i opcje.
help-completion-shell = Powłoka: bash, zsh, fish lub powershell.
help-verify = Oblicz na nowo każde losowanie partii z liczby startowej i liczb dodanych przez graczy.
help-verify-file = Zapis partii (JSON).
## stafla ratings
help-ratings = Oblicz na nowo rankingi serwera.
help-ratings-recompute = Oblicz wszystkie rankingi od początku z partii i zapisz je.
help-ratings-recompute-data = Folder bazy danych.
help-ratings-recompute-check = Niczego nie zapisuj; powiedz, czy zapisane rankingi zgadzają się z partiami.

## stafla selfplay
help-selfplay = Niech komputer rozegra wiele partii.
help-selfplay-games = Liczba partii.
help-selfplay-seed = Liczba, z której wynikają wszystkie losowania.
help-selfplay-threads = Liczba wątków; partie są takie same bez względu na nią.
help-selfplay-players = Liczba graczy w każdej partii.
help-selfplay-out = Folder na partie, jeden wiersz JSON na partię (games.jsonl).

## stafla match
help-match = Niech dwa boty rozegrają lustrzane pary partii.
help-match-a = Pierwszy bot z nazwy, na przykład best-equity.
help-match-b = Drugi bot, także z nazwy.
help-match-pairs = Najwyższa liczba par; w parze każdy bot gra na obu miejscach przy tym samym losowaniu.
help-match-seed = Liczba, z której wynika losowanie w każdej parze.
help-match-ms = Czas na ruch w milisekundach dla botów, które z niego korzystają; domyślnie ich własny.
help-match-until = Zakończ, gdy tylko jest pewne (95%), że wynik pierwszego bota jest powyżej lub poniżej tylu procent, zwykle 50.
help-match-out = Plik na wyniki, jeden wiersz na parę; późniejsze uruchomienie tego samego meczu kontynuuje od tego miejsca.

## stafla record
help-record = Szukaj najwyżej punktowanego ruchu lub partii, jaką da się ułożyć.
help-record-what = play: najwyżej punktowany pojedynczy ruch; game: najwyższa suma punktów obu graczy.
help-record-attempts = Zakończ po tylu próbach, wliczając te już zapisane w folderze.
help-record-minutes = Zakończ po tylu minutach.
help-record-cores = Ile rdzeni procesora szuka.
help-record-out = Folder na próby, najlepszą partię i jej obraz; późniejsze szukanie podejmuje pracę od tego miejsca.

## stafla train
help-train = Ucz komputer na jego partiach z samym sobą, dla dowolnych zasad i dowolnego słownika.
help-train-leaves = Naucz komputer, ile warte są płytki zostawione na stojaku.
help-train-leaves-seed = Liczba, z której wynika wszystko, czego komputer się nauczy.
help-train-leaves-games = Z ilu partii komputer ma się uczyć.
help-train-leaves-threads = Liczba wątków; plik jest taki sam bez względu na nią.
help-train-leaves-cluster = Adres schedulera Dask, którego procesy robocze wykonują pracę, na przykład tcp://komputer:8786.
help-train-leaves-out = Plik, do którego trafią wartości zostawianych płytek.
help-train-wins = Naucz komputer, jak często przewaga wystarcza do wygranej.
help-train-wins-seed = Liczba, z której wynika wszystko, czego komputer się nauczy.
help-train-wins-games = Z ilu partii komputer ma się uczyć, co najmniej 50.
help-train-wins-threads = Liczba wątków; plik jest taki sam bez względu na nią.
help-train-wins-leaves = Plik z wartościami zostawianych płytek, według których komputer gra, zamiast zwykłych dla tych zasad.
help-train-wins-out = Plik, do którego trafią szanse na wygraną.
help-train-klv = Zapisz wartości zostawianych płytek jako KLV2, dla innych programów.
help-train-klv-leaves = Plik z wartościami (nasz format albo KLV2) zamiast zwykłych dla tych zasad.
help-train-klv-out = Plik KLV2 do zapisania.

## stafla serve
help-serve = Uruchom serwer gry w przeglądarce.
help-serve-port = Port; 0 wybiera wolny.
help-serve-data = Folder z partiami.

## stafla club
help-club = Obsłuż wieczór klubowy z tego komputera, bez internetu.
help-club-port = Port; 0 wybiera wolny.
help-club-data = Folder wieczoru; domyślnie osobny.
help-club-send = Przenieś turnieje z tego komputera na serwer, gdzie będą pokazywane.
help-club-send-address = Adres serwera.
help-club-send-event = Tylko turniej o tym identyfikatorze.
help-club-send-give = Przekaż je: odtąd prowadzi je serwer.
help-club-send-plain = Wyślij klucz bez szyfrowania w sieci, której ufasz.
help-club-take = Zabierz turniej z serwera na ten komputer, który odtąd go prowadzi.
help-club-take-address = Adres strony turnieju.
help-club-take-plain = Wyślij klucz bez szyfrowania w sieci, której ufasz.

## stafla words
help-words = Twórz, importuj, przeglądaj i porównuj słowniki.
help-words-proposals = Orzeczenia sędziów, które różnią się od słownika, jako wiersze dla jego redaktorów.
help-words-proposals-data = Folder bazy danych.
help-words-build = Utwórz plik słownika z listy słów.
help-words-import = Zaimportuj listę jako słownik, który wszędzie można wybrać po nazwie.
help-words-import-data = Folder z danymi serwera (serve --data).
help-words-info = Pokaż informacje o słowniku.
help-words-verify = Sprawdź cały słownik: policz każde słowo i na nowo wyznacz odcisk.
help-words-diff = Porównaj dwa słowniki.
help-words-export = Zapisz słownik w formacie innych programów.
help-words-list = Wypisz dostępne słowniki: te z zestawu, te zaimportowane i wcześniejsze o tej samej nazwie.
help-words-remove = Usuń zaimportowany słownik; słów w partiach granych z nim nie da się już tutaj rozstrzygać.
help-words-remove-lexicon = Jego nazwa lub odcisk.
help-words-remove-data = Folder z danymi serwera (serve --data).
help-words-file = Lista: jedno słowo w wierszu albo, jeśli tak wskazuje nazwa, plik KWG lub KBWG; - czyta standardowe wejście.
help-words-edition = Zestaw zasad, którego literami zapisano słowa: { $editions }.
help-words-encoding = Kodowanie znaków listy.
help-words-name = Nazwa słownika; domyślnie nazwa pliku z listą.
help-words-version = Wersja słownika.
help-words-licence = Licencja słownika.
help-words-source = Skąd pochodzą słowa; domyślnie nazwa pliku z listą.
help-words-lexicon = Zestaw zasad (jego zwykły słownik), plik słownika, nazwa albo odcisk.
help-words-build-out = Plik słownika do zapisania.
help-words-diff-old = Starszy słownik: zestaw zasad, plik słownika, nazwa albo odcisk.
help-words-diff-new = Nowszy słownik, podany tak samo.
help-words-export-out = Plik do zapisania.
help-words-export-format = text (jedno słowo w wierszu), kwg albo kbwg.

## stafla people, backup, restore
help-people = Zarządzaj kontami serwera.
help-people-list = Wypisz osoby według nazwy.
help-people-list-name = Tylko osoby z tym tekstem w nazwie.
help-people-add = Załóż komuś konto; wypisuje losowe hasło.
help-people-roles-roles = Role rozdzielone przecinkami: arbiter, director, moderator, administrator.
help-people-password = Nadaj komuś nowe losowe hasło; wszędzie wylogowuje.
help-people-roles = Nadaj komuś dokładnie te role.
help-people-suspend = Zawieś konto na kilka dni.
help-people-suspend-days = Na ile dni; 0 cofa zawieszenie.
help-people-suspend-reason = Dlaczego, do dziennika.
help-people-erase = Usuń konto; partie zostają bez nazwy.
help-people-erase-yes = Tak, na pewno: tego nie można cofnąć.
help-backup = Zapisz całą bazę danych do pliku, także w trakcie pracy serwera.
help-restore = Wczytaj kopię zapasową do pustej bazy danych.
help-any-data = Folder bazy danych; domyślnie DATABASE_URL albo zwykły folder.
help-any-club = Zamiast tego baza wieczorów klubowych (stafla club).
help-people-add-roles = Role rozdzielone przecinkami: arbiter, director, moderator, administrator.
help-people-add-name = Nazwa osoby.
help-people-password-name = Nazwa osoby.
help-people-roles-name = Nazwa osoby.
help-people-suspend-name = Nazwa osoby.
help-people-erase-name = Nazwa osoby.
help-backup-file = Plik kopii zapasowej.
help-restore-file = Plik kopii zapasowej.
help-label-name = NAZWA
help-label-what = CO

## stafla variants
help-variants = Co można ustalić przy stole poza zestawem zasad.
help-variants-edition = Zestaw zasad, do którego mają pasować: { $editions }.

## stafla solo
help-solo = Graj w pojedynkę: stojaki dnia, jeden stojak lub dwa albo odkryte płytki.
help-solo-args = { help-label-mode }
help-solo-mode = W co grać: daily, one, two lub open.
help-solo-seed = Liczba, z której wynikają płytki jednego i dwóch stojaków.
help-solo-day = Dzień stojaków (2026-11-20); domyślnie dzisiejszy (UTC).
help-solo-record = Plik na zapis.

## stafla reverse
help-reverse = Rozbierz skończoną partię: zagraj na opak.
help-reverse-file = Zapis partii (JSON) albo plik GCG.
help-reverse-players = Nazwy graczy po przecinku, po jednej na miejsce; „bot” to komputer.
help-reverse-record = Plik na zapis gry na opak.

## stafla bingo
help-bingo = Zagraj rundę bingo przy tym terminalu.
help-bingo-players = Imiona grających po przecinku; „bot” to komputer. Domyślnie ty i jeden bot.
help-bingo-seed = Liczba, z której wynikają wszystkie płytki; bez niej decyduje przypadek.
help-bingo-record = Plik na zapis.

## stafla duplicate
help-duplicate = Belgijka (gra grupowa): te same litery dla wszystkich, w pojedynkę albo razem, przeciw najlepszym ruchom.
help-duplicate-players = Imiona grających przy tym terminalu, po przecinku; domyślnie tylko ty.
help-duplicate-minutes = Ile minut trwa runda.
help-duplicate-rounds = Gra kończy się po tylu rundach; 0: gdy skończą się płytki.
help-duplicate-best = Układany jest najlepszy możliwy ruch według słownika, a nie najlepszy ze znalezionych.
help-duplicate-together = Gra toczy się dalej, dopóki w woreczku i na stojaku razem jest samogłoska i spółgłoska.
help-duplicate-joker = Blanki: joker (jeden na każdym stojaku) lub explosive (ponadto litera zastępuje blanka w najlepszym ruchu).
help-duplicate-eight = Osiem liter na stojaku: seven-of-eight (najwyżej siedem w ruchu) lub seven-and-eight.
help-duplicate-seed = Liczba, z której wynikają wszystkie losowania; bez niej decyduje przypadek.
help-duplicate-record = Plik na zapis.



help-label-players = LISTA
help-label-which = STOLIK
help-label-own = PIERWSZY
help-label-against = DRUGI
help-label-out = WYNIK
help-label-request = DANE
help-label-source = ŹRÓDŁO
help-event = Prowadź turniej bez sieci, w jednym pliku.
help-event-new = Rozpocznij turniej.
help-event-file = Plik turnieju.
help-event-new-title = Nazwa.
help-event-new-rules = Czyja punktacja: sv, pl, is, fi, wespa, naspa.
help-event-division = Grupa.
help-event-new-rounds = Liczba rund.
help-event-new-system = Jak kojarzone są rundy: swiss, round-robin, king-of-the-hill, monrad, australian, fold, chew, contender.
help-event-new-hill = Ile ostatnich rund kojarzy sąsiadów w tabeli.
help-event-new-seed = Liczba startowa losowań; inaczej losowa.
help-event-register = Zgłoś graczy z listy.
help-event-register-players = Plik tekstowy, gracz w wierszu: nazwisko; ranking; klub; drużyna. „-” to standardowe wejście.
help-event-pair = Skojarz następną rundę i ogłoś ją.
help-event-pair-absent = Przed pierwszą rundą: nieobecny gracz. Podaj raz dla każdego.
help-event-pair-preview = Pokaż pary i ich uzasadnienie; nic nie jest publikowane ani zapisywane.
help-event-enter = Wpisz wynik stolika.
help-event-enter-which = Numer stolika albo nazwisko osoby, która przy nim gra.
help-event-enter-args = { help-label-own } { help-label-against }
help-event-enter-own = Punkty zaczynającego.
help-event-enter-against = Punkty drugiego.
help-event-enter-kind = Jak się skończyło: played, adjudicated, forfeit, forfeit-first, double-forfeit, void.
help-event-enter-round = Wcześniejsza runda, której wynik się poprawia.
help-event-reason = Dlaczego, do dziennika; poprawka tego wymaga.
help-event-withdraw = Gracz rezygnuje.
help-event-name = Nazwisko gracza jak na liście.
help-event-return = Gracz, który zrezygnował, wraca.
help-event-close = Zakończ turniej.
help-event-tables = Pokaż stoliki rundy.
help-event-standings = Pokaż tabelę.
help-event-export = Zapisz turniej jako plik dla innych programów.
help-event-export-out = Plik do zapisania.
help-event-export-format = csv, json, tsh, naspa albo tou; według końcówki nazwy pliku, w przeciwnym razie csv.
help-event-day = Dzień turnieju, jak 2026-11-28.
help-event-import = Zaimportuj graczy, pary i wyniki z pliku do turnieju, który ich nie ma.
help-event-import-source = Plik do wczytania.
help-event-import-format = csv, json, tsh, naspa, tou lub rt.
help-event-import-encoding = Kodowanie pliku TSH, NASPA, TOU lub RT: utf-8, iso-8859-1, windows-1252, iso-8859-2 lub windows-1250 (domyślnie to, które pasuje do liter pliku).
help-event-ratings = Pokaż, jak turniej zmienia rankingi.
help-event-ratings-system = System rankingowy; inaczej ten federacji.
help-event-ratings-division = Grupa; inaczej pierwsza.
help-event-ratings-before = Lista sprzed turnieju, JSON lub RT.
help-event-ratings-after = Dokąd zapisać listę po turnieju; .rt zapisuje kolumny.
help-event-again = Odtwórz pary ogłoszonej rundy z pliku podanego na jej stronie.
help-event-again-request = Plik ze wszystkim, z czego wynikają pary.
