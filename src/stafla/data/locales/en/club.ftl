# An evening of a club: one laptop serves the phones of a room (stafla club)
club-title = The club’s evening
club-organiser = Organiser
club-intro = One computer serves everyone in the room. Phones need neither the internet nor an account.
club-phones = For the phones
club-no-network = This computer is not on a network yet. Turn on its hotspot or join the room’s wireless network, then reload this page.
club-nothing = Nothing has begun yet. The organiser begins it at the computer.
club-begin = Begin a tournament
club-begin-help = Swiss pairing in one division, open to everyone in the room. You can change the rest at the desk.
club-duplicate = Duplicate
club-bingo = Bingo
club-plain = What phones cannot do here
club-plain-heard = The connection is not encrypted: anyone on the same network could listen in. Use no password here that opens anything else.
club-plain-install = A phone cannot install the page, play without the network or sign in with a passkey. That needs a server with https.
club-plain-awake = The screen may go dark while you wait. Touch it, and the page catches up.
club-plain-rest = Everything else works: pairings, results, duplicate, bingo and tables.
club-guest = Give your name; nothing else is needed. The page that follows is yours: keep it open or bookmark it.
