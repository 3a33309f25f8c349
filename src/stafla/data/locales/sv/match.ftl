# ``stafla match``: två datorspelare i speglade partipar.

match-title = { $a } mot { $b }
match-pairs = Partipar
match-results = Vunna, oavgjorda, förlorade
match-share = Andel för { $a }
match-share-interval = Andel, 95 %
match-share-always = Andel, 95 % när man än slutar
match-spread = Poängskillnad per parti
match-spread-interval = Poängskillnad, 95 %
match-digest = Kontrollsumma
match-decided-above = Det är säkert (95 %) att { $a } får mer än { $until } %.
match-decided-below = Det är säkert (95 %) att { $a } får mindre än { $until } %.
