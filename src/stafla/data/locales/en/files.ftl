### What is wrong with a position, a play or a file of a game, wherever it is said: a terminal, a page, a notebook.

## Positions
cgp-too-long = the position has more than { $most } characters
cgp-fields = a position has four parts (rows, racks, scores, zeros), this one has { $found }
cgp-rows = the board has { $wanted } rows, the position { $found }
cgp-row-width = row { $row }: { $found } squares instead of { $wanted }
cgp-run = row { $row }: { $text } is not a number of empty squares
cgp-unknown-letter = row { $row }: { $text } is not a letter of this edition
cgp-blank-only = row { $row }: there is no { $text } tile; write a blank as a small letter
cgp-rack-unknown-letter = rack { $rack }: { $text } is not a tile of this edition
cgp-rack-blank-only = rack { $rack }: { $text } has no tile in this edition
cgp-rack-size = rack { $rack }: { $found } tiles; a rack holds at most { $most }
cgp-rack-set = rack { $rack }: more of { $text } than the set has
cgp-more-racks = { $found } racks but { $wanted } scores
cgp-players = { $found } players; a position has at most { $most }
cgp-players-edition = edition { $edition } is not for { $found } players
cgp-score = { $text } is not a score
cgp-zeros = { $text } is not a number of passes or scoreless turns
cgp-opcode = { $text } is not an opcode
cgp-lexicon = the position asks for the lexicon { $text }; this is { $found }
cgp-no-rack = the rack of the player to move is not known

## Squares and plays
notation-play = { $text } is not a play; write a square and tiles, such as 8D HOUSE
notation-square = { $text } is not a square with a direction
notation-off-board = { $text } is not on the board
notation-unknown-letter = { $text } is not a letter of this edition
notation-blank-only = there is no { $text } tile; write a blank as a small letter

## GCG files
gcg-too-big = the file has more than { $most } bytes
gcg-too-long = the file has more than { $most } lines
gcg-encoding = unknown character encoding { $text }
gcg-not-utf-8 = byte { $offset } of the file is not UTF-8, which its first line promises
gcg-line = neither a move (>) nor a pragma (#): { $text }
gcg-event = not a move of a known form: { $text }
gcg-points = { $text } is not a number of points
gcg-player = a player without a name
gcg-player-twice = player { $text } is named twice
gcg-players-missing = the players are not numbered 1, 2 …
gcg-unknown-player = there is no player called { $text }
gcg-empty = the file holds no game
gcg-distribution = the tile set { $text } is not one of ours; name an edition
gcg-players-edition = edition { $edition } is not for { $found } players
gcg-unknown-letter = { $text } is not a tile of this edition
gcg-blank-only = { $text } has no tile in this edition
gcg-rack-size = { $text } is more than the player can hold here
gcg-withdrawn = no play of this player waits to be withdrawn
gcg-not-encoded = the file declares the encoding { $text } but is not in it
gcg-foreign-letter = { $text }: no edition here has both this tile and the others of the file; name the edition
gcg-edition-unclear = the file fits several editions ({ $text }); name one
gcg-not-left = the set has no tile { $text } left for this play
gcg-turn = it is the turn of { $text }
gcg-over = the game was over before this line
gcg-impossible = this cannot follow: { $text }

## Records
record-too-big = the file has more than { $most } bytes
record-not-utf-8 = byte { $offset } of the file is not UTF-8
record-json = this is not JSON
record-format = this is not a game record
record-pastime = this is the record of { $kind ->
    [bingo] a round of bingo
    [reverse] reverse play
    [daily] daily racks
    [duplicate] a game of duplicate
   *[other] something else
} and not of a plain game; stafla replay and stafla verify read it
record-version = version { $text } of the record format is not known; this is version { $known }
record-first = a record begins with the event “started”
record-event = there is no event { $text }
record-shape = member { $field } does not fit: { $text }
record-tiles = { $text } are not tiles of this edition
record-square = { $text } is not a placement
bad-event = this event is impossible here: { $text }
record-odd = it does not follow from what came before ({ $text })
record-rules = the rules of the edition have changed since
record-seed = the seed does not match the fingerprint published for it
record-over = the game is over before it
record-not-over = the game is not over there
record-unsettled = the settlement at the end is missing
record-settled = the settlement would be { $settled }
record-turn = it is another player’s turn
record-tile = a tile is used that is not there
record-points = the play is worth { $points } points, not { $told }
record-time = the clock does not fit it
replay-too-long = the game has too many events
