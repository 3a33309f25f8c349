# Wiersz poleceń i stół w terminalu.

## Co poszło nie tak
cli-interrupted = przerwano
cli-broken-pipe = nikt już nie czyta wyniku
cli-file-not-utf-8 = tekst nie jest w UTF-8; zapisując plik w arkuszu kalkulacyjnym, wybierz „CSV UTF-8”, a w edytorze kodowanie UTF-8
cli-not-utf-8 = tekst nie jest w UTF-8
cli-too-much = dane są za duże albo zbyt głęboko zagnieżdżone
cli-internal = błąd wewnętrzny: { $text }
cli-at-file = { $where }: { $message }
cli-at-line = wiersz { $where }: { $message }
cli-at-column = kolumna { $where }: { $message }
cli-at-number = zdarzenie { $where }: { $message }
cli-file-missing = { $file }: nie ma takiego pliku
cli-file-folder = { $file }: to folder, nie plik
cli-file-forbidden = { $file }: brak dostępu
cli-file-error = { $file }: { $text }
cli-port-taken = { $file }: nasłuchuje tu już inny program; wybierz inny port opcją --port
cli-home-forbidden = { $file }: Stafla nie może tu przechowywać swoich danych ({ $text }); podaj inny folder w zmiennej STAFLA_HOME
cli-home-none = ten użytkownik nie ma katalogu domowego; podaj folder na dane w zmiennej STAFLA_HOME
cli-usage = { $text }
cli-bad-usage = te argumenty nie pasują do polecenia; --help pokazuje, jakie pasują
cli-unknown-command = nieznane polecenie: { $text }
cli-unknown-option = nieznana opcja: { $text }
cli-did-you-mean = { $message } (czy chodziło o { $near }?)
cli-kernel = jądro
cli-missing-argument = brakuje: { $text }
cli-repeated-argument = podano dwa razy: { $text }
cli-bad-value = { $name }: niewłaściwa wartość: { $text }
cli-unused = nieoczekiwane: { $text }
cli-option-unused = { $name } nie dotyczy „solo { $mode }”
cli-match-leaves-cluster = --leaves dotyczy partii rozgrywanych tutaj, nie w klastrze
cli-bad-language = --language: nieznany język { $text } (są: { $known })
cli-unknown-edition = nieznany zestaw zasad { $name } (są: { $known })
cli-unknown-bot = nieznany bot { $text } (są: { $known })

## Tabele
cli-word = Słowo
cli-points = Punkty
cli-bonus = Premia
cli-total = Razem
cli-square = Pole
cli-tiles = Płytki
cli-turn = Nr
cli-player = Gracz
cli-play-made = Ruch
cli-place = Miejsce
cli-left = Zostało
cli-settled = Rozliczenie
cli-line = Wiersz
cli-text = Tekst
cli-reason = Powód
cli-letters = Liczba liter
cli-verdict = Werdykt
cli-base = Forma podstawowa
cli-reading = Opis gramatyczny
cli-source = Źródło
cli-about-of = Cecha
cli-about-is = Wartość
cli-about-edition = Zasady
cli-about-name = Nazwa
cli-about-version = Wersja
cli-about-words = Liczba słów
cli-about-fingerprint = Odcisk
cli-about-licence = Licencja
cli-about-source = Źródło
cli-about-origin = Pochodzenie
cli-shipped = w zestawie
cli-imported = zaimportowany
cli-earlier = wcześniejszy, tylko po odcisku
cli-words-earlier = nazwa { $name } oznacza odtąd ten słownik; wcześniejszy pozostaje dla swoich partii i wskazuje się go odciskiem { $fingerprint }
cli-words-removed = usunięto { $name } ({ $fingerprint }); słów w partiach granych z tym słownikiem nie da się już tutaj rozstrzygać
cli-foreign-letter = obca litera
cli-too-short = za krótkie
cli-too-long = za długie
cli-duplicate = powtórzone
cli-valid = dopuszczalne
cli-invalid = niedopuszczalne
cli-unknown = nie da się rozstrzygnąć
cli-judge-attested = { $word }: nie ma w słowniku { $lexicon }, ale jest w innym: { $source }. Nikt jeszcze nie rozstrzygnął, czy wolno to słowo ułożyć.

## Odpowiedzi
cli-score-illegal = Ruch niedozwolony: { $message }
cli-word-unknown = nie ma w słowniku: { $words }
cli-moves-which = podaj --cgp albo --batch
cli-moves-count = { $count ->
        [one] { $count } ruch, pokazano { $shown }
        [few] { $count } ruchy, pokazano { $shown }
        [many] { $count } ruchów, pokazano { $shown }
       *[other] { $count } ruchu, pokazano { $shown }
    }
cli-batch-bad = { $count ->
        [one] { $file }: { $count } wiersz pozostał bez odpowiedzi, wiersz { $line }
        [few] { $file }: { $count } wiersze pozostały bez odpowiedzi, pierwszy to wiersz { $line }
        [many] { $file }: { $count } wierszy pozostało bez odpowiedzi, pierwszy to wiersz { $line }
       *[other] { $file }: { $count } wiersza pozostało bez odpowiedzi, pierwszy to wiersz { $line }
    }
cli-batch-line = wiersz jest dłuższy niż { $most } bajtów
cli-batch-json = to nie jest JSON
cli-batch-object = wiersz musi być obiektem z "id" i "cgp"
cli-batch-cgp = brakuje "cgp" albo nie jest to tekst
cli-replay-final = { $nick }: { $final }
cli-replay-agrees = Wszystkie liczby się zgadzają.
cli-replay-illegal = ruch { $n }: niedozwolony: { $reason }
cli-replay-event = zdarzenie { $n } nie mogło nastąpić: { $reason }
cli-replay-edition = zapis jest według zasad { $pinned }, a nie { $text }
cli-record-no-gcg = { $text }: w formacie GCG można zapisać tylko partię; wybierz nazwę z końcówką .json
cli-replay-score = ruch { $n }: punktów { $computed }, według pliku { $stated }
cli-replay-cumulative = ruch { $n }: razem { $computed }, według pliku { $stated }
cli-replay-tiles = ruch { $n }: płytki { $computed }, według pliku { $stated }
cli-verify-event = zdarzenie
cli-verify-bag = w woreczku
cli-verify-recorded = w partii
cli-verify-computed = po przeliczeniu
cli-words-built = { $words ->
        [one] { $words } słowo, odcisk { $fingerprint }
        [few] { $words } słowa, odcisk { $fingerprint }
        [many] { $words } słów, odcisk { $fingerprint }
       *[other] { $words } słowa, odcisk { $fingerprint }
    }
cli-words-file = { $bytes ->
        [one] zapisano { $file }, { $bytes } bajt
        [few] zapisano { $file }, { $bytes } bajty
        [many] zapisano { $file }, { $bytes } bajtów
       *[other] zapisano { $file }, { $bytes } bajta
    }
cli-words-skipped = { $count ->
    [one] { $count } wiersz bez słowa:
    [few] { $count } wiersze bez słowa; pierwsze z nich:
    [many] { $count } wierszy bez słowa; pierwsze z nich:
   *[other] { $count } wiersza bez słowa; pierwsze z nich:
}
cli-words-verified = { $name } jest nienaruszony, odcisk { $fingerprint }
cli-words-diff = dodano { $added }, usunięto { $removed }
cli-judge-whole = { $verdict ->
    [valid] Ruch jest poprawny.
    [invalid] Ruch jest niepoprawny.
   *[unknown] Ruchu nie da się rozstrzygnąć.
}
cli-selfplay-games = Partie
cli-selfplay-turns = Ruchy
cli-selfplay-seconds = Sekundy
cli-selfplay-rate = Partii na sekundę
cli-selfplay-mean = Średni wynik gracza
cli-selfplay-digest = Skrót
cli-selfplay-file = Partie są w pliku { $file }.

## Stół w terminalu
cli-you = Gracz
cli-table = { $edition }, słownik: { $lexicon }
cli-board-width = plansza wymaga terminala o szerokości { $needed } znaków; ten ma { $width }
cli-prompt = twój ruch (? to pomoc)>
cli-partner = Stojak partnera:
cli-bag = { $count ->
        [one] { $count } płytka w woreczku
        [few] { $count } płytki w woreczku
        [many] { $count } płytek w woreczku
       *[other] { $count } płytki w woreczku
    }
cli-take-over = twoja kolej przy tym ekranie; naciśnij Enter
cli-verb-pass = pas
cli-verb-exchange = wymień
cli-verb-resign = poddaję
cli-verb-withdraw = cofnij
cli-verb-second = drugi
cli-verb-no = nie
cli-ask-press = { $points ->
    [one] { $points } punkt. Enter wciska zegar; „{ cli-verb-withdraw }” cofa ruch>
    [few] { $points } punkty. Enter wciska zegar; „{ cli-verb-withdraw }” cofa ruch>
    [many] { $points } punktów. Enter wciska zegar; „{ cli-verb-withdraw }” cofa ruch>
   *[other] { $points } punktu. Enter wciska zegar; „{ cli-verb-withdraw }” cofa ruch>
}
cli-ask-challenge = Enter akceptuje ruch; ! kwestionuje go, ! 1 3 tylko te słowa>
cli-ask-advantage = wygrywasz losowanie: Enter zaczyna, „{ cli-verb-second }” wybiera ułożenie planszy i oddaje początek>
cli-verb-consonant = p
cli-verb-vowel = s
cli-ask-bag = { $lacking ->
        [one] { $lacking } płytka
        [few] { $lacking } płytki
        [many] { $lacking } płytek
       *[other] { $lacking } płytki
    } do wylosowania; { cli-verb-consonant } (spółgłoski, { $consonants }) albo { cli-verb-vowel } (samogłoski, { $vowels }) dla każdej>
cli-variants = Uzgodniono: { $names }.
cli-ask-vote = Czy pasuje do tematu? { $words } ({ $argument }). Enter: tak, „{ cli-verb-no }”: nie>
cli-theme = Temat: { $name }
cli-tell-theme-claimed = { $name } zgłasza słowa do tematu: { $argument }
cli-tell-theme-yes = { $name } zgadza się.
cli-tell-theme-no = { $name } nie zgadza się.
cli-tell-theme-scored = { $name } – punkty za temat: { $points }.
cli-help-theme = ? po ruchu zgłasza jego słowa do tematu wraz z twoim uzasadnieniem.
cli-help-blanks = @{ $square } zamienia twoją literę na blanka z tego pola.
cli-ask-end = nic więcej nie da się ułożyć: Enter kończy partię, „{ cli-verb-no }” gra dalej>
cli-not-understood = Nie wiadomo, co znaczy ta odpowiedź.
cli-input-ended = dane skończyły się przed końcem partii
cli-saved = Zapisano w pliku { $file }.
cli-help-table = { $example } SŁOWO kładzie płytki (mała litera to blank, kropka to płytka, która już leży); -ABC albo „{ cli-verb-exchange } ABC” wymienia; - albo „{ cli-verb-pass }” to pas; „{ cli-verb-resign }” poddaje partię; # pokazuje planszę, * niewidoczne płytki, = zapis partii.
cli-tell-start-drawn = Losowanie kolejności: { $name } ciągnie { $tile }.
cli-tell-lot = { $name } wygrywa losowanie.
cli-tell-first-move = { $name } wybiera rozpoczęcie partii.
cli-tell-orientation = { $name } wybiera ułożenie planszy.
cli-tell-first = Zaczyna { $name }.
cli-tell-played = { $name }: { $play }  { $parts } = { $points }, razem { $total }
cli-tell-withdrawn = { $name } cofa ruch.
cli-tell-challenged = { $name } kwestionuje: { $words }
cli-tell-valid = Ruch jest poprawny.
cli-tell-invalid = Ruch jest niepoprawny.
cli-tell-unknown = Nie da się rozstrzygnąć; ruch zostaje.
cli-tell-taken-back = { $name } zabiera płytki i traci kolejkę.
cli-tell-penalised = { $points ->
        [one] { $name } traci { $points } punkt.
        [few] { $name } traci { $points } punkty.
        [many] { $name } traci { $points } punktów.
       *[other] { $name } traci { $points } punktu.
    }
cli-tell-yielded = { $name } nie może zacząć. Zaczyna następny gracz.
cli-tell-blank-taken = { $name } kładzie { $tile } na miejscu blanka i zabiera go.
cli-tell-turn-lost = { $name } traci kolejkę.
cli-tell-exchanged = { $count ->
        [one] { $name } wymienia { $count } płytkę.
        [few] { $name } wymienia { $count } płytki.
        [many] { $name } wymienia { $count } płytek.
       *[other] { $name } wymienia { $count } płytki.
    }
cli-tell-passed = { $name }: pas.
cli-tell-resigned = { $name } poddaje partię.
cli-tell-end-offered = Nic więcej nie da się ułożyć.
cli-tell-end-accepted = { $name } zgadza się zakończyć partię.
cli-tell-end-declined = { $name } chce grać dalej.
cli-tell-ended-out = { $name } nie ma już płytek: koniec partii.
cli-tell-ended-passes = Wszyscy spasowali dwa razy z rzędu: koniec partii.
cli-tell-ended-scoreless = Zbyt wiele ruchów z rzędu bez nowej płytki na planszy: koniec partii.
cli-tell-ended-nothing-left = Koniec partii.
cli-tell-ended-resigned = Został tylko jeden gracz: koniec partii.
cli-tell-ended-time = Czas minął.
cli-tell-ended-gone = Zbyt długa nieobecność gracza.
cli-tell-ended-aborted = Partia zakończona bez wyniku; nie liczy się.
cli-row-taken-back = cofnięty
cli-row-exchange = { $count ->
        [one] wymiana { $count } płytki
        [few] wymiana { $count } płytek
        [many] wymiana { $count } płytek
       *[other] wymiana { $count } płytki
    }
cli-row-pass = pas
cli-row-yield = oddany początek
cli-row-lost-turn = utrata kolejki
cli-row-penalty = niesłuszne zakwestionowanie
cli-row-resign = partia poddana
cli-row-settlement = pozostałe płytki
cli-row-time-loss = przegrana na czas
cli-row-overtime = przekroczony czas
cli-row-correction = decyzja sędziego
cli-row-gone = zbyt długa nieobecność
cli-row-takeback = ruch cofnięty za zgodą

## stafla people, backup, restore
backup-written = { $file }: zapisano, wierszy: { $rows }
backup-restored = { $file }: wczytano, wierszy: { $rows }
cli-bad-backup = to nie jest kompletna kopia zapasowa tej lub wcześniejszej wersji ({ $text })
cli-database-not-empty = w bazie danych już coś jest ({ $table }); kopię wczytuje się tylko do pustej
cli-database-none = nie ma bazy danych { $address }
cli-database-newer = nowsza wersja zmieniła bazę danych (wersja tabel { $found }, ta zna najwyżej { $known }): uruchom tamtą wersję albo wczytaj wcześniejszą kopię zapasową
cli-database-error = baza danych odpowiada: { $text }
cli-disk-full = dysk jest pełny; zwolnij miejsce i spróbuj ponownie
cli-disk-fault = na dysku nie można pisać: jest pełny lub uszkodzony; zwolnij miejsce i spróbuj ponownie
cli-database-forbidden = ten użytkownik nie może tu pisać; uruchom polecenie jako ten użytkownik, który uruchamia serwer
cli-extra-missing = brak pakietu { $name }: zainstaluje go pip install 'stafla[{ $extra }]'
cli-data-or-club = wybierz --data albo --club, nie jedno i drugie
people-name = Nazwa
people-roles = Role
people-since = Od
people-until = Zawieszenie do
people-shown = { $name }: { $roles }
people-suspended = { $name }: konto zawieszone do { $day }
people-not-suspended = { $name }: konto nie jest zawieszone
people-password = { $name }: hasło to { $password }
people-kept = Zapisano w { $where }; serwer musi korzystać z tej samej bazy.
people-erased = { $name }: usunięto
people-erase-yes = usunięcia nie można cofnąć; napisz --yes, jeśli na pewno tego chcesz

## Ranking
cli-ratings-computed = Obliczono od początku: partie rankingowe: { $games }, rankingi: { $ratings }.
cli-ratings-agree = Wszystkie zapisane rankingi zgadzają się z partiami.
cli-ratings-wrong = różni się: { $where }
cli-ratings-missing = partia bez rankingu: { $table }
cli-ratings-repaired = Zapisano obliczone rankingi.
