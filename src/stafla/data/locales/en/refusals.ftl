# Why an act is refused. The name of a message is the code of the refusal.
# $tile: a letter; $kind: whether it is a letter, a blank, or none can be named; $square: H8.

## The game and its players
game-over = The game is over.
no-such-seat = There is no such seat at this table.
has-resigned = You have given up this game.
random-closed = This bag does not wait for a random number from that seat.
bad-random = A random number has { $bytes } bytes.
wrong-players = { $most ->
        [2] This edition is for two players.
       *[other] This edition is for { $least } to { $most } players.
    }
unknown-edition = There is no edition called { $name }.
start-open = Who starts is not settled yet.
not-favoured = The choice is not yours: the draw of lots did not favour you, or the choice is made.

## Turns
not-your-turn = It is not your turn.
window-open = A play is waiting: accept it or challenge it first.
not-recorded = Record your opponent’s play before you make your own.
ruling-pending = A challenge is waiting for its verdict.

## Laying tiles
no-tiles = Choose at least one tile.
off-board = The tiles do not fit on the board.
occupied = There is already a tile on { $square }.
not-in-line = All tiles must lie in one line, across or down.
gap = There is an empty square between the tiles.
detached = The tiles must touch those already on the board.
not-on-start = The first word must cover the star in the middle.
too-short = The first word needs at least two tiles.
not-on-rack = { $kind ->
        [none] The rack does not hold these tiles.
        [blank] There is no blank on the rack.
       *[letter] There is no tile { $tile } on the rack.
    }
unknown-letter = This edition has no such letter.
blank-only = { $tile } has no tile of its own; only a blank can stand for it.
mismatch = Another letter than the one named lies on { $square }.
nothing-there = There is no tile on { $square }.
too-many-tiles = More tiles than a rack holds.
not-in-bag = The bag does not hold this tile.
not-in-set = The set has fewer of this tile.
wrong-size = The board has another size.
invalid-words = The word check does not accept this play: { $words }.

## Exchanging
bag-too-small = { $bag ->
        [0] The bag is empty.
        [one] The bag holds only one tile; you cannot exchange more.
       *[other] The bag holds only { $bag } tiles; you cannot exchange more.
    }
bag-below-least = Exchanging needs at least { $least } tiles in the bag.
exchange-limit = No more exchanges are allowed in this game.

## Challenges
no-window = No play is waiting: it was accepted, or the next player has begun.
own-play = Your own play is for the others to accept or challenge.
not-next = Only the next player can begin.
no-challenges = Words are checked automatically at this table; there are no challenges.
no-such-word = The play did not form that word.
no-challenge = There is no challenge to decide.
not-your-play = That is not your play.
not-made = The play is not made yet: its player has not pressed the clock.
already-made = The play is made and cannot be taken back.

## Ending
no-offer = There is no offer to end the game.
already-offered = The offer to end the game is already made.
already-accepted = You have already agreed to end the game.
no-such-ending = These rules know no such ending.
bag-not-empty = There are still tiles in the bag.
play-possible = Somebody can still lay tiles.

## Time and agreements
time-up = Your time is up; the others play on.
no-clock = No clock is running.
clock-runs = The clock is running already.
own-clock = Your own clock is for the others to start.
no-proposal = Nothing is proposed.
already-proposed = There is already a proposal to answer.
already-consented = You have already agreed.
too-many-proposals =
    { $most ->
        [one] You have made { $most } proposal during this turn, and no more are allowed. You can make another in the next turn.
       *[other] You have made { $most } proposals during this turn, and no more are allowed. You can make others in the next turn.
    }
withdrawn-too-often =
    { $most ->
        [one] You have taken back { $most } play during this turn. This one cannot be taken back any more.
       *[other] You have taken back { $most } plays during this turn. This one cannot be taken back any more.
    }
nothing-to-take-back = You have no turn that can be taken back.
no-takeback = In a rated game no turn is taken back.
too-late-to-abort = Everybody has had a turn: the game can now be called off only if all agree.
rated-stands = Once tiles are drawn, a rated game is not simply called off: it is played out, resigned or lost. Two people can still call it off together until both have had a turn.
not-gone = Nobody has kept the table waiting long enough.

## Variants: $variant and $other are their names
draw-due = A tile has to be drawn first, and the bag for it chosen.
nothing-to-draw = You have no tile to draw now.
bag-empty = There is no tile in that bag.
blanks-stay = At this table blanks stay where they lie.
no-blank-there = There is no blank on that square.
no-theme = A theme needs a name of at most 200 characters, and a list of at most 2,000 words of at most 60 letters each.
bad-claim = These words cannot be put forward for the theme.
no-vote = There is nothing to vote on.
own-vote = The others decide about your words.
already-voted = You have voted already.
vote-due = First everybody votes on the theme.
variant-unknown = There is no such variant: { $variant }.
variant-twice = { $variant }: this was chosen twice.
variant-unneeded = { $variant }: these rules say so anyway.
variants-conflict = “{ $variant }” and “{ $other }” cannot be combined.
variant-players = { $variant }: this needs at least { $least } players.
variant-check = { $variant }: this needs a table where words are challenged.

## The bag verified: $event is the number of an event
verify-holds = Every draw follows from what was promised and what the players added.
verify-not-revealed = The seed has not been revealed yet; that happens when the game is over.
verify-not-committed = The draws follow from the seed, but nothing was promised before the first of them.
verify-broken-promise = The seed is not the one that was promised.
verify-not-drawn = The tiles were drawn by hand, so there is nothing to compute.
verify-wrong-draw = Event { $event }: the seed gives other tiles.
verify-wrong-lot = Event { $event }: the lot favours somebody else.
verify-wrong-first = Event { $event }: somebody else should have begun.
verify-wrong-number = Event { $event }: more or fewer tiles should have been drawn.
verify-broken = Event { $event } cannot have happened: { $why }

## Beside a real board: $bag is the number of tiles left in the bag
not-at-board = Nothing here is kept beside a real board.
halted = The game stands until the sheets agree or the judge has decided.
board-unknown = Since a play was written down by its points alone, the board is not known; write the points alone.
no-line = There is no line on the sheet yet that could be compared.
no-draw = This player has drawn no tiles that could be too many.
no-such-surplus =
    { $bag ->
        [0] The bag held no tile more than were drawn.
        [one] The bag held only { $bag } tile more than were drawn.
       *[other] The bag held only { $bag } tiles more than were drawn.
    }
judge-there = The judge has already been called.
no-judge = Nobody has called the judge, or the decision cannot be recorded like this.
no-such-rack = No rack is to be shown now, or it has another number of tiles.
cannot-sign = It can be signed once the game is settled and the sheets show the same final score.

## The judge at the table
no-judge-here = There is no judge at this table.
no-verdict = There is no verdict that you could appeal.
verdict-open = The verdict may still be appealed.
appeal-open = The judge is to rule on an appeal first.
no-appeal-open = Nothing is before the judge.
not-your-appeal = Only the player who called the judge or appealed can do that.
too-many-calls =
    { $most ->
        [one] You have stopped this game for the judge once, which is as often as one may.
       *[other] You have stopped this game for the judge { $most } times, which is as often as one may.
    }

## Two pairs
plays-alone = Everybody plays alone here: nobody sees how your rack lies.
arranged-too-often = You have rearranged your rack { $most } times; that is as much as a record can hold.
no-proposals = Two pairs play here: partners speak by the order of their tiles alone, so nothing is proposed.
no-pair-clock = Two pairs play without a clock.
no-pair-judge = Two pairs play without a judge at the table: what a judge is told would be a word between partners.
no-pair-talk = Two pairs play here: nobody talks until the game is over.
