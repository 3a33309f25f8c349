### Po partii: sprawdzenie woreczka, odtworzenie partii, ranking, orzeczenia.

back-to-table = Do stołu
more-pages = Pozostałe strony

## Sprawdzenie woreczka
verify-title = Czy losowano uczciwie?
verify-intro = Przed pierwszym losowaniem serwer pokazał cyfrowy odcisk swojej liczby startowej. Potem urządzenia graczy dodały własne liczby losowe. Z tych liczb wynikają wszystkie płytki, więc nikt nie mógł ich wybrać. Tutaj każde losowanie jest liczone od nowa.
verify-file = Zapis partii (JSON)
verify-do = Przelicz wszystkie losowania
verify-no-record = To nie jest zapis partii: { $why }
verify-commitment = Zapowiedziane przed partią (SHA-256 liczby startowej)
verify-seed = Liczba startowa serwera
verify-added = Liczba dodana przez gracza { $name }
verify-own = Dodało ją to urządzenie.
verify-foreign = To urządzenie dodało inną liczbę.
verify-mixed = Liczba, z której wynikają wszystkie losowania
verify-draws = Losowania: w partii i po przeliczeniu
verify-event = Zdarzenie
verify-player = Gracz
verify-bag = W woreczku
verify-recorded = W partii
verify-computed = Po przeliczeniu

## Rankingi
ratings-title = Rankingi
ratings-intro = Każdy zestaw zasad i każde tempo ma osobną listę. Wszyscy zaczynają od 1500. Liczba po znaku ± mówi, jak niedokładny może jeszcze być ranking; maleje z każdą partią, a rośnie w czasie przerwy. Liczą się tylko partie dwuosobowe, także z botami.
ratings-none = Nie rozegrano jeszcze żadnej partii rankingowej.
ratings-ladders = Zasady i tempo
ratings-systems = Sposób liczenia
ratings-place = Miejsce
ratings-rating = Ranking
ratings-deviation = Niepewność
ratings-games = Partie
ratings-provisional = tymczasowy: jeszcze za mało partii
system-spread = wygrane i różnice punktów
system-glicko-2 = tylko wygrane
pace-blitz = błyskawiczne
pace-rapid = szybkie
pace-regular = klasyczne
pace-correspondence = korespondencyjne
pace-untimed = bez zegara
rating-title = Ranking: { $name }
rating-none = Jeszcze żadnej partii rankingowej.
rating-chart = Ranking po każdej partii: { $name }
rating-chart-said = Partie: { $games }. Od { $first } do { $last }; między { $least } a { $most }.
rating-changes = Partia po partii
rating-won = Wygrana
rating-drawn = Remis
rating-lost = Przegrana
rating-game = Partia
rating-why-rested = Przerwa (liczba dni: { $days }) zwiększyła niepewność: z ±{ $was } do ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } przeciw { $other } ±{ $other_deviation }. Im pewniejszy ranking przeciwnika, tym więcej waży partia; ta waży { $weight }%.
rating-why-expected = Wynik oczekiwany przy tych rankingach: { $expected }%.
rating-why-score-glicko-2 = Wynik: { $score }%. Liczy się tylko wygrana, remis lub przegrana.
rating-why-score-spread = Wynik: { $score }%. Najwięcej waży wygrana, a różnica punktów ją powiększa.
rating-why-known = Różnica między wynikiem a oczekiwaniem zmienia ranking. Niepewność wynosi teraz ±{ $now }.
rating-of-person = Rankingi

## Odtworzenie partii
still-played = Partia jeszcze trwa. Zajrzyj tu po jej zakończeniu.
replay-title = Przebieg partii
replay-board = Plansza: { $words }
replay-steps = Ruchy
replay-first = Początek
replay-previous = Wstecz
replay-next = Dalej
replay-last = Koniec
replay-keys = Strzałki: wstecz i dalej; Home i End: początek i koniec.
replay-sheet = Zapis
replay-link = Link do tej pozycji
replay-picture = Obraz (SVG)
replay-picture-png = Obraz (PNG)
replay-before = Przed pierwszym ruchem; wszystkich ruchów: { $of }.
replay-step = Ruch { $at } z { $of }. { $done }
replay-taken-back = { $play } (cofnięty)
replay-play = ruch
replay-exchange = wymiana ({ $tiles })
replay-pass = pas
replay-yield = oddany początek
replay-lost-turn = utrata kolejki
replay-penalty = niesłuszne zakwestionowanie
replay-overtime = przekroczony czas
replay-correction = decyzja sędziego
replay-resign = partia poddana
replay-gone = zbyt długa nieobecność
replay-takeback = ruch cofnięty za zgodą
replay-settlement = pozostałe płytki
replay-time-loss = przegrana na czas

## Analiza
analysis-title = Analiza
analysis-begin = Analizuj partię
analysis-stop = Zatrzymaj
analysis-stopped = Zatrzymano. Dotychczasowe wyniki zostają.
analysis-failed = Analiza się nie udała. Spróbuj ponownie.
analysis-running = Analiza: { $done } z { $total } ruchów.
analysis-turns = Ruch po ruchu
analysis-turn = Ruch
analysis-played = Zagrano
analysis-points = Punkty
analysis-better = Lepszy ruch
analysis-lost = Strata
analysis-judged = Ocenione ruchy
analysis-best = Najlepsze ruchy
analysis-mean = Strata na ruch
analysis-pass = pas
analysis-candidates = Najlepsze ruchy
analysis-wins = Wygrana
analysis-percent = { $percent }%
analysis-share = { $percent }% wg wartości
analysis-counts = Tu najlepszy jest ruch najwięcej wart: liczą się punkty i wartość płytek, które zostają na stojaku. Na stronie najlepszych ruchów liczą się same punkty.
analysis-unknown = (nieznane)
engine-busy = Trwa już analiza wielu partii. Spróbuj później.
no-engine = Słownik tej partii nie jest zainstalowany, więc nie można jej przeanalizować.
try-title = Wypróbuj ruch
try-do = Oceń ruch
try-worth = Z płytkami, które zostają na stojaku, jest wart { $worth }.
try-lost = Najlepszy ruch jest lepszy o { $lost } pkt.
try-falls = Ten ruch nie obroniłby się po zakwestionowaniu.
try-no-words = Słownik tej partii nie jest zainstalowany, więc nie można wypróbować ruchów.
try-words = Utworzone słowa
nothing-to-try = Nie można wypróbować ruchu: w zapisie partii nie ma stojaków.

## Słowa sporne
doubts-title = Zakwestionowane ruchy tej partii
doubts-intro = Każde zakwestionowanie od razu rozstrzyga słownik i według tego werdyktu toczy się partia. Jeśli przy tym stole wolno się odwołać, gracz może zapytać sędziego; jego orzeczenie jest precedensem i nie zmienia punktów tej partii.
doubts-none = W tej partii niczego nie zakwestionowano.
doubt-told = Ruch: { $player }. Kwestionuje: { $challenger }.
doubt-valid = Ruch był poprawny.
doubt-invalid = Ruch był niepoprawny: płytki zdjęto z planszy.
doubt-unknown = Nie dało się rozstrzygnąć; ruch pozostał na planszy.
appeal = Odwołaj się
appeal-text = Co przemawia za tym słowem? (źródło, znaczenie)
appeal-waits = Odwołanie czeka na sędziego.
ruling-valid = dopuszczalne
ruling-invalid = niedopuszczalne
ruling-aside = bez orzeczenia (odłóż)
ruling-verdict = Orzeczenie
ruling-reason = Uzasadnienie
ruling-source = Źródło
ruling-do = Zapisz
ruling-by = Sędzia
rulings-title = Rejestr orzeczeń
rulings-intro = Przy każdym orzeczeniu jest nazwa sędziego i uzasadnienie. Późniejsze orzeczenia biorą je pod uwagę, a te, które różnią się od słownika, są zgłaszane jako propozycje zmian.
rulings-none = Nie ma jeszcze orzeczeń.
rulings-all = wszystkie
rulings-find = Szukaj
arbiter-title = Słowa sporne
arbiter-none = Żadne słowo nie czeka na orzeczenie.
evidence-list = Słownik
evidence-pinned-list = Słownik, który tu rozstrzyga
evidence-reading = Forma podstawowa i opis gramatyczny
evidence-earlier = Wcześniejsze orzeczenie
evidence-game = Ze stołu
listed-valid = jest w słowniku
listed-invalid = nie ma go w słowniku
listed-unknown = nie da się rozstrzygnąć
listed-attested = nie ma w słowniku, ale jest w innym: { $source }
question-appeal = odwołanie
question-missing = zgłoszone jako brakujące
question-wrong = zgłoszone jako błędne
word-page = Sprawdź słowo
word-page-words = Jedno słowo albo kilka, oddzielonych spacją
word-page-do = Sprawdź
word-page-letters = zawiera literę, której nie ma w grze
too-many-words = Najwyżej { $most } słów naraz.
word-report = Zgłoś słowo
word-report-word = Słowo
word-report-kind = Co jest z nim nie tak?
word-missing = Brakuje go w słowniku
word-wrong = Nie powinno być w słowniku
word-report-text = Dlaczego? (źródło, znaczenie)
word-report-send = Wyślij
word-report-thanks = Dziękujemy
word-report-next = Słowem zajmie się sędzia. Wynik znajdzie się w rejestrze orzeczeń.
word-report-more = Następne słowo
bad-question = To słowo ma litery spoza zestawu albo tekst jest dłuższy niż { $most } znaków.
no-appeal = Tu nie można się odwołać: przy tym stole nie wolno albo ktoś już to zrobił.
no-such-question = Ktoś się już tym zajął.
bad-ruling = Wybierz rozstrzygnięcie i podaj uzasadnienie (najwyżej { $most } znaków).

## Gra skądinąd
bring-title = Dodaj partię
bring-intro = Plik GCG lub zapis skończonej partii z programu Stafla, do { $most } kB. Trafi do twoich partii: można ją odtworzyć i przeanalizować, ale nie liczy się do rankingu.
bring-file = Plik
bring-edition = według pliku
bring-do = Zapisz partię
game-file-line = Wiersz { $number }:
game-file-event = Zdarzenie { $number }:
bad-game-file = W pliku nie ma partii, którą można zapisać. { $why }
game-not-over = Partia w tym pliku nie jest skończona.
long-file = Plik jest większy niż { $most } kB.

## Sędzia przy stole
judge-title = Stoły czekające na sędziego
judge-appeal = { $name } składa odwołanie
judge-call = { $name } wzywa sędziego
judge-waits = { $minutes ->
    [one] Partia wstrzymana. Za { $minutes } minutę toczy się dalej bez sędziego.
    [few] Partia wstrzymana. Za { $minutes } minuty toczy się dalej bez sędziego.
    [many] Partia wstrzymana. Za { $minutes } minut toczy się dalej bez sędziego.
   *[other] Partia wstrzymana. Za { $minutes } minuty toczy się dalej bez sędziego.
}
judge-nobody = Żaden stół na ciebie nie czeka.
judge-edition = Zasady
judge-total =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
judge-left = pozostały czas:
judge-play = Ruch
judge-board = Plansza
judge-seconds = Sekundy do dodania (minus odejmuje)
judge-points = Punkty do dodania (minus odejmuje)
judge-text = Tekst dla graczy
judge-text-appeal = Uzasadnienie orzeczenia o całym ruchu. Nie zdradzaj, które słowo jest niedopuszczalne: partia trwa.
judge-text-call = Decyzja i jej uzasadnienie. Gdy ją ogłosisz, zegary ruszą.
judge-do = Ogłoś decyzję
no-call = Stół nie czeka już na tę odpowiedź.
bad-judge = Nie ma tu takiego sędziego.
