### Pelin jälkeen: pussin tarkistus, pelin toisto, vahvuusluvut, ratkaisut.

back-to-table = Pöytään

## Pussin tarkistus
verify-title = Oliko pussi rehellinen?
verify-intro = Ennen ensimmäistä nostoa palvelin näytti siemenensä sormenjäljen. Sitten pelaajien laitteet lisäsivät omat satunnaislukunsa. Kaikki laatat seuraavat molemmista, joten kukaan ei voinut valita niitä. Tässä jokainen nosto lasketaan uudelleen.
verify-file = Pelitallenne (JSON)
verify-do = Laske jokainen nosto
verify-no-record = Tämä ei ole pelitallenne: { $why }
verify-commitment = Sitoumus ennen peliä (siemenen SHA-256)
verify-seed = Palvelimen siemen
verify-added = { $name } lisäsi
verify-mixed = Kaikkien nostojen siemen
verify-draws = Jokainen nosto sellaisena kuin se tapahtui ja sellaisena kuin se lasketaan
verify-event = Tapahtuma
verify-player = Pelaaja
verify-bag = Pussissa
verify-told = Nostettu
verify-computed = Laskettu
