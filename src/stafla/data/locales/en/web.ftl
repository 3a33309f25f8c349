### Pages of the server, and what the server says when it refuses a request.

## Start page
edition = Edition
word-list = Word list
word-list-own = the edition’s own
word-list-owns = The editions’ own lists:
word-list-words = { $name } ({ $words ->
    [one] { $words } word
   *[other] { $words } words
})
word-check = Words
check-challenge = Players challenge words, as in the rule book
check-automatic = Words are checked before a play counts
players-legend = Players
players-between = { $least ->
    [2] { $most ->
        [2] Two players, or one to practise alone.
       *[other] Two to { $most } players, or one to practise alone.
    }
   *[other] { $least } to { $most } players, or one to practise alone.
}
player-number = Player { $number }
player-name = Name of player { $number }
player-kind = Who plays at seat { $number }
kind-person = a person at this device
kind-none = nobody
sit-down = Sit down
appeals-allowed = Challenged words may be brought before an arbiter
attested-allowed = A word that only another dictionary knows is undecided, not invalid
attested-means = If somebody challenges it, the play stands and nobody pays until an arbiter has ruled on the word. Otherwise the list decides alone.
rated-game = Rated (two players with an account, or one against a bot)
rated-means = A rated game counts as soon as the tiles are drawn. You lose it if you resign, leave, run out of time or, where no clock runs, make no move for three days. Two people can call it off together only until both have had a turn.
companion = Companion for a real board
language-choice = Language
form-wrong = The table could not be made:

## Table page
table-title = { $edition } – table
table-needs-script = The board needs JavaScript. Score sheet and diagram can be read without it.
download-record = Record (JSON)
download-gcg = Record (GCG)
download-diagram = Diagram (SVG)
back-to-start = Start page
error-title = That did not work

## On the board, in the language of the edition
premium-letter = ×{ $times } letter
premium-word = ×{ $times } word

## Players
erased-name = (name erased)

## The end
ended-out = All tiles have been drawn and one player has played out.
ended-passes = All players have passed as often as the rules allow.
ended-scoreless = No new tile has stayed on the board for as many turns as the rules allow.
ended-nothing-left = Nothing more can be laid, and all agreed.
ended-resigned = All but one have given up.
ended-time = Time is up.
ended-gone = One player was gone for too long.
ended-aborted = The game was called off; it does not count.
won-one = { $name } wins.
won-several = Tied for first place: { $names }.
won-pair = { $one } and { $other } win together.

## Refusals of the table
no-such-table = There is no such table.
broken-table = The record of this table is damaged and cannot be read. Those who run this site have been told; your other games are not affected.
cannot-be-kept = Something here is too long to be saved. Nothing has changed.
not-your-table = Another device plays for this seat. You can watch.
not-a-person = Nobody at this device plays at that seat.
stale = Something happened at the table in the meantime. Look again.
table-full = More has happened at this table than a record can hold, so the game cannot go on. It can still be ended: resign, propose to call it off, or, if the other player has left, say so.
proposed-too-fast = One moment: you have just made a proposal. You can make another in { $seconds } s.
called-too-fast = You called the judge a moment ago. Wait { $seconds } seconds after a call before you call again.
unknown-profile = There is no such edition.
unknown-lexicon = This word list is not installed for the edition.
unknown-bot = There is no such bot.
no-person = At least one person has to play.
bad-name = A name has 1 to { $most } letters and no control characters.
foreign-letter = “{ $letter }” is not a letter of this edition.

## Refusals of the server
bad-request = The request could not be understood.
foreign-origin = The request came from another site.
not-found = There is no such page.
method = That cannot be done here.
too-large = The request is too large.
too-fast = That was too much at once. Wait a moment.
too-silent = Nothing came over this connection, so it was closed.
too-many-lines = You, or others on your network, have too many pages with tables open. Close some of them.
too-slow = The request took too long.
content-type = The request must be JSON.
busy = The server is busy. Try again in a moment.
internal = Something went wrong on the server. Nothing of the game is lost.

## Without a network
offline-title = No network
offline-games = Games with others wait on the server, unchanged. When the network is back you go on where you were.
offline-bots = Bots think on the server too, so they are away for now. On a computer of your own Stafla runs without a network: that computer is then the server.
offline-again = Try again

## The judge at the table
judge-at-table = Judge at the table
judge-none = No judge
judge-any = Any judge of this site
judge-at-table-text = A judge can be called during the game. A verdict on a challenge can then be appealed before it takes effect, and the clocks stand meanwhile.
