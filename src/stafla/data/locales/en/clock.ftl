### Clocks in words.

clock = Clock
clock-none = No clock
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
clock-increment = { $seconds ->
    [one] { $seconds } second more for every turn
   *[other] { $seconds } seconds more for every turn
}
clock-move = { $minutes ->
    [one] { $minutes } minute for every turn
   *[other] { $minutes } minutes for every turn
}
clock-days = { $days ->
    [one] { $days } day for every turn
   *[other] { $days } days for every turn
}
clock-over = every minute begun over it costs { $points } points, { $minutes ->
    [one] { $minutes } minute over it is a loss
   *[other] { $minutes } minutes over it is a loss
}
clock-lose = without time left the game is lost
clock-stop = without time left one stops and the others play on
clock-pass = without time left the turn is passed
clock-margin = by { $points } points at least
clock-own = Own times: minutes, and seconds for every turn
clock-minutes = Own minutes
clock-seconds = Seconds for every turn
unknown-clock = There is no such clock.
