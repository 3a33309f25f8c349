### Kellot sanoin.

clock = Kello
clock-none = Ei kelloa
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minuutti kullekin
   *[other] { $minutes } minuuttia kullekin
}
clock-increment = { $seconds ->
    [one] { $seconds } sekunti lisää joka vuorosta
   *[other] { $seconds } sekuntia lisää joka vuorosta
}
clock-move = { $minutes ->
    [one] { $minutes } minuutti vuoroa kohti
   *[other] { $minutes } minuuttia vuoroa kohti
}
clock-days = { $days ->
    [one] { $days } päivä vuoroa kohti
   *[other] { $days } päivää vuoroa kohti
}
clock-over = jokainen alkanut yliajan minuutti maksaa { $points } pistettä, ja { $minutes ->
    [one] { $minutes } minuutin ylitys on tappio
   *[other] { $minutes } minuutin ylitys on tappio
}
clock-lose = ajan loppuessa peli on hävitty
clock-stop = ajan loppuessa pelaaja lopettaa ja muut jatkavat
clock-pass = ajan loppuessa vuoro jää väliin
clock-margin = vähintään { $points } pisteen erolla
clock-own = Oma aika: minuutit ja sekunnit joka vuorosta
clock-minutes = Omat minuutit
clock-seconds = Sekunnit joka vuorosta
unknown-clock = Sellaista kelloa ei ole.
