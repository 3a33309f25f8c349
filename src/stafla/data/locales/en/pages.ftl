### The pages around the table.

start-title = The crossword tile game, by the book
start-text = Play by the rules of Iceland, Finland, Sweden and Poland, or in English: with the people beside you, against the machine, or both.
start-language = Language
start-profile = Which game?
profile-is = Icelandic
profile-fi = Finnish
profile-sv = Swedish, tournament rules
profile-sv-home = Swedish, at home
profile-pl = Polish
profile-en = English
profile-note = { $least ->
    [2] { $most ->
        [2] 2 players, { $tiles } tiles
       *[other] 2 to { $most } players, { $tiles } tiles
    }
   *[other] { $least } to { $most } players, { $tiles } tiles
}
start-players = Who plays?
start-name = Name
start-name-of = Name of player { $number }
start-kind-of = Player { $number } is
kind-person = a person here
kind-highest-score = machine: highest score
kind-plain-leave = machine: looks ahead
kind-none = nobody
start-check = Which words stand?
check-challenge = Until challenged
check-challenge-note = Every play stands unless somebody doubts a word, as at the table.
check-automatic = Checked at once
check-automatic-note = A word that is not in the list cannot be played.
start-lexicon = Word list
start-lexicon-own = The one that belongs to the game
start-go = Start the game
start-foot = No adverts, no accounts. The game is kept on this machine and survives a restart.
table-needs-script = The table needs JavaScript. The rules, records and diagrams do without.
to-start = To the start page
