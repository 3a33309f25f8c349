# The command line and the table in the terminal.

## What goes wrong
cli-interrupted = interrupted
cli-broken-pipe = the output was closed
cli-file-not-utf-8 = the text is not UTF-8; in a spreadsheet choose “CSV UTF-8” when you save the file, in an editor the encoding UTF-8
cli-not-utf-8 = the text is not UTF-8
cli-too-much = the input is too large or too deeply nested
cli-internal = internal error: { $text }
cli-at-file = { $where }: { $message }
cli-at-line = line { $where }: { $message }
cli-at-column = column { $where }: { $message }
cli-at-number = event { $where }: { $message }
cli-file-missing = { $file }: no such file
cli-file-folder = { $file }: this is a folder, not a file
cli-file-forbidden = { $file }: not permitted
cli-file-error = { $file }: { $text }
cli-port-taken = { $file }: another program already listens here; choose another port with --port
cli-home-forbidden = { $file }: Stafla cannot keep its data here ({ $text }); name another folder with STAFLA_HOME
cli-home-none = this user has no home folder; name a folder for the data with STAFLA_HOME
cli-usage = { $text }
cli-bad-usage = these arguments are not valid for this command; see --help
cli-unknown-command = unknown command: { $text }
cli-unknown-option = unknown option: { $text }
cli-did-you-mean = { $message } (did you mean { $near }?)
cli-kernel = kernel
cli-missing-argument = missing: { $text }
cli-repeated-argument = given twice: { $text }
cli-bad-value = { $name }: unusable value: { $text }
cli-unused = unexpected: { $text }
cli-option-unused = { $name } does not apply to “solo { $mode }”
cli-match-leaves-cluster = --leaves is only for games that are played here, not on a cluster
cli-bad-language = --language: unknown language { $text } (known: { $known })
cli-unknown-edition = unknown edition { $name } (there are { $known })
cli-unknown-bot = unknown bot { $text } (there are { $known })

## Tables
cli-word = Word
cli-points = Points
cli-bonus = Bonus
cli-total = Total
cli-square = Square
cli-tiles = Tiles
cli-turn = Turn
cli-player = Player
cli-play-made = Play
cli-place = Place
cli-left = Left
cli-settled = Tiles left
cli-line = Line
cli-text = Text
cli-reason = Reason
cli-letters = Letters
cli-verdict = Verdict
cli-base = Base form
cli-reading = Reading
cli-source = Source
cli-about-of = What
cli-about-is = Value
cli-about-edition = Edition
cli-about-name = Name
cli-about-version = Version
cli-about-words = Words
cli-about-fingerprint = Fingerprint
cli-about-licence = Licence
cli-about-source = Source
cli-about-origin = Origin
cli-shipped = shipped
cli-imported = imported
cli-earlier = earlier, by fingerprint only
cli-words-earlier = the name { $name } means this list from now on; the earlier one stays for its games and is named by its fingerprint, { $fingerprint }
cli-words-removed = removed { $name } ({ $fingerprint }); games played by it can no longer be judged here
cli-foreign-letter = foreign letter
cli-too-short = too short
cli-too-long = too long
cli-duplicate = duplicate
cli-valid = valid
cli-invalid = not valid
cli-unknown = cannot be judged
cli-judge-attested = { $word }: not in the list { $lexicon }, but in another dictionary: { $source }. Nobody has ruled yet whether it may be played.

## Answers
cli-score-illegal = Not legal: { $message }
cli-word-unknown = not in the lexicon: { $words }
cli-moves-which = give either --cgp or --batch
cli-moves-count = { $count ->
        [one] { $count } play, { $shown } shown
       *[other] { $count } plays, { $shown } shown
    }
cli-batch-bad = { $count ->
        [one] { $file }: { $count } line could not be answered, line { $line }
       *[other] { $file }: { $count } lines could not be answered, the first is line { $line }
    }
cli-batch-line = the line has more than { $most } bytes
cli-batch-json = this is not JSON
cli-batch-object = a line must be an object with "id" and "cgp"
cli-batch-cgp = "cgp" is missing or is not text
cli-replay-final = { $nick }: { $final }
cli-replay-agrees = All figures agree.
cli-replay-illegal = turn { $n }: not legal: { $reason }
cli-replay-event = event { $n } cannot have happened: { $reason }
cli-replay-edition = the record is of edition { $pinned }, not { $text }
cli-record-no-gcg = { $text }: only the record of a game can be GCG; choose a name that ends in .json
cli-replay-score = turn { $n }: { $computed } points, the file says { $stated }
cli-replay-cumulative = turn { $n }: total { $computed }, the file says { $stated }
cli-replay-tiles = turn { $n }: tiles { $computed }, the file says { $stated }
cli-verify-event = event
cli-verify-bag = in the bag
cli-verify-recorded = recorded
cli-verify-computed = recomputed
cli-words-built = { $words ->
        [one] { $words } word, fingerprint { $fingerprint }
       *[other] { $words } words, fingerprint { $fingerprint }
    }
cli-words-file = { $bytes ->
        [one] { $file } written, { $bytes } byte
       *[other] { $file } written, { $bytes } bytes
    }
cli-words-skipped = { $count ->
    [one] { $count } line skipped:
   *[other] { $count } lines skipped; the first are:
}
cli-words-verified = { $name } is intact, fingerprint { $fingerprint }
cli-words-diff = { $added } added, { $removed } removed
cli-judge-whole = The play { $verdict ->
    [valid] is valid.
    [invalid] is not valid.
   *[unknown] cannot be judged.
}
cli-selfplay-games = Games
cli-selfplay-turns = Turns
cli-selfplay-seconds = Seconds
cli-selfplay-rate = Games per second
cli-selfplay-mean = Mean total of a player
cli-selfplay-digest = Digest
cli-selfplay-file = The games are in { $file }.

## The table in the terminal
cli-you = Player
cli-table = { $edition }, word list: { $lexicon }
cli-board-width = the board needs a terminal { $needed } columns wide; this one has { $width }
cli-prompt = your turn (? for help)>
cli-partner = Your partner’s rack:
cli-bag = { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
cli-take-over = it is your turn at this screen; press Enter
cli-verb-pass = pass
cli-verb-exchange = exchange
cli-verb-resign = resign
cli-verb-withdraw = withdraw
cli-verb-second = second
cli-verb-no = no
cli-ask-press = { $points ->
    [one] { $points } point. Enter presses the clock; “{ cli-verb-withdraw }” withdraws the play>
   *[other] { $points } points. Enter presses the clock; “{ cli-verb-withdraw }” withdraws the play>
}
cli-ask-challenge = Enter accepts; ! challenges the play, ! 1 3 only these words>
cli-ask-advantage = you won the starting draw: Enter goes first, “{ cli-verb-second }” chooses the board’s direction>
cli-verb-consonant = c
cli-verb-vowel = v
cli-ask-bag = { $lacking ->
        [one] one tile to draw
       *[other] { $lacking } tiles to draw
    }; { cli-verb-consonant } ({ $consonants }) or { cli-verb-vowel } ({ $vowels }) for each>
cli-variants = Agreed: { $names }.
cli-ask-vote = Theme bonus for { $words } ({ $argument })? Enter agrees, “{ cli-verb-no }” does not>
cli-theme = Theme: { $name }
cli-tell-theme-claimed = { $name } claims the theme bonus: { $argument }
cli-tell-theme-yes = { $name } agrees.
cli-tell-theme-no = { $name } does not agree.
cli-tell-theme-scored = { $name } gets { $points } points for the theme.
cli-help-theme = ? after a play claims the theme bonus, followed by your reason.
cli-help-blanks = @{ $square } swaps your letter for the blank on that square.
cli-ask-end = no more plays are possible: Enter ends the game, “{ cli-verb-no }” plays on>
cli-not-understood = Please choose one of the answers offered.
cli-input-ended = the input ended before the game did
cli-saved = Saved in { $file }.
cli-help-table = { $example } WORD plays tiles (a small letter is a blank, a dot a tile already there); -ABC or “{ cli-verb-exchange } ABC” exchanges; - or “{ cli-verb-pass }” passes; “{ cli-verb-resign }” resigns; # shows the board, * the unseen tiles, = the score sheet.
cli-tell-start-drawn = { $name } draws { $tile } for the start.
cli-tell-lot = { $name } wins the starting draw.
cli-tell-first-move = { $name } chooses to go first.
cli-tell-orientation = { $name } chooses the board’s direction.
cli-tell-first = { $name } goes first.
cli-tell-played = { $name }: { $play }  { $parts } = { $points }, total { $total }
cli-tell-withdrawn = { $name } withdraws the play.
cli-tell-challenged = { $name } challenges: { $words }
cli-tell-valid = The play is valid.
cli-tell-invalid = The play is not valid.
cli-tell-unknown = The word list cannot judge the play, so it stands.
cli-tell-taken-back = The tiles come back; { $name } loses the turn.
cli-tell-penalised = { $points ->
        [one] { $name } loses { $points } point.
       *[other] { $name } loses { $points } points.
    }
cli-tell-yielded = { $name } cannot open. The turn moves on.
cli-tell-blank-taken = { $name } swaps { $tile } for the blank.
cli-tell-turn-lost = { $name } loses this turn.
cli-tell-exchanged = { $count ->
        [one] { $name } exchanges { $count } tile.
       *[other] { $name } exchanges { $count } tiles.
    }
cli-tell-passed = { $name } passes.
cli-tell-resigned = { $name } resigns.
cli-tell-end-offered = No more plays are possible.
cli-tell-end-accepted = { $name } agrees to end the game.
cli-tell-end-declined = { $name } wants to play on.
cli-tell-ended-out = Game over: { $name } is out of tiles.
cli-tell-ended-passes = Game over: everyone passed twice in a row.
cli-tell-ended-scoreless = Game over: too many turns in a row added no tile to the board.
cli-tell-ended-nothing-left = The game is over.
cli-tell-ended-resigned = Game over: only one player is left.
cli-tell-ended-time = Time is up.
cli-tell-ended-gone = Game over: a player was away too long.
cli-tell-ended-aborted = The game was aborted and does not count.
cli-row-taken-back = withdrawn
cli-row-exchange = { $count ->
        [one] exchange of { $count } tile
       *[other] exchange of { $count } tiles
    }
cli-row-pass = pass
cli-row-yield = could not open
cli-row-lost-turn = turn lost
cli-row-penalty = unsuccessful challenge
cli-row-resign = resigned
cli-row-settlement = tiles left
cli-row-time-loss = lost on time
cli-row-overtime = overtime
cli-row-correction = judge’s adjustment
cli-row-gone = forfeit
cli-row-takeback = takeback

## stafla people, backup, restore
backup-written = { $file }: written, { $rows } rows
backup-restored = { $file }: restored, { $rows } rows
cli-bad-backup = not a complete backup of this or an earlier release ({ $text })
cli-database-not-empty = the database is not empty ({ $table }); restore only into an empty one
cli-database-none = there is no database at { $address }
cli-database-newer = a newer release has changed the database (tables of version { $found }, this release knows up to { $known }): start that release, or restore a backup from before it
cli-database-error = the database reports: { $text }
cli-disk-full = the disk is full; make room and try again
cli-disk-fault = the disk cannot be written: it is full or broken; make room and try again
cli-database-forbidden = this user may not write here; run the command as the user who runs the server
cli-extra-missing = { $name } is not installed: pip install 'stafla[{ $extra }]' installs it
cli-data-or-club = choose --data or --club, not both
people-name = Name
people-roles = Roles
people-since = Since
people-until = Suspended until
people-shown = { $name }: { $roles }
people-suspended = { $name }: suspended until { $day }
people-not-suspended = { $name }: not suspended
people-password = { $name }: the password is { $password }
people-kept = Stored in { $where }; the server must use the same database.
people-erased = { $name }: deleted
people-erase-yes = this cannot be undone; add --yes if you mean it

## Ratings
cli-ratings-computed = Computed from scratch: { $games } rated games, { $ratings } ratings.
cli-ratings-agree = Every stored rating matches the games.
cli-ratings-wrong = differs: { $where }
cli-ratings-missing = not rated yet: { $table }
cli-ratings-repaired = The stored ratings were replaced.
