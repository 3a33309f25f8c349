# ``stafla match``: two bots in mirrored pairs of games.

match-title = { $a } against { $b }
match-pairs = Pairs of games
match-results = Won, drawn, lost
match-share = Share of { $a }
match-share-interval = Share, 95 %
match-share-always = Share, 95 % whenever one stops
match-spread = Points ahead, a game
match-spread-interval = Points ahead, 95 %
match-digest = Digest
match-decided-above = It is certain (95 %) that { $a } gets more than { $until } %.
match-decided-below = It is certain (95 %) that { $a } gets less than { $until } %.
