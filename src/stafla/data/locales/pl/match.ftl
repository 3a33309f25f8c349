# ``stafla match``: dwóch graczy komputerowych w lustrzanych parach partii.

match-title = { $a } – { $b }
match-pairs = Pary partii
match-results = Wygrane, remisy, przegrane
match-share = Wynik procentowy: { $a }
match-share-interval = Wynik procentowy, 95%
match-share-always = Wynik procentowy, 95% niezależnie od chwili zakończenia
match-spread = Różnica punktów na partię
match-spread-interval = Różnica punktów, 95%
match-digest = Skrót
match-decided-above = Jest pewne (95%), że { $a } zdobywa więcej niż { $until }%.
match-decided-below = Jest pewne (95%), że { $a } zdobywa mniej niż { $until }%.
