### Anddyrið, borð sem bíða eftir leikmönnum, og boð.

## Borð sem bíður
kind-invited = annar, með boði
call-public = Sýna borðið í anddyrinu: hver sem er má taka laus sæti og fylgjast með
waiting-title = Beðið eftir leikmönnum
waiting-intro = Spilið hefst sjálfkrafa þegar öll sæti eru skipuð.
place-free = laust
place-kept = laust, frátekið fyrir: { $name }
place-bot = vélmenni
place-yours = þú
invitation-link = Boðshlekkur
invitation-help = Hver sem opnar þennan hlekk getur tekið laust sæti án aðgangs.
your-name = Nafn þitt
leave-table = Fara frá borðinu
call-off = Hætta við borðið
look-again = Líta aftur
invitation-title = Þér er boðið að spila

## Synjanir
bad-text = Skilaboð eru 1 til { $most } prentanleg tákn.
watchers-sign-in = Skráðu þig inn til að spjalla við aðra áhorfendur.
not-invited = Þetta borð er fyrir boðna leikmenn.
no-free-place = Öll sæti eru skipuð.
too-many-calls = { $most ->
    [one] Þú bíður nú þegar við { $most } borð.
   *[other] Þú bíður nú þegar við { $most } borð.
}
not-over = Spilinu er ekki lokið.

## Anddyrið
lobby = Anddyri
lobby-calls = Borð sem bíða eftir leikmönnum
lobby-no-calls = Enginn bíður eftir leikmönnum núna.
lobby-waiting = Þú bíður við
lobby-mine = Spilin þín
lobby-none-mine = Þú ert ekki að spila núna.
lobby-watch = Spil til að fylgjast með
lobby-no-watch = Ekkert spil er til að fylgjast með núna.
lobby-ended = Síðustu spilin þín
lobby-rated = gildir til stiga
your-turn = þú átt leik
turn-of = { $name } á leik
invitation-qr = Boðshlekkurinn sem QR-kóði
