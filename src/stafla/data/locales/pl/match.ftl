# ``stafla match``: dwóch graczy komputerowych w lustrzanych parach partii.

match-title = { $a } przeciw { $b }
match-pairs = Pary partii
match-results = Wygrane, remisy, przegrane
match-share = Udział: { $a }
match-share-interval = Udział, 95 %
match-share-always = Udział, 95 % niezależnie od chwili zakończenia
match-spread = Różnica punktów na partię
match-spread-interval = Różnica punktów, 95 %
match-digest = Skrót
match-decided-above = Jest pewne (95 %), że { $a } zdobywa więcej niż { $until } %.
match-decided-below = Jest pewne (95 %), że { $a } zdobywa mniej niż { $until } %.
