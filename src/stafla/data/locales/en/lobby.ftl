### The lobby, tables that wait for their players, and invitations.

## A table that waits
kind-invited = somebody else, invited
call-public = Show the table in the lobby: anyone may take the free seats
waiting-title = Waiting for players
waiting-intro = The game begins by itself when every seat is taken.
place-free = free
place-bot = bot
place-yours = you
invitation-link = Invitation link
invitation-help = Whoever opens this link can take a free seat, without an account.
your-name = Your name
leave-table = Leave the table
call-off = Call the table off
look-again = Look again
invitation-title = You are invited to play

## Refusals
not-invited = This table is for invited players.
no-free-place = All seats are taken.
too-many-calls = { $most ->
    [one] You are waiting at { $most } table already.
   *[other] You are waiting at { $most } tables already.
}
