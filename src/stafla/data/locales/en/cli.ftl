cli-about = The crossword tile game by the rule books of Iceland, Finland, Sweden and Poland.
cli-play = Play a game in the terminal.
cli-words = Build, import, inspect and compare word lists.
cli-moves = List every play of a position.
cli-score = Score one play of a position.
cli-judge = Judge words by the lexicon.
cli-replay = Play a game file through and check its figures.
cli-selfplay = Let the computer play many games.
cli-serve = Serve the web table.
cli-interrupted = interrupted
cli-broken-pipe = nobody reads the output any more
cli-not-utf-8 = the text is not UTF-8
cli-too-much = the input is too large or too deeply nested
cli-internal = internal error: { $text }
cli-at-file = { $where }: { $message }
cli-at-line = line { $where }: { $message }
cli-at-column = column { $where }: { $message }
cli-file-missing = { $file }: no such file
cli-file-folder = { $file }: this is a folder, not a file
cli-file-forbidden = { $file }: not permitted
cli-file-error = { $file }: { $text }
cli-usage = { $text }
cli-unknown-command = unknown command: { $text }
cli-unknown-option = unknown option: { $text }
cli-missing-argument = missing: { $text }
cli-repeated-argument = given twice: { $text }
cli-bad-value = { $name }: unusable value: { $text }
cli-unused = not expected: { $text }
cli-bad-language = --language: unknown language { $text } (known: { $known })
unknown-edition = unknown edition { $text } (there are { $known })

cgp-too-long = the position has more than { $most } characters
cgp-fields = a position has four parts (rows, racks, scores, zeros), this one has { $found }
cgp-rows = the board has { $wanted } rows, the position { $found }
cgp-row-width = row { $row }: { $found } squares instead of { $wanted }
cgp-run = row { $row }: { $text } is no number of empty squares
cgp-unknown-letter = row { $row }: { $text } is no letter of this edition
cgp-blank-only = row { $row }: { $text } has no tile; a blank that stands for it is a small letter
cgp-rack-unknown-letter = rack { $rack }: { $text } is no tile of this edition
cgp-rack-blank-only = rack { $rack }: { $text } has no tile in this edition
cgp-rack-size = rack { $rack }: { $found } tiles; a rack holds at most { $most }
cgp-more-racks = { $found } racks but { $wanted } scores
cgp-players = { $found } players; a position has at most { $most }
cgp-players-edition = edition { $edition } is not for { $found } players
cgp-score = { $text } is no score
cgp-zeros = { $text } is no number of passes or scoreless turns
cgp-opcode = { $text } is no opcode
cgp-lexicon = the position asks for the lexicon { $text }; this is { $found }

notation-play = { $text } is no play; write a square and tiles, such as 8D HRAKI
notation-square = { $text } is no square with a direction
notation-off-board = { $text } is not on the board
notation-unknown-letter = { $text } is no letter of this edition
notation-blank-only = { $text } has no tile; a blank that stands for it is a small letter

cli-score-illegal = Not legal: { $message }
cli-word-unknown = { $count ->
    [one] not in the lexicon: { $words }
   *[other] not in the lexicon: { $words }
}
cli-word = Word
cli-points = Points
cli-bonus = Bonus
cli-total = Total
cli-turn = Turn
cli-player = Player
cli-play-made = Move
cli-replay-final = { $nick }: { $final }
cli-replay-agrees = Every figure agrees.
cli-replay-illegal = turn { $n }: not legal: { $reason }
cli-replay-score = turn { $n }: { $computed } points, the file says { $stated }
cli-replay-cumulative = turn { $n }: total { $computed }, the file says { $stated }
cli-replay-tiles = turn { $n }: tiles { $computed }, the file says { $stated }

gcg-too-big = the file has more than { $most } bytes
gcg-too-long = the file has more than { $most } lines
gcg-encoding = unknown character encoding { $text }
gcg-not-utf-8 = byte { $offset } of the file is not UTF-8, which its first line promises
gcg-line = neither a move (>) nor a pragma (#): { $text }
gcg-event = no move of a known form: { $text }
gcg-points = { $text } is no number of points
gcg-player = a player without a name
gcg-player-twice = player { $text } is named twice
gcg-players-missing = the players are not numbered 1, 2 …
gcg-unknown-player = no player is called { $text }
gcg-empty = the file holds no game
gcg-distribution = the tile set { $text } is none of ours; name an edition
gcg-players-edition = edition { $edition } is not for { $found } players
gcg-unknown-letter = { $text } is no tile of this edition
gcg-blank-only = { $text } has no tile in this edition

cgp-no-rack = the rack to move is not known
cli-square = Square
cli-tiles = Tiles
cli-moves-which = give either --cgp or --batch
cli-moves-count = { $count ->
    [one] { $count } play
   *[other] { $count } plays, { $shown } shown
}
cli-batch-bad = { $file }: { $count ->
    [one] { $count } line
   *[other] { $count } lines
} could not be answered; the first is line { $line }
cli-batch-line = the line has more than { $most } bytes
cli-batch-json = this is not JSON
cli-batch-object = a line must be an object with "id" and "cgp"
cli-batch-cgp = "cgp" is missing or is no text
