### Zegary słowami.

clock = Zegar
clock-none = Bez zegara
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minuta dla każdego
    [few] { $minutes } minuty dla każdego
    [many] { $minutes } minut dla każdego
   *[other] { $minutes } minuty dla każdego
}
clock-increment = { $seconds ->
    [one] { $seconds } sekunda więcej za każdy ruch
    [few] { $seconds } sekundy więcej za każdy ruch
    [many] { $seconds } sekund więcej za każdy ruch
   *[other] { $seconds } sekundy więcej za każdy ruch
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
clock-over = każda rozpoczęta minuta ponad limit kosztuje { $points } punktów, { $minutes ->
    [one] { $minutes } minuta ponad limit oznacza przegraną
    [few] { $minutes } minuty ponad limit oznaczają przegraną
    [many] { $minutes } minut ponad limit oznacza przegraną
   *[other] { $minutes } minuty ponad limit oznacza przegraną
}
clock-lose = po upływie czasu partia jest przegrana
clock-stop = po upływie czasu gracz kończy, a pozostali grają dalej
clock-pass = po upływie czasu ruch przepada
clock-margin = różnicą co najmniej { $points } punktów
clock-own = Własny czas: minuty oraz sekundy za każdy ruch
clock-minutes = Własne minuty
clock-seconds = Sekundy za każdy ruch
unknown-clock = Nie ma takiego zegara.
