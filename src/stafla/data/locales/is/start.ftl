### Upphafssíðan, að spila strax, og leiðir um vefinn.

## Leiðir um vefinn
parts = Síður
part-play = Spila
part-play-short = Spila
part-lobby = Anddyri
part-lobby-short = Anddyri
part-daily = Standar dagsins
part-daily-short = Standur
part-clubs = Klúbbar
part-clubs-short = Klúbbar

## Spilað strax
start-headline = Leggjum orð á borð.
start-lead = Krossgátuspilið á íslensku, eftir íslenskum reglum. Ókeypis, án auglýsinga og án skráningar.
play-with = Mótherji
play-bot = Við tölvuna
play-person = Við annað fólk
play-now = Spila núna
play-change = Breyta útgáfu, styrk eða klukku
play-level = Styrkur
play-won-twice = Þú vannst tvisvar í röð ({ $level }).
play-next-level = Spila næst: { $next }
guest = Gestur
guest-number = Gestur { $number }
own-table = Eigið borð
own-table-more = Fleiri leikmenn, afbrigði og aðrar stillingar
own-table-short = Tveir til fjórir leikmenn, afbrigði, hvaða klukka sem er
code-question = Ertu með kóða?
code-join = Vera með
join-code = Kóði
join-code-help = Eða opnaðu { $address } og sláðu þennan kóða inn.
join-title = Tengjast með kóða
join-help = Kóðinn er á skjánum í salnum eða hjá þeim sem stjórnar: sex bók- og tölustafir.
no-such-code = Ekkert fannst með þessum kóða. Gættu að stöfunum eða biddu um hlekkinn.

## Fleira
watch = Horfa á
on-now = Í gangi núna
on-now-lobby = Anddyri: { $waiting ->
    [one] { $waiting } laust borð
   *[other] { $waiting } laus borð
}, { $playing ->
    [one] { $playing } spil
   *[other] { $playing } spil
}
daily-try = Spreyta sig
solo-short = Einn standur, tveir standar, sýnilegir stafir
device-short = Spil við tölvuna, líka án nets
clubs-title = Fyrir klúbba og heimili
companion-short = Klukka, stigablað og orðadómari í símanum
duplicate-short = Sömu stafir hjá öllum, skjár á vegg
bingo-short = Fyrir stofuna og kennslustofuna

## Klukkur í fáum orðum
clock-short-none = án klukku
clock-short-minutes = { $minutes } mín.
clock-short-increment = { $minutes } mín. + { $seconds } s
clock-short-days = { $days ->
    [one] { $days } dagur
   *[other] { $days } dagar
}
clock-short-move = { $minutes } mín. á leik

## Anddyrið
lobby-present = { $count ->
    [one] { $count } leikmaður hér
   *[other] { $count } leikmenn hér
}
lobby-quick = Spila strax
here-now = er hér núna
seats-free = { $players } leikmenn, { $free ->
    [one] { $free } sæti laust
   *[other] { $free } sæti laus
}
filter-more = Fleiri síur
filter-level = Minn styrkur
result-won = Sigur
result-lost = Tap
result-drawn = Jafnt
result-none = Án úrslita
quick-blitz = hraðspil
quick-rapid = atspil
quick-regular = fullur tími
quick-correspondence = bréfspil

## Um leikmann
games-own = Spilin þín
games-none-yet = Engu spili er lokið enn.
best-play = Besta lögn
games-latest = Síðustu spil
games-won-of = { $count ->
    [1] Unnin spil: { $won } af 1
   *[other] Unnin spil: { $won } af síðustu { $count }
}
games-won = Sigrar
points-average = Meðaltal
points-most = Hæst
bingos = Allir stafir í einu
squares-played = Hvar á borðinu
squares-played-text = Því dekkri sem reitur er, þeim mun oftar var stafur lagður þar.
rating-line = úr { $first } í { $last }
points-count = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
games-count = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
