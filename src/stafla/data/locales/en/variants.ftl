# What a table may agree on: names and explanations (stafla/data/variants.toml)

variants = Variants
variants-agreed = A variant is played only if everybody agrees to it.
variant-blanks-return = Returning blanks
variant-blanks-return-text = In your turn, if you hold the letter that a blank on the board stands for, you may put your tile in its place and take the blank. It is no turn of its own, scores nothing and may be repeated.
variant-open-dictionary = Open dictionary
variant-open-dictionary-text = You may look words up before you lay them, as often as you like and at no cost.
variant-theme = Theme
variant-theme-text = Every word that belongs to the agreed theme earns five extra points. Words on the theme’s list count at once. For any other word its player may make a case; the others vote, and a majority decides.
variant-fives-first = Fives first
variant-fives-first-text = The first word of the game has five letters or more. Whoever cannot lay one yields the turn. When nobody could in a whole round, four letters are enough, then three, then two.
variant-two-bags = Two bags
variant-two-bags-text = Vowels and consonants lie in two bags, with one blank in each. For every tile that you draw you choose the bag.
variant-karpatka = Karpatka: two pairs
variant-karpatka-text = Four people play, two against two; partners sit side by side and see both their racks. The pair that begins makes one move, then each pair makes two, one a partner, in the order they like. A pair may exchange three times in the game. Partners say nothing to each other except by the order of the tiles on their racks: talk and proposals are off. Each opponent may challenge. The game ends when both partners have no tile left, or when none of the four moves.
variant-exchange-seven = Exchange with seven in the bag
variant-exchange-seven-text = Tiles may be exchanged only while at least seven are left in the bag.
variant-challenge-ten = Ten points for a wrong challenge
variant-challenge-ten-text = Whoever challenges a valid play loses ten points.
variant-challenge-double = Double challenge
variant-challenge-double-text = Whoever challenges a valid play loses the next turn.
variant-challenge-free = Free challenge
variant-challenge-free-text = A wrong challenge costs nothing.

## At a table
variants-more = What each of them means
variant-theme-name = Theme of the table
variant-theme-words = Words that count at once (may be left out)
variants-here = At this table
variants-consent = Your consent
variants-consent-to = I agree: { $name }
theme-is = Theme: { $name }
variants-unrated = A rated game is played by the plain rules, without variants.
consent-due = Whoever sits down at this table agrees to all its variants.
dictionary-closed = At this table words are not looked up.

## The catalogue as a page, and profiles as files
variants-for = Editions: { $names }.
variants-need-challenge = It needs challenges.
variants-need-automatic = It needs automatic checking.
variants-players = At least { $least } players.
variants-not-with = Not together with: { $name }.
profiles = Your own profile
profiles-text = A club or a federation can save what it plays by as a file and hand it on. Fill in the form of a new table and save it there; here you open such a file, and the form is filled by it.
profile-file = Profile (a JSON file)
profile-take = Open a profile
profile-name = Name of the profile
profile-save = Save these settings as a file
bad-profile = This file is no profile (at: { $field }).
