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
