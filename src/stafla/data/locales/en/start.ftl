### The start page, playing at once, and the ways through the site.

## Ways through the site
parts = Pages
part-play = Play
part-play-short = Play
part-lobby = Lobby
part-lobby-short = Lobby
part-daily = Daily racks
part-daily-short = Today
part-clubs = Clubs
part-clubs-short = Clubs

## Playing at once
start-headline = Your move.
start-lead = The crossword tile game in English and four other languages, by the rules of each. Free, no advertising, no sign-up.
play-with = Opponent
play-bot = The computer
play-person = A person
play-now = Play now
play-change = Change language, level or clock
play-level = Level
play-won-twice = Two wins in a row ({ $level }).
play-next-level = Play next: { $next }
guest = Guest
guest-number = Guest { $number }
own-table = Your own table
own-table-more = More players, variants and other settings
own-table-short = Two to four players, variants, any clock
code-question = Have a code?
code-join = Join
join-code = Code
join-code-help = Or open { $address } and enter this code.
join-title = Join with a code
join-help = The code is on the screen in the room, or the organiser can tell you: six letters and digits.
no-such-code = This code leads nowhere. Check the letters, or ask for the link.

## What else there is
watch = Watch
on-now = On now
on-now-lobby = Lobby: { $waiting ->
    [one] { $waiting } open table
   *[other] { $waiting } open tables
}, { $playing ->
    [one] { $playing } game
   *[other] { $playing } games
}
daily-try = Try today’s racks
solo-short = One rack, two racks, open tiles
device-short = Games against the computer, also offline
clubs-title = For clubs and at home
companion-short = Clock, score sheet and word judge on your phone
duplicate-short = The same letters for everyone, with a screen for the wall
bingo-short = For the living room and the classroom

## Clocks in two or three words
clock-short-none = no clock
clock-short-minutes = { $minutes } min
clock-short-increment = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-short-move = { $minutes } min per turn
lobby-present = { $count ->
    [one] { $count } player here
   *[other] { $count } players here
}
lobby-quick = Quick game
here-now = is here now
seats-free = { $players } players, { $free ->
    [one] { $free } open seat
   *[other] { $free } open seats
}
filter-more = More filters
filter-level = My level
result-won = Won
result-lost = Lost
result-drawn = Tied
result-none = No result
# under the clock on a tile of 75 px: no word of more than ten letters
quick-blitz = blitz
quick-rapid = rapid
quick-regular = regular
quick-correspondence = no hurry

## A profile
games-own = Your games
games-none-yet = No game has been finished yet.
best-play = Best play
games-latest = Latest games
games-won-of = { $count ->
    [1] { $won } of 1 game won
   *[other] { $won } of the last { $count } games won
}
games-won = Won
points-average = Average
points-most = Highest
bingos = Bingos
squares-played = Where on the board
squares-played-text = The darker a square, the more often a tile was placed there.
rating-line = from { $first } to { $last }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
