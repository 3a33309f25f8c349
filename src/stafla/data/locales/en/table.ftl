### The table: what the browser says. Shared by all editions; rules' refusals are in refusals.ftl.

## Board and tiles
board = Board
rack = Rack
players = Players
square = row { $row }, column { $column }
square-start = start square
square-empty = empty
premium = { $kind ->
    [letter] { $times ->
        [2] double letter
        [3] triple letter
       *[other] letter times { $times }
    }
   *[word] { $times ->
        [2] double word
        [3] triple word
       *[other] word times { $times }
    }
}
tile-named = { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-blank = blank tile
tile-blank-as = { $letter }, blank tile
tile-yours = your tile, not yet played
tile-last = last play
blank-short = blank

## Actions
play = Play
play-points = Play { $points }
exchange = Exchange
pass = Pass
resign = Resign
offer-end = Offer to end
challenge = Challenge
challenge-as = { $name } challenges
accept = Accept
withdraw = Take the play back
shuffle = Shuffle
sort = Sort
recall = Recall
zoom = Enlarge
keyboard = Keyboard
close = Close
no-back = Back
new-game = New game

pass-question = You lay no tiles and score nothing this turn.
pass-yes = Pass
resign-question = The game is lost for you, whatever the score.
resign-yes = Resign the game
offer-end-question = If everyone agrees that nothing more can be laid, the game ends and the racks are settled.
offer-end-yes = Offer to end

## Why the play button waits
reason-empty = Lay tiles on the board.
reason-blank = Choose a letter for the blank.
reason-not-your-turn = { $name } is to play.
reason-not-in-list = Not in the word list.
reason-answer = Accept the play or challenge it.
reason-offer = An offer to end the game is open.

## Dialogs
blank-title = What does the blank stand for?
blank-help = It keeps this letter to the end of the game and is worth nothing.
blank-type = or type it
exchange-title = Exchange tiles
exchange-help = Choose the tiles to give back. You draw the same number from the bag and your turn is over.
exchange-most = { $most ->
    [one] The bag holds { $most } tile, so you can exchange no more than that.
   *[other] The bag holds { $most } tiles, so you can exchange no more than that.
}
exchange-type = Type letters; the minus sign swaps chosen and kept
exchange-invert = Swap chosen and kept
exchange-do = { $count ->
    [0] Exchange
    [one] Exchange { $count } tile
   *[other] Exchange { $count } tiles
}
exchange-too-many = { $most ->
    [one] No more than { $most } tile.
   *[other] No more than { $most } tiles.
}

## Waiting plays, hand-over, offers
waiting = Waiting
waiting-play = { $name } played { $words } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-over = { $name } is next
hand-over-help = Hand the device over. The rack stays covered until then.
hand-over-play = { $name } played { $words } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-over-take = I am { $name }, show my rack
offer-text = The offer is to end the game because nothing more can be laid.
offer-accept = Agree to end
offer-decline = Play on
watching = You are watching. Racks are seen by their players alone.
watching-late = You see the game { $delay }.
bag-waits = The bag is not shuffled yet. It waits for a random number from the devices of: { $names }.

press = Press the clock
start-draw = Starting draw: { $tiles }
start-text = The lot favours { $name }: begin, or choose how the board lies and let the other begin?
choose-first-move = Begin
choose-orientation = Let the other begin
challenge-title = Which words do you doubt?
challenge-help = The answer is for the play as a whole: it stands, or it is taken back.

## Clocks and agreements
turn-overtime = overtime
turn-correction = decided by the judge
turn-gone = gone for too long
turn-takeback = turn taken back
said-overtime = { $name } is over time: { $points } points.
said-correction = The judge has changed the points of { $name }: { $points }.
said-gone = { $name } was gone for too long.
said-takeback = The last turn of { $name } is taken back.
player-time-up = time is up
clock-left = Time left for { $name }: { $time }
clock-over = { $name } is over time by { $time }
said-minutes = { $minutes ->
    [one] You have { $minutes } minute left.
   *[other] You have { $minutes } minutes left.
}
said-seconds = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
start-clock = Start the clock
start-clock-text = The clock of { $name } is not running yet.
resume-clock = Let the clock run
clock-paused = The clock is paused.
more = More
propose-takeback = Take my last turn back
propose-pause = Pause the clock
propose-abort = Call the game off
abort = Call the game off
claim = The player is gone
propose-takeback-question = If everyone agrees, your last turn and what followed are undone. Tiles are then drawn anew, and time that was used stays used.
propose-takeback-yes = Ask the others
propose-pause-question = If everyone agrees, the clock stands until somebody lets it run again.
propose-pause-yes = Ask the others
propose-abort-question = If everyone agrees, the game ends without a result.
propose-abort-yes = Ask the others
abort-question = The game ends without a result.
abort-yes = Call the game off
claim-question = Whoever keeps the table waiting is out of the game and has lost it.
claim-yes = The player is gone
proposal = Proposal
proposal-takeback = { $name } asks to take the last turn back.
proposal-pause = { $name } asks to pause the clock.
proposal-abort = { $name } asks to call the game off.
proposal-drop = Withdraw the question
consent = Agree
consent-as = { $name } agrees
decline = Decline
decline-as = { $name } declines

## Players
player-turn = to play
player-thinks = thinking
player-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
player-resigned = resigned

## Talk and notes
talk = Talk
talk-watchers = Watchers
talk-none = Nothing has been said.
talk-say = Say something
talk-send = Say
talk-hidden = (hidden name)
talk-watchers-later = What watchers say is shown to players after the game.
note = Your notes
note-help = Nobody else sees them.

## Score sheet
sheet = Score sheet
sheet-empty = No turn has been played.
sheet-turn = Turn
sheet-play = Play
sheet-points = Points
sheet-total = Total
sheet-breakdown = Show how the points come about
bonus = All tiles at once
turn-pass = passed
turn-exchange = { $count ->
    [one] exchanged { $count } tile
   *[other] exchanged { $count } tiles
}
turn-penalty = challenged in vain
turn-yield = opening yielded
turn-lost-turn = loses the turn
turn-resign = resigned
turn-settlement = tiles left over
turn-back = taken back
turn-undecided = undecided: not on the list, but another dictionary knows it

## Unseen tiles
unseen = Unseen tiles
unseen-count = { $total } unseen, { $bag } of them in the bag

## The end
rematch = Rematch
rematch-wanted = The others want to play again.
reverse-play = Reverse play
best-plays = See what the best plays were
to-lobby = Lobby
ending-title = The game is over
ending-place = Place
ending-name = Player
ending-left = left on the rack: { $tiles }
ending-change = Settlement

## Said to those who listen
said-play = { $name } played { $word } at { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
said-back = { $name } takes { $word } back.
said-undecided = { $name } keeps { $word }: the list lacks a word of this play that another dictionary knows. Nobody has decided yet, so the play stands and nobody pays.
said-exchange = { $name } exchanged { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
said-penalty = { $name } challenged in vain: { $points } points.
said-lost-turn = { $name } challenged in vain and loses the turn.
said-pass = { $name } passed.
said-yield = { $name } cannot open and yields the turn.
said-resign = { $name } resigned.
said-settlement = Settlement for { $name }: { $points } points.
said-your-turn = It is your turn.
said-score = { $points ->
    [one] The play scores { $points } point
   *[other] The play scores { $points } points
}
said-laid = { $letter } on { $square }
said-laid-blank = { $letter } with a blank on { $square }
said-blank-used = Blank used for { $letter } on { $square }
said-lifted = Back to the rack from { $square }
said-recalled = All tiles are back on the rack.
said-missing = No { $letter } on the rack
said-across = across
said-down = down
said-pass-again = Press 2 again to pass.

## Downloads and settings
downloads = Downloads and settings
download-gcg = Game record (GCG)
challenges = Challenges
replay = Replay
verify-bag = Was the bag honest?
download-diagram = Diagram (SVG)
transfer-title = Go on at another device
print = Print
lexicon = Word list: { $name }, { NUMBER($words) } words, { $fingerprint }
offline = No connection to the server. Nothing is lost; it goes on by itself.
online = Connected again.
settings = Settings
set-language = Language
set-theme = Appearance
set-theme-system = as the system
set-theme-light = light
set-theme-dark = dark
set-theme-contrast = high contrast
set-board = Board
set-board-paper = paper
set-board-wood = wood
set-board-slate = slate
set-size = Text size
set-size-normal = normal
set-size-large = large
set-keys = Keyboard
set-keys-grid = Grid: arrows move
set-keys-classic = Classic: arrows turn
set-zoom = Enlarge the board on a small screen when a tile is laid
set-sound = Sounds
set-notify = Notice when it is your turn
set-notify-forbidden = The browser does not allow notices from this page.
keys-title = Keys
keys-type = letters
keys-type-does = lay tiles at the cursor
keys-blank = Shift + letter
keys-blank-does = lay the blank
keys-arrows = arrows
keys-arrows-does = { $preset ->
    [classic] left and right turn, up shuffles, down recalls
   *[grid] move; across the cursor they first turn it
}
keys-space = space
keys-space-does = { $preset ->
    [classic] go on one square
   *[grid] turn the cursor
}
keys-erase = Backspace, Delete
keys-erase-does = lift the tile before or under the cursor
keys-recall = Esc, Ctrl + Backspace
keys-recall-does = all tiles back to the rack
keys-play = Enter
keys-play-does = play
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = pass, challenge, exchange, exchange all

## What the table agreed on
house = What this table agreed on
house-theme = Theme: { $name } { $listed ->
        [0] {""}
        [one] – one word counts at once
       *[other] – { $listed } words count at once
    }
house-parts = In the bags: { $consonants } consonants, { $vowels } vowels
house-drawing = { $name } is choosing a bag.
house-draw = Draw a tile:
draw-consonant = Consonant
draw-vowel = Vowel
take-blank = Take a blank
take-blank-at = Take the blank on { $square }
vote-text = { $name } puts forward for the theme: { $words } – { $argument }
vote-yes = It belongs
vote-no = It does not belong
vote-waits = Still to vote: { $names }
claim-theme = Put this play forward for the theme
claim-argument = Why
look-up-word = A word
look-up = Look it up
look-up-valid = { $word } is in the list.
look-up-invalid = { $word } is not in the list.
look-up-unknown = The list does not know { $word }.

## Two pairs (PL-65)
pair-of = { $one } and { $other }
pair-exchanges = { $left ->
        [0] no exchange left
        [one] one exchange left
       *[other] { $left } exchanges left
    }
partner-rack = { $name }’s rack
partner-lays = { $name }: { $tiles }
pair-quiet = Partners speak by the order of their tiles alone. Nobody talks until the game is over.
pair-order = Your partner sees your rack as you lay it.

## The judge at the table
judge = The judge
judge-somebody = the judge
judge-verdict-valid = The verdict of the word list: the play stands.
judge-verdict-invalid = The verdict of the word list: the play does not stand.
judge-verdict-unknown = The word list cannot say, so the play stands.
judge-verdict-attested = The word list lacks a word of this play, but another dictionary knows it. Nobody has decided yet, so the play stands.
judge-may-appeal = { $name } may appeal to the judge until { $time }.
judge-answer-until = Unless you answer, the verdict stands from { $time }.
judge-about = What the judge should know
accept-verdict = Accept the verdict
appeal = Appeal to the judge
judge-appealed = { $name } has appealed. The clocks stand until the judge has ruled.
judge-until = If no judge comes, the game goes on at { $time }.
withdraw-appeal = Withdraw the appeal
propose-overturn = Overturn the verdict by agreement
proposal-overturn = { $name } proposes to overturn the verdict without the judge.
call-judge = Call the judge
call-judge-do = Stop the clocks and call
judge-called = { $name } has called the judge. The clocks stand.
dismiss-judge = The judge is not needed
judge-ruled-valid = Ruling by { $name }: the play stands.
judge-ruled-invalid = Ruling by { $name }: the play does not stand.
judge-decided = Decision by { $name }:
