# Duplicate: the same letters for everybody.

duplicate-title = Duplicate
duplicate-intro = Everybody has the same letters and the same board. One of you calls: seven letters are announced, everybody looks for the best word and writes it down in time. Then the best word is laid for all, and each scores what they found.
duplicate-begin = Begin as caller
duplicate-time = Minutes for a round
duplicate-best = Lay the best possible word, not the best that somebody found
duplicate-federation = Go on while bag and rack together hold a vowel and a consonant
duplicate-round = Round { $move }
duplicate-waiting = Soon the first letters are announced.
duplicate-between = The next letters are on their way.
duplicate-announce = Announce the letters
duplicate-collect = Collect the slips
duplicate-stop = End the game
duplicate-written = Slips: { $written } of { $players }
duplicate-rack = The letters
duplicate-board = The board
duplicate-left = Time left
duplicate-warning = Half a minute left: write your word down.
duplicate-time-up = The time is up.
duplicate-master = Laid for all: { $play } for { $points }
duplicate-no-play = Nothing could be laid. The letters go back.
duplicate-slips = What was written
duplicate-table = The table
duplicate-place = Place
duplicate-player = Player
duplicate-last = Round
duplicate-total = Total
duplicate-lost = Behind
duplicate-share = Of best
duplicate-join = Play along
duplicate-join-here = Players
duplicate-nobody = Nobody has joined yet.
duplicate-name = Your name
duplicate-link = Address for players
duplicate-commitment = Fingerprint of the bag: { $commitment }
duplicate-seed = The bag follows from: { $seed }
duplicate-position = Where it begins
duplicate-position-help = H8 runs across, 8H down: rows have letters, columns numbers.
duplicate-word = The whole word
duplicate-blanks = In a word of mixed letters the small ones are blanks.
duplicate-write = Write it down
duplicate-own = Your slip: { $play } for { $points }. You can write another one until the time is up.
duplicate-none = You have written nothing in this round.
duplicate-next = You take part from the next round on.
duplicate-scored = You found { $play } for { $points }.
duplicate-scored-nothing = You scored nothing in this round.
duplicate-scored-refused = { $play } is not admissible and scores nothing.
duplicate-scored-late = { $play } came too late and scores nothing.
duplicate-mark-refused = not admissible
duplicate-mark-late = too late
duplicate-ended-tiles = The game is over: the bag holds no more vowels or no more consonants.
duplicate-ended-stuck = The game is over: nothing more can be laid.
duplicate-ended-stopped = The caller has ended the game.
duplicate-won = First: { $names }
duplicate-keep = This address is yours alone: whoever has it writes for you.
duplicate-rounds = Rounds (0: until the tiles run out)
duplicate-beside = Players at this device
duplicate-beside-help = One name a line. You type in what they write on paper; whoever has a phone joins by the link.
duplicate-early = Collect now
duplicate-type = Type in a slip
duplicate-add = Add
duplicate-add-name = A player at this device
duplicate-wrote = has written
duplicate-result = The result
duplicate-again = Another game
duplicate-words = Words of { $name }.
duplicate-ended-rounds = The game is over: all rounds are played.
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
duplicate-ask-stop-none = End the game for everybody?
duplicate-ask-replace = { $name } has already handed in another slip in time. Replace it with the one you typed?
duplicate-replace = Replace the slip
duplicate-keep-slip = Keep the first one
duplicate-go-on = Go on playing
duplicate-unsent = Your slip { $slip } has not reached the caller yet: no connection. It is sent again by itself.
duplicate-unsent-lost = Your slip { $slip } did not reach the caller in time. Show it to the caller, who can still type it in.

## In a terminal
duplicate-ask-until = { $seconds } seconds: press Enter when all slips are written.
duplicate-ask-slip = where and what, as "H8 WORD"; Enter: nothing>
duplicate-slip = Slip

## Why an act is refused
duplicate-no-players = Nobody takes part yet.
duplicate-too-many = No more players can join.
duplicate-no-such-player = There is no such player.
duplicate-round-open = A round is under way.
duplicate-no-round = No round is under way.
duplicate-not-yet = You take part from the next round on.
duplicate-time-not-up = The time is not up, and not everybody has written.
duplicate-bad-conditions = A round lasts from one minute to an hour.
duplicate-too-late = The time is up: this slip came too late.
duplicate-slip-there = This player has already handed in another slip in time.
