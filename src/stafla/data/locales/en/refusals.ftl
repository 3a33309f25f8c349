# Why an act is refused. The name of a message is the code of the refusal.
# $tile: a letter; $kind: whether it is a letter, a blank, or none can be named; $square: H8.

## The game and its players
game-over = The game is over.
no-such-seat = There is no such seat at this table.
has-resigned = You have resigned from this game.
random-closed = This seat’s random number is already in, or none is needed.
bad-random = A random number has { $bytes } bytes.
wrong-players = { $most ->
        [2] This edition is for two players.
       *[other] This edition is for { $least } to { $most } players.
    }
unknown-edition = There is no edition called { $name }.
start-open = Who starts is not settled yet.
not-favoured = The choice is not yours: you did not win the starting draw, or it was already made.

## Turns
not-your-turn = It is not your turn.
window-open = A play is waiting: accept it or challenge it first.
not-recorded = Write down your opponent’s play before you make your own.
ruling-pending = A challenge is waiting for its verdict.

## Laying tiles
no-tiles = Choose at least one tile.
off-board = The tiles do not fit on the board.
occupied = There is already a tile on { $square }.
not-in-line = All tiles must be in one line, across or down.
gap = There is an empty square between the tiles.
detached = The tiles must touch those already on the board.
not-on-start = The first word must cover the star in the middle.
too-short = The first word needs at least two tiles.
opening-too-short = Fives first: the first word needs at least { $least } letters. If you cannot play one, pass.
not-on-rack = { $kind ->
    [none] You do not have these tiles.
    [blank] You do not have a blank.
   *[letter] You do not have { $tile } on your rack.
}
unknown-letter = This edition does not have that letter.
blank-only = There is no { $tile } tile; only a blank can stand for it.
mismatch = A different letter is on { $square }.
nothing-there = There is no tile on { $square }.
too-many-tiles = That is more tiles than a rack holds.
not-in-bag = The bag does not hold this tile.
not-in-set = The tile set does not have that many of this tile.
wrong-size = The board has a different size.
invalid-words = Not in the word list: { $words }.

## Exchanging
bag-too-small = { $bag ->
        [0] The bag is empty.
        [one] The bag holds only one tile; you cannot exchange more.
       *[other] The bag holds only { $bag } tiles; you cannot exchange more.
    }
bag-below-least = You can exchange only with at least { $least } tiles in the bag.
exchange-limit = No more exchanges are allowed in this game.

## Challenges
no-window = There is no play to answer: it was accepted, or the next player has begun.
own-play = You cannot accept or challenge your own play.
not-next = Only the player whose turn is next can do that.
no-challenges = Words are checked automatically at this table; there are no challenges.
no-such-word = The play did not form that word.
no-challenge = There is no challenge to decide.
not-your-play = That is not your play.
not-made = Wait: the player has not pressed the clock yet.
already-made = The play is final and cannot be withdrawn.

## Ending
no-offer = There is no offer to end the game.
already-offered = The offer to end the game is already made.
already-accepted = You have already agreed to end the game.
no-such-ending = These rules do not allow ending the game by agreement.
bag-not-empty = There are still tiles in the bag.
play-possible = Plays are still possible.

## Time and agreements
time-up = Your time is up; the others play on.
no-clock = No clock is running.
clock-runs = The clock is running already.
own-clock = Your opponent starts your clock.
no-proposal = There is no proposal to answer.
already-proposed = There is already a proposal to answer.
already-consented = You have already agreed.
too-many-proposals =
    { $most ->
        [one] You have made { $most } proposal during this turn, and no more are allowed. You can make another in the next turn.
       *[other] You have made { $most } proposals during this turn, and no more are allowed. You can make others in the next turn.
    }
withdrawn-too-often = { $most ->
    [one] You have withdrawn { $most } play during this turn, the most allowed. This play stays on the board.
   *[other] You have withdrawn { $most } plays during this turn, the most allowed. This play stays on the board.
}
nothing-to-take-back = You have no turn to undo.
no-takeback = Rated games have no takebacks.
too-late-to-abort = Everyone has had a turn: the game can be aborted only if all agree.
rated-stands = Once tiles are drawn, a rated game has to be played out or resigned. Until both have had a turn, two players can still abort it by agreement.
not-gone = It is too early to claim a forfeit.

## Variants: $variant and $other are their names
draw-due = First choose a bag and draw a tile.
nothing-to-draw = You have no tiles to draw now.
bag-empty = That bag is empty.
blanks-stay = Blanks cannot be swapped at this table.
no-blank-there = There is no blank on that square.
no-theme = Enter a theme of at most 200 characters; its list may have at most 2,000 words of at most 60 letters each.
bad-claim = You cannot claim the theme bonus for these words.
no-vote = There is nothing to vote on.
own-vote = You cannot vote on your own words.
already-voted = You have voted already.
vote-due = Everyone has to vote on the theme first.
variant-unknown = There is no such variant: { $variant }.
variant-twice = { $variant } was chosen twice.
variant-unneeded = { $variant } is already part of these rules.
variants-conflict = “{ $variant }” and “{ $other }” cannot be combined.
variant-players = { $variant } needs at least { $least } players.
variant-check = { $variant } needs a table with challenges.

## The bag verified: $event is the number of an event
verify-holds = Every draw matches the published seed and the players’ numbers.
verify-not-revealed = The seed is not public yet. It is shown when the game is over.
verify-not-committed = The draws match the seed, but no fingerprint was published before the first draw.
verify-broken-promise = The seed does not match the published fingerprint.
verify-not-drawn = The tiles were drawn by hand, so there is nothing to check.
verify-wrong-draw = Event { $event }: the seed gives different tiles.
verify-wrong-lot = Event { $event }: a different player won the starting draw.
verify-wrong-first = Event { $event }: a different player should have gone first.
verify-wrong-number = Event { $event }: more or fewer tiles should have been drawn.
verify-broken = Event { $event } cannot have happened: { $text }
verify-seed-holds = Every draw follows from the seed that was promised.
verify-day-holds = The racks follow from the edition and the day.
verify-nothing-drawn = No tiles are drawn in reverse play, so there is nothing to check.

## Beside a real board: $bag is the number of tiles left in the bag
not-at-board = This works only beside a real board.
halted = The game is stopped until the sheets agree or the judge decides.
board-unknown = The board is unknown since a play was recorded by points only. Record points only from now on.
no-line = There is no turn on the sheet yet to compare.
no-draw = This player has not drawn any extra tiles.
no-such-surplus = { $bag ->
    [0] The bag had no more tiles than were drawn.
    [one] The bag had only { $bag } more tile than was drawn.
   *[other] The bag had only { $bag } more tiles than were drawn.
}
judge-there = The judge has already been called.
no-judge = Nobody has called the judge, or this decision cannot be recorded.
no-such-rack = No rack has to be shown now, or the number of tiles is wrong.
cannot-sign = You can sign when the game is over and both sheets show the same final score.

## The judge at the table
no-judge-here = There is no judge at this table.
no-verdict = There is no verdict that you can appeal.
verdict-open = The verdict may still be appealed.
appeal-open = The judge has to rule on the appeal first.
no-appeal-open = No appeal is open.
not-your-appeal = Only the player who called the judge or appealed can do that.
too-many-calls = { $most ->
    [one] You have already stopped this game { $most } time, the most allowed.
   *[other] You have already stopped this game { $most } times, the most allowed.
}

## Two pairs
plays-alone = Racks are private here: nobody sees the order of your tiles.
arranged-too-often = You have rearranged your rack { $most } times, the most a record can hold.
no-proposals = Games in pairs have no proposals: partners signal only by the order of their tiles.
no-pair-clock = Games in pairs are played without a clock.
no-pair-judge = Games in pairs have no judge: a message to the judge would also tell your partner.
no-pair-talk = Games in pairs have no chat until the game is over.
