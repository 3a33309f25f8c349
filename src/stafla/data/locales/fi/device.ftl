# Pelit bottia vastaan tällä laitteella, ilman verkkoa.

device-title = Pelit tällä laitteella
device-intro = Pelaat bottia vastaan, joka ajattelee tällä laitteella, verkossa tai ilman.
device-limits = Se, mihin tarvitaan muita ihmisiä, jää palvelimelle: haastaminen, kellot, vahvuusluvut ja katsojat. Täällä sanat tarkistetaan, ennen kuin siirto hyväksytään, ja peli säilyy vain tässä selaimessa.
device-edition = Versio
device-bot = Vastustaja
device-name = Nimesi
device-you = Sinä
device-start = Aloita peli
device-loading = Peliä valmistellaan.
# $words: sanalistassa; $size: haettavia megatavuja
device-weight = { $words ->
        [one] { $words } sana
       *[other] { $words } sanaa
    }; haettavaa { $size } Mt.
device-there = Tämä versio on tällä laitteella, ja sitä voi pelata ilman verkkoa.
device-take = Ota mukaan
device-taking = Versiota haetaan.
device-forget = Poista tältä laitteelta
# $credit: ketä on kiittäminen; $licence: lisenssin nimi
device-credit = Sanat: { $credit } ({ $licence })
device-away = Tätä versiota ei ole tällä laitteella. Ota se mukaan, kun verkko toimii.
device-lost = Tila ei riittänyt, tai verkko katkesi. Mitään ei muutettu.
device-not-kept = Tämä selain ei säilytä mitään: peli katoaa, kun sivu suljetaan.
device-asks = Täällä botti ajattelee palvelimella eikä laitteella: nämä pelit tarvitsevat verkkoyhteyden, eikä mitään voi ottaa mukaan.
device-unreached = Palvelimeen ei saada yhteyttä, eikä tätä peliä voi jatkaa ilman sitä. Mitään ei katoa: peli jatkuu viimeisimmästä siirrosta.
device-again = Yritä uudelleen
device-unable = Tämä selain ei osaa pelata itse. Botit pelaavat palvelimella.
device-broken = Tänne tallennettua peliä ei voi enää avata.
device-discard = Hylkää tämä peli
device-needs-script = Pelit tällä laitteella vaativat JavaScriptin.
device-nothing-left = Mitään ei voi enää asettaa.
device-go-on = Pelit bottia vastaan jatkuvat tällä laitteella.
