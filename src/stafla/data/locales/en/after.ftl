### After the game: the bag verified, the replay, ratings, rulings.

back-to-table = Back to the table
more-pages = More pages

## The bag verified
verify-title = Check the draws
verify-intro = Before the first draw the server published a fingerprint of its seed. Then each player’s device added random numbers. Both together decide every tile, so nobody could choose them. This page recomputes every draw.
verify-file = Game record (JSON)
verify-do = Check every draw
verify-no-record = This file is not a game record: { $why }
verify-commitment = Published before the game (SHA-256 of the seed)
verify-seed = The server’s seed
verify-added = Added by { $name }
verify-own = This device added it.
verify-foreign = This device added a different number.
verify-mixed = Combined seed
verify-draws = Draws as recorded and as recomputed
verify-event = Event
verify-player = Player
verify-bag = In the bag
verify-recorded = Recorded
verify-computed = Recomputed

## Ratings
ratings-title = Ratings
ratings-intro = Each edition and time control has its own ratings, starting at 1500. The number after ± is how far off a rating may be: it shrinks as you play and grows while you do not. Only two-player games are rated, games against bots included.
ratings-none = No rated game has been played yet.
ratings-ladders = Edition and time control
ratings-systems = Rating system
ratings-place = Place
ratings-rating = Rating
ratings-deviation = Uncertainty
ratings-games = Games
ratings-provisional = provisional: too few games so far
system-spread = wins and spread
system-glicko-2 = wins only
pace-blitz = blitz
pace-rapid = rapid
pace-regular = regular
pace-correspondence = correspondence
pace-untimed = no clock
rating-title = { $name }’s rating
rating-none = No rated game yet.
rating-chart = { $name }’s rating after each game
rating-chart-said = Games: { $games }. From { $first } to { $last }; between { $least } and { $most }.
rating-changes = Game by game
rating-won = Won
rating-drawn = Drawn
rating-lost = Lost
rating-game = View game
rating-why-rested = { $days ->
    [one] { $days } day without a rated game made the rating less certain: ±{ $was } became ±{ $own_deviation }.
   *[other] { $days } days without a rated game made the rating less certain: ±{ $was } became ±{ $own_deviation }.
}
rating-why-faced = { $own } ±{ $own_deviation } played { $other } ±{ $other_deviation }. The opponent’s uncertainty makes this game count { $weight }%.
rating-why-expected = Expected score from these ratings: { $expected }%.
rating-why-score-glicko-2 = Actual score: { $score }%. Only win, draw or loss counts.
rating-why-score-spread = Actual score: { $score }%. The result counts most; the spread adds to it.
rating-why-known = The rating moves by the actual score above or below the expected one. Its uncertainty is now ±{ $now }.
rating-of-person = Ratings

## The replay
still-played = This game is still being played. Come back when it is over.
replay-title = Replay
replay-board = The board: { $words }
replay-steps = Turns
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-keys = Arrow keys: previous and next turn. Home and End: first and last.
replay-sheet = Score sheet
replay-link = Link to this position
replay-picture = Picture (SVG)
replay-picture-png = Picture (PNG)
replay-before = Start of the game ({ $of } turns).
replay-step = Turn { $at } of { $of }. { $done }
replay-taken-back = { $play } (withdrawn)
replay-play = play
replay-exchange = exchange ({ $tiles })
replay-pass = pass
replay-yield = could not open
replay-lost-turn = turn lost
replay-penalty = unsuccessful challenge
replay-overtime = overtime
replay-correction = judge’s adjustment
replay-resign = resigned
replay-gone = forfeit
replay-takeback = takeback
replay-settlement = tiles left
replay-time-loss = lost on time

## Analysis
analysis-title = Analysis
analysis-begin = Analyse the game
analysis-stop = Stop
analysis-stopped = Stopped. Results so far are kept.
analysis-failed = The analysis failed. Try again.
analysis-running = Analysing: { $done } of { $total } turns.
analysis-turns = Turn by turn
analysis-turn = Turn
analysis-played = Played
analysis-points = Points
analysis-better = Better play
analysis-lost = Points lost
analysis-judged = Turns analysed
analysis-best = Best plays found
analysis-mean = Points lost per turn
analysis-pass = pass
analysis-candidates = Best plays
analysis-wins = Wins
analysis-percent = { $percent }%
analysis-share = { $percent }% top equity
analysis-counts = A best play here is one with the most equity: its points plus what the tiles left on the rack are worth. On the page of best plays, points alone count.
analysis-unknown = (not known)
engine-busy = The analysis queue is full. Try again later.
no-engine = This game cannot be analysed: its word list is not installed.
try-title = Try a play
try-do = What is it worth?
try-worth = With the tiles you would keep, it is worth { $worth }.
try-lost = That is { $lost } less than the best play.
try-falls = This play would not survive a challenge.
try-no-words = Plays cannot be tried here: the word list of this game is not installed.
try-words = Words formed
nothing-to-try = No play can be tried: the record of this game has no racks.

## Words in doubt
doubts-title = Challenges in this game
doubts-intro = The word list decides a challenge at once. If the table allows appeals, a player can ask an arbiter about the words afterwards. The ruling sets a precedent; this game’s score does not change.
doubts-none = Nothing has been challenged in this game.
doubt-told = Played by { $player }, challenged by { $challenger }.
doubt-valid = The play stood.
doubt-invalid = The play came off the board.
doubt-unknown = The word list could not decide; the play stood.
appeal = Appeal
appeal-text = Your reasons (source, meaning)
appeal-waits = An arbiter has been asked.
ruling-valid = valid
ruling-invalid = not valid
ruling-aside = close without a ruling
ruling-verdict = Ruling
ruling-reason = Reason
ruling-source = Source
ruling-do = Save ruling
ruling-by = Arbiter
rulings-title = Word rulings
rulings-intro = Every ruling is listed with its reason and its arbiter. Later rulings follow it. A ruling that differs from the word list is proposed to the list’s editors.
rulings-none = No ruling yet.
rulings-all = all
rulings-find = Search
arbiter-title = Words to rule on
arbiter-none = No words are waiting for a ruling.
evidence-list = Word list
evidence-pinned-list = Word list that decides here
evidence-reading = Base form and reading
evidence-earlier = Earlier ruling
evidence-game = Game
listed-valid = on the list
listed-invalid = not on the list
listed-unknown = cannot be judged
listed-attested = not on the list, but in another dictionary: { $source }
question-appeal = appeal
question-missing = reported as missing
question-wrong = reported as wrong
word-page = Check a word
word-page-words = One word, or several with spaces between
word-page-do = Check
word-page-letters = has a letter that this game does not have
too-many-words = At most { $most } words at a time.
word-report = Report a word
word-report-word = Word
word-report-kind = What is wrong?
word-missing = It is missing from the list
word-wrong = It should not be on the list
word-report-text = Why? (source, meaning)
word-report-send = Send
word-report-thanks = Thank you
word-report-next = An arbiter will look at the word. The ruling will appear under “Word rulings”.
word-report-more = Report another word
bad-question = The word must use letters of this edition, and the text at most { $most } characters.
no-appeal = You cannot appeal: this table allows no appeals, or an appeal was already made.
no-such-question = This has already been dealt with.
bad-ruling = Choose a verdict and give a reason of at most { $most } characters.

## A game from elsewhere
bring-title = Import a game
bring-intro = Choose a finished game, a GCG file or a Stafla record of up to { $most } kB. It joins your games, where you can replay and analyse it. It is not rated.
bring-file = File
bring-edition = as given in the file
bring-do = Import
game-file-line = Line { $number }:
game-file-event = Event { $number }:
bad-game-file = This file cannot be imported. { $why }
game-not-over = The game in this file is not over.
long-file = The file is larger than { $most } kB.

## The judge at the table
judge-title = Tables waiting for a judge
judge-appeal = { $name } appeals
judge-call = { $name } calls the judge
judge-waits = { $minutes ->
    [one] The game is stopped. Without a judge it resumes in { $minutes } minute.
   *[other] The game is stopped. Without a judge it resumes in { $minutes } minutes.
}
judge-nobody = No table is waiting for you.
judge-edition = Rules
judge-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
judge-left = time left:
judge-play = The play
judge-board = The board
judge-seconds = Seconds added (negative: removed)
judge-points = Points added (negative: deducted)
judge-text = Message to the players
judge-text-appeal = Give the reason for the ruling on the whole play. Do not say which word failed: the game is still on.
judge-text-call = Give the decision and the reason. The clocks restart as soon as you send it.
judge-do = Send decision
no-call = This table no longer needs a decision.
bad-judge = There is no such judge here.
