# Pelit bottia vastaan tällä laitteella, ilman verkkoa.

device-title = Pelit tällä laitteella
device-intro = Pelaat bottia vastaan tällä laitteella, verkossa tai ilman.
device-limits = Se, mihin tarvitaan muita ihmisiä, on vain palvelimella: haastaminen, kellot, vahvuusluvut ja katsojat. Täällä sanat tarkistetaan, ennen kuin siirto hyväksytään, ja peli säilyy vain tässä selaimessa.
device-edition = Versio
device-bot = Vastustaja
device-name = Nimesi
device-you = Pelaaja
device-start = Aloita peli
device-loading = Peliä valmistellaan.
# $words: sanalistassa; $size: haettavia megatavuja
device-weight = { $words ->
        [one] { $words } sana
       *[other] { $words } sanaa
    }; haettavaa { $size } Mt.
device-there = Tämä versio on tällä laitteella, ja sitä voi pelata ilman verkkoa.
device-take = Lataa laitteelle
device-taking = Versiota ladataan.
device-forget = Poista tältä laitteelta
# $credit: ketä on kiittäminen; $licence: lisenssin nimi
device-credit = Sanat: { $credit } ({ $licence })
device-away = Tätä versiota ei ole tällä laitteella. Lataa se, kun verkko toimii.
device-lost = Tila ei riittänyt, tai verkko katkesi. Mitään ei muutettu.
device-asks = Täällä botti pelaa palvelimella eikä laitteella: nämä pelit tarvitsevat verkkoyhteyden, eikä mitään voi ladata.
device-unreached = Palvelimeen ei saada yhteyttä, eikä tätä peliä voi jatkaa ilman sitä. Mitään ei katoa: peli jatkuu viimeisimmästä siirrosta.
device-again = Yritä uudelleen
device-unable = Tällä selaimella botti ei voi pelata laitteella. Botit pelaavat palvelimella.
device-discard = Poista tämä peli
device-discard-question = Peli poistetaan tältä laitteelta, eikä sitä voi palauttaa.
device-needs-script = Pelit tällä laitteella vaativat JavaScriptin.
device-nothing-left = Mitään ei voi enää pelata.
device-go-on = Pelit bottia vastaan jatkuvat tällä laitteella.
