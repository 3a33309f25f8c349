# ``stafla match``: kaksi bottia peilatuissa pelipareissa.

match-title = { $a } – { $b }
match-pairs = Pelipareja
match-results = Voitot, tasapelit, tappiot
match-share = Osuus: { $a }
match-share-interval = Osuus, 95 %
match-share-always = Osuus, 95 % lopetushetkestä riippumatta
match-spread = Piste-ero peliä kohti
match-spread-interval = Piste-ero, 95 %
match-digest = Tiiviste
match-decided-above = On varmaa (95 %), että { $a } saa enemmän kuin { $until } %.
match-decided-below = On varmaa (95 %), että { $a } saa vähemmän kuin { $until } %.
