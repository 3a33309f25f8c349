### Startsidan, att spela direkt, och vägarna genom webbplatsen.

## Vägar genom webbplatsen
parts = Sidor
part-play = Spela
part-play-short = Spela
part-lobby = Lobby
part-lobby-short = Lobby
part-daily = Dagens ställ
part-daily-short = Dagens ställ
part-clubs = Klubbar
part-clubs-short = Klubbar

## Att spela direkt
start-headline = Ord för ord.
start-lead = Korsordsspelet på svenska, efter svenska regler. Gratis, utan reklam och utan konto.
play-with = Motståndare
play-bot = Mot datorn
play-person = Mot en människa
play-now = Spela nu
play-change = Ändra utgåva, nivå eller klocka
play-level = Nivå
play-won-twice = Du vann två gånger i rad ({ $level }).
play-next-level = Spela härnäst: { $next }
guest = Gäst
guest-number = Gäst { $number }
own-table = Eget bord
own-table-more = Fler spelare, varianter och andra inställningar
own-table-short = Två till fyra spelare, varianter, valfri klocka
code-question = Har du en kod?
code-join = Gå med
join-code = Kod
join-code-help = Eller öppna { $address } och skriv koden.
join-title = Gå med via kod
join-help = Koden står på skärmen i rummet, eller så får du den av arrangören: sex tecken, bokstäver och siffror.
no-such-code = Koden leder ingenstans. Kontrollera tecknen eller be om länken.

## Mer
watch = Titta
on-now = Just nu
on-now-lobby = Lobby: { $waiting ->
    [one] { $waiting } ledigt bord
   *[other] { $waiting } lediga bord
}, { $playing ->
    [one] { $playing } parti
   *[other] { $playing } partier
}
daily-try = Prova
solo-short = Ett ställ, två ställ, synliga brickor
device-short = Partier mot datorn, även utan nät
clubs-title = För klubben och hemmet
companion-short = Klocka, protokoll och orddomare i mobilen
duplicate-short = Samma bokstäver för alla, skärm för väggen
bingo-short = För vardagsrummet och klassrummet

## Klockor i få ord
clock-short-none = utan klocka
clock-short-minutes = { $minutes } min
clock-short-increment = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
clock-short-move = { $minutes } min per drag

## Lobbyn
lobby-present = { $count ->
    [one] { $count } spelare här
   *[other] { $count } spelare här
}
lobby-quick = Spela direkt
here-now = är här nu
seats-free = { $players } spelare, { $free ->
    [one] { $free } plats ledig
   *[other] { $free } platser lediga
}
filter-more = Fler filter
filter-level = Min nivå
result-won = Vinst
result-lost = Förlust
result-drawn = Oavgjort
result-none = Utan resultat
quick-blitz = blixt
quick-rapid = snabbparti
quick-regular = långparti
quick-correspondence = brevparti

## Profilen
games-own = Dina partier
games-none-yet = Inget parti är avslutat ännu.
best-play = Bästa drag
games-latest = Senaste partierna
games-won-of = { $count ->
    [1] Vunna partier: { $won } av 1
   *[other] Vunna partier: { $won } av de senaste { $count }
}
games-won = Vinster
points-average = Snitt
points-most = Högst
bingos = Alla brickor
squares-played = Var på brädet
squares-played-text = Ju mörkare ruta, desto oftare har en bricka lagts där.
rating-line = från { $first } till { $last }
points-count = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
games-count = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
