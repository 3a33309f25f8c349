# Reverse play, bingo and solo: what is played beside the plain game.

pastimes-title = More ways to play

## Reverse play
reverse-title = Reverse play
reverse-begin = Take the board apart
reverse-intro = Take one to six tiles of one word at a time. Every word that is left must be a word, and all tiles hang together. You score what is printed on the tiles; the game is over when nothing more can be taken.
reverse-choose = Choose the tiles you take.
reverse-take = Take the tiles
reverse-turn = { $name } takes tiles.
reverse-yours = Your turn: take tiles ({ $name }).
reverse-over = Nothing more can be taken.
reverse-won = Most points: { $names }.
reverse-took = { $name }: { $tiles } ({ $points })
reverse-tile = { $square }: { $letter }, value { $value }
reverse-ask = squares of the tiles, as "H8 I8">
reverse-totals = Points
reverse-history = What was taken
reverse-word-list = Words of { $name }
not-over = The game is not over yet.
nothing-to-remove = Nothing can be taken off this board.
removal-no-tiles = Choose at least one tile.
removal-too-many-tiles = At most { $most } tiles at a time.
removal-off-board = There is no such square.
removal-nothing-there = There is no tile on { $square }.
removal-not-in-line = All tiles must be of one word.
removal-gap = All tiles must be of one word.
removal-too-short = A single tile cannot stay behind: take it too, or leave two.
removal-detached = The tiles that are left must hang together.
removal-wrong-size = The board has another size.

## Bingo
bingo-title = Bingo
bingo-intro = Everybody writes down two words of seven letters, no letter more often than the set has it. One person calls tiles from the bag; for each call you cross out one such letter, for a blank any letter. Whoever has crossed out both words calls bingo.
bingo-begin = Begin a round
bingo-join-here = Join with a phone
bingo-join = Write a card
bingo-link = The address for players
bingo-cards = Cards: { $count }
bingo-called-count = Tiles called: { $count }
bingo-call = Call a tile
bingo-finish = End the round
bingo-waiting = The first tile has not been called yet.
bingo-last = Latest tile
bingo-blank = blank
bingo-all = All tiles called
bingo-none-called = None yet.
bingo-commitment = The tiles follow from a number that is fixed: its fingerprint is { $commitment }.
bingo-seed = The number was { $seed }.
bingo-claimed = Bingo: { $names }. The cards were checked and are right. Whoever else has crossed out everything can still call, until the round is ended.
bingo-won = The round is over. Won by { $names }.
bingo-nobody = The round is over. Nobody called.
bingo-name = Your name
bingo-first-word = First word
bingo-second-word = Second word
bingo-write = Write the card
bingo-closed = The round has begun; cards can no longer be written.
bingo-card = Card of { $name }
bingo-keep = This page is your card: keep its address, nobody else has it.
bingo-cross = Cross out { $letter }
bingo-crossed = { $letter }, crossed out
bingo-claim = Bingo!
bingo-you-called = You called, and your card is right.
bingo-you-won = You have won.
bingo-check = Check a card on paper
bingo-check-button = Check
bingo-check-right = The card is complete.
bingo-check-left = Letters not called yet: { $left }.
bingo-ask-card = two words of seven letters>
bingo-ask-next = Enter calls the next tile>
bingo-tile = Tile { $number }: { $tile }
bingo-column-card = card
bingo-left = left
cards-closed = The first tile has been called; no more cards.
too-many-cards = There are as many cards as a round takes.
no-such-card = There is no such card.
card-word-length = A card has two words of seven letters each.
card-letters = The set has only { $most } of { $tile }; your words use more.
no-cards = Nobody has written a card yet.
all-called = All tiles are called.
bingo-called = Somebody has called bingo; no more tiles are called.
not-called = No tile has been called for this { $tile }.
crossed-out = This letter is crossed out already.
false-call = That is no bingo yet. Letters left to cross out: { $left }.

## Solo
solo-title = Solo
solo-intro = The game for one: against the best there is, or against yourself.
solo-begin = Begin
solo-daily = Racks of the day
solo-daily-about = Five racks, the same for everybody today; find the play that scores most, and see the best one.
solo-one = One rack
solo-one-about = The whole game alone, by the usual rules. Afterwards you see for every turn what the best play was.
solo-two = Two racks
solo-two-about = One rack for you and one for an imaginary opponent; afterwards you see the best plays.
solo-open = Open tiles
solo-open-about = All tiles lie face up. Choose freely, look words up, and reach the highest total.
solo-you = You
solo-opponent = Imaginary opponent
solo-own = Your results
solo-own-best = Your highest total: { $total }
solo-none-yet = No results yet.
daily-title = Racks of { $day }
daily-number = Rack { $number } of { $of }
daily-rack = Your tiles
solo-square = First square
solo-direction = Direction
solo-across = Across
solo-down = Down
solo-word = Word
solo-word-help = Small letters among capitals are blanks; otherwise a blank is used where a tile is missing.
solo-ask = your play, as "8D WORD"; Enter gives up>
solo-lay = Lay the word
daily-give-up = Show the best play
daily-yours = { $points ->
    [one] Your play: { $play }, { $points } point
   *[other] Your play: { $play }, { $points } points
}
daily-none = You gave this rack up.
daily-best = { $points ->
    [one] Best play: { $play }, { $points } point
   *[other] Best play: { $play }, { $points } points
}
daily-total = Your points: { $total } of { $most }
daily-over = That was the last rack of the day.
daily-again = Other racks and games
open-total = Points: { $total }
open-left = Tiles left
open-stop = Leave it at that
open-over = Your total: { $total }
open-laid = Words laid
open-record = Download the record
solo-choose-square = Square { $square }
solo-compared = Best here: { $play }, { $points }
solo-result = You: { $total }. The best plays would have made { $most }.
compared-title = Your game and the best plays
compared-sum = { $most ->
    [one] You found { $found } of { $most } point.
   *[other] You found { $found } of { $most } points.
}
compared-hits = { $of ->
    [one] You found the best play in { $hits } of { $of } turn.
   *[other] You found the best play in { $hits } of { $of } turns.
}
compared-turn = Turn { $number }
compared-rack = Tiles on the rack
compared-laid = { $points ->
    [one] Laid: { $word }, { $points } point
   *[other] Laid: { $word }, { $points } points
}
compared-exchange = { $count ->
    [one] { $count } tile exchanged
   *[other] { $count } tiles exchanged
}
compared-pass = Passed
compared-best = { $points ->
    [one] The best play was { $word } ({ $place }), { $points } point
   *[other] The best play was { $word } ({ $place }), { $points } points
}
compared-hit = That was the best play.
compared-nothing = Nothing could be laid.
compared-show = Show it on the board
compared-board = The board with { $word } at { $place }
compared-replay = The game turn by turn
no-such-pastime = Nothing is played here under this address.
not-your-pastime = Somebody else began this.
no-words-here = The word list is not installed.
bad-play = Give a square, a direction and a word of letters of this edition.
