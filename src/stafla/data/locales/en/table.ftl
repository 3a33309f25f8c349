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
withdraw = Withdraw play
shuffle = Shuffle
sort = Sort
recall = Recall
zoom = Zoom
keyboard = Keyboard
close = Close
no-back = Cancel
new-game = New game

pass-question = You play no tiles and score 0 this turn.
pass-yes = Pass
resign-question = You lose the game, whatever the score.
resign-yes = Resign the game
offer-end-question = If all players agree that no more plays are possible, the game ends and the tiles left on the racks are counted.
offer-end-yes = Offer to end

## Why the play button waits
reason-empty = Place tiles on the board.
reason-blank = Choose a letter for the blank.
reason-not-your-turn = { $name } to play.
reason-not-in-list = Not in the word list: { $words }.
reason-answer = Accept the play or challenge it.
reason-offer = The offer to end the game needs an answer first.

## Dialogs
blank-title = Choose a letter for the blank
blank-help = It keeps this letter for the rest of the game and scores 0 points.
blank-type = or type it
exchange-title = Exchange tiles
exchange-help = Choose the tiles to give back. You draw the same number from the bag and your turn is over.
exchange-most = { $most ->
    [one] The bag holds { $most } tile, so you can exchange no more than that.
   *[other] The bag holds { $most } tiles, so you can exchange no more than that.
}
exchange-type = Type letters; “-” inverts the selection
exchange-invert = Invert selection
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
waiting = Your answer
hand-over = { $name } is next
hand-over-help = Hand the device over. The rack stays covered until then.
hand-over-take = I am { $name }, show my rack
offer-text = You are asked to end the game: no more plays are possible.
offer-accept = Agree to end
offer-decline = Play on
watching = You are watching. Players’ racks are hidden.
watching-late = This game is shown to { $delay }.
bag-waits = The bag is shuffled once every player has opened the table. Waiting for: { $names }.

press = Press the clock
start-draw = Starting draw: { $tiles }
start-text = { $name } won the starting draw. Who goes first?
choose-first-move = Go first
choose-orientation = Let opponent go first
challenge-title = Which words do you challenge?
challenge-help = The verdict is for the whole play: it stands, or it comes off the board.

## Clocks and agreements
turn-overtime = overtime
turn-correction = judge’s adjustment
turn-gone = forfeit
turn-takeback = takeback
said-overtime = Overtime penalty for { $name }: { $points } points.
said-correction =
    { $points ->
        [one] The judge adjusts { $name }’s score: { $points } point.
       *[other] The judge adjusts { $name }’s score: { $points } points.
    }
said-gone = { $name } was away too long and forfeits.
said-takeback = Takeback: { $name }’s last turn is undone.
player-time-up = time is up
clock-left = Time left for { $name }: { $time }
clock-overtime = Overtime for { $name }: { $time }
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
resume-clock = Resume the clock
clock-paused = The clock is paused.
more = More
propose-takeback = Propose takeback
propose-pause = Propose a pause
propose-abort = Propose to abort
abort = Abort game
claim = Claim a forfeit
propose-takeback-question = If everyone agrees, your last turn and everything after it are undone. New tiles are drawn; clock time is not given back.
propose-takeback-yes = Send request
propose-pause-question = If everyone agrees, the clock stops until someone resumes it.
propose-pause-yes = Send request
propose-abort-question = If everyone agrees, the game ends without a result.
propose-abort-yes = Send request
abort-question = The game ends without a result.
abort-yes = Abort game
claim-question = The player who keeps the table waiting forfeits the game.
claim-yes = Claim the forfeit
proposal = Proposal
proposal-takeback = { $name } asks for a takeback of the last turn.
proposal-pause = { $name } asks to pause the clock.
proposal-abort = { $name } asks to abort the game.
proposal-drop = Withdraw
consent = Agree
consent-as = { $name } agrees
decline = Decline
decline-as = { $name } declines

## Players
player-turn = to play
player-thinks = thinking
player-here = here
player-away = away
player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
player-resigned = resigned

## Talk and notes
chat = Chat
chat-watchers = Spectators
chat-none = No messages yet.
chat-say = Message
chat-send = Send
chat-hidden = (hidden name)
chat-watchers-later = Players see the spectators’ chat after the game.
note = Your notes
note-help = Nobody else sees them.

## Score sheet
sheet = Score sheet
sheet-empty = No turns yet.
sheet-turn = Turn
sheet-play = Play
sheet-points = Points
sheet-total = Total
sheet-breakdown = Show how the play scores
bonus = Bingo bonus
turn-pass = passed
turn-exchange = { $count ->
    [one] exchanged { $count } tile
   *[other] exchanged { $count } tiles
}
turn-penalty = unsuccessful challenge
turn-yield = could not open
turn-lost-turn = turn lost
turn-resign = resigned
turn-settlement = tiles left
turn-time-loss = lost on time
turn-back = withdrawn
turn-undecided = undecided: not in the word list, but in another dictionary

## Unseen tiles
unseen = Unseen tiles
unseen-count = { $total } unseen, { $bag } of them in the bag

## The end
rematch = Rematch
rematch-wanted = { $name } wants a rematch.
rematch-yours = You’ve asked for a rematch.
rematch-begun = The rematch has begun.
reverse-play = Reverse play
best-plays = Show the best plays
to-lobby = Lobby
ending-title = The game is over
ending-place = Place
ending-name = Player
ending-left = left on the rack: { $tiles }
ending-change = Tiles left

## Said to those who listen
said-play = { $name } played { $word } at { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
said-back = { $name }’s play { $word } is withdrawn.
said-undecided = { $name } keeps { $word }: one of its words is missing from the list but is in another dictionary. Nobody has ruled on it yet, so the play stands and no points are lost.
said-exchange = { $name } exchanged { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
said-penalty = Unsuccessful challenge by { $name }: { $points } points.
said-lost-turn = Unsuccessful challenge: { $name } loses a turn.
said-pass = { $name } passed.
said-yield = { $name } cannot open. The turn moves on.
said-resign = { $name } resigned.
said-settlement =
    { $points ->
        [one] Tiles left, { $name }: { $points } point.
       *[other] Tiles left, { $name }: { $points } points.
    }
said-time-loss = Lost on time, { $name }: { $points } points.
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
said-message = Chat, { $name }: { $text }
said-across = across
said-down = down
said-pass-again = Press 2 again to pass.

## Downloads and settings
downloads = Downloads and settings
download-gcg = Game record (GCG)
challenges = Challenges
replay = Replay
share-replay = Share the replay
link-copied = The link was copied.
ending-rating = { $name }, rating { $before } → { $after }
check-draws = Check the draws
download-diagram = Diagram (SVG)
transfer-here-link = Continue on another device
print = Print
lexicon = Word list: { $name }, { NUMBER($words) } words, { $fingerprint }
offline = No connection. Nothing is lost; reconnecting …
still-sending = What you did before is still being sent. Try again in a moment.
online = Connected again.
settings = Settings
set-language = Language
set-theme = Appearance
set-theme-system = same as system
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
set-keys-grid = Grid
set-keys-classic = Classic
set-keys-grid-does = The arrow keys move the cursor.
set-keys-classic-does = The arrow keys change direction.
set-zoom = Zoom in on small screens when I place a tile
set-sound = Sounds
set-notify = Notify me when it is my turn
set-notify-forbidden = The browser blocks notifications from this page. Allow them in its site settings.
keys-title = Keys
keys-type = letters
keys-type-does = place tiles at the cursor
keys-blank = Shift + letter
keys-blank-does = place a blank
keys-arrows = arrows
keys-arrows-does = { $preset ->
    [classic] left and right change direction, up shuffles, down recalls
   *[grid] move; the first press across the cursor’s direction changes it
}
keys-space = space
keys-space-does = { $preset ->
    [classic] move on one square
   *[grid] change direction
}
keys-erase = Backspace, Delete
keys-erase-does = lift the tile before or under the cursor
keys-recall = Esc, Ctrl + Backspace
keys-recall-does = recall all tiles
keys-play = Enter
keys-play-does = play
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = pass, challenge, exchange, exchange all

## What the table agreed on
house = Agreed at this table
house-theme = Theme: { $name } { $listed ->
    [0] {""}
    [one] – one listed word needs no vote
   *[other] – { $listed } listed words need no vote
}
house-parts = In the bags: { $consonants } consonants, { $vowels } vowels
house-drawing = { $name } is choosing a bag.
house-draw = Draw a consonant or a vowel:
draw-consonant = Consonant
draw-vowel = Vowel
take-blank = Take a blank
take-blank-at = Take the blank on { $square }
vote-text = { $name } claims the theme bonus for { $words }: { $argument }
vote-yes = Fits the theme
vote-no = Does not fit
vote-waits = Still to vote: { $names }
claim-theme = Claim the theme bonus for this play
claim-argument = Why it fits
look-up-word = Word to look up
look-up = Look it up
look-up-valid = { $word } is in the list.
look-up-invalid = { $word } is not in the list.
look-up-unknown = The word list cannot judge { $word }.

## Two pairs (PL-65)
pair-of = { $one } and { $other }
pair-exchanges = { $left ->
        [0] no exchange left
        [one] one exchange left
       *[other] { $left } exchanges left
    }
partner-rack = { $name }’s rack
partner-lays = { $name }: { $tiles }
pair-quiet = No chat until the game is over: partners signal only by the order of their tiles.
pair-order = Your partner sees your rack in the order you arrange it.

## The judge at the table
judge = The judge
judge-somebody = the judge
judge-verdict-attested = One word of this play is missing from the list but is in another dictionary. Nobody has ruled on it yet, so the play stands.
judge-may-appeal = { $name } may appeal to the judge until { $time }.
judge-answer-until = If you do nothing, the verdict becomes final at { $time }.
judge-about = What the judge should know
accept-verdict = Accept the verdict
appeal-to-judge = Appeal to the judge
judge-appealed = { $name } has appealed. The clocks are stopped until the judge rules.
judge-until = If no judge comes, the game resumes at { $time }.
withdraw-appeal = Withdraw the appeal
propose-overturn = Propose to overturn the verdict
proposal-overturn = { $name } proposes to overturn the verdict without the judge.
call-judge = Call the judge
call-judge-do = Stop the clocks and call
judge-called = { $name } has called the judge. The clocks are stopped.
dismiss-judge = Cancel the call
judge-ruled-valid = Ruling by { $name }: the play is valid.
judge-ruled-invalid = Ruling by { $name }: the play is not valid.
judge-decided = Decision by { $name }:
judge-time-given = { $name } gains { $seconds } s on the clock.
judge-time-taken = { $name } loses { $seconds } s on the clock.

## What the table says
table-status = What is happening now
panels = More about the game
unseen-short = Unseen
understood = OK
offline-short = No connection.
offline-more = Your tiles stay where they are; reconnecting …
game-broken = The saved game cannot be opened.
game-not-kept = This browser cannot save the game: closing the page loses it.
reason-one-not-in-list = One of these is not in the word list: { $words }.
told-challenged = { $name } challenges { $words }.
told-no-judge = No judge came in time. The game resumes.
told-dismissed = { $name } has cancelled the call. The game resumes.
told-consented-takeback = { $name } agrees: the turn is undone.
told-consented-pause = { $name } agrees to pause the clock.
told-consented-abort = { $name } agrees to abort the game.
told-consented-overturn = { $name } agrees to overturn the verdict.
told-declined-takeback = { $name } does not agree: the turn stands.
told-declined-pause = { $name } does not agree: the clock keeps running.
told-declined-abort = { $name } does not agree: the game continues.
told-declined-overturn = { $name } does not agree: the judge decides.
told-dropped = { $name } withdraws the proposal.
told-blank-taken = { $name } takes the blank on { $square }.
told-theme-claimed = { $name } claims the theme bonus.
told-voted-yes = { $name }: fits the theme.
told-voted-no = { $name }: does not fit the theme.
told-theme-scored = { $name }: { $points } points more for the theme.
told-theme-nothing = No theme bonus.
told-offered-by = { $name } offers to end the game.
told-offer-accepted = { $name } agrees to end the game.
told-offer-declined = { $name } wants to play on.
told-time-up = { $name } has no time left.
told-time-up-you = Your time is up.
told-clock-started = The clock is running.
told-paused = Everyone agreed: the clock is paused.
told-resumed = { $name } resumes the clock.
told-first = { $name } goes first.
told-yielded-start = { $name } lets the opponent go first.
told-lot = { $name } won the starting draw and chooses who goes first.
told-invalid = Not valid: { $words }.
told-valid = Valid: { $words }.
told-unknown = Undecided: { $words }.
told-unknown-more = The play stands, and no points are lost.
told-takes-back = { $name } takes the tiles back and loses the { $points } points.
told-takes-back-you = You take the tiles back and lose the { $points } points.
told-loses-points = The play stands; { $name } loses { $points } points.
told-loses-points-you = The play stands; you lose { $points } points.
told-loses-turn = The play stands; { $name } loses a turn.
told-loses-turn-you = The play stands; you lose your turn.
told-free = The play stands, and the challenge costs nothing.
told-verdict-stands = The time to appeal is over.
told-overturned = Everyone agreed to overturn the verdict.
told-verdict-accepted = { $name } accepts the verdict.
told-appeal-withdrawn = { $name } withdraws the appeal.
told-waits-for = Waiting for { $names }.
told-gone = { $name } has been away for a while.
told-gone-more = You may claim a forfeit.
told-away = { $name } is away.
told-away-claim = You may claim a forfeit in { $time }.
told-back = { $name } is back.
told-over = You are in overtime.
told-over-costs = Each started minute costs { $points } points.
told-press = { $words }, { $points }. Press the clock to make the play.
told-waits = { $words }, { $points }, may still be challenged.
told-ahead = You can place tiles now and play them on your turn.
stamp-invalid = Not valid
stamp-valid = Valid
stamp-unknown = Undecided
withdraw-short = Withdraw
propose-overturn-short = Overturn
claim-short = Claim
turn-challenged-off = challenged by { $name }: not valid
turn-challenged-in-vain = challenged by { $name }: valid
sheet-beside = What else happened ({ $count })
ending-average = Points per play
ending-bonuses = Bingos
ending-challenges = Challenges
ending-best = Best plays
ending-lead = { $name }: lead turn by turn
ending-margin = { $points ->
    [one] Ahead by { $points } point.
   *[other] Ahead by { $points } points.
}

## Hints in games against bots
hint = Hint
hint-points = A good play scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
hint-where = Where?
hint-square = The tile goes on { $square }.
hint-squares = It goes on the lit squares, { $from } to { $to }.
hint-show = Show the word
hint-laid = { $word } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Now press “Play” or recall the tiles.
hint-exchange = No word fits. Exchange { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
hint-which = Which?
hint-exchange-tiles = Exchange these: { $tiles }.
hint-pass = There is nothing to play or exchange. Pass.
set-hurry = Bots answer at once
meaning-of = More about this word

## The first game
lesson-open = Make a word across the middle square with your tiles.
lesson-join = Your word must connect to the tiles on the board.
lesson-lay = Now press “Play”.
lesson-brought = That scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}. New tiles come by themselves.
lesson-challenge = Odd word? { $kind ->
    [points] If it is valid, you lose { $points } points.
    [turn] If it is valid, you lose a turn.
   *[free] An unsuccessful challenge costs nothing.
}
lesson-exchange = Awkward tiles? You can exchange, but it takes your turn.
lesson-end = The bag is empty. The game ends when a rack is empty.
lesson-skip = Skip
lesson-show = Show me a word
lesson-end-all = No more tips
