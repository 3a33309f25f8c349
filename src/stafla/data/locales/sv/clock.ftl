### Klockor i ord.

clock = Klocka
clock-none = Ingen klocka
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minut per spelare
   *[other] { $minutes } minuter per spelare
}
clock-increment = { $seconds ->
    [one] plus { $seconds } sekund per drag
   *[other] plus { $seconds } sekunder per drag
}
clock-move = { $minutes ->
    [one] { $minutes } minut per drag
   *[other] { $minutes } minuter per drag
}
clock-days = { $days ->
    [one] { $days } dag per drag
   *[other] { $days } dagar per drag
}
clock-over = varje påbörjad minut över tiden kostar { $points } poäng, { $minutes ->
    [one] { $minutes } minut över är förlust
   *[other] { $minutes } minuter över är förlust
}
clock-lose = den som får slut på tid förlorar
clock-stop = den som får slut på tid slutar, och de andra spelar vidare
clock-pass = den som får slut på tid passar
clock-margin = med minst { $points } poäng
clock-own = Egen tid: minuter, och sekunder per drag
clock-minutes = Minuter per spelare
clock-seconds = Tillägg per drag, i sekunder
unknown-clock = Det finns ingen sådan klocka.
