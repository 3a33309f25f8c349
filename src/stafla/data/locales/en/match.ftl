# ``stafla match``: two bots in mirrored pairs of games.

match-title = { $a } against { $b }
match-pairs = Pairs of games
match-results = Won, drawn, lost
match-share = Score of { $a }
match-share-interval = Score, 95% interval
match-share-always = Score, 95% interval valid at any stop
match-spread = Spread per game
match-spread-interval = Spread, 95% interval
match-digest = Digest
match-decided-above = It is certain (95%) that { $a } gets more than { $until }%.
match-decided-below = It is certain (95%) that { $a } gets less than { $until }%.
