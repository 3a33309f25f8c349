### Strona początkowa, gra od razu i części serwisu.

## Części serwisu
parts = Strony
part-play = Graj
part-play-short = Graj
part-lobby = Poczekalnia
part-lobby-short = Poczekalnia
part-daily = Stojaki dnia
part-daily-short = Na dziś
part-clubs = Kluby
part-clubs-short = Kluby

## Gra od razu
start-headline = Słowo za słowem.
start-lead = Gra słowna po polsku, według polskich zasad. Za darmo, bez reklam i bez rejestracji.
play-with = Przeciwnik
play-bot = Z komputerem
play-person = Z człowiekiem
play-now = Graj teraz
play-change = Zmień zasady, poziom lub zegar
play-level = Poziom
play-won-twice = Dwie wygrane z rzędu ({ $level }).
play-next-level = Zagraj teraz: { $next }
guest = Gość
guest-number = Gość { $number }
own-table = Własny stół
own-table-more = Więcej graczy, warianty i inne ustawienia
own-table-short = Od dwóch do czterech graczy, warianty, dowolny zegar
code-question = Masz kod?
code-join = Dołącz
join-code = Kod
join-code-help = Albo otwórz { $address } i wpisz ten kod.
join-title = Dołącz za pomocą kodu
join-help = Kod widać na ekranie w sali, poda go też organizator: sześć znaków, litery i cyfry.
no-such-code = Nic nie znaleziono pod tym kodem. Sprawdź znaki albo poproś o link.

## Co jeszcze
watch = Oglądaj
on-now = Teraz
on-now-lobby = Poczekalnia: { $waiting ->
    [one] { $waiting } wolny stół
    [few] { $waiting } wolne stoły
    [many] { $waiting } wolnych stołów
   *[other] { $waiting } wolnego stołu
}, { $playing ->
    [one] { $playing } partia
    [few] { $playing } partie
    [many] { $playing } partii
   *[other] { $playing } partii
}
daily-try = Spróbuj
solo-short = Jeden stojak, dwa stojaki, odkryte płytki
device-short = Partie z komputerem, także bez sieci
clubs-title = Dla klubów i do domu
companion-short = Zegar, zapis i słownik w telefonie
duplicate-short = Te same litery dla wszystkich, ekran na ścianę
bingo-short = Do salonu i do klasy

## Zegary w kilku słowach
clock-short-none = bez zegara
clock-short-minutes = { $minutes } min
clock-short-increment = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
clock-short-move = { $minutes } min na ruch

## Poczekalnia
lobby-present = { $count ->
    [one] { $count } gracz na miejscu
    [few] { $count } graczy na miejscu
    [many] { $count } graczy na miejscu
   *[other] { $count } gracza na miejscu
}
lobby-quick = Graj od razu
here-now = jest tu teraz
seats-free = graczy: { $players }, { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
filter-more = Więcej filtrów
filter-level = Mój poziom
result-won = Wygrana
result-lost = Przegrana
result-drawn = Remis
result-none = Bez wyniku
# under the clock on a tile of 75 px: no word of more than ten letters
quick-blitz = blitz
quick-rapid = szybka
quick-regular = klasyczna
quick-correspondence = bez pośpiechu

## Profil
games-own = Twoje partie
games-none-yet = Żadna partia nie została jeszcze ukończona.
best-play = Najlepszy ruch
games-latest = Ostatnie partie
games-won-of = { $count ->
    [1] Wygrane: { $won } z 1 partii
   *[other] Wygrane: { $won } z ostatnich { $count } partii
}
games-won = Wygrane
points-average = Średnia
points-most = Rekord
bingos = Premie
squares-played = Gdzie na planszy
squares-played-text = Im ciemniejsze pole, tym częściej położono na nim płytkę.
rating-line = od { $first } do { $last }
points-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
