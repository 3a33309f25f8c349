# Reverse play, bingo and solo: what is played beside the plain game.


## Reverse play
reverse-title = Reverse play
reverse-begin = Take the board apart
reverse-intro = On your turn take one to six tiles from one word. What is left must still be valid words, and all tiles must stay connected. You score the face value of the tiles you take. The game ends when nothing more can be taken.
reverse-choose = Choose the tiles you take.
reverse-take = Take the tiles
reverse-turn = { $name } to play.
reverse-yours = Your turn: take tiles ({ $name }).
reverse-over = Game over: no more tiles can be taken.
reverse-won = First place: { $names }.
reverse-took = { $name }: { $tiles } ({ $points })
reverse-tile = { $square }: { $letter }, value { $value }
reverse-ask = squares of the tiles, such as “H8 I8”>
reverse-totals = Points
reverse-history = Tiles taken
reverse-word-list = Word list: { $name }.
not-over = The game is not over yet.
nothing-to-remove = Nothing can be taken off this board.
removal-no-tiles = Choose at least one tile.
removal-too-many-tiles = At most { $most } tiles at a time.
removal-off-board = There is no such square.
removal-nothing-there = There is no tile on { $square }.
removal-not-in-line = All tiles must belong to one word.
removal-gap = All tiles must belong to one word.
removal-too-short = A single tile cannot be left: take it too, or leave two.
removal-detached = The tiles that are left must stay connected.
removal-wrong-size = The board has a different size.

## Bingo
bingo-title = Bingo
bingo-intro = Write two words of seven letters; no letter may appear more often than in the tile set. A caller draws tiles: for each one you may cross out one matching letter, for a blank any letter. Cross out both words and call bingo.
bingo-begin = Begin a round
bingo-join-here = Join with a phone
bingo-join = Write a card
bingo-link = The address for players
bingo-card-again = Page closed? The same phone finds its card again:
bingo-cards = Cards: { $count }
bingo-called-count = Tiles called: { $count }
bingo-call = Call a tile
bingo-ask-finish = Nobody has called bingo. End the round for everyone?
bingo-finish = End the round
bingo-waiting = The first tile has not been called yet.
bingo-last = Latest tile
bingo-blank = blank
bingo-all = All tiles called
bingo-none-called = None yet.
bingo-commitment = The draws are fixed in advance. Fingerprint: { $commitment }.
bingo-seed = The draws follow from the number { $seed }.
bingo-claimed = Bingo: { $names }. The card is right. Anyone else with both words crossed out can still call until the round ends.
bingo-won = The round is over. Won by { $names }.
bingo-nobody = The round is over. Nobody called.
bingo-name = Your name
bingo-first-word = First word
bingo-second-word = Second word
bingo-write = Write the card
bingo-closed = The round has begun; cards can no longer be written.
bingo-card = Card of { $name }
bingo-keep = This page is your card. Keep its address: nobody else has it.
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
cards-closed = The round has started: new cards are closed.
too-many-cards = The round is full.
no-such-card = There is no such card.
card-word-length = A card has two words of seven letters each.
card-words = Not in the word list: { $words }.
card-letters = The set has only { $most } × { $tile }. Change one of your words.
no-cards = Nobody has written a card yet.
all-called = All tiles are called.
bingo-called = Someone has called bingo; no more tiles are called.
not-called = { $tile } has not been called often enough.
crossed-out = This letter is crossed out already.
false-call = Not bingo yet. Still to cross out: { $left }.

## Solo
solo-title = Solo
solo-intro = Play alone: against the best possible plays, or against yourself.
solo-begin = Begin
solo-daily = Daily racks
solo-daily-about = Five racks, the same for everyone today; find the play that scores most, and see the best one.
solo-one = One rack
solo-one-about = The whole game alone, by the usual rules. Afterwards you see for every turn what the best play was.
solo-two = Two racks
solo-two-about = You play both racks, yours and an imaginary opponent’s. Afterwards you see the best plays.
solo-open = Open tiles
solo-open-about = All tiles lie face up. Choose freely, look words up, and reach the highest total.
solo-you = Player
solo-opponent = Imaginary opponent
solo-own = Your results
solo-own-best = Your highest total: { $total }
solo-none-yet = No results yet.
daily-title = Daily racks, { $day }
daily-number = Rack { $number } of { $of }
daily-rack = Your tiles
solo-square = First square
solo-direction = Direction
solo-across = Across
solo-down = Down
solo-word = Word
solo-word-help = In a word with capitals, small letters are blanks. Otherwise a blank fills in where you lack a tile.
solo-ask = your play, such as “8D WORD”; Enter to skip>
solo-lay = Play
daily-give-up = Show the best play
daily-yours = { $points ->
    [one] Your play: { $play }, { $points } point
   *[other] Your play: { $play }, { $points } points
}
daily-none = You skipped this rack.
daily-best = { $points ->
    [one] Best play: { $play }, { $points } point
   *[other] Best play: { $play }, { $points } points
}
daily-total = Your points: { $total } of { $most }
daily-over = That was the last rack of the day.
daily-again = More solo games
open-total = Points: { $total }
open-left = Tiles left
open-stop = Finish
open-over = Your total: { $total }
open-laid = Plays
open-record = Download the record
solo-compared = Best here: { $play }, { $points }
solo-result = You: { $total }. Best plays: { $most }.
compared-title = The game and the best plays
compared-sum = { $most ->
    [one] { $found } of { $most } point found.
   *[other] { $found } of { $most } points found.
}
compared-hits = { $of ->
    [one] Best play on { $hits } of { $of } turn.
   *[other] Best play on { $hits } of { $of } turns.
}
compared-share = { $percent }% top-scoring
compared-counts = A best play here is one that scores the most. The analysis also counts what the tiles left on the rack are worth.
compared-turn = Turn { $number }
compared-rack = Tiles on the rack
compared-laid = { $points ->
    [one] Played: { $word }, { $points } point
   *[other] Played: { $word }, { $points } points
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
compared-nothing = No play was possible.
compared-board = The board with { $word } at { $place }
compared-replay = Replay the game
no-such-pastime = There is no game at this address.
not-your-pastime = Only the player who started this game can do that.
no-words-here = The word list is not installed.
bad-play = Enter a square, a direction and a word in this edition’s letters.
