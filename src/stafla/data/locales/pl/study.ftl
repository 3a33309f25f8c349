# Analiza: stafla analyze, engine i bench.

## Tabele
cli-equity = Wartość ruchu
cli-error = ±
cli-win = Wygrana %
cli-best = Najlepszy ruch
cli-best-found = Najlepsze
cli-judged = Ocenione
cli-lost = Strata
cli-lost-mean = Strata na ruch

## Odpowiedzi
cli-analyze-which = podaj jedno z: --cgp, --batch, --game
cli-analyze-static = Punkty i to, co zostaje na stojaku, bez patrzenia w przód.
cli-analyze-simulation = { $iterations ->
        [one] Symulacja: { $iterations } próba, ruchów w przód: { $plies }, { $seconds } s.
        [few] Symulacja: { $iterations } próby, ruchów w przód: { $plies }, { $seconds } s.
        [many] Symulacja: { $iterations } prób, ruchów w przód: { $plies }, { $seconds } s.
       *[other] Symulacja: { $iterations } próby, ruchów w przód: { $plies }, { $seconds } s.
    }
cli-analyze-preendgame = Przed końcówką: przeszukano ostatnie płytki w woreczku, { $seconds } s.
cli-analyze-endgame = Końcówka: głębokość (w ruchach): { $plies }, { $seconds } s.
cli-analyze-spread = { $proved ->
        [yes] Najlepszy ruch daje do końca partii { $spread } pkt; to wynik dokładny.
       *[other] Najlepszy znaleziony ruch daje do końca partii { $spread } pkt; bez dowodu.
    }
cli-analyze-line = Dalszy ciąg: { $line }
cli-analyze-unknown = { $count ->
        [one] Nie udało się ocenić { $count } ruchu: jego płytki nie są znane.
        [few] Nie udało się ocenić { $count } ruchów: ich płytki nie są znane.
        [many] Nie udało się ocenić { $count } ruchów: ich płytki nie są znane.
       *[other] Nie udało się ocenić { $count } ruchu: ich płytki nie są znane.
    }
study-limit = { $name }: ma to być liczba od { $least } do { $most }

## Silnik dla innych programów
engine-unknown-command = nieznane polecenie: { $text }
engine-no-position = nie ma jeszcze pozycji albo ostatnia została odrzucona
cli-engine-busy = na odpowiedź czeka już pytań: { $most }
engine-limit = { $text } to nie ograniczenie; po ms, plies, iterations i top ma być liczba, po infinite nic
engine-line = wiersz jest dłuższy niż { $most } bajtów

## Co potrafi komputer
cli-bench-what = Co
cli-bench-unit = Jednostka
cli-bench-word-map = Zbudowanie mapy słów
cli-bench-self-play = Partie programu z samym sobą
cli-bench-best-play = Najlepszy ruch
cli-bench-all-plays-none = Wszystkie ruchy bez blanka
cli-bench-all-plays-one = Wszystkie ruchy z jednym blankiem
cli-bench-all-plays-two = Wszystkie ruchy z dwoma blankami
cli-bench-rollouts-two = Symulacja na dwa ruchy w przód
cli-bench-rollouts-five = Symulacja na pięć ruchów w przód
cli-bench-endgame = Końcówka, do 1 s (mediana)
cli-bench-endgame-proved = Końcówki dowiedzione w 1 s
cli-bench-note = Czas procesora jednego wątku; porównuj tylko liczby z tego samego komputera.

## Pliki z wynikami
journal-not-results = { $file } nie zawiera wyników
journal-other-run = { $file } zawiera wyniki innego przebiegu ({ $field }: { $found })
journal-bad-line = ten wiersz nie może tu stać

## Najwyższy ruch i najwyższa partia
record-higher = { $points } pkt: { $play }
record-best = Najlepszy znaleziony wynik: { $points } pkt ({ $play }).
record-bound = Żaden ruch wzdłuż krawędzi planszy, który zakrywa wszystkie jej premie słowne, nie może dać więcej niż { $points } pkt.
record-kept = Partia i jej obraz są w folderze { $folder }.
record-none = nie znaleziono takiego ruchu; daj szukaniu więcej czasu lub prób
record-picture = Ruch za { $points } pkt, { $edition }
