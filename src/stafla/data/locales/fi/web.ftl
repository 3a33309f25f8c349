### Palvelimen sivut ja se, mitä palvelin sanoo hylätessään pyynnön.

## Aloitussivu
edition = Versio
word-list = Sanalista
word-list-own = version oma sanalista
word-list-owns = Versioiden omat sanalistat:
word-list-words = { $name } ({ $words ->
    [one] { $words } sana
   *[other] { $words } sanaa
})
word-check = Sanojen tarkistus
check-challenge = Pelaajat haastavat sanoja sääntöjen mukaan
check-automatic = Sanat tarkistetaan, ennen kuin siirto hyväksytään
players-legend = Pelaajat
players-between = { $least ->
    [2] { $most ->
        [2] Kaksi pelaajaa. Yksinkin voi harjoitella.
       *[other] 2–{ $most } pelaajaa. Yksinkin voi harjoitella.
    }
   *[other] { $least }–{ $most } pelaajaa. Yksinkin voi harjoitella.
}
player-number = Pelaaja { $number }
player-name = Pelaajan { $number } nimi
player-kind = Kuka istuu paikalla { $number }
kind-person = pelaaja tällä laitteella
kind-none = tyhjä paikka
sit-down = Istu pöytään
appeals-allowed = Haastetut sanat saa viedä tuomarin ratkaistaviksi
attested-allowed = Sana, joka on vain toisessa sanakirjassa, jää ratkaisematta eikä ole väärä
attested-means = Jos se haastetaan, siirto jää voimaan eikä kukaan menetä pisteitä, kunnes tuomari on ratkaissut sanan. Muuten sanalista päättää yksin.
rated-game = Vahvuuslukupeli (kaksi pelaajaa, joilla on tili, tai yksi bottia vastaan)
rated-means = Vahvuuslukupeli on voimassa heti, kun laatat on nostettu. Häviät, jos luovutat, poistut pelistä, aikasi loppuu tai, kun kelloa ei ole, et tee siirtoa kolmeen päivään. Kaksi ihmistä voi mitätöidä pelin yhdessä, mutta vain siihen asti, kunnes molemmat ovat olleet vuorossa.
companion = Oikean laudan ääressä
language-choice = Kieli
form-wrong = Pöytää ei voitu avata:

## Pöydän sivu
table-title = { $edition } – pöytä
table-needs-script = Lauta tarvitsee JavaScriptiä. Pöytäkirjan ja kuvan voi lukea ilmankin.
download-record = Pelitallenne (JSON)
table-gcg = Pelitallenne (GCG)
table-diagram = Kuva laudasta (SVG)
back-to-start = Aloitussivu
error-title = Se ei onnistunut

## Laudalla, version kielellä
premium-letter = ×{ $times } kirjain
premium-word = ×{ $times } sana

## Pelaajat
erased-name = (nimi poistettu)

## Pelin loppu
ended-out = Pussi on tyhjä, ja yksi pelaaja on pelannut kaikki laattansa.
ended-passes = Kaikki ovat jättäneet vuoron väliin kahdesti peräkkäin.
ended-scoreless = Liian monta vuoroa peräkkäin ilman uutta laattaa laudalla.
ended-nothing-left = Mitään ei voi enää pelata, ja kaikki ovat siitä samaa mieltä.
ended-resigned = Peli luovutettiin.
ended-time = Aika on lopussa.
ended-gone = Yksi pelaaja oli liian kauan poissa.
ended-aborted = Peli mitätöitiin, eikä sitä lasketa.
won-one = { $name } voitti.
won-several = Ensimmäisen sijan jakavat { $names }.
won-pair = { $one } ja { $other } voittivat yhdessä.

## Mitä pöytä hylkää
no-hints = Vihjeitä saa vain, kun pelaa botteja vastaan ilman vahvuuslukua.
no-such-play = Sellaista siirtoa ei ole.
play-not-settled = Siirron voi vielä haastaa.
no-such-table = Sellaista pöytää ei ole.
broken-table = Tämän pöydän pelitallenne on vioittunut, eikä sitä voi lukea. Ylläpito on saanut tiedon; muut pelisi ovat kunnossa.
broken-log = Tallenne on vioittunut, eikä sitä voi lukea. Ylläpito on saanut tiedon; muu on kunnossa.
cannot-be-kept = Jokin kohta on liian pitkä tallennettavaksi. Mitään ei muutettu.
not-your-table = Tällä paikalla pelataan toisella laitteella. Voit seurata peliä.
not-a-person = Kukaan tällä laitteella ei pelaa sillä paikalla.
stale = Pöydässä ehti tapahtua jotain. Katso tilanne ja yritä uudelleen.
stale-log = Jotain muuttui sillä välin. Katso tilanne ja tee se tarvittaessa uudelleen.
table-full = Pöydässä on tapahtunut enemmän kuin pelitallenteeseen mahtuu, joten peli ei voi jatkua. Sen voi silti päättää: luovuta, ehdota pelin mitätöimistä tai ilmoita, jos toinen pelaaja on poissa.
proposed-too-fast = Hetkinen: teit juuri ehdotuksen. Seuraavan voit tehdä { $seconds } sekunnin kuluttua.
called-too-fast = Kutsuit tuomarin tai veit asian tuomarille juuri äsken. Odota sen jälkeen { $seconds } sekuntia ennen seuraavaa kutsua.
unknown-profile = Sellaista versiota ei ole.
unknown-lexicon = Tätä sanalistaa ei ole asennettu tälle versiolle.
unknown-bot = Sellaista bottia ei ole.
no-person = Ainakin yhden ihmisen on pelattava.
bad-name = Nimessä saa olla 1–{ $most } merkkiä, ei ohjausmerkkejä.
foreign-letter = ”{ $letter }” ei ole tämän version kirjain.

## Mitä palvelin hylkää
bad-request = Palvelin ei ymmärtänyt pyyntöä. Lataa sivu uudelleen.
bad-request-field = Pyynnön kenttä { $field } puuttuu tai sitä ei voi lukea.
foreign-origin = Pyyntö tuli toiselta sivustolta.
not-found = Sellaista sivua ei ole.
method = Sitä ei voi tehdä täällä.
too-large = Pyyntö on liian suuri.
too-fast = Liikaa kerralla. Odota hetki.
too-silent = Yhteyden kautta ei tullut mitään, joten se suljettiin.
too-many-lines = Sinulla tai muilla verkossasi on auki liian monta pöytään yhdistettyä sivua. Sulje niistä joitakin.
too-slow = Pyyntö kesti liian kauan.
content-type = Pyynnön on oltava JSON-muodossa.
busy = Palvelin on ruuhkautunut. Yritä hetken kuluttua uudelleen.
internal = Palvelimella tapahtui virhe. Pelistä ei ole kadonnut mitään.

## Ilman verkkoa
offline-title = Ei verkkoyhteyttä
offline-games = Pelit muiden kanssa odottavat palvelimella sellaisinaan. Kun yhteys palaa, peli jatkuu siitä, mihin se jäi.
offline-bots = Myös botit pelaavat palvelimella, joten nekin odottavat. Omalla tietokoneella Staflaa voi pelata ilman verkkoa: silloin oma kone on palvelin.
offline-again = Yritä uudelleen

## Tuomari pöydässä
judge-at-table = Tuomari pöydässä
judge-none = Ei tuomaria
judge-any = Kuka tahansa tuomari
judge-at-table-text = Tuomarin voi kutsua kesken pelin. Haaston ratkaisun voi silloin viedä tuomarille, ennen kuin se tulee voimaan, ja kellot seisovat sen ajan.
