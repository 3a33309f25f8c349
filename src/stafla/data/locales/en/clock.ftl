### Clocks in words.

clock = Clock
clock-none = No clock
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
clock-increment = { $seconds ->
    [one] plus { $seconds } second per turn
   *[other] plus { $seconds } seconds per turn
}
clock-move = { $minutes ->
    [one] { $minutes } minute per turn
   *[other] { $minutes } minutes per turn
}
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
clock-over = overtime costs { $points } points per started minute, { $minutes ->
    [one] { $minutes } minute over loses
   *[other] { $minutes } minutes over loses
}
clock-lose = out of time: you lose
clock-stop = out of time: you stop, the others play on
clock-pass = out of time: you pass
clock-margin = by at least { $points } points
clock-own = Custom: minutes plus seconds per turn
clock-minutes = Minutes per player
clock-seconds = Seconds added per turn
unknown-clock = There is no such clock.
