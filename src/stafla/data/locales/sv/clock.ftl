### Klockor i ord.

clock = Klocka
clock-none = Ingen klocka
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minut var
   *[other] { $minutes } minuter var
}
clock-increment = { $seconds ->
    [one] { $seconds } sekund till för varje drag
   *[other] { $seconds } sekunder till för varje drag
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
clock-lose = när tiden är slut är partiet förlorat
clock-stop = den som får slut på tid slutar, och de andra spelar vidare
clock-pass = när tiden är slut blir det pass
clock-margin = med minst { $points } poäng
clock-own = Egna tider: minuter, och sekunder för varje drag
clock-minutes = Egna minuter
clock-seconds = Sekunder för varje drag
unknown-clock = Det finns ingen sådan klocka.
