### Zegary słowami.

clock = Zegar
clock-none = Bez zegara
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minuta na gracza
    [few] { $minutes } minuty na gracza
    [many] { $minutes } minut na gracza
   *[other] { $minutes } minuty na gracza
}
clock-increment = { $seconds ->
    [one] plus { $seconds } sekunda za ruch
    [few] plus { $seconds } sekundy za ruch
    [many] plus { $seconds } sekund za ruch
   *[other] plus { $seconds } sekundy za ruch
}
clock-move = { $minutes ->
    [one] { $minutes } minuta na ruch
    [few] { $minutes } minuty na ruch
    [many] { $minutes } minut na ruch
   *[other] { $minutes } minuty na ruch
}
clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
clock-over = po czasie { $points } pkt kary za każdą rozpoczętą minutę, { $minutes ->
    [one] { $minutes } minuta po czasie to przegrana
    [few] { $minutes } minuty po czasie to przegrana
    [many] { $minutes } minut po czasie to przegrana
   *[other] { $minutes } minuty po czasie to przegrana
}
clock-lose = koniec czasu to przegrana
clock-stop = po upływie czasu gracz kończy, a pozostali grają dalej
clock-pass = po upływie czasu przepada kolejka
clock-margin = co najmniej { $points } punktami
clock-own = Własny czas: minuty oraz sekundy za każdy ruch
clock-minutes = Minuty na gracza
clock-seconds = Sekundy za ruch
unknown-clock = Nie ma takiego zegara.
