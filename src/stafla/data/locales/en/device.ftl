# Games against a bot on this device, without a network.

device-title = Play a bot offline
device-intro = Play against a bot on this device, online or offline.
device-limits = Challenges, clocks, ratings and spectators need the server. Here words are checked as they are played, and the game is kept only in this browser.
device-edition = Edition
device-bot = Opponent
device-name = Your name
device-you = Player
device-start = Start the game
device-loading = Loading the game …
# $words: in the word list; $size: megabytes to fetch
device-weight = { $words ->
    [one] { $words } word
   *[other] { $words } words
}; download: { $size } MB.
device-there = Downloaded: this edition works offline.
device-take = Download
device-taking = Downloading …
device-forget = Remove from this device
# $credit: whom to thank; $licence: its name
device-credit = Words: { $credit } ({ $licence })
device-away = This edition is not on this device yet. Connect to the internet and download it first.
device-lost = Download failed: no connection, or not enough storage. Nothing was changed; try again.
device-asks = On this server bots play online only: these games need a connection, and nothing can be downloaded.
device-unreached = No connection to the server, and this game needs it. Nothing is lost: it continues from the last turn.
device-again = Try again
device-unable = This browser does not support offline games. Play bots online instead.
device-discard = Discard this game
device-discard-question = The game is removed from this device and cannot be restored.
device-needs-script = Games on this device need JavaScript.
device-nothing-left = No more plays are possible.
device-go-on = You can still play bots on this device.
