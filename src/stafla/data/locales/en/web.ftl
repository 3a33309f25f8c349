### Pages of the server, and what the server says when it refuses a request.

## Start page
edition = Edition
word-list = Word list
word-list-own = default for the edition
word-list-owns = The editions’ own lists:
word-list-words = { $name } ({ $words ->
    [one] { $words } word
   *[other] { $words } words
})
word-check = Word checking
check-challenge = Players challenge words
check-automatic = Only valid words can be played
players-legend = Players
players-between = { $least ->
    [2] { $most ->
        [2] 2 players, or practise alone
       *[other] 2–{ $most } players, or practise alone
    }
   *[other] { $least }–{ $most } players, or practise alone
}
player-number = Player { $number }
player-name = Name of player { $number }
player-kind = Type of player at seat { $number }
kind-person = player on this device
kind-none = empty
sit-down = Join
appeals-allowed = Challenged words may be appealed to an arbiter
attested-allowed = Words found only in another dictionary are undecided, not invalid
attested-means = If such a word is challenged, the play stands and no points are lost until an arbiter has ruled on it. Otherwise the word list alone decides.
rated-game = Rated (two players with an account, or one against a bot)
rated-means = A rated game counts as soon as the tiles are drawn. You lose it if you resign, leave, run out of time or, where no clock runs, take no turn for three days. Two people can abort it by agreement only until both have had a turn.
companion = At a real board
language-choice = Language
form-wrong = The table was not created:

## Table page
table-title = { $edition } – table
table-needs-script = This page needs JavaScript.
download-record = Game record (JSON)
table-gcg = Game record (GCG)
table-diagram = Diagram (SVG)
back-to-start = Start page
error-title = Something went wrong

## On the board, in the language of the edition
premium-letter = ×{ $times } letter
premium-word = ×{ $times } word

## Players
erased-name = (name erased)

## The end
ended-out = The bag is empty and one player is out of tiles.
ended-passes = Everyone passed twice in a row.
ended-scoreless = Too many turns in a row added no tile to the board.
ended-nothing-left = No more plays are possible, and everyone agreed to end.
ended-resigned = The game ended by resignation.
ended-time = Time is up.
ended-gone = A player was away too long and forfeits.
ended-aborted = The game was aborted and does not count.
won-one = { $name } won.
won-several = Tied for first place: { $names }.
won-pair = { $one } and { $other } won together.

## Refusals of the table
no-hints = Hints are for unrated games against bots.
no-such-play = There is no such play.
play-not-settled = This play can still be challenged.
no-such-table = There is no such table.
broken-table = The record of this table is damaged and cannot be read. Those who run this site have been told; your other games are not affected.
broken-log = This record is damaged and cannot be read. Those who run this site have been told; nothing else is affected.
cannot-be-kept = Something here is too long to be saved. Nothing has changed.
not-your-table = Another device plays this seat. You can watch.
not-a-person = No player on this device sits there.
stale = The game has moved on. Look at the board again.
stale-log = Something changed meanwhile. Look again and repeat it if you still want it.
table-full = This game is too long to be recorded, so it cannot go on. You can still end it: resign, propose to abort it, or claim a forfeit if the other player has left.
proposed-too-fast = One moment: you have just made a proposal. You can make another in { $seconds } s.
called-too-fast = You called the judge or appealed a moment ago. Wait { $seconds } seconds after that before you call.
unknown-profile = There is no such edition.
unknown-lexicon = This word list is not installed for the edition.
unknown-bot = There is no such bot.
no-person = At least one person has to play.
bad-name = A name may have 1 to { $most } characters and no control characters.
foreign-letter = “{ $letter }” is not a letter of this edition.

## Refusals of the server
bad-request = The server did not understand this request. Reload the page.
bad-request-field = The field { $field } of the request is missing or cannot be read.
foreign-origin = This request came from another site and was refused.
not-found = There is no such page.
method = This page does not accept that action.
too-large = The request is too large.
too-fast = Too many requests. Wait a moment and try again.
too-silent = Nothing came over this connection, so it was closed.
too-many-lines = You, or others on your network, have too many pages with tables open. Close some of them.
too-slow = The request took too long.
content-type = The request must be JSON.
busy = The server is busy. Try again in a moment.
internal = Something went wrong on the server. Your game is safe.

## Without a network
offline-title = You are offline
offline-games = Your games with other players are safe on the server. They continue when you are back online.
offline-bots = Bots play on the server, so you cannot play them now. If you run Stafla on your own computer, it works without a network.
offline-again = Try again

## The judge at the table
judge-at-table = Judge for this table
judge-none = No judge
judge-any = Any judge
judge-at-table-text = Players can call a judge during the game and appeal a challenge verdict before it takes effect. Clocks stop meanwhile.
