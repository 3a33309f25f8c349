# An evening of a club: one laptop serves the phones of a room (stafla club)
club-title = Club evening
club-organiser = Organiser
club-intro = One computer serves everyone in the room. Phones need neither the internet nor an account.
club-phones = Address and QR code for the phones
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
event-elsewhere = Only one server runs a tournament at a time: this tournament has been handed over and can only be looked at here.
event-fork = Two copies of this tournament differ from entry { $number } on: both have been written to. Nothing was changed. Choose which one counts.
event-gap = Entries are missing before those that were imported; the latest here is { $number }.
event-part = This is no part of a tournament that can be kept here.
event-without-key = This tournament was made with an older version, and nothing shows whose it is. Ask an administrator of this site to bring it here and to make you its director.
event-house = { $text } is not the id of a server
events-log-handed-over = Handed over
club-carried =
    { $count ->
        [one] { $title }: { $count } entry, { $address }
       *[other] { $title }: { $count } entries, { $address }
    }
club-unreachable = { $address } cannot be reached ({ $text }). Nothing is lost: run the command again.
club-refused = { $address } refuses: { $text }
club-unencrypted = A token would go through the network unencrypted: use https, or add --plain on a network that you trust.
club-no-token = At { $address }/me/tokens, make a token that may carry tournaments and set { $name } to it.
club-reclaim-help = If the laptop is lost, the tournament can be run here again. What was entered at the laptop and not sent is then refused.
club-reclaim = Run it here again
club-file = Carry as a file
club-file-help = The file holds the whole tournament: import it on another server under “Announce a tournament”. Imported again, it adds only what is new there.
club-file-download = Download the file
club-file-house = Id of this server:
club-file-to = Id of the server that is to run it
club-file-to-help = It stands at the same place there. From then on the tournament is only looked at here; download the file afterwards.
club-file-give = Hand over
club-file-bring = Import a tournament from a file
club-file-bring-help = The file comes from the desk of the server where the tournament is run.
club-file-bring-do = Import
event-parcel = The tournament is too large for a file of { $most } kB: carry it with stafla club send.
