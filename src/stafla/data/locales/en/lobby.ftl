### The lobby, tables that wait for their players, and invitations.

## A table that waits
kind-invited = somebody else, invited
call-public = Show the table in the lobby: anyone may take free seats and watch
waiting-title = Waiting for players
waiting-intro = The game begins by itself when every seat is taken.
place-free = free
place-kept = free, kept for { $name }
place-bot = bot
place-yours = you
invitation-link = Invitation link
invitation-help = Whoever opens this link can take a free seat, without an account.
your-name = Your name
leave-table = Leave the table
call-off = Call the table off
look-again = Look again
live-lost = The connection is lost. This page tries again by itself.
live-moved = Something has changed since this page was opened.
live-open = Open the new page
live-busy = Many are asking at once. This will be sent again by itself in a moment.
invitation-title = You are invited to play

## Refusals
bad-text = A message has 1 to { $most } printable characters.
watchers-sign-in = Sign in to talk with other watchers.
not-invited = This table is for invited players.
no-free-place = All seats are taken.
has-seat = This device already has a seat at this table, or you have one on another device.
unknown-delay = There is no such delay.
bad-range = A range of ratings lies between { $least } and { $most }, the lower one first.
out-of-range = { $rating ->
    [none] This table is for ratings from { $least } to { $most }. Sign in to join with your rating.
   *[other] This table is for ratings from { $least } to { $most }; yours is { $rating }.
}
not-over = The game is not over yet.

## The lobby
lobby = Lobby
lobby-calls = Tables that wait for players
lobby-no-calls = Nobody is waiting for players now.
lobby-waiting = You are waiting at
lobby-mine = Your games
lobby-none-mine = You are not playing a game now.
lobby-watch = Games to watch
lobby-no-watch = There is no game to watch now.
lobby-ended = Your last games
lobby-rated = rated
your-turn = your turn
turn-of = { $name } is to play
invitation-qr = The invitation link as a QR code

## Who may come, and what one looks for
range-legend = Ratings of those who may join from the lobby:
range-least = from
range-most = to
range-from = rated { $least } or more
range-to = rated { $most } or less
range-between = rated { $least } to { $most }
filter-title = Filters
filter-ratings = Ratings
filter-rated = rated
filter-unrated = not rated
filter-all = all
filter-apply = Show
delay = Watchers see the game
delay-none = as it is played
delay-turns = { $turns ->
    [one] { $turns } turn later
   *[other] { $turns } turns later
}
delay-seconds = { $seconds ->
    [one] { $seconds } second later
   *[other] { $seconds } seconds later
}
delay-minutes = { $minutes ->
    [one] { $minutes } minute later
   *[other] { $minutes } minutes later
}
reach-title = On other devices in this room
reach-address = Address
reach-help = Whoever is in the same network opens this address, or points a phone’s camera at the code.
reach-qr = The address as a QR code
reach-alone = This address works on this machine alone. To let other devices in, start the server with stafla serve --host 0.0.0.0.

## Another device
transfer-title = Go on at another device
transfer-intro = At this device you play for: { $names }. With the link the other device plays on; this one then only watches.
transfer-make = Make a link
transfer-link = Link for your other device
transfer-hint = It works once and for { $minutes } minutes. Show it to nobody else: whoever opens it plays for you.
transfer-qr = The link as a QR code for the camera of the other device
transfer-signed-in = You play with an account: sign in on the other device, and the game is there.
transfer-account = To keep the game for good, make an account:
transfer-here = Play on here for { $names }? The device that made the link then only watches.
transfer-take = Play on here
no-such-transfer = This link has been used or is too old. Make a new one on the first device.
nothing-to-carry = Nobody without an account plays at this device here.
