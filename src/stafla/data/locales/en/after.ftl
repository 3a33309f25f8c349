### After the game: the bag verified, the replay, ratings, rulings.

back-to-table = To the table
more-pages = Around the game

## The bag verified
verify-title = Was the bag honest?
verify-intro = Before the first draw the server showed a fingerprint of its seed. The players’ devices then added random numbers of their own. All tiles follow from both, so nobody could choose them. Here every draw is computed again.
verify-file = Record of a game (JSON)
verify-do = Compute every draw
verify-no-record = This is no record of a game: { $why }
verify-commitment = Promised before the game (SHA-256 of the seed)
verify-seed = The server’s seed
verify-added = Added by { $name }
verify-own = This device added it.
verify-foreign = This device added another number.
verify-mixed = The seed of all draws
verify-draws = Every draw, as it was and as it is computed
verify-event = Event
verify-player = Player
verify-bag = In the bag
verify-told = Drawn
verify-computed = Computed

## Ratings
ratings-title = Ratings
ratings-intro = Every edition and every pace has its own ladder. Everybody begins at 1500. The number after ± says how far a rating may still be off; it shrinks with games and grows with rest. Only games of two players are rated, bots among them.
ratings-none = No rated game has been played yet.
ratings-ladders = Edition and pace
ratings-systems = Reckoning
ratings-place = Place
ratings-rating = Rating
ratings-deviation = Uncertainty
ratings-games = Games
ratings-provisional = provisional: too few games so far
system-spread = wins and margins
system-glicko-2 = wins alone
pace-blitz = blitz
pace-rapid = rapid
pace-regular = full length
pace-correspondence = by correspondence
pace-untimed = without clock
rating-title = Rating of { $name }
rating-none = No rated game yet.
rating-chart = The rating of { $name } after each game
rating-chart-said = Games: { $games }. From { $first } to { $last }; between { $least } and { $most }.
rating-changes = Game by game
rating-won = Won
rating-drawn = Drawn
rating-lost = Lost
rating-game = The game
rating-why-rested = { $days } days without a rated game had made the rating less certain: from ±{ $was } to ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } played against { $other } ±{ $other_deviation }. How well the opponent is known makes this game count { $weight } %.
rating-why-expected = To be expected from these ratings: { $expected } % of a game.
rating-why-score-glicko-2 = Achieved: { $score } %; only winning, drawing or losing counts here.
rating-why-score-spread = Achieved: { $score } %; winning counts most, and the margin adds to it.
rating-why-known = What was achieved beyond the expected moves the rating. It is now certain to ±{ $now }.
rating-of-person = Ratings

## The replay
still-played = The game is still being played. This is for afterwards.
replay-title = Replay
replay-board = The board: { $words }
replay-steps = Turns
replay-first = Beginning
replay-previous = Back
replay-next = Forward
replay-last = End
replay-keys = Arrow keys: back and forward; Home and End: beginning and end.
replay-rack = Rack
replay-total = Total
replay-sheet = Score sheet
replay-link = Link to this position
replay-picture = Picture (SVG)
replay-picture-png = Picture (PNG)
replay-before = Before the first of { $of } turns.
replay-step = Turn { $at } of { $of }. { $done }
replay-taken-back = { $play } (taken back)
replay-play = play
replay-exchange = exchange ({ $tiles })
replay-pass = pass
replay-yield = opening yielded
replay-lost-turn = turn lost
replay-penalty = penalty
replay-overtime = overtime
replay-correction = decided by the judge
replay-resign = resigned
replay-gone = gone
replay-takeback = turn taken back
replay-settlement = settlement

## Analysis
analysis-title = Analysis
analysis-begin = Ask the engine
analysis-stop = Stop
analysis-stopped = Stopped. What was found so far stays.
analysis-failed = The engine could not answer.
analysis-running = The engine thinks: { $done } of { $total } turns.
analysis-turns = Turn by turn
analysis-turn = Turn
analysis-played = Played
analysis-points = Points
analysis-better = Better
analysis-lost = Lost
analysis-judged = Turns judged
analysis-best = Nothing better
analysis-mean = Lost per turn
analysis-unknown = (not known)
engine-busy = The engine has enough games to look at. Try again later.
no-engine = The word list of this game is not installed, so the engine cannot judge it.

## Words in doubt
doubts-title = Challenges of this game
doubts-intro = The word list has answered every challenge at once, and the game goes on by its answer. Where the table allows it, a player can bring the words before an arbiter; the ruling is a precedent and changes no points of this game.
doubts-none = Nothing has been challenged in this game.
doubt-told = Played by { $player }, challenged by { $challenger }.
doubt-valid = The play stood.
doubt-invalid = The play was taken back.
doubt-unknown = Nobody could say; the play stood.
appeal = Appeal
appeal-text = What speaks for it? (source, meaning)
appeal-waits = An arbiter has been asked.
ruling-valid = valid
ruling-invalid = not valid
ruling-aside = no ruling (lay aside)
ruling-verdict = Ruling
ruling-reason = Reason
ruling-source = Source
ruling-do = Enter
ruling-by = Arbiter
rulings-title = Register of rulings
rulings-intro = Every ruling stands here under the name of its arbiter, with the reason. Later ones are guided by it, and those that differ from the word list are proposed to it.
rulings-none = No ruling yet.
rulings-all = all
rulings-find = Find
arbiter-title = Words in doubt
arbiter-none = No word waits for a ruling.
evidence-list = Word list
evidence-reading = Base form and reading
evidence-earlier = Earlier ruling
evidence-game = From the table
listed-valid = on the list
listed-invalid = not on the list
listed-unknown = cannot be said
listed-attested = not on the list, but known to another dictionary: { $source }
question-appeal = appeal
question-missing = reported as missing
question-wrong = reported as wrong
word-report = Report a word
word-report-word = Word
word-report-kind = What is the matter with it?
word-missing = The list lacks it
word-wrong = It should not be on the list
word-report-text = Why? (source, meaning)
word-report-send = Send
word-report-thanks = Thank you
word-report-next = An arbiter will look at the word. What comes of it will stand in the register.
word-report-more = Another word
bad-question = That is no word of this edition, or the text is longer than { $most } characters.
no-appeal = This cannot be appealed: the table allows no appeals, or it was done already.
no-such-question = Somebody has dealt with this already.
bad-ruling = A ruling needs a verdict and a reason of at most { $most } characters.

## A game from elsewhere
bring-title = Bring a game
bring-intro = A GCG file or a Stafla record of a game that is over, up to { $most } kB. It is kept among your games, where you can replay and analyse it; it counts for no rating.
bring-file = File
bring-edition = as the file says
bring-do = Keep the game
game-file-line = Line { $number }:
game-file-event = Event { $number }:
bad-game-file = The file holds no game that can be kept. { $why }
game-not-over = The game in this file is not over.
long-file = The file is longer than { $most } kB.

## The judge at the table
judge-title = Tables that wait for a judge
judge-appeal = { $name } appeals
judge-call = { $name } calls the judge
judge-waits =
    { $minutes ->
        [one] The game stands. It goes on without a judge in { $minutes } minute.
       *[other] The game stands. It goes on without a judge in { $minutes } minutes.
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
judge-seconds = Seconds given (negative: taken)
judge-points = Points given (negative: taken)
judge-text = What the players read
judge-text-appeal = The reason for the ruling on the play as a whole. Do not say which word failed: the game goes on.
judge-text-call = The decision and the reason for it. The clocks run again as soon as you enter it.
judge-do = Enter the decision
no-call = The table no longer waits for this answer.
bad-judge = There is no such judge here.
