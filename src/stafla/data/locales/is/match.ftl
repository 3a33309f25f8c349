# ``stafla match``: tveir þjarkar í spegluðum spilapörum.

match-title = { $a } – { $b }
match-pairs = Spilapör
match-results = Unnið, jafnt, tapað
match-share = Hlutur { $a }
match-share-interval = Hlutur, 95 %
match-share-always = Hlutur, 95 % hvenær sem hætt er
match-spread = Stigamunur í spili
match-spread-interval = Stigamunur, 95 %
match-digest = Gátsumma
match-decided-above = Öruggt er (95 %) að { $a } fær meira en { $until } %.
match-decided-below = Öruggt er (95 %) að { $a } fær minna en { $until } %.
