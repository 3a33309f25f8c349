# The help pages of the command line.
# help-COMMAND is a command, help-COMMAND-OPTION one of its options; help-any-OPTION serves the rest.

help-about = The crossword tile game by the rules of Iceland, Finland, Sweden and Poland.

## What every page has
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-parameters = Parameters
help-mark-required = required
help-mark-default = default: { $value }
help-mark-choices = choices: { $values }
help-label-command = COMMAND
help-label-options = OPTIONS
help-label-str = TEXT
help-label-int = NUMBER
help-label-float = NUMBER
help-label-a = A
help-label-b = B
help-label-path = PATH
help-label-choice = CHOICE
help-label-mode = MODE
help-label-address = ADDRESS
help-label-file = FILE
help-label-shell = SHELL
help-label-lexicon = LEXICON
help-label-words = WORDS
help-label-old = OLD
help-label-new = NEW
help-any-help = Show this help.
help-any-version = Show the version.
help-any-language = The language of the texts: { $languages }; the system’s by default.
help-any-edition = The edition: { $editions }.
help-any-lexicon = A lexicon (a file, a name or a fingerprint) instead of the edition’s own.
help-any-leaves = A file of leave values (our own or KLV2) instead of the edition’s own.
help-match-leaves = A file of leave values that the first bot plays by, instead of the edition’s own.
help-any-json = Print JSON.
help-any-host = The address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for every network it is in.
help-any-cluster = The address of a Dask scheduler whose workers do the work, such as tcp://host:8786; results in --out are Parquet then.
help-any-notation = How squares are written: gcg (8D is across) or letter-first (H4 is across).

## stafla play
help-play = Play a game in the terminal.
help-play-edition = The edition: { $editions }; that of the language of the texts by default.
help-play-players = Names with commas between them; “bot” is a bot, “bot:club” one of a level. The levels: beginner, learner, home, keen, club, tournament, expert, master, champion.
help-play-check = Words are challenged by the players, or checked as soon as they are played.
help-play-variant = What everyone at the table agrees on: { $variants }. May be given several times.
help-play-theme = The theme; goes with the variant “theme”.
help-play-profile = A rules file: edition, word checking, variants and theme.
help-play-seed = A number that fixes all draws; random without it.
help-play-record = A file for the record of the game, JSON or (by its name) GCG.

## stafla moves
help-moves = List every play of a position.
help-moves-cgp = The position in one line (CGP), with the rack to move.
help-moves-batch = A file of positions, one JSON object with "id" and "cgp" per line; answers with the number of plays.
help-moves-top = List only this many of the best plays.

## stafla analyze
help-analyze = Show the best plays in a position, or what each turn of a game cost.
help-analyze-edition = The edition: { $editions }; a game’s file mostly names its own.
help-analyze-cgp = The position in one line (CGP), with the rack to move.
help-analyze-batch = A file of positions, one JSON object with "id" and "cgp" per line.
help-analyze-game = A game to analyse turn by turn: a GCG file, or a record (JSON).
help-analyze-ms = Milliseconds to think about each position; 0 for no search.
help-analyze-plies = How many turns to look ahead.
help-analyze-iterations = The most samples to take; without it, as many as time allows.
help-analyze-top = Show this many of the best plays.
help-analyze-seed = The number that fixes all samples.
help-analyze-threads = How many threads search.

## stafla engine
help-engine = Answer other programs, line by line: position, go, stop, quit.
help-engine-seed = The number that fixes all of the engine’s samples.
help-engine-threads = How many threads the engine uses.

## stafla bench
help-bench = Measure what this computer does with the shipped words.
help-bench-edition = One edition instead of all five: { $editions }.
help-bench-effort = How much to measure; 1 takes a few seconds per edition.

## stafla score
help-score = Score one play of a position.
help-score-cgp = The position in one line (CGP).
help-score-play = The play: “8D HOUSE”; small letters are blanks, dots are tiles already there.
help-score-check = Check the words in the edition’s lexicon.
help-score-lexicon = Check the words in this lexicon (a file, a name or a fingerprint).

## stafla judge
help-judge = Check words in the lexicon.
help-judge-words = The words, in capitals or small letters.
help-judge-whole = Answer for the play as a whole, as at a table: never which word fails.
help-judge-only-list = The list alone decides: a word that it lacks is not valid, even if other dictionaries have it.

## stafla replay
help-replay = Replay a game file and check its figures.
help-replay-file = A GCG file, or a record of the game (JSON).
help-replay-edition = The edition, where the file does not name it.
## stafla verify
help-completion = Print a script that completes commands and options in a shell.
help-completion-shell = The shell: bash, zsh, fish or powershell.
help-verify = Compute every draw of a game again from its seed and what the players added to it.
help-verify-file = A record of the game (JSON).
## stafla ratings
help-ratings = Recompute the ratings of the server.
help-ratings-recompute = Compute every rating again from the games and store it.
help-ratings-recompute-data = The folder of the database.
help-ratings-recompute-check = Store nothing; say whether the stored ratings match the games.

## stafla selfplay
help-selfplay = Let the computer play many games.
help-selfplay-games = How many games.
help-selfplay-seed = The number that fixes all draws.
help-selfplay-threads = How many threads play; the games do not depend on it.
help-selfplay-players = How many play in each game.
help-selfplay-out = A folder for the games, one line of JSON per game (games.jsonl).

## stafla match
help-match = Let two bots play mirrored pairs of games.
help-match-a = The first bot by its name, such as best-equity.
help-match-b = The second bot, by its name too.
help-match-pairs = The most pairs to play; in a pair both bots play both seats with the same draws.
help-match-seed = The number that fixes the draws of each pair.
help-match-ms = Thinking time per turn in milliseconds, for bots that use it; their own by default.
help-match-until = Stop as soon as it is certain (95%) that the first bot’s share is above or below this many percent, usually 50.
help-match-out = A file for the results, one line per pair; a later run of the same match continues from it.

## stafla record
help-record = Search for the highest-scoring play, or the highest-scoring game, that can be built.
help-record-what = play: the highest-scoring single play; game: the highest combined score of both players.
help-record-attempts = Stop after so many attempts, counting those already in the folder.
help-record-minutes = Stop after so many minutes.
help-record-cores = How many processor cores search.
help-record-out = A folder for the attempts, the best game and a picture of it; a later search continues from it.

## stafla train
help-train = Learn from self-play, for any edition and lexicon.
help-train-leaves = Learn what kept tiles are worth.
help-train-leaves-seed = The number that fixes everything learned.
help-train-leaves-games = How many games to learn from.
help-train-leaves-threads = How many threads play; the file does not depend on it.
help-train-leaves-cluster = The address of a Dask scheduler whose workers do the work, such as tcp://host:8786.
help-train-leaves-out = The file of leave values to write.
help-train-wins = Learn how likely a lead is to win.
help-train-wins-seed = The number that fixes everything learned.
help-train-wins-games = How many games to learn from, at least 50.
help-train-wins-threads = How many threads play; the file does not depend on it.
help-train-wins-leaves = A file of leave values to play by, instead of the edition’s own.
help-train-wins-out = The file of winning chances to write.
help-train-klv = Write leave values as KLV2, for other engines.
help-train-klv-leaves = A file of leave values (our own or KLV2) instead of the edition’s own.
help-train-klv-out = The KLV2 file to write.

## stafla serve
help-serve = Start the web server.
help-serve-port = The port; 0 chooses a free one.
help-serve-data = The folder of the games.

## stafla club
help-club = Serve a club evening from this computer, without the internet.
help-club-port = The port; 0 chooses a free one.
help-club-data = The folder of the evening; one of its own by default.
help-club-send = Bring the tournaments of this computer to a server, where they are shown.
help-club-send-address = The server’s address.
help-club-send-event = Only the tournament with this id.
help-club-send-give = Hand them over: the server runs them from now on.
help-club-send-plain = Send the token unencrypted on a network that you trust.
help-club-take = Take a tournament from a server to this computer, which runs it from now on.
help-club-take-address = The address of the tournament’s page.
help-club-take-plain = Send the token unencrypted on a network that you trust.

## stafla words
help-words = Build, import, inspect and compare word lists.
help-words-proposals = Rulings of arbiters that differ from the word list, as lines for its editors.
help-words-proposals-data = The folder of the database.
help-words-build = Build a lexicon file from a list of words.
help-words-import = Import a list as a lexicon that can be chosen by name everywhere.
help-words-info = Show the details of a lexicon.
help-words-verify = Check a lexicon: count every word and recompute the fingerprint.
help-words-import-data = The folder of the server’s data (serve --data).
help-words-diff = Compare two lexica.
help-words-export = Write a lexicon in a format of other programs.
help-words-list = List the installed lexica: the shipped ones, the imported ones, and earlier ones of the same name.
help-words-remove = Delete an imported lexicon; games played by it can no longer be judged here.
help-words-remove-lexicon = Its name or fingerprint.
help-words-remove-data = The folder of the server’s data (serve --data).
help-words-file = The list: one word per line, or a KWG or KBWG file by its name; - reads standard input.
help-words-edition = The edition whose letters the words use: { $editions }.
help-words-encoding = The list’s encoding.
help-words-name = The lexicon’s name; the list’s file name by default.
help-words-version = The lexicon’s version.
help-words-licence = The lexicon’s licence.
help-words-source = Where the words come from; the list’s file name by default.
help-words-lexicon = An edition for its own lexicon, a lexicon file, or a name or fingerprint.
help-words-build-out = The lexicon file to write.
help-words-diff-old = The older lexicon: an edition, a lexicon file, or a name or fingerprint.
help-words-diff-new = The newer lexicon, named in the same way.
help-words-export-out = The file to write.
help-words-export-format = text (one word per line), kwg or kbwg.

## stafla people, backup, restore
help-people = Manage the accounts of the server.
help-people-list = List the people, by name.
help-people-list-name = Only those whose name contains this text.
help-people-add = Create an account; prints a random password.
help-people-roles-roles = Roles with commas between them: arbiter, director, moderator, administrator.
help-people-password = Set a new random password; signs the person out everywhere.
help-people-roles = Give a person exactly these roles.
help-people-suspend = Suspend an account for some days.
help-people-suspend-days = How many days; 0 lifts the suspension.
help-people-suspend-reason = Why, for the log.
help-people-erase = Delete an account; the games stay without the name.
help-people-erase-yes = Confirm: this cannot be undone.
help-backup = Write everything in the database to a file, also while the server runs.
help-restore = Read a backup into an empty database.
help-any-data = The folder of the database; DATABASE_URL or the usual folder by default.
help-any-club = The database of club evenings (stafla club) instead.
help-people-add-roles = Roles with commas between them: arbiter, director, moderator, administrator.
help-people-add-name = Their name.
help-people-password-name = Their name.
help-people-roles-name = Their name.
help-people-suspend-name = Their name.
help-people-erase-name = Their name.
help-backup-file = The file of the backup.
help-restore-file = The file of the backup.
help-label-name = NAME
help-label-what = WHAT

## stafla variants
help-variants = List the variants a table may agree on.
help-variants-edition = The edition that they have to fit: { $editions }.

## stafla solo
help-solo = Play alone: the daily racks, one rack or two, or open tiles.
help-solo-args = { help-label-mode }
help-solo-mode = What to play: daily, one, two or open.
help-solo-seed = A number that fixes the tiles of one and two racks.
help-solo-day = The day of the racks (2026-11-20); today (UTC) by default.
help-solo-record = A file for the record.

## stafla reverse
help-reverse = Take a finished game apart: reverse play.
help-reverse-file = A record of the game (JSON), or a GCG file.
help-reverse-players = Names with commas between them, one per seat; “bot” is a bot.
help-reverse-record = A file for the record of the reverse play.

## stafla bingo
help-bingo = Play a round of bingo at this terminal.
help-bingo-players = The players’ names with commas between them; “bot” is a bot. You and one bot by default.
help-bingo-seed = A number that fixes all tiles; random without it.
help-bingo-record = A file for the record.

## stafla duplicate
help-duplicate = Play duplicate: everyone has the same rack, alone or together, against the best plays.
help-duplicate-players = The names of the players at this terminal, with commas between them; only you by default.
help-duplicate-minutes = How many minutes a round lasts.
help-duplicate-rounds = The game ends after this many rounds; 0: when the tiles run out.
help-duplicate-best = The master play is the best possible play, not the best one found.
help-duplicate-together = Count the rack too: play on while bag and rack hold a vowel and a consonant.
help-duplicate-joker = Blanks: joker (one on every rack) or explosive (as joker, and the letter replaces the blank of the master play).
help-duplicate-eight = Racks of eight: seven-of-eight (at most seven are laid) or seven-and-eight.
help-duplicate-seed = A number that fixes all draws; random without it.
help-duplicate-record = A file for the record.



help-label-players = LIST
help-label-which = TABLE
help-label-own = FIRST
help-label-against = SECOND
help-label-out = OUTPUT
help-label-request = REQUEST
help-label-source = SOURCE
help-event = Run a tournament offline, kept in one file.
help-event-new = Begin a tournament.
help-event-file = The file of the tournament.
help-event-new-title = Its name.
help-event-new-rules = Whose scoring: sv, pl, is, fi, wespa, naspa.
help-event-division = The division.
help-event-new-rounds = How many rounds it has.
help-event-new-system = How rounds are paired: swiss, round-robin, king-of-the-hill, monrad, australian, fold, chew, contender.
help-event-new-hill = How many last rounds pair neighbours in the standings.
help-event-new-seed = The seed of lots; otherwise a random one.
help-event-register = Register the players of a list.
help-event-register-players = A text file with one player per line: name; rating; club; team. “-” is standard input.
help-event-pair = Pair the coming round and publish it.
help-event-pair-absent = Before the first round: a player who is not here. Give it once for each.
help-event-pair-preview = Show the pairs and why they are these; nothing is published or kept.
help-event-enter = Enter the result of a table.
help-event-enter-which = The number of the table, or a name of a player there.
help-event-enter-args = { help-label-own } { help-label-against }
help-event-enter-own = Points of the player who starts.
help-event-enter-against = Points of the other.
help-event-enter-kind = How it ended: played, adjudicated, forfeit, forfeit-first, double-forfeit, void.
help-event-enter-round = An earlier round, whose result is put right.
help-event-reason = Why, for the log; a correction needs it.
help-event-withdraw = A player withdraws.
help-event-name = The player’s name as in the list.
help-event-return = A player who withdrew returns.
help-event-close = End the tournament.
help-event-tables = Show the tables of the round.
help-event-standings = Show the standings.
help-event-export = Write the tournament as a file for other programs.
help-event-export-out = The file to write.
help-event-export-format = csv, json, tsh, naspa or tou; by the ending of the file’s name, else csv.
help-event-day = The day of the tournament, as 2026-11-28.
help-event-import = Take players, pairs and results of a file into a tournament that has none.
help-event-import-source = The file to read.
help-event-import-format = csv, json, tsh, naspa, tou or rt.
help-event-import-encoding = What a TSH, NASPA, TOU or RT file is written in: utf-8, iso-8859-1, windows-1252, iso-8859-2 or windows-1250 (otherwise whatever suits its letters).
help-event-ratings = Show how the tournament changes ratings.
help-event-ratings-system = The rating system; otherwise the federation’s.
help-event-ratings-division = The division; otherwise the first.
help-event-ratings-before = The list before it, JSON or RT.
help-event-ratings-after = Where to write the list after it; .rt writes columns.
help-event-again = Make the pairs of a published round again, from the file that its page gives.
help-event-again-request = The file with all that the pairs follow from.
