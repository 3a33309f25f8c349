### The companion: a device beside a real board.

## Clock faces
face-label = { $name }, { $total } points, { $time } left
face-first = goes first
face-start = tap to start the opponent’s clock
face-press = say the points, then tap
face-write = now write the turn down
face-paused = clock stopped
clock-first = { $name } starts the clock as soon as { $first } has seen a tile.
clock-start = Start the clock

## A turn
companion-turn = { $name } to play
turn-early = { $name } has pressed the clock: write the turn down
turn-ways = Type of turn
turn-help = Choose the first square, then type the tiles laid.
way-play = Play
way-told = Points only
way-exchange = Exchange
announce =
    { $points ->
        [one] Announce { $points } point
       *[other] Announce { $points } points
    }
announce-none = Announce the points
told-help = Only points and number of tiles are recorded. The board is then unknown, and the device can no longer count or check words.
told-only = This device cannot count points here. Count them yourselves and enter the total.
told-tiles = Tiles laid
told-points = Points
exchange-way = Lay the tiles face down, say how many, press the clock. Then draw, and put the old tiles into the bag last.
exchange-count = Number of tiles
exchange-press = { $count ->
    [one] Exchange { $count } tile and press the clock
   *[other] Exchange { $count } tiles and press the clock
}
pass-press = Pass and press the clock
early-undo = Clock was not pressed

## Letters to tap
pad-letters = Letters
pad-blank = Blank
pad-across = → across
pad-down = ↓ down
pad-erase = Erase
pad-left = One square left
pad-right = One square right
pad-up = One square up
pad-below = One square down
pad-type = Keyboard

## A play on the board
window-title =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
press-help = The play can be withdrawn until { $name } presses the clock or reaches into the bag.
press-of = { $name } presses the clock
reach = Reached into bag, clock not pressed
reach-done = { $name } has reached into the bag: the play cannot be withdrawn. The clock is still running.
write = { $name } writes { $points }, total { $total }
no-draw-yet = { $name } draws no tiles until the play is written down. Writing it down accepts it.
challenge-which = Which words are challenged?
challenge-stop = Stop the clock and challenge as { $name }
challenge-announced = { $name } wants to challenge. The play may still be withdrawn.
challenge-stopped = The clock is stopped. { $name } names the words.
challenge-name = Challenge these words
ruling-title = { $name } challenges
ruling-help = The clock is stopped. The verdict is for the whole play: nobody learns which word failed.
ruling-words = The challenged words
ruling-ask = Check with { $list } ({ $print })
companion-ruling-valid = Judge: the play is valid
companion-ruling-invalid = Judge: the play is not valid
ruling-away = The word list cannot be reached: a judge, or both of you together, must decide.
verdict-invalid = The play is not valid.
verdict-stands = The play stands.
verdict-back = { $name } takes the tiles back and loses the turn.
verdict-penalty = { $name } loses { $points } points for the challenge.
verdict-turn = { $name } loses the next turn for the challenge.

## Two sheets
sheets = Both score sheets
sheet-of = { $name }’s sheet
line-told = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
line-correction = correction
differ = My sheet differs
differ-help = Enter what your own sheet says. If the sheets differ, the clock stops.
differ-write = Save these figures
differ-title = The sheets differ
differ-count = The clock is stopped while you recount.
differ-counted = Counted
differ-correct = { $name } corrects to { $points }, total { $total }

## Pause and judge
pause = Agree on a pause
pause-help = The clock stops if both agree. It keeps running for a player who just leaves the table.
pause-agree = { $name } agrees
pause-title = The clock is paused
pause-over = Resume the clock
correct = Correct the last turn
correct-help = Use this if the last turn was typed in wrongly. If both agree, it is removed here and entered again; the clock keeps its time.
finish = No more plays possible
finish-help = If both agree that no more plays are possible, the game ends and the racks are counted.
resign-help = Who resigns? That player loses, whatever the score.
resign-by = { $name } resigns
companion-judge-call = Call the judge
judge-who = Who calls? The clock stops at once.
companion-judge-title = { $name } has called the judge
judge-help = The judge decides so that the game can be finished as fairly as possible. The decision is kept in the record.
companion-judge-text = The decision
companion-judge-seconds = Seconds for { $name }
companion-judge-points = Points for { $name }
judge-done = Save decision

## Too many tiles
surplus = Too many tiles drawn
surplus-title = Too many tiles drawn
surplus-who = Who drew?
surplus-count = How many too many
surplus-seen = More tiles were seen than should have been drawn
surplus-apart = The new tiles can still be told from the old ones
surplus-from = { $name } draws from
surplus-new = the new tiles only
surplus-all = all the tiles
surplus-unseen = { $count ->
    [one] { $name } puts the extra tile back into the bag.
   *[other] { $name } puts the { $count } extra tiles back into the bag.
}
surplus-plain = { $count ->
    [one] The rule book does not cover this: { $name } draws one tile unseen and puts it back.
   *[other] The rule book does not cover this: { $name } draws { $count } tiles unseen and puts them back.
}
surplus-draws = { $looked ->
    [one] { $name } draws { $looked } tile and looks at it (the bag held { $bag } before the draw).
   *[other] { $name } draws { $looked } tiles and looks at them (the bag held { $bag } before the draw).
}
surplus-returns = { $count ->
    [one] Of these one is chosen and returned.
   *[other] Of these { $count } are chosen and returned.
}
surplus-done = Done

## The end
end-out = { $name } is out of tiles.
end-scoreless = Game over: six turns in a row added no tile to the board.
end-passes = Game over: everyone passed twice in a row.
end-time = Time is up: the game is over.
end-lost-on-time = { $name } lost on time.
end-resigned = { $name } has resigned.
end-nothing-left = Game over: both agree that no more plays are possible.
end-rack = { $count ->
    [one] The tile left on { $name }’s rack (? for a blank)
   *[other] The { $count } tiles left on { $name }’s rack (? for a blank)
}
end-show = Confirm these tiles
sign-help = Check that both sheets show this score, then sign.
sign = { $name } signs { $first }–{ $second }
signed = { $name } has signed
record-save = Save the record
record-print = Print the sheets

## Tools
tools = Tools
guide = Rule guide
leave = Discard game
leave-question = The game is removed from this device. Save the record first if you want to keep it.
leave-yes = Discard game
bag-left = { $count ->
    [0] The bag is empty
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
scoreless-run = { $count ->
    [one] { $count } turn without a new tile
   *[other] { $count } turns in a row without a new tile
}

## Before the game
setup-title = Play on a real board
setup-help = Put this device beside the board. It is your clock, score sheets, word judge and rule guide. Nothing is sent anywhere.
setup-edition = Rules and tiles
setup-clock = Clock
setup-no-clock = No clock
setup-seven = Exchange only with seven tiles or more in the bag
player-of = Player { $number }
lot-title = Who won the starting draw?
first-title = Who goes first?
lot-draw = Let the device draw
lot-fell = { $name } won the draw.
lot-choice = { $name } chooses
lot-first = to go first
lot-board = the direction of the board
lot-rest = { $name } gets the other choice. The board may face { $board }, never sideways.
setup-download-running = Downloading rules and word list …
setup-download-done = Everything is on this device: it works offline.
setup-download-unsaved = This browser cannot save data: keep the page open while you play.
setup-download-unavailable = This edition is not on the device, and there is no connection. Connect once to download it.
setup-download-server = The server counts the points and checks the words, so this needs a connection. Without one you write down the points yourselves, and a judge decides on words.
kernel-away = No connection to the server, and this browser cannot count points by itself: enter them as a number, or try again.
setup-download-no-kernel = This device cannot count points: enter points only.
setup-download-no-words = No word list on this device: a judge decides challenges.
begin = Start: { $name } goes first
begin-none = Start

## The rule guide
guide-start = The winner of the draw goes first or chooses the direction of the board; the opponent gets the other choice. The board is never sideways. The second player starts the clock once the first has seen a tile.
guide-turn = Lay the tiles, announce the points, press the clock, write the play down. Draw no tiles before your opponent has written the points. Write down your opponent’s play before you make your own. Both players record every turn and the totals.
guide-accept = Beginning to write the play accepts it. To challenge, stop the clock instead and name the words.
guide-verdict = The verdict is for the play as a whole. Not valid: tiles back, the turn is lost. Valid: the challenger loses ten points.
guide-withdraw = A play may be withdrawn until the clock is pressed, even after a challenge was announced. Reaching into the bag makes it final too.
guide-exchange = Exchange: tiles face down, say how many, press, draw, return the old ones. Not with fewer than seven in the bag. Passing is always allowed.
guide-surplus = Too many drawn, not seen: the extra tiles go back. Seen: your opponent draws one more than the extra tiles, looks, and chooses which go back; one more again if the bag held fewer than seven.
guide-time = Each started minute of overtime costs ten points, and 00:00 already counts. Five minutes over loses the game: the loser’s remaining tiles and fifty points are deducted, and the margin is at least 150 points, at worst 150–0. The clock keeps running for a player who leaves the table.
guide-stop = You may look at your opponent’s sheet; if the two differ, the clock stops. A pause needs both players. Either player may stop the clock and call the judge at any time.
guide-scoreless = Six turns in a row that add no tile to the board (passes, exchanges, invalid plays) end the game; both players lose the value of their tiles.
guide-out = The player who goes out presses the clock as usual; the opponent may challenge. To accept, write the play down and stop the clock. Both check the score and sign.
guide-notes = You may make notes and tick off tiles. Show honesty, sportsmanship and respect.
guide-plain = Lay, announce, press the clock. The play can be challenged until the next player begins or has written it; the verdict is for the play as a whole.
guide-time-polish = Two minutes per turn are usual; when they are over, the turn is a pass. In championships each player has twenty minutes and stops when they are used up.

## Results from phone to director
result-hand = Hand in the result
result-hand-help = The director scans this with a phone, or opens the link. The result is in the link itself; nothing is sent from here.
result-code = QR code of the result
result-link = Link to the result
result-tournament = Report the result to the tournament
results-title = Results
results-help = Scan the code on the phone beside each board, or open its link: the result is added here. The list is kept on this device only.
results-offered = A result was handed in
results-take = Add to the list
results-taken = Added: { $first } – { $second }.
results-before = The list already has { $first }–{ $second } for this game. It will be replaced.
results-bad = This link does not hold a result. Scan the code again.
results-none = No results yet.
results-began = Began
results-players = Players
results-score = Score
results-signed = Signed by both
results-unsigned = Not signed by both
results-remove = Remove
results-remove-one = Remove { $first } – { $second }
results-save = Save for a spreadsheet (CSV)
results-print = Print
screen-dims = The screen may turn itself off here. Set a longer time in the device’s settings.
