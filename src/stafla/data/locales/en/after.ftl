### After the game: the bag verified, the replay, ratings, rulings.

back-to-table = To the table

## The bag verified
verify-title = Was the bag honest?
verify-intro = Before the first draw the server showed a fingerprint of its seed. The players’ devices then added random numbers of their own. All tiles follow from both, so nobody could choose them. Here every draw is computed again.
verify-file = Record of a game (JSON)
verify-do = Compute every draw
verify-no-record = This is no record of a game: { $why }
verify-commitment = Promised before the game (SHA-256 of the seed)
verify-seed = The server’s seed
verify-added = Added by { $name }
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
replay-before = Before the first of { $of } turns.
replay-step = Turn { $at } of { $of }. { $done }
replay-taken-back = { $play } (taken back)
replay-play = play
replay-exchange = exchange ({ $tiles })
replay-pass = pass
replay-lost-turn = turn lost
replay-penalty = penalty
replay-overtime = overtime
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
