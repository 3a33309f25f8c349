# Duplicate: the same letters for everybody.

duplicate-title = Duplicate
duplicate-intro = Everyone has the same rack and the same board. A caller announces the rack, and you write down your best play before time is up. Then the master play goes on every board, and you score your own play.
duplicate-begin = Start as caller
duplicate-time = Minutes per round
duplicate-best = The master play is the best possible play, not the best one found
duplicate-federation = Count the tiles on the rack too: play on while bag and rack hold a vowel and a consonant
duplicate-round = Round { $number }
duplicate-waiting = The first rack is coming up.
duplicate-between = The next rack is coming up.
duplicate-announce = Announce the rack
duplicate-collect = Collect the slips
duplicate-stop = End the game
duplicate-written = Slips: { $written } of { $players }
duplicate-rack = The rack
duplicate-board = The board
duplicate-left = Time left
duplicate-warning = 30 seconds left: write down your play.
duplicate-time-up = Time is up.
duplicate-master = Master play: { $play } for { $points }
duplicate-no-play = No play is possible. The tiles go back into the bag.
duplicate-slips = Slips
duplicate-table = Standings
duplicate-place = Place
duplicate-player = Player
duplicate-last = Round
duplicate-total = Total
duplicate-lost = Behind top
duplicate-share = % of top
duplicate-join = Join
duplicate-join-here = Players
duplicate-nobody = Nobody has joined yet.
duplicate-nobody-announce = The first rack can be announced as soon as someone has joined.
duplicate-name = Your name
duplicate-link = Address for players
duplicate-commitment = Fingerprint of the bag: { $commitment }
duplicate-seed = Seed of the draws: { $seed }
duplicate-position = Square and direction
duplicate-position-help = H8 runs across, 8H down: rows have letters, columns numbers.
duplicate-word = The whole word
duplicate-blanks = Blanks: write them as small letters among capitals.
duplicate-write = Submit slip
duplicate-own = Your slip: { $play } for { $points }. A new slip replaces it until time is up.
duplicate-none = You have no slip in this round yet.
duplicate-next = You join from the next round.
duplicate-scored = You found { $play } for { $points }.
duplicate-scored-nothing = You scored 0 this round.
duplicate-scored-refused = { $play } is not valid and scores 0.
duplicate-scored-late = { $play } came too late and scores 0.
duplicate-mark-refused = not valid
duplicate-mark-late = too late
duplicate-ended-tiles = Game over: the bag has no vowels or no consonants left.
duplicate-ended-stuck = Game over: no more plays are possible.
duplicate-ended-stopped = Game over: the caller ended it.
duplicate-won = First place: { $names }
duplicate-keep = Keep this address private: anyone who has it can write slips for you.
duplicate-rounds = Rounds (0: until the tiles run out)
duplicate-beside = Players without a phone
duplicate-beside-help = One name per line. You type in their paper slips. Everyone else joins by the link.
duplicate-early = Collect now
duplicate-type = Type in a slip
duplicate-add = Add
duplicate-close-joining = Close joining
duplicate-open-joining = Open joining
duplicate-joining-closed-here = Joining is closed. You can still add players.
duplicate-add-name = Player without a phone
duplicate-wrote = has written
duplicate-result = The result
duplicate-again = Another game
duplicate-words = Word list: { $name }.
duplicate-ended-rounds = Game over: all rounds have been played.
duplicate-record = Download the record

## Questions before somebody loses a slip, and a slip without network
duplicate-ask-early = { $count ->
    [one] { $count } player has not written yet and would get nothing for this round. Collect now?
   *[other] { $count } players have not written yet and would get nothing for this round. Collect now?
}
duplicate-ask-stop = { $count ->
    [one] A round is under way: { $count } slip would not count. End the game?
   *[other] A round is under way: { $count } slips would not count. End the game?
}
duplicate-ask-stop-none = End the game for everyone?
duplicate-ask-replace = { $name } has already handed in another slip in time. Replace it with the one you typed?
duplicate-replace = Replace the slip
duplicate-keep-slip = Keep the first one
duplicate-go-on = Keep playing
duplicate-unsent = Your slip { $slip } has not reached the caller yet: no connection. It will be sent again automatically.
duplicate-unsent-lost = Your slip { $slip } did not reach the caller in time. Show it to the caller, who can still type it in.

## In a terminal
duplicate-ask-until = { $seconds } seconds left. Press Enter when all slips are in.
duplicate-ask-slip = square and word, such as “H8 WORD”; Enter for none>
duplicate-slip = Slip

## Why an act is refused
duplicate-no-players = Nobody has joined yet.
duplicate-too-many = No more players can join.
duplicate-too-many-beside = At most { $most } names fit here. The others can join by the link.
duplicate-joining-closed = Joining is closed. The caller can still add you.
duplicate-no-such-player = There is no such player.
duplicate-round-open = Finish the current round first.
duplicate-no-round = No round has started.
duplicate-not-yet = You join from the next round.
duplicate-time-not-up = Time is not up, and some slips are missing.
duplicate-bad-conditions = A round lasts up to 60 minutes, and only the variants listed can be played.
duplicate-too-many-tiles = At most { $most } tiles may be laid in one play.
duplicate-too-late = Time is up: this slip came too late.
duplicate-slip-there = This player has already handed in another slip in time.
duplicate-too-many-slips = You have handed in too many slips for this round.

## A hall
duplicate-own-place = Place { $place } of { $count }
duplicate-own-total = { $total } points, { $lost } behind the top
duplicate-automatic = The server closes each round by itself when time is up
duplicate-solo = Ten extra points for being the only one to find the top, with 16 players or more
duplicate-either = The leaflet’s rack: two vowels or two consonants
duplicate-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
duplicate-solution = Solution
duplicate-solvers = Players
duplicate-whole-table = The whole table
duplicate-wall = Wall screen
duplicate-leading = Highest so far
duplicate-player-number = Player number
duplicate-rulings = Rulings
duplicate-warn = Warn
duplicate-fine = Deduct 5 points
duplicate-lift = Take back
duplicate-show-player = Show player
duplicate-penalties = Warnings and deductions
duplicate-penalties-all = All players
duplicate-penalties-none = No warnings or deductions.
duplicate-penalties-more = These are the latest { $count }. Those of one player are shown by number.
duplicate-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
duplicate-fined = { $points } points deducted
duplicate-rulings-help = After three warnings, each further one costs 5 points.
duplicate-ruled = Player concerned
duplicate-ruled-number = Number of the player concerned
duplicate-to-desk = To the arbiter’s desk
duplicate-arbiter = An arbiter rules on the slips at a desk and chooses the master play among equals
duplicate-checked = Zeros and solos stand only when two officials have checked them
duplicate-hand = Tiles are drawn from a real bag and typed in
duplicate-by-hand = The tiles are drawn by hand.
duplicate-chosen-why = Chosen by the arbiter: { $why }
duplicate-mark-zero = zero
duplicate-scored-zero = { $play } scores 0 by the arbiter’s ruling.

## Rooms and categories
duplicate-room = Room
duplicate-category = Category
duplicate-room-choose = Choose a room …
duplicate-room-none = none
duplicate-room-missing = Choose the room that you sit in.
duplicate-rooms-named = Rooms
duplicate-rooms-help = One name per line. All rooms play the same game and share one ranking; an official of a room sees only that room’s slips.
duplicate-categories = Categories
duplicate-categories-help = One name per line, such as Juniors or Family. Each also gets a ranking of its own.
duplicate-after-round = after round { $number }

## A finished game, played again alone
duplicate-training = Training
duplicate-topping = Topping
duplicate-training-help = Write one solution per round and see it beside the master play and what everyone found.
duplicate-topping-help = Find the top as fast as you can. Every second counts; a top you do not find costs the whole time and 60 seconds more.
duplicate-play-again = Play these rounds again alone
duplicate-not-top = { $play } for { $points } is not the top yet.
duplicate-top-found = Top found in { $seconds } s
duplicate-top-missed = Not found: { $seconds } s
duplicate-show-top = Show the top
duplicate-next-round = Next round
duplicate-beaten = You scored more than { $count } of { $players } players.
duplicate-so-far = So far: { $total } of { $tops } points
duplicate-seconds-so-far = So far: { $seconds } s

## Variants and blitz
duplicate-more = Variants and blitz
duplicate-jokers = Blanks
duplicate-plain-joker = As they are drawn
duplicate-name-joker = Joker
duplicate-means-joker = every rack has one blank as long as any are left.
duplicate-name-explosive = Explosive joker
duplicate-means-explosive = every rack has one blank; after the master play its letter replaces it from the bag, if the bag still has one, and the blank returns to the rack.
duplicate-eights = Tiles on a rack
duplicate-plain-eight = Seven
duplicate-name-seven-of-eight = 7 of 8
duplicate-means-seven-of-eight = eight tiles, at most seven of them in one play.
duplicate-name-seven-and-eight = 7 and 8
duplicate-means-seven-and-eight = eight tiles; the bonus for playing all eight is 25 points higher than for seven.
duplicate-seconds = Blitz: seconds per round instead of minutes (0: minutes)
duplicate-replaced = { $letter } from the bag replaces the blank.
