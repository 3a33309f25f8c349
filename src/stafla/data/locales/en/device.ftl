# Games against a bot on this device, without a network.

device-title = Games on this device
device-intro = You play against a bot that thinks on this device, with a network or without.
device-limits = What needs other people stays on the server: challenges, clocks, ratings, spectators. Here words are checked as they are played, and the game is kept in this browser alone.
device-edition = Edition
device-bot = Opponent
device-name = Your name
device-you = You
device-start = Start the game
device-loading = The game is being made ready.
# $words: in the word list; $size: megabytes to fetch
device-weight = { $words ->
        [one] { $words } word
       *[other] { $words } words
    }; { $size } MB to fetch.
device-there = This edition is on this device and plays without a network.
device-take = Take along
device-taking = It is being fetched.
device-forget = Remove from this device
# $credit: whom to thank; $licence: its name
device-credit = Words: { $credit } ({ $licence })
device-away = This edition is not on this device. Take it along when there is a network.
device-lost = Not enough room, or the network went away. Nothing was changed.
device-not-kept = This browser keeps nothing for us: the game is lost when the page is closed.
device-asks = Here the bot thinks on the server, not on this device: these games need a network, and nothing can be taken along.
device-unreached = The server is out of reach, and this game cannot go on without it. Nothing is lost: it goes on from the last move.
device-again = Try again
device-unable = This browser cannot play by itself. Bots play on the server.
device-broken = The game that was kept here cannot be opened any more.
device-discard = Discard this game
device-needs-script = Games on this device need JavaScript.
device-nothing-left = Nothing more can be laid.
device-go-on = Games against a bot on this device go on.
