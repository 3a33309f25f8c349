### Turnieje: dlaczego pliku nie da się odczytać lub zapisać. Jeśli plik ma wiersz, komunikat stoi po jego numerze.

tournament-size = plik jest większy niż { $most } bajtów
tournament-lines = plik ma więcej niż { $most } wierszy
tournament-players = grupa ma więcej niż { $most } graczy
tournament-rounds = gracz ma więcej niż { $most } rund
tournament-not-utf-8 = to nie UTF-8, które plik zapowiada
tournament-only-utf-8 = to nie UTF-8; zapisując plik w arkuszu kalkulacyjnym, wybierz „CSV UTF-8”
tournament-not-encoded = to nie jest kodowanie { $text }
tournament-letter = w kodowaniu { $encoding } nie ma znaku { $text }
tournament-number = { $text } nie jest liczbą, która może tu stać
tournament-player = brak gracza z rankingiem: { $text }
tournament-field = pole bez nazwy: { $text }
tournament-sign = format nie pomieści tego tekstu: { $text }
tournament-width = { $text } jest dłuższe niż { $most } kolumn formatu
tournament-shortened = w pliku { $text } to { $short }
tournament-division = grupy brakuje, jest podana dwa razy albo nie jest jednym słowem: { $text }
tournament-file = plik w pliku nie zaczyna się lub nie kończy jak trzeba: { $text }
tournament-header = pierwszy wiersz nie podaje dnia i nazwy: { $text }
tournament-columns = to nie są kolumny tego formatu: { $text }
tournament-end = plik kończy się bez znaku końca
tournament-rated = to nie jest wiersz listy rankingowej: { $text }
tournament-cells = za mało lub za dużo komórek albo któraś jest za długa
tournament-columns-named = w nagłówku brakuje kolumn lub któraś jest dwa razy: { $text }
tournament-order = { $text } nie jest następnym numerem
tournament-json = to nie jest JSON
tournament-version = wersja nieznana programowi: { $text }
tournament-shape = brak składnika { $field } albo ma zły rodzaj
tournament-opponent = { $player }, runda { $round }: żaden przeciwnik nie ma numeru { $number }
tournament-pairing = { $player }, runda { $round }: wiersz przeciwnika podaje co innego
tournament-gap = { $player }, runda { $round }: brakuje wyniku przed późniejszym
tournament-open = { $player }, runda { $round }: brakuje wyniku
tournament-day = format wymaga dnia turnieju
tournament-outcome = { $player }, runda { $round }: zwycięzca i punkty przeczą sobie

## Kojarzenie: dlaczego rundy nie da się skojarzyć, z czego zrezygnowano, co mówi wiersz.
pairing-unknown = { $text } tu nie gra
pairing-twice = { $text } występuje w tej rundzie dwa razy albo nie jest obecny
pairing-players = runda ma najwyżej { $most } graczy
pairing-system = nie ma systemu o nazwie { $text }
pairing-settings = liczba tego systemu wykracza poza zakres
pairing-teams = system każdy z każdym dla drużyn wymaga dwóch drużyn
pairing-fontes = nie da się ustalić z góry { $rounds } rund; liczba musi być nieparzysta
pairing-impossible = pary, które nigdy nie mają się spotkać, uniemożliwiają skojarzenie wszystkich
pairing-apart = { $one } i { $other } nigdy nie mają się spotkać, a ten system by ich skojarzył
pairing-request = to nie są dane do kojarzenia
pairing-family = Gracze z jednej rodziny lub klubu nie grają ze sobą.
pairing-family-needed = Gracze z jednej rodziny lub klubu grają ze sobą: { $pairs }.
pairing-family-schedule = Terminarz nie rozdziela rodzin ani klubów; w tej rundzie nikt z jednej rodziny ani klubu nie gra ze sobą.
pairing-family-schedule-needed = Według terminarza grają ze sobą osoby z jednej rodziny lub klubu: { $pairs }.
pairing-team = Gracze z jednej drużyny nie grają ze sobą.
pairing-team-needed = Gracze z jednej drużyny grają ze sobą: { $pairs }.
pairing-team-schedule = Terminarz nie rozdziela drużyn; w tej rundzie nikt z jednej drużyny nie gra ze sobą.
pairing-team-schedule-needed = Według terminarza grają ze sobą gracze jednej drużyny: { $pairs }.
pairing-earlier-rounds = Nie powtórzono żadnej pary z wcześniejszych rund.
pairing-earlier-rounds-needed = Pary sprzed rundy { $round } spotykają się znowu: { $pairs }.
pairing-repeats = Nikt nie gra z nikim ponownie.
pairing-repeats-needed = Te pary grają ze sobą ponownie: { $pairs }.
pairing-met = { $pair } ({ $count ->
    [one] runda { $rounds }
    [few] rundy { $rounds }
   *[many] rundy { $rounds }
})
pairing-displaced = Bez przeciwnika z powodu ręcznych ustawień: { $names }.
pairing-bye-by-hand = ustawiono ręcznie
pairing-bye-turn = zgodnie z terminarzem
pairing-bye-missing = przeciwnik z terminarza nie gra
pairing-bye-displaced = przeciwnikowi z terminarza parę ustawiono ręcznie
pairing-bye-late = zgłoszenie po ułożeniu terminarza
pairing-bye-middle = środek nieparzystej liczby graczy
pairing-bye-settled = końcowe miejsce jest już przesądzone
pairing-bye-lowest = najniższe miejsce
pairing-bye-highest = najwyższe miejsce
pairing-bye-fewest-lowest = najniższe miejsce wśród graczy z najmniejszą liczbą pauz
pairing-bye-fewest-highest = najwyższe miejsce wśród graczy z najmniejszą liczbą pauz
pairing-bye-lot = losowanie wśród graczy z tym samym wynikiem
pairing-bye-forced = inaczej nie da się ustawić pozostałych par

## Turnieje: dlaczego czegoś nie można zrobić.
event-phase = nie teraz: turniej jest w fazie: { $phase ->
    [registration] zgłoszenia
    [check-in] potwierdzanie obecności
    [published] runda ogłoszona
    [playing] gra trwa
    [entering] wpisywanie wyników
    [break] przerwa
   *[closed] zakończony
}
event-phase-order = stąd turniej nie może tam przejść
event-opened = turniej zaczyna się raz, przed wszystkim innym
event-number = wiersz { $number } dziennika powinien mieć numer { $wanted }
event-division = nie ma grupy { $text }
event-division-taken = nie można dodać grupy { $text }: już jest albo nie ma nazwy
event-player = { $text } tu nie gra
event-player-taken = { $text } już gra albo nie ma nazwy
event-players = turniej ma najwyżej { $most } graczy
event-rounds = rund jest najwyżej { $most }
event-round = chodzi o rundę { $wanted }, nie { $number }
event-without = teraz nikogo nie można pominąć
event-not-here = wymień wszystkich nieobecnych: { $number }
event-results-missing = brakujące lub sporne wyniki: { $number }
event-not-paired = grupa { $text } nie jest skojarzona
event-stale = coś się zmieniło, odkąd skojarzono grupę { $text }: skojarz ponownie
event-not-all = każdy obecny musi mieć miejsce w rundzie i nikt inny
event-two-tables = { $text } nie może siedzieć przy dwóch stołach
event-reason = poprawka wymaga uzasadnienia
event-result-there = stół { $table } ma już wynik { $result }: poprawka wymaga uzasadnienia
event-kind = partia dwóch graczy nie może się tak skończyć: { $text }
event-no-game = { $text } nie ma przeciwnika w tej rundzie
event-no-pair = { $one } i { $other } nie grają ze sobą w tej rundzie
event-points = gracz ma najwyżej { $most } punktów
event-result-stands = wynik obowiązuje; poprawić go może prowadzący
event-has-left = { $text } już nie uczestniczy w turnieju
event-is-here = { $text } nadal uczestniczy w turnieju
event-federation = nie ma federacji { $text }
event-profile = dane federacji { $text } są niepełne lub błędne
event-scoring = te kryteria nie dają kolejności
event-log = wiersz { $line }: to nie jest wpis dziennika turnieju
event-log-size = dziennik jest większy niż { $most }
event-prize = Nagroda wymaga pieniędzy albo czegoś innego, a także klubu, drużyny, kategorii, nazwy lub rankingu, jeśli tego żąda jej rodzaj.
event-paper = Arkusz jest większy niż to, co można wydrukować naraz.
event-rules = Te wartości są niemożliwe: każde kryterium raz, różnice od 0 do 999.

## Na turnieju: dlaczego czegoś nie można zrobić.
no-such-event = Nie ma tu takiego turnieju.
event-not-yours = Mogą to zrobić tylko osoby prowadzące turniej.
event-no-such-link = Ten link do niczego (już) nie prowadzi. Poproś prowadzącego o nowy.
event-plays-already = To konto jest już zgłoszone do turnieju.
event-not-open = Graczy zgłasza prowadzący.
event-plan = Turniej musi mieć nazwę, dzień najdalej za trzy lata i grupy po 1 do 40 rund.
event-line = Wiersz { $line } nie opisuje gracza: nazwisko; ranking; klub; drużyna
event-no-table = W tej rundzie nie ma stolika { $number }.
event-points-missing = wynik wymaga punktów obu graczy
event-slips = Podano już { $most } różnych wyników. Teraz rozstrzyga prowadzący.
event-tables = W tej rundzie otwarto już { $most } stolików. Teraz rozstrzyga prowadzący.
event-last-director = Turniej musi mieć prowadzącego.
event-offices = Turniej może prowadzić najwyżej { $most } osób.
event-pairing-long = Nie udało się skojarzyć rundy w { $seconds } sekund.

## Turnieje: strony.
events-title = Turnieje
events-intro = Turnieje z rundami, kojarzeniem i tabelą, rozgrywane przy prawdziwych planszach. Turniej może prowadzić każdy, kto ma konto.
events-short = rundy, pary i tabela
events-none = Nie zapowiedziano żadnego turnieju.
events-new = Zapowiedz turniej
events-announce = Zapowiedz
events-announcement = Zapowiedź i grupy
events-name = Nazwa
events-day = Dzień
events-where = Miejsce
events-rules = Punktacja według
events-federation-is = Islandia
events-federation-fi = Finlandia
events-division = Grupa
events-division-help = Gracze jednej grupy grają między sobą. Kolejne grupy można dodać później.
events-divide = Dodaj grupę
events-how-many = Liczba rund
events-system = Kojarzenie
events-system-swiss = Szwajcarski
events-system-round-robin = Każdy z każdym
events-system-quads = Czwórki: w grupie każdy z każdym
events-system-king-of-the-hill = Duński: sąsiedzi w tabeli
events-system-monrad = Monrad
events-system-australian = Australijski
events-system-fold = Połówkowy
events-system-chew = Chew: grają ci, którzy mogą jeszcze wygrać
events-system-contender = Kandydaci do zwycięstwa, przez symulację
events-hill = Ostatnie rundy między sąsiadami w tabeli
events-free = Gracze mogą zgłaszać się sami
events-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
events-phase-registration = zgłoszenia
events-phase-check-in = potwierdzanie obecności
events-phase-published = runda ogłoszona
events-phase-playing = gra trwa
events-phase-entering = wpisywanie wyników
events-phase-break = przerwa
events-phase-closed = zakończony
events-phases = Przebieg turnieju
events-pages = Strony turnieju
events-one = Turniej
events-mine = Mój stolik
events-desk = Stolik prowadzącego
events-wall = Na ścianę
events-wall-page = Strona { $page } z { $count }
events-wall-hold = Zatrzymaj stronę
events-link = Adres turnieju
events-join = Zgłoś się
events-leave = Wycofaj się
events-leave-question = Tylko prowadzący może przywrócić cię do turnieju.
events-sign-in = Zaloguj się, aby się zgłosić
events-your-name = Nazwisko na listach
events-name-shown = To nazwisko widzą wszyscy.
events-club = Klub
events-rating = Ranking
events-player = Gracz
events-players = Gracze
events-nobody = Nikt się jeszcze nie zgłosił.
events-round = Runda { $number }
events-round-short = Runda
events-rounds = Rundy
events-groups = Kategorie
events-everybody = Wszyscy
events-standings = Tabela
events-pairings = Pary
events-place = Miejsce
events-wins = W–P
events-spread = Różnica
events-points = Punkty
events-total = Razem
events-table = Stolik
events-tables = Stoliki
events-first = Zaczyna
events-second = Drugi
events-first-short = 1.
events-second-short = 2.
events-starts-short = Start
events-opponent = Przeciwnik
events-result = Wynik
events-disputed = sporny
events-unconfirmed = niepotwierdzony
events-has-left = wycofany
events-bye-of = Pauza: { $names }
events-stands = Miejsce { $place }: wygrane { $wins }, przegrane { $lost }, różnica { $spread }
events-reach = Możliwe jeszcze miejsca od { $best } do { $worst }.
events-kind-played = rozegrana
events-kind-adjudicated = rozstrzygnięta
events-kind-bye = pauza
events-kind-forfeit = walkower
events-kind-double-forfeit = obustronny walkower
events-kind-void = nie liczy się
events-kind-open = w toku
events-kind-none = bez gry
events-why-pairs = Dlaczego te pary
events-grade = Ocena
events-places = Miejsca przed
events-one-club = Wszyscy są z jednego klubu: nikogo nie dało się rozdzielić.
events-apart = Różnice miejsc wszystkich par razem: { $number }.
events-grade-model = wzorowa
events-grade-good = dobra
events-grade-concession = ustępstwo
events-grade-forced = wymuszona
events-grade-locked = ustawiona ręcznie
events-digest = Dane { $digest }, liczba startowa { $seed }
events-request = Wszystko, z czego wynikają pary
events-you-start = Zaczynasz. Przeciwnik: { $name }.
events-they-start = Zaczyna { $name }.
events-not-begun = Runda jeszcze się nie zaczęła.
events-sit-out = W tej rundzie pauzujesz.
events-wait = Twój stolik pojawi się tutaj po ogłoszeniu rundy.
events-own-points = Twoje punkty
events-say = Podaj wynik
events-say-again = Zmień podany wynik
events-say-other = Wynik był inny
events-helps = Pomagasz prowadzić ten turniej. Wynik podany tutaj zapisze się jako podany przez ciebie w imieniu gracza.
events-helps-me = Gram tu jako { $name }
events-they-say = Przeciwnik podaje dla ciebie { $own }–{ $against }.
events-confirm = Potwierdź { $own }–{ $against }
events-waits-other = Twój wynik: { $own }–{ $against }. Liczy się i czeka na potwierdzenie przeciwnika.
events-stands-result = Wynik jest zatwierdzony.
events-phones-differ = Podano dwa różne wyniki. Porównajcie zapisy partii; żaden się nie liczy, dopóki się nie zgodzicie lub nie rozstrzygnie prowadzący.
events-digits = Wpisz cyframi stolik i oba wyniki.
events-now-registration = { $count ->
    [one] Zgłoszono { $count } gracza.
    [few] Zgłoszono { $count } graczy.
    [many] Zgłoszono { $count } graczy.
   *[other] Zgłoszono { $count } gracza.
}
events-now-check-in = Obecni: { $here }. Brakuje: { $missing }.
events-now-published = Runda { $round } ogłoszona. Gracze szukają swoich stolików.
events-now-missing = { $count ->
    [one] Runda { $round }: brakuje { $count } wyniku.
    [few] Runda { $round }: brakuje { $count } wyników.
    [many] Runda { $round }: brakuje { $count } wyników.
   *[other] Runda { $round }: brakuje { $count } wyniku.
}
events-now-whole = Wszystkie wyniki rundy { $round } są wpisane.
events-now-closed = Turniej zakończony.
events-waits-for = Stoliki, na które czekamy: { $tables }
events-without = Poza kojarzeniem: { $names }
events-stale-pairs = Coś się zmieniło od kojarzenia: skojarz ponownie.
events-paired-unseen = Runda { $round } jest skojarzona, ale nikt jej jeszcze nie widział.
events-do-check-in = Zamknij zgłoszenia
events-do-pair = Skojarz rundę { $round }
events-do-pair-again = Skojarz ponownie
events-do-publish = Ogłoś rundę { $round }
events-do-start = Rozpocznij rundę { $round }
events-do-enter = Wpisuj wyniki
events-do-close = Zakończ turniej
events-do-lock = Ustaw parę
events-do-unlock = Cofnij
events-lock = Ustaw pary ręcznie
events-entry = Wyniki rundy { $round }
events-kind = Jak się skończyło
events-result-played = rozegrana
events-result-adjudicated = rozstrzygnięta
events-result-forfeit = drugi gracz nieobecny
events-result-forfeit-first = zaczynający nieobecny
events-result-double-forfeit = obie strony nieobecne
events-result-void = nie liczy się
events-reason = Powód
events-enter = Zapisz
events-enter-anyway = Zgadza się, zapisz
events-entered = Stolik { $table }: { $first } – { $second } { $result }
events-doubt-high = Ponad 900 punktów?
events-doubt-differs = Obie strony podały inny wynik.
events-doubt-sum = Suma jest nietypowa.
events-doubt-low = Mniej niż 150 punktów?
events-doubt-margin = Ponad 350 punktów różnicy?
events-doubt-draw = Remis?
events-sort-out = Do wyjaśnienia
events-dispute = Stolik { $table }, { $first } – { $second }: telefony podają { $slips }
events-preview = Runda { $round }, nieogłoszona
events-check-in = Naciśnij nazwisko, gdy ktoś przyjdzie
events-are-here = Obecni
events-all-here = Wszyscy są obecni
events-correct = Popraw wcześniejszą rundę
events-register = Zgłoś gracza
events-list = Wklej listę
events-list-help = Jeden gracz w wierszu: nazwisko; ranking; klub; drużyna. Jeśli lista ma wiersz nagłówka, jak w arkuszu, kolumny mogą stać w dowolnej kolejności, a jedna z nich może podawać grupę.
events-withdraw = Rezygnuje
events-return = Wraca
events-rename = Popraw nazwisko
events-links = Telefony graczy
events-links-help = Prywatny link pozwala graczowi bez konta zobaczyć swój stolik i podać wynik. Pokazuje się raz, tutaj: wydrukuj go albo daj do zeskanowania.
events-do-links = { $count ->
    [one] Utwórz link dla { $count } gracza
    [few] Utwórz linki dla { $count } graczy
    [many] Utwórz linki dla { $count } graczy
   *[other] Utwórz linki dla { $count } gracza
}
events-new-link = Nowy link dla gracza
events-staff = Kto prowadzi turniej
events-office = Funkcja
events-office-director = prowadzący
events-office-judge = sędzia
events-office-helper = pomocnik
events-appoint = Wyznacz
events-dismiss = Odbierz
events-back = Cofnij o krok
events-back-to = Wróć do: { $phase }
events-log = Dziennik
events-log-elsewhere = gdzie indziej
events-log-elsewhere-by = gdzie indziej: { $name }
events-log-opened = Zapowiedziano
events-log-division-added = Grupa
events-log-registered = Zgłoszenie
events-log-checked-in = Obecność
events-log-phase-moved = Etap:
events-log-locked = Ustawiono ręcznie
events-log-paired = Skojarzono
events-log-resulted = Wynik
events-log-slipped = Telefon
events-log-slip-entered = Telefon, w imieniu gracza
events-log-withdrawn = Rezygnacja
events-log-returned = Powrót
events-paper = Wydruki i pliki
events-print-help = Wydrukuj tę stronę w przeglądarce.
events-tou-shortened = { $count ->
    [one] W pliku TOU mieści się 20 znaków: { $count } nazwisko jest w nim skrócone
    [few] W pliku TOU mieści się 20 znaków: { $count } nazwiska są w nim skrócone
   *[many] W pliku TOU mieści się 20 znaków: { $count } nazwisk jest w nim skróconych
}
events-file-lost = { $count ->
    [one] W pliku { $format } { $count } wynik jest zapisany inaczej niż w turnieju
    [few] W pliku { $format } { $count } wyniki są zapisane inaczej niż w turnieju
   *[many] W pliku { $format } { $count } wyników jest zapisanych inaczej niż w turnieju
}
events-file-rounds = { $name }, { $count ->
    [one] runda { $rounds }
    [few] rundy { $rounds }
   *[many] rundy { $rounds }
}: { $what }
events-file-forfeit = walkower; w pliku bez gry
events-file-won = wygrana bez gry; w pliku pauza
events-file-whole = pauza; w pliku pełna wygrana
events-file-unplayed = wygrana bez gry; w pliku bez gry
events-file-points = więcej niż trzy cyfry; w pliku inne punkty
events-word = Słowo
events-overtime = Przekroczony czas
event-file-there = W pliku { $file } jest już turniej.
event-format = Nie ma formatu { $text }; są { $known }.
event-encoding = Nie ma kodowania { $text }; są { $known }.
event-encoded = Plik nie jest w UTF-8; jego litery odczytano jako { $encoding }. Jeśli nazwiska są błędne, zacznij od nowa i podaj inne kodowanie opcją --encoding.
event-begun = { $title } zapisuje się w { $file }.
events-ratings = Rankingi
events-ratings-so-far = dotychczas
events-ratings-title-pfs = Polska Federacja Scrabble
events-ratings-title-naspa = NASPA
events-ratings-title-wespa = WESPA (TSH)
events-ratings-title-australia = Scrabble Australia
events-ratings-title-seierstad = Seierstad, stała szwedzka
events-ratings-title-glicko-2 = Glicko-2
events-ratings-title-glicko-225 = Glicko-225 (Woogles)
events-ratings-title-isc = Internet Scrabble Club
events-ratings-source-pfs = pfs.org.pl: regulaminrank.php, zm_reg.php
events-ratings-source-naspa = NASPA: system rankingowy z 2008 roku z tabelą wartości oczekiwanych z 2024 roku
events-ratings-source-wespa = TSH, program prowadzących turnieje: jego krzywa i współczynniki dla WESPA
events-ratings-source-australia = Scrabble Australia: opis obliczania rankingów
events-ratings-source-seierstad = T. G. Seierstad: system rankingowy (2011); τ = 90 dla danych szwedzkich
events-ratings-source-glicko-2 = M. Glickman: przykład systemu Glicko-2 (2013)
events-ratings-source-glicko-225 = liwords, program serwisu Woogles: jego obliczenia
events-ratings-source-isc = isc.ro: pomoc o rankingach
events-ratings-unconfirmed = Federacja nie potwierdziła wszystkich części tego wzoru:
events-ratings-doubt-favourite-wins = czy faworyt, który wygrywa, dostaje własny ranking także w turniejach: dostępny tekst kończy się wcześniej
events-ratings-doubt-floor-of-mean = czy próg 100 dotyczy średniej z turnieju i czy nowi gracze liczą się w pierwszym turnieju jako 100
events-ratings-doubt-acceleration-and-feedback = pominięto przyspieszenie i sprzężenie zwrotne: nie znaleziono dokładnego wzoru
events-ratings-doubt-even-stretches = czy odcinki długiego turnieju dzieli się według rund, możliwie równo
events-ratings-doubt-newcomers-alone = od czego zaczynają nowi gracze, którzy nie spotkali nikogo z rankingiem
events-ratings-doubt-acceleration = pominięto przyspieszenie (dwie trzecie): nie znaleziono dokładnego wzoru
events-ratings-doubt-newer-curve = zapowiedziano nowszą krzywą z 30 partiami wstępnymi; nie znaleziono jej wzoru
events-ratings-doubt-newcomers-as-naspa = czy nowych graczy liczy się tak jak w NASPA
events-ratings-doubt-first-rating = jak nowi gracze dostają pierwszy ranking: tutaj prostą rozwiązuje się wstecz
events-ratings-doubt-growing-deviations = jak odchylenie rośnie bez partii: opublikowany tekst można czytać na kilka sposobów
events-ratings-doubt-swedish-list = czy lista szwedzkiej federacji używa dokładnie tego
events-ratings-doubt-newcomers-start = od czego zaczynają nowi gracze: nie znaleziono policzonego przykładu do porównania
events-ratings-registered = Obliczone z rankingów podanych przy zgłoszeniu, tak jakby każdy opierał się na wielu partiach.
events-ratings-brought = Obliczone z przesłanej listy. Nic z niej tu nie zachowano.
events-ratings-unlisted = Poza listą: { $names }
events-ratings-none = Żadna partia nie ma jeszcze wyniku.
events-ratings-bring = Oblicz z listy
events-ratings-bring-help = Lista federacji jako JSON lub RT, najwyżej 60 kB. Gracze są na niej odnajdywani po nazwiskach. JSON i RT dają listę po turnieju.
events-ratings-rate = Pokaż zmiany
events-rating-before = Przed
events-rating-after = Po
events-rating-change = Zmiana
events-rating-won = Wygrane
events-rating-expected = Oczekiwane
events-rating-weight = Waga
events-rating-value = Wartość
event-file = Nie można odczytać pliku. { $text }
ratings-size = lista ma więcej niż { $most } bajtów
ratings-json = to nie jest JSON
ratings-format = to nie jest lista rankingowa
ratings-version = nieznana wersja: { $text }
ratings-entry = pozycja { $number } nie jest taka, jak trzeba
ratings-twice = pozycja { $number }: { $text } już jest na liście
ratings-system = lista systemu { $text }, a potrzebna jest lista { $wanted }
events-import = Zaimportuj turniej z pliku
events-import-help = TSH, NASPA, TOU, CSV lub JSON z graczami, parami i wynikami; RT lub lista graczy w CSV (z nagłówkiem) z samymi graczami; najwyżej 60 kB. Rundy importuje się tylko do turnieju bez graczy.
events-import-kind = Format
events-import-division = Grupa dla listy graczy
events-import-encoding = Kodowanie (TSH, NASPA, TOU, RT)
events-encoding-any = Według pliku
events-encoding-western = Zachodnioeuropejskie
events-encoding-central = Środkowoeuropejskie
events-import-do = Importuj
event-import = Rundy można zaimportować tylko do turnieju, który nie ma jeszcze graczy i przyjmuje zgłoszenia.
event-import-rounds = Grupa { $text } ma zaplanowane rundy w liczbie { $most }, a w pliku jest ich inna liczba.
event-import-cell = Runda { $round }, { $player }: { $points } punktów bez partii albo brak wyniku nie pasuje do punktacji tego turnieju.
events-entry-help = Po punktach: t2 = dwie rozpoczęte minuty ponad czas, tf12 = przegrana na czas z 12 na stojaku. Zamiast punktów: w = wygrana, drugi gracz nie przyszedł; ww = nie przyszedł nikt. X zamienia wyniki miejscami, Esc czyści wiersz.
events-by-time = Według zasad czasu: { $result }. Zgadza się?
event-time = Zasady tego turnieju nie odejmują punktów za czas.
events-tempted = Wycofanie się byłoby pewniejsze niż gra
events-tempted-who = { $name }: przy wycofaniu teraz najgorzej miejsce { $left }, przy dalszej grze miejsce od { $best } do { $worst }.
event-list = Nie ma tu takiego słownika albo żaden nie został wybrany.
event-words = Napisz od 1 do { $most } słów, oddzielonych odstępami.
event-judged = W tej partii sprawdzono już { $most } ruchów. Dalej rozstrzyga sędzia.
event-no-appeal = Od tego werdyktu nie można się (już) odwołać.
events-judge = Sędzia słów
events-judge-no-list = Prowadzący musi najpierw wybrać słownik turnieju.
events-judge-choose = Słownik turnieju
events-judge-list = Słownik { $fingerprint }
events-judge-other-table = Inny stolik
events-judge-go = Dalej
events-judge-by = Kto kwestionuje?
events-judge-words = Kwestionujący wpisuje wszystkie słowa, oddzielone odstępami
events-judge-letters = Litery
events-judge-next = Następne słowo
events-judge-delete = Usuń
events-judge-all = Wszystkie słowa wpisane
events-judge-are-these = { $name }: czy to te słowa leżą na planszy?
events-judge-yes = Tak, rozstrzygnij
events-judge-no = Nie, popraw
events-judge-who = Kwestionuje: { $challenger }. Ruch: { $player }.
events-judge-whole = Werdykt dotyczy całego ruchu. Nikt się nie dowie, które słowo zdecydowało.
events-judge-clears = Ekran sam się czyści.
events-judge-clear = Wyczyść
events-judge-screen = Drugi ekran
events-judge-waits = Tu pojawiają się werdykty sędziego słów.
events-judge-valid = Ruch jest poprawny
events-judge-invalid = Ruch jest niepoprawny
events-judge-unknown = Słownik nie rozstrzyga
events-judge-valid-then = Kolej na ruch: { $challenger }.
events-judge-valid-points = Niesłuszne zakwestionowanie: { $challenger } traci { $points } pkt i wykonuje ruch.
events-judge-valid-turn = Niesłuszne zakwestionowanie: { $challenger } traci kolejkę. Ruch wykonuje { $player }.
events-judge-invalid-then = { $player } zabiera płytki i traci kolejkę. Ruch wykonuje { $challenger }.
events-judge-unknown-then = Zatrzymajcie zegar i wezwijcie sędziego.
events-appeal = Odwołanie do sędziego
events-appeals = Czeka na sędziego
events-appeal-open = Stolik { $table }: { $name } składa odwołanie
events-appeal-by = { $name } odwołuje się od werdyktu.
events-appeal-about = Co sędzia powinien wiedzieć? Słowo, forma, źródło
events-appeal-send = Wezwij sędziego
events-appeal-stands = Zegar stoi. { $name } czeka na orzeczenie sędziego.
events-appeal-deciders = Orzec mogą: { $names }
events-appeal-nobody = Nikt z prowadzących turniej nie może orzec, bo nikt nie sędziuje we własnej partii. Prowadzący powołuje innego sędziego w części „{ $staff }”, podając nazwę konta.
events-appeal-choose = Wybierz werdykt.
events-appeal-reason = Uzasadnienie dla graczy
events-appeal-rule = Orzeknij
events-appeal-valid = Sędzia: ruch jest poprawny.
events-appeal-invalid = Sędzia: ruch jest niepoprawny.
events-challenges = Zakwestionowania
events-challenge-note = Stolik { $table }: kwestionuje { $challenger }, ruch: { $player }.
events-challenge-price = Odjąć ({ $name }): { $points }
events-log-list-chosen = Słownik
events-log-words-judged = Zakwestionowano
events-log-verdict-appealed = Odwołanie
events-log-appeal-decided = Sędzia
event-not-online = Ta runda nie jest rozgrywana w sieci albo nie ma takiego stolika.
events-online = Gra w sieci
events-online-help = Gracze przechodzą do stolika ze swojej strony, przez link albo konto. Wynik pojawia się sam po zakończeniu partii.
events-online-edition = Zasady
events-online-none = nie w sieci
events-online-clock = Zegar
events-online-go = Przejdź do stolika
events-online-phone = Partia toczy się w sieci. Wynik pojawi się sam.
events-companion = Zegar i zapis partii w tym telefonie
events-online-record = Partia
events-log-online-chosen = W sieci
events-log-table-opened = Stolik w sieci
events-log-table-ended = Wynik z sieci
event-no-undo = Nie ma czego cofnąć. Popraw wynik i podaj powód.
events-undo = Cofnij ostatni wynik
events-swapped = Wyniki zamienione:
events-undone = Cofnięto wynik stolika { $table }.
events-no-such-name = Brak stolika
events-log-result-taken-back = Cofnięto
events-table-or-name = Stolik lub nazwisko
event-clock = Zegar chodzi od 1 do 600 minut.
events-clock = Zegar sali
events-clock-minutes = Minuty
events-clock-start = Uruchom
events-clock-pause = Wstrzymaj
events-clock-resume = Wznów
events-clock-end = Usuń
events-clock-stands = wstrzymany
events-clock-up = Koniec czasu
events-log-clock-set = Zegar sali
event-stewards = Jednocześnie może działać najwyżej { $most } linków. Unieważnij taki, który nie jest już potrzebny.
event-stewards-ever = W tym turnieju wydano już { $most } linków i więcej wydać się nie da.
event-steward-acts = Tego linku użyto w tej rundzie już { $most } razy. Zapytaj prowadzącego.
events-stewards = Pomocnicy bez konta
events-stewards-help = Link pozwala pomocnikowi sprawdzać słowa albo wpisywać wyniki na własnym telefonie, tylko w tym turnieju i tylko do jego końca. Pokazuje się raz, tutaj: daj go do zeskanowania. W dzienniku widać, kto co zrobił.
events-steward-title = Wyniki
events-steward-words = Link sędziego { $number }: { $name }
events-steward-results = Link do wyników { $number }: { $name }
events-task-words = sprawdza słowa
events-task-results = wpisuje wyniki
events-steward-give = Utwórz link
events-steward-withdraw = Unieważnij link
events-steward-ended = Linki, które już nie działają
events-steward-forget = Usuń imię
events-steward-pick = Wybierz stolik, którego wynik wpisujesz.
events-steward-wait = Stoliki pojawią się tutaj po ogłoszeniu rundy.
events-steward-done = Wpisane
events-next-registration = Zgłoś graczy poniżej, pojedynczo albo wklejając listę. Zamknij zgłoszenia, gdy wszyscy będą wpisani.
events-next-published = Rozpocznij rundę, gdy zacznie się gra: odtąd telefony przyjmują wyniki i można wpisywać kartki.
events-next-closed = Aby poprawić wynik, wybierz poniżej „Cofnij o krok”, popraw go i zakończ turniej ponownie.
events-log-earlier = Wcześniejsze wpisy
events-judge-another-list = Zmień słownik
events-digits-both = Wpisz cyframi oba wyniki.
events-you-are-in = Jesteś na liście.
events-not-in = Nie ma cię na liście albo nie możesz znaleźć swojej strony? Zapytaj prowadzącego.
