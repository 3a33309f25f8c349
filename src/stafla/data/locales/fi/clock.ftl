### Kellot sanoin.

clock = Kello
clock-none = Ei kelloa
clock-says = { $time }; { $limit }
clock-base = { $minutes ->
    [one] { $minutes } minuutti pelaajaa kohti
   *[other] { $minutes } minuuttia pelaajaa kohti
}
clock-increment = { $seconds ->
    [one] plus { $seconds } sekunti vuoroa kohti
   *[other] plus { $seconds } sekuntia vuoroa kohti
}
clock-move = { $minutes ->
    [one] { $minutes } minuutti vuoroa kohti
   *[other] { $minutes } minuuttia vuoroa kohti
}
clock-days = { $days ->
    [one] { $days } päivä vuoroa kohti
   *[other] { $days } päivää vuoroa kohti
}
clock-over = jokainen alkava yliminuutti maksaa { $points } pistettä, ja { $minutes ->
    [one] { $minutes } minuutin ylitys on tappio
   *[other] { $minutes } minuutin ylitys on tappio
}
clock-lose = ajan loppuminen on tappio
clock-stop = kun aika loppuu, pelaaja lopettaa ja muut jatkavat
clock-pass = kun aika loppuu, vuoro jää väliin
clock-margin = vähintään { $points } pisteen erolla
clock-own = Oma aika: minuutit ja lisäsekunnit vuoroa kohti
clock-minutes = Minuutit pelaajaa kohti
clock-seconds = Lisäsekunnit vuoroa kohti
unknown-clock = Sellaista kelloa ei ole.
