### The lobby, tables that wait for their players, and invitations.

## A table that waits
kind-invited = someone I invite
gathering-public = List in the lobby: anyone may take an open seat or watch
waiting-title = Waiting for players
waiting-intro = The game starts when every seat is taken.
place-free = open seat
place-kept = reserved for { $name }
place-bot = bot
place-yours = you
invitation-link = Invitation link
invitation-help = Anyone with this link can take an open seat, no account needed.
your-name = Your name
leave-table = Leave the table
gathering-cancel = Cancel table
look-again = View table
live-lost = The connection is lost. Reconnecting …
live-moved = Something has changed since this page was opened.
live-open = Refresh
live-busy = The server is busy. This will be sent again in a moment.
live-unsent = No connection. This will be sent again as soon as the server answers.
invitation-title = You are invited to play

## Refusals
bad-text = A message may have 1 to { $most } characters.
watchers-sign-in = Sign in to chat with other spectators.
notes-sign-in = Sign in to keep notes on a game that you are watching.
not-invited = This table is for invited players only.
no-free-place = All seats are taken.
has-seat = This device already has a seat at this table, or you have one on another device.
unknown-delay = Choose one of the delays offered.
bad-range = Ratings go from { $least } to { $most }; enter the lower one first.
out-of-range = { $rating ->
    [none] This table is for ratings from { $least } to { $most }. Sign in to join with your rating.
   *[other] This table is for ratings from { $least } to { $most }; yours is { $rating }.
}

## The lobby
lobby = Lobby
lobby-gatherings = Open tables
lobby-no-gatherings = No open tables right now.
lobby-own-gatherings = Your open tables
lobby-time-left = { $time } left on your clock
lobby-mine = Your games
lobby-watch = Games to watch
lobby-no-watch = No games to watch right now.
lobby-ended = Recent games
lobby-rated = rated
your-turn = Your turn
turn-of = { $name } to play
invitation-qr = The invitation link as a QR code

## Who may come, and what one looks for
range-legend = Who may join from the lobby, by rating:
range-least = from
range-most = to
range-from = rated { $least } or more
range-to = rated { $most } or less
range-between = rated { $least } to { $most }
filter-title = Filters
filter-ratings = Ratings
filter-rated = rated
filter-unrated = casual
filter-all = all
filter-apply = Apply
delay = Watching
delay-none = live
delay-turns = { $turns ->
    [one] spectators { $turns } turn behind
   *[other] spectators { $turns } turns behind
}
delay-seconds = { $seconds ->
    [one] spectators { $seconds } second behind
   *[other] spectators { $seconds } seconds behind
}
delay-minutes = { $minutes ->
    [one] spectators { $minutes } minute behind
   *[other] spectators { $minutes } minutes behind
}
reach-title = On other devices in this room
reach-address = Address
reach-help = Anyone on the same network can open this address or scan the code.
reach-qr = The address as a QR code
reach-alone = This address works only on this computer. To let other devices in, start the server with stafla serve --host 0.0.0.0.

## Another device
transfer-title = Continue on another device
transfer-intro = On this device you play as: { $names }. With the link you continue on the other device; this one then only watches.
transfer-make = Create link
transfer-link = Link for your other device
transfer-hint = The link works once, within { $minutes } minutes. Keep it private: anyone who opens it plays as you.
transfer-qr = The link as a QR code for the camera of the other device
transfer-signed-in = You are signed in: sign in on the other device and your game is there.
transfer-account = To keep this game permanently, create an account:
transfer-here = Continue here as { $names }? The other device then only watches.
transfer-take = Continue here
no-such-transfer = This link was used or has expired. Create a new one on the first device.
nothing-to-carry = Nobody plays as a guest on this device.
