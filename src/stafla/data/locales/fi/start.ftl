### Aloitussivu, pelaaminen heti ja sivuston osat.

## Sivuston osat
parts = Sivut
part-play = Pelaa
part-play-short = Pelaa
part-lobby = Aula
part-lobby-short = Aula
part-daily = Päivän telineet
part-daily-short = Teline
part-clubs = Kerhot
part-clubs-short = Kerhot

## Pelaaminen heti
start-headline = Sana kerrallaan.
start-lead = Sanapeli suomeksi, suomalaisilla säännöillä. Ilmainen, ei mainoksia, ei rekisteröitymistä.
play-with = Vastustaja
play-bot = Tietokonetta vastaan
play-person = Ihmistä vastaan
play-now = Pelaa nyt
play-change = Muuta versiota, tasoa tai kelloa
play-level = Taso
play-won-twice = Voitit kahdesti peräkkäin ({ $level }).
play-next-level = Pelaa seuraavaksi: { $next }
guest = Vieras
guest-number = Vieras { $number }
own-table = Oma pöytä
own-table-more = Lisää pelaajia, muunnelmat ja muut asetukset
own-table-short = Kahdesta neljään pelaajaa, muunnelmat, mikä kello tahansa
code-question = Onko sinulla koodi?
code-join = Liity
join-code = Koodi
join-code-help = Tai avaa { $address } ja kirjoita tämä koodi.
join-title = Liity koodilla
join-help = Koodi näkyy salin näytöllä, tai järjestäjä kertoo sen: kuusi merkkiä, kirjaimia ja numeroita.
no-such-code = Tällä koodilla ei löytynyt mitään. Tarkista merkit tai pyydä linkki.

## Muuta
watch = Katso
on-now = Juuri nyt
on-now-lobby = Aula: { $waiting ->
    [one] { $waiting } avoin pöytä
   *[other] { $waiting } avointa pöytää
}, { $playing ->
    [one] { $playing } peli
   *[other] { $playing } peliä
}
daily-try = Kokeile
solo-short = Yksi teline, kaksi telinettä, näkyvät laatat
device-short = Pelit tietokonetta vastaan, myös ilman verkkoa
clubs-title = Kerhoille ja kotiin
companion-short = Kello, pistepöytäkirja ja sanatuomari puhelimessa
duplicate-short = Kaikilla samat kirjaimet, näyttö seinälle
bingo-short = Olohuoneeseen ja luokkaan

## Kellot muutamalla sanalla
clock-short-none = ilman kelloa
clock-short-minutes = { $minutes } min
clock-short-increment = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
}
clock-short-move = { $minutes } min vuoroa kohti
lobby-present = { $count ->
    [one] { $count } pelaaja paikalla
   *[other] { $count } pelaajaa paikalla
}
lobby-quick = Heti peliin
here-now = on paikalla
seats-free = { $players } pelaajaa, { $free ->
    [one] { $free } paikka vapaana
   *[other] { $free } paikkaa vapaana
}
filter-more = Lisää suodattimia
filter-level = Oma tasoni
result-won = Voitto
result-lost = Tappio
result-drawn = Tasapeli
result-none = Ei tulosta
quick-blitz = pikapeli
quick-rapid = nopea peli
quick-regular = täysi aika
quick-correspondence = kirjepeli

## Pelaajan sivu
games-own = Omat pelit
games-none-yet = Yhtään peliä ei ole vielä pelattu loppuun.
best-play = Paras siirto
games-latest = Viimeisimmät pelit
games-won-of = { $count ->
    [1] Voittoja { $won } yhdestä pelistä
   *[other] Voittoja { $won } viimeisimmästä { $count } pelistä
}
games-won = Voitot
points-average = Keskiarvo
points-most = Paras
bingos = Kaikki laatat kerralla
squares-played = Missä laudalla
squares-played-text = Mitä tummempi ruutu, sitä useammin sille on pelattu laatta.
rating-line = { $first } → { $last }
points-count = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
games-count = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
