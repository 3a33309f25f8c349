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
