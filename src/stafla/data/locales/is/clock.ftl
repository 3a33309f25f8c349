### Klukkur í orðum.

clock = Klukka
clock-none = Engin klukka
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } mínúta á mann
   *[other] { $minutes } mínútur á mann
}
clock-increment = { $seconds ->
    [one] { $seconds } sekúnda í viðbót fyrir hvern leik
   *[other] { $seconds } sekúndur í viðbót fyrir hvern leik
}
clock-move = { $minutes ->
    [one] { $minutes } mínúta á hvern leik
   *[other] { $minutes } mínútur á hvern leik
}
clock-days = { $days ->
    [one] { $days } dagur á hvern leik
   *[other] { $days } dagar á hvern leik
}
clock-over = hver byrjuð mínúta fram yfir tímann kostar { $points } stig og { $minutes ->
    [one] { $minutes } mínúta fram yfir þýðir tap
   *[other] { $minutes } mínútur fram yfir þýða tap
}
clock-lose = sá sem fellur á tíma tapar
clock-stop = sá sem fellur á tíma hættir og hinir halda áfram
clock-pass = þegar tíminn er búinn situr leikmaður hjá
clock-margin = með minnst { $points } stiga mun
clock-own = Eigin tími: mínútur, og sekúndur fyrir hvern leik
clock-minutes = Mínútur á mann
clock-seconds = Sekúndur fyrir hvern leik
unknown-clock = Engin slík klukka er til.
