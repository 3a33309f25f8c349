### The companion: a device beside a real board.

## Clock faces
face-label = { $name }, { $total } points, { $time } left
face-first = moves first
face-start = tap to start the opponent’s clock
face-press = tap when the play is laid and announced
face-write = now write the turn down
face-paused = clock stopped
clock-first = { $name } starts the clock as soon as { $first } has seen a tile.
clock-start = Start the clock

## A turn
turn-of = { $name } to move
turn-early = { $name } has pressed the clock: write the turn down
turn-ways = What is done in the turn
turn-help = Choose the first square, then type the tiles laid.
way-play = Play
way-told = Points only
way-exchange = Exchange
announce = Announce { $points } points
announce-none = Announce the points
told-help = Only the points and the number of tiles are written. After that the board is not known, and words cannot be counted again.
told-only = This device cannot count points here: write what you counted yourselves.
told-tiles = Tiles laid
told-points = Points
exchange-way = Lay the tiles face down, say how many, press the clock. Then draw, and put the old tiles into the bag last.
exchange-count = Number of tiles
exchange-press = { $count ->
    [one] Exchange { $count } tile and press the clock
   *[other] Exchange { $count } tiles and press the clock
}
pass-press = Pass and press the clock
early-undo = The clock was not pressed

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
window-title = { $name }: { $points } points
press-help = The play can be taken back until { $name } presses the clock or puts a hand into the bag.
press-of = { $name } presses the clock
reach = Hand in the bag, clock forgotten
reach-done = The hand is in the bag: { $name } cannot take the play back. The clock still runs.
write = { $name } writes { $points }, total { $total }
no-draw-yet = { $name } draws no tiles before the play is written. Writing accepts it.
challenge-which = Which words are challenged?
challenge-stop = Stop the clock and challenge
challenge-announced = { $name } has announced a challenge. The play may still be taken back.
ruling-title = { $name } challenges
ruling-help = The clock stands. The verdict is for the play as a whole: nobody learns which word fails.
ruling-words = The challenged words
ruling-ask = Ask the word list { $list } { $print }
ruling-valid = Judge: the play is valid
ruling-invalid = Judge: the play is not valid

## Two sheets
sheets = Both score sheets
sheet-of = { $name }’s sheet
line-told = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
line-correction = correction
differ = My sheet says otherwise
differ-help = Write what stands on your own sheet. If the sheets differ, the clock stops.
differ-write = Write this
differ-title = The sheets differ
differ-count = The clock stands while you count again.
differ-counted = Counted
differ-correct = { $name } corrects to { $points }, total { $total }

## Pause and judge
pause = Pause by agreement
pause-help = The clock is paused if both agree. It runs on for who merely leaves the table.
pause-agree = { $name } agrees
pause-title = The clock is paused
pause-over = Let the clock run
correct = Correct the last turn
correct-help = The last turn was typed in wrongly. If both agree, it is taken back here and written anew; the clock keeps its time.
finish = Nothing more can be laid
finish-help = If both agree that nothing more can be laid, the game ends and the racks are counted.
resign-help = Who gives the game up? It is lost, whatever the score.
resign-by = { $name } resigns
judge-call = Call the judge
judge-who = Who calls? The clock stops at once.
judge-title = { $name } has called the judge
judge-help = The judge sees that the game can be finished as fairly as possible. The decision is kept in the record.
judge-text = The decision
judge-seconds = Seconds for { $name }
judge-points = Points for { $name }
judge-done = The judge has decided

## Too many tiles
surplus = Drew too many
surplus-title = Too many tiles drawn
surplus-who = Who drew?
surplus-count = How many too many
surplus-seen = More tiles were seen than should have been drawn
surplus-apart = The new tiles can still be told apart
surplus-from = { $name } chooses to draw from
surplus-new = the new tiles only
surplus-all = all the tiles
surplus-unseen = { $count ->
    [one] { $name } puts the surplus tile back into the bag.
   *[other] { $name } puts the { $count } surplus tiles back into the bag.
}
surplus-plain = { $count ->
    [one] The rule book says nothing here: { $name } draws one tile unseen and puts it back.
   *[other] The rule book says nothing here: { $name } draws { $count } tiles unseen and puts them back.
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
end-out = { $name } has gone out.
end-scoreless = Six turns without a new tile on the board: the game is over.
end-passes = All have passed twice: the game is over.
end-time = Time is up: the game is over.
end-lost-on-time = { $name } has lost on time.
end-resigned = { $name } has resigned.
end-nothing-left = Both agree that nothing more can be laid: the game is over.
end-rack = { $count ->
    [one] The tile left on { $name }’s rack (? for a blank)
   *[other] The { $count } tiles left on { $name }’s rack (? for a blank)
}
end-show = Count these tiles
sign-help = Check that both sheets show this score, then sign.
sign = { $name } signs { $first }–{ $second }
signed = { $name } has signed
record-save = Save the record
record-print = Print the sheets

## Tools
tools = At the table
guide = Rule guide
leave = Give the game up
leave-question = The game is removed from this device. Save the record first if you want to keep it.
leave-yes = Remove the game
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
setup-title = A game at a real board
setup-help = Put this device beside the board: it is clock, score sheets, word judge and rule guide. Nothing leaves it.
setup-edition = Rules and tiles
setup-clock = Clock
setup-no-clock = No clock
setup-seven = Exchange only with seven tiles or more in the bag (PL-49)
player-of = Player { $number }
lot-title = Whom does the lot favour?
first-title = Who moves first?
lot-draw = Let the device draw
lot-fell = The lot fell on { $name }.
lot-choice = { $name } chooses
lot-first = to move first
lot-board = how the board lies
lot-rest = { $name } has the other advantage. The board lies the right way up for { $board } if so wished, never sideways.
along-asked = Taking rules and word list along …
along-taken = Everything is on this device: it works without network.
along-not-kept = This browser keeps nothing: keep the page open while you play.
along-away = This edition is not on the device, and there is no network.
along-server = The server counts the points and judges the words, so this needs a network. Without one you write down the points yourselves, and a judge decides about words.
kernel-away = The server is out of reach, and this browser cannot count the points by itself: write them as a number, or try again.
along-no-kernel = Points cannot be counted here: write only numbers.
along-no-words = There is no word list here: a judge decides.
begin = Begin: { $name } moves first
begin-none = Begin

## The rule guide
guide-start = Who is favoured by the lot takes the first move or decides how the board lies; the other gets the rest. The board is never sideways. The player who does not begin starts the clock once the other has seen a tile.
guide-turn = Lay, announce the points, press the clock, write. No new tiles before the opponent has written the points. Write the opponent’s play before your own move. Both keep every line and the totals.
guide-accept = Beginning to write the play accepts it. To challenge, stop the clock instead and name the words.
guide-verdict = The verdict is for the play as a whole. Not valid: tiles back, the turn is lost. Valid: the challenger loses ten points.
guide-withdraw = A play may be taken back until the clock is pressed, even after a challenge was announced. A hand in the bag makes it final too.
guide-exchange = Exchange: tiles face down, say how many, press, draw, return the old ones. Not with fewer than seven in the bag. Passing is always allowed.
guide-surplus = Too many drawn and not seen: the surplus goes back. Seen: the opponent draws one more than the surplus, looks and chooses what goes back; one further with fewer than seven in the bag before.
guide-time = Ten points for every minute begun over time, and 00:00 is over. Five minutes over is a loss: remaining tiles and fifty points off, at least 150 points behind, at worst 150–0. The clock runs on for who leaves the table.
guide-stop = Either may see the other’s sheet; if they differ, the clock stops. A pause needs both. Either may stop the clock and call the judge at any time.
guide-scoreless = Six turns in a row without a new tile that stays (passes, exchanges, invalid plays) end the game; both lose the tiles they hold.
guide-out = Who goes out presses the clock as usual; the opponent may challenge. Who accepts writes the play and stops the clock. Both check the score and sign.
guide-notes = Any notes may be made, and tiles ticked off. Everyone shows honesty, sportsmanship and respect.
guide-plain = Lay, announce, press the clock. The play can be challenged until the next player begins or has written it; the verdict is for the play as a whole.
guide-time-polish = Two minutes a move is usual; when they are over the turn is a pass. In championships each player has twenty minutes and stops when they are used.
