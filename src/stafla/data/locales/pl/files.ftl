### Co jest nie tak z pozycją, ruchem lub plikiem partii: w terminalu, na stronie, w notatniku.

## Pozycje
cgp-too-long = pozycja jest dłuższa niż { $most } znaków
cgp-fields = pozycja ma cztery części (wiersze, stojaki, wyniki, licznik), a ta ma { $found }
cgp-rows = plansza ma { $wanted } wierszy, a pozycja { $found }
cgp-row-width = wiersz { $row }: liczba pól to { $found } zamiast { $wanted }
cgp-run = wiersz { $row }: { $text } nie jest liczbą pustych pól
cgp-unknown-letter = wiersz { $row }: w tych zasadach nie ma litery { $text }
cgp-blank-only = wiersz { $row }: litera { $text } nie ma płytki; blank, który ją zastępuje, to mała litera
cgp-rack-unknown-letter = stojak { $rack }: w tych zasadach nie ma płytki { $text }
cgp-rack-blank-only = stojak { $rack }: litera { $text } nie ma w tych zasadach płytki
cgp-rack-size = stojak { $rack }: płytek jest { $found }, a stojak mieści najwyżej { $most }
cgp-rack-set = stojak { $rack }: więcej płytek { $text }, niż jest w komplecie
cgp-more-racks = stojaków jest { $found }, a wyników { $wanted }
cgp-players = graczy jest { $found }, a pozycja ma ich najwyżej { $most }
cgp-players-edition = zasady { $edition } nie dopuszczają takiej liczby graczy: { $found }
cgp-score = { $text } nie jest wynikiem
cgp-zeros = { $text } nie jest liczbą pasów ani ruchów bez punktów
cgp-opcode = { $text } nie jest kodem dodatkowym
cgp-lexicon = pozycja wymaga słownika { $text }, a to jest { $found }
cgp-no-rack = stojak gracza, który ma ruch, nie jest znany

## Pola i ruchy
notation-play = { $text } nie jest ruchem; podaj pole i płytki, na przykład H5 PRÓB
notation-square = { $text } nie jest polem z kierunkiem
notation-off-board = { $text } leży poza planszą
notation-unknown-letter = w tych zasadach nie ma litery { $text }
notation-blank-only = litera { $text } nie ma płytki; blank, który ją zastępuje, to mała litera

## Pliki GCG
gcg-too-big = plik jest większy niż { $most } bajtów
gcg-too-long = plik ma więcej niż { $most } wierszy
gcg-encoding = nieznane kodowanie znaków { $text }
gcg-not-utf-8 = bajt { $offset } pliku nie jest w UTF-8, które zapowiada pierwszy wiersz
gcg-line = ani ruch (>), ani informacja (#): { $text }
gcg-event = ruch nieznanej postaci: { $text }
gcg-points = { $text } nie jest liczbą punktów
gcg-player = gracz bez nazwy
gcg-player-twice = gracz { $text } wymieniony dwa razy
gcg-players-missing = gracze nie są ponumerowani 1, 2…
gcg-unknown-player = nie ma gracza o nazwie { $text }
gcg-empty = w pliku nie ma partii
gcg-distribution = nie znamy zestawu płytek { $text }; podaj zestaw zasad
gcg-players-edition = zasady { $edition } nie dopuszczają takiej liczby graczy: { $found }
gcg-unknown-letter = w tych zasadach nie ma płytki { $text }
gcg-blank-only = litera { $text } nie ma w tych zasadach płytki
gcg-rack-size = { $text } to więcej, niż gracz może tu mieć
gcg-withdrawn = żaden ruch tego gracza nie czeka na cofnięcie
gcg-not-encoded = plik nie jest w kodowaniu { $text }, które zapowiada
gcg-foreign-letter = { $text }: w żadnym z naszych zestawów zasad nie ma tej płytki razem z pozostałymi z pliku; podaj zestaw zasad
gcg-edition-unclear = plik pasuje do kilku zestawów zasad ({ $text }); podaj jeden
gcg-not-left = w zestawie nie ma już płytki { $text } do tego ruchu
gcg-turn = kolej na gracza { $text }
gcg-over = partia skończyła się przed tym wierszem
gcg-impossible = to nie mogło nastąpić: { $text }

## Zapisy partii
record-too-big = plik jest większy niż { $most } bajtów
record-not-utf-8 = bajt { $offset } pliku nie jest w UTF-8
record-json = to nie jest JSON
record-format = to nie jest zapis partii
record-pastime = to zapis { $kind ->
    [bingo] rundy bingo
    [reverse] gry na opak
    [daily] stojaków dnia
    [duplicate] belgijki
   *[other] innej gry
}, a nie zwykłej partii; odczytają go stafla replay i stafla verify
record-version = wersja { $text } formatu zapisu jest nieznana; to jest wersja { $known }
record-first = zapis zaczyna się od zdarzenia „started”
record-event = nie ma zdarzenia { $text }
record-shape = pole { $field } nie pasuje: { $text }
record-tiles = w tych zasadach nie ma płytek { $text }
record-square = { $text } nie jest ułożeniem płytek
bad-event = to nie mogło się zdarzyć: { $text }
record-odd = nie wynika to z wcześniejszych zdarzeń
record-rules = zasady zmieniły się od tamtej pory
record-seed = liczba startowa nie jest tą, którą zapowiedziano
record-over = partia skończyła się wcześniej
record-not-over = partia nie jest tu skończona
record-unsettled = brakuje rozliczenia końcowego
record-settled = rozliczenie powinno wynosić { $settled }
record-turn = ruch należy do innego gracza
record-tile = użyto płytki, której tam nie ma
record-points = ruch jest wart { $points } pkt, a nie { $told }
record-time = nie zgadza się to z zegarem
replay-too-long = partia ma za dużo zdarzeń
