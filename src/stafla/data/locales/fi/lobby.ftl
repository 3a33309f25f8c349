### Aula, pelaajiaan odottavat pöydät ja kutsut.

## Odottava pöytä
kind-invited = kutsuttu pelaaja
gathering-public = Näytä pöytä aulassa: kuka tahansa saa ottaa vapaan paikan ja seurata peliä
waiting-title = Odotetaan pelaajia
waiting-intro = Peli alkaa, kun kaikki paikat on otettu.
place-free = vapaa paikka
place-kept = varattu: { $name }
place-bot = botti
place-yours = sinä
invitation-link = Kutsulinkki
invitation-help = Linkin avaaja voi ottaa vapaan paikan ilman tiliä.
your-name = Nimesi
leave-table = Poistu pöydästä
gathering-cancel = Peru pöytä
look-again = Katso pöytää
live-lost = Yhteys katkesi. Sivu yrittää itse yhdistää uudelleen.
live-moved = Jotain on muuttunut sen jälkeen, kun tämä sivu avattiin.
live-open = Näytä
live-busy = Palvelin on ruuhkautunut. Tämä lähetetään hetken päästä uudelleen.
live-unsent = Ei yhteyttä palvelimeen. Tämä lähetetään uudelleen, kunnes palvelin vastaa.
invitation-title = Sinut on kutsuttu pelaamaan

## Epäämiset
bad-text = Viestissä saa olla 1–{ $most } merkkiä.
watchers-sign-in = Kirjaudu sisään, niin voit jutella muiden katsojien kanssa.
notes-sign-in = Kirjaudu sisään, niin voit tehdä muistiinpanoja pelistä, jota katsot.
not-invited = Tähän pöytään pääsee vain kutsulla.
no-free-place = Kaikki paikat on otettu.
has-seat = Tällä laitteella on jo otettu paikka tästä pöydästä, tai istut siinä jo toisella laitteella.
unknown-delay = Valitse jokin tarjotuista viiveistä.
bad-range = Anna kaksi lukua väliltä { $least }–{ $most }, pienempi ensin.
out-of-range = { $rating ->
    [none] Tähän pöytään pääsee vahvuusluvulla { $least }–{ $most }. Kirjaudu sisään, niin vahvuuslukusi tunnetaan.
   *[other] Tähän pöytään pääsee vahvuusluvulla { $least }–{ $most }; sinun lukusi on { $rating }.
}

## Aula
lobby = Aula
lobby-gatherings = Vapaat paikat
lobby-no-gatherings = Ei vapaita paikkoja juuri nyt.
lobby-own-gatherings = Pöydät, joissa odotat
lobby-time-left = aikaa jäljellä { $time }
lobby-mine = Omat pelisi
lobby-watch = Seurattavat pelit
lobby-no-watch = Nyt ei ole seurattavia pelejä.
lobby-ended = Viimeisimmät pelisi
lobby-rated = vahvuuslukupeli
your-turn = Sinun vuorosi
turn-of = vuorossa { $name }
invitation-qr = Kutsulinkki QR-koodina

## Kuka saa liittyä ja mitä etsitään
range-legend = Aulasta pääsee pöytään, jos vahvuusluku on
range-least = vähintään
range-most = enintään
range-from = vahvuusluku vähintään { $least }
range-to = vahvuusluku enintään { $most }
range-between = vahvuusluku { $least }–{ $most }
filter-title = Suodattimet
filter-ratings = Vahvuusluku
filter-rated = vahvuuslukupelit
filter-unrated = muut pelit
filter-all = kaikki
filter-apply = Näytä
delay = Katsojat näkevät pelin
delay-none = heti
delay-turns = { $turns ->
    [one] { $turns } vuoron jäljessä
   *[other] { $turns } vuoroa jäljessä
}
delay-seconds = { $seconds ->
    [one] { $seconds } sekunnin jäljessä
   *[other] { $seconds } sekuntia jäljessä
}
delay-minutes = { $minutes ->
    [one] { $minutes } minuutin jäljessä
   *[other] { $minutes } minuuttia jäljessä
}
reach-title = Muut laitteet tässä huoneessa
reach-address = Osoite
reach-help = Samassa verkossa olevat avaavat tämän osoitteen tai osoittavat koodia puhelimen kameralla.
reach-qr = Osoite QR-koodina
reach-alone = Tämä osoite toimii vain tällä koneella. Muut laitteet pääsevät mukaan, kun palvelin käynnistetään komennolla stafla serve --host 0.0.0.0.

## Toinen laite
transfer-title = Jatka toisella laitteella
transfer-intro = Tällä laitteella pelaa: { $names }. Avaa linkki toisella laitteella ja jatka siellä; tällä voi sen jälkeen vain katsella.
transfer-make = Luo linkki
transfer-link = Linkki toiselle laitteellesi
transfer-hint = Linkki toimii kerran, { $minutes } minuutin ajan. Älä näytä sitä muille: linkin avaaja pelaa sinun nimissäsi.
transfer-qr = Linkki QR-koodina toisen laitteen kameralle
transfer-signed-in = Pelaat tilillä: kirjaudu toisella laitteella, niin peli on siellä.
transfer-account = Jos haluat säilyttää pelin, luo tili:
transfer-here = Jatketaanko peliä tällä laitteella ({ $names })? Linkin luonut laite voi sen jälkeen vain katsella.
transfer-take = Jatka täällä
no-such-transfer = Linkki on jo käytetty tai liian vanha. Luo uusi ensimmäisellä laitteella.
nothing-to-carry = Tällä laitteella ei kukaan pelaa tässä pöydässä ilman tiliä.
