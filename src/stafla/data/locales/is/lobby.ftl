### Anddyrið, borð sem bíða eftir leikmönnum, og boð.

## Borð sem bíður
kind-invited = annar, með boði
call-public = Sýna borðið í anddyrinu: hver sem er má taka lausu sætin
waiting-title = Beðið eftir leikmönnum
waiting-intro = Spilið hefst sjálfkrafa þegar öll sæti eru skipuð.
place-free = laust
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
not-invited = Þetta borð er fyrir boðna leikmenn.
no-free-place = Öll sæti eru skipuð.
too-many-calls = { $most ->
    [one] Þú bíður nú þegar við { $most } borð.
   *[other] Þú bíður nú þegar við { $most } borð.
}
