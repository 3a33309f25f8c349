### Po partii: sprawdzenie woreczka, odtworzenie partii, ranking, orzeczenia.

back-to-table = Do stołu

## Sprawdzenie woreczka
verify-title = Czy losowano uczciwie?
verify-intro = Przed pierwszym losowaniem serwer pokazał odcisk swojego ziarna. Potem urządzenia graczy dodały własne liczby losowe. Wszystkie płytki wynikają z jednego i drugiego, więc nikt nie mógł ich wybrać. Tutaj każde losowanie jest obliczane na nowo.
verify-file = Zapis partii (JSON)
verify-do = Oblicz każde losowanie
verify-no-record = To nie jest zapis partii: { $why }
verify-commitment = Przyrzeczone przed partią (SHA-256 ziarna)
verify-seed = Ziarno serwera
verify-added = Liczba dodana przez gracza { $name }
verify-mixed = Ziarno wszystkich losowań
verify-draws = Każde losowanie: jakie było i jakie wychodzi z obliczeń
verify-event = Zdarzenie
verify-player = Gracz
verify-bag = W woreczku
verify-told = Wylosowano
verify-computed = Obliczono

## Rankingi
ratings-title = Rankingi
ratings-intro = Każda edycja i każde tempo ma własną listę. Wszyscy zaczynają od 1500. Liczba po znaku ± mówi, o ile ranking może się jeszcze mylić; maleje z każdą partią, a rośnie w czasie przerwy. Liczą się tylko partie dwuosobowe, także z botami.
ratings-none = Nie rozegrano jeszcze żadnej partii rankingowej.
ratings-ladders = Edycja i tempo
ratings-systems = Sposób liczenia
ratings-place = Miejsce
ratings-rating = Ranking
ratings-deviation = Niepewność
ratings-games = Partie
ratings-provisional = tymczasowy: jeszcze za mało partii
system-spread = wygrane i różnice punktów
system-glicko-2 = same wygrane
pace-blitz = błyskawiczne
pace-rapid = szybkie
pace-regular = pełny czas
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
rating-why-faced = { $own } ±{ $own_deviation } przeciw { $other } ±{ $other_deviation }. Zależnie od tego, jak dobrze znany jest przeciwnik, partia waży { $weight } %.
rating-why-expected = Wynik oczekiwany przy tych rankingach: { $expected } % partii.
rating-why-score-glicko-2 = Osiągnięto: { $score } %; tu liczy się tylko wygrana, remis lub przegrana.
rating-why-score-spread = Osiągnięto: { $score } %; najwięcej waży wygrana, a różnica punktów ją powiększa.
rating-why-known = To, co osiągnięto ponad oczekiwania, przesuwa ranking. Niepewność wynosi teraz ±{ $now }.
rating-of-person = Rankingi

## Odtworzenie partii
still-played = Partia jeszcze trwa. To jest przeznaczone na później.
replay-title = Odtworzenie partii
replay-board = Plansza: { $words }
replay-steps = Ruchy
replay-first = Początek
replay-previous = Wstecz
replay-next = Dalej
replay-last = Koniec
replay-keys = Strzałki: wstecz i dalej; Home i End: początek i koniec.
replay-rack = Stojak
replay-total = Razem
replay-sheet = Zapis
replay-link = Odnośnik do tej pozycji
replay-picture = Obraz (SVG)
replay-before = Przed pierwszym ruchem; wszystkich ruchów: { $of }.
replay-step = Ruch { $at } z { $of }. { $done }
replay-taken-back = { $play } (cofnięte)
replay-play = ułożenie
replay-exchange = wymiana ({ $tiles })
replay-pass = pas
replay-lost-turn = utrata kolejki
replay-penalty = kara
replay-overtime = przekroczony czas
replay-resign = rezygnacja
replay-gone = odejście od stołu
replay-takeback = ruch wycofany za zgodą
replay-settlement = rozliczenie końcowe

## Analiza
analysis-title = Analiza
analysis-begin = Zapytaj silnik
analysis-stop = Zatrzymaj
analysis-stopped = Zatrzymano. To, co znaleziono, pozostaje.
analysis-failed = Silnik nie zdołał odpowiedzieć.
analysis-running = Silnik myśli: ruchy { $done } z { $total }.
analysis-turns = Ruch po ruchu
analysis-turn = Ruch
analysis-played = Zagrano
analysis-points = Punkty
analysis-better = Lepiej
analysis-lost = Strata
analysis-judged = Ocenione ruchy
analysis-best = Bez lepszego
analysis-mean = Strata na ruch
analysis-unknown = (nieznane)
engine-busy = Silnik ma dość partii do obejrzenia. Spróbuj później.
no-engine = Słownik tej partii nie jest zainstalowany, więc silnik nie może jej ocenić.
