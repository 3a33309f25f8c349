# What a table may agree on: names and explanations (stafla/data/variants.toml)

variants = Variants
variants-agreed = A variant is played only if everyone agrees to it.
variant-blanks-return = Returning blanks
variant-blanks-return-text = On your turn, if you hold the letter that a blank on the board stands for, you may swap your tile for that blank. This is not a turn, scores nothing and can be repeated.
variant-open-dictionary = Open dictionary
variant-open-dictionary-text = You may look words up before you play them, as often as you like, at no cost.
variant-theme = Theme
variant-theme-text = Every word that fits the agreed theme scores five extra points. Listed words count automatically. For any other word its player gives a reason; the others vote, and the majority decides.
variant-fives-first = Fives first
variant-fives-first-text = The first word of the game must have at least five letters. If you cannot open, the turn moves on; this is not a pass. After a full round without an opening four letters are enough, then three, then two.
variant-two-bags = Two bags
variant-two-bags-text = Vowels and consonants are in two bags, with one blank in each. For every tile you draw, you choose the bag.
variant-karpatka = Karpatka: two pairs
variant-karpatka-text = Four players in two pairs; partners sit side by side and see each other’s racks. The first pair makes one move, then each pair makes two, one per partner, in either order. A pair may exchange three times. Partners signal only by the order of their tiles: chat and proposals are off. Each opponent may challenge. The game ends when both partners are out of tiles, or when none of the four can move.
variant-exchange-seven = Exchange with seven in the bag
variant-exchange-seven-text = Tiles may be exchanged only while at least seven are left in the bag.
variant-challenge-ten = 10-point challenge penalty
variant-challenge-ten-text = An unsuccessful challenge costs ten points.
variant-challenge-double = Double challenge
variant-challenge-double-text = An unsuccessful challenge costs your next turn.
variant-challenge-free = Free challenge
variant-challenge-free-text = An unsuccessful challenge costs nothing.

## At a table
variants-more = What they mean
variant-theme-name = Theme of the table
variant-theme-words = Words that need no vote (optional)
variants-here = At this table
variants-consent = Agree to the variants
variants-consent-to = I agree: { $name }
theme-is = Theme: { $name }
variants-unrated = Rated games are played without variants.
consent-due = To join this table, agree to all its variants.
dictionary-closed = Looking words up is not allowed at this table.

## The catalogue as a page, and profiles as files
variants-for = Editions: { $names }.
variants-need-challenge = Only with challenges.
variants-need-automatic = Only with automatic word checking.
variants-players = At least { $least } players.
variants-not-with = Not together with: { $name }.
profiles = Your own rules as a file
profiles-text = Save the settings of a new table as a file and share it with your club. Open the file here to fill in the form.
profile-file = Rules file (JSON)
profile-take = Open a rules file
profile-name = Name of the rules
profile-save = Save as rules file
bad-profile = This file is not a rules file (at: { $field }).
