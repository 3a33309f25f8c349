### Turnaukset: miksi tiedostoa ei voi lukea tai kirjoittaa. Jos tiedostossa on rivi, viesti seuraa sen numeroa.

tournament-size = tiedosto on suurempi kuin { $most } tavua
tournament-lines = tiedostossa on yli { $most } riviä
tournament-players = ryhmässä on yli { $most } pelaajaa
tournament-rounds = pelaajalla on yli { $most } kierrosta
tournament-not-utf-8 = ei ole UTF-8:aa, vaikka tiedosto niin lupaa
tournament-letter = merkistössä { $encoding } ei ole merkkiä { $text }
tournament-number = { $text } ei ole luku, joka voi olla tässä
tournament-player = rivillä ei ole pelaajaa, jolla on vahvuusluku: { $text }
tournament-field = kenttä ilman nimeä: { $text }
tournament-sign = tätä tekstiä ei voi tallentaa tässä muodossa: { $text }
tournament-width = { $text } on pidempi kuin muodon { $most } saraketta
tournament-division = ryhmä puuttuu, on nimetty kahdesti tai ei ole yksi sana: { $text }
tournament-file = tiedostossa oleva tiedosto ei ala tai pääty niin kuin pitää: { $text }
tournament-header = ensimmäinen rivi ei kerro päivää ja nimeä: { $text }
tournament-columns = ei ole tämän muodon sarakkeissa: { $text }
tournament-end = tiedosto päättyy ilman loppumerkkiä
tournament-rated = ei ole vahvuuslukulistan rivi: { $text }
tournament-cells = soluja on liian vähän tai liikaa, tai jokin on liian pitkä
tournament-columns-named = otsikkorivistä puuttuu sarakkeita tai jokin on siinä kahdesti: { $text }
tournament-order = { $text } ei ole seuraava numero
tournament-json = ei ole JSONia
tournament-version = ohjelma ei tunne versiota { $text }
tournament-shape = tieto { $field } puuttuu tai on väärää lajia
tournament-opponent = { $player }, kierros { $round }: kenelläkään vastustajalla ei ole numeroa { $number }
tournament-pairing = { $player }, kierros { $round }: vastustajan rivillä lukee muuta
tournament-gap = { $player }, kierros { $round }: tulos puuttuu myöhemmän tuloksen edeltä
tournament-open = { $player }, kierros { $round }: tulos puuttuu
tournament-day = muoto vaatii turnauksen päivän
tournament-outcome = { $player }, kierros { $round }: voittaja ja pisteet ovat ristiriidassa

## Parit: miksi kierrosta ei voi parittaa, mistä luovuttiin, mitä rivi kertoo.
pairing-unknown = { $text } ei pelaa täällä
pairing-twice = { $text } on kierroksella kahdesti tai ei ole paikalla
pairing-players = kierroksella on enintään { $most } pelaajaa
pairing-system = järjestelmää nimeltä { $text } ei ole
pairing-settings = järjestelmän luku ei ole sallituissa rajoissa
pairing-teams = joukkueiden sarja vaatii kaksi joukkuetta
pairing-fontes = { $rounds } kierrosta ei voi parittaa ennalta; määrän pitää olla pariton
pairing-impossible = parit, jotka eivät saa kohdata, eivät jätä muuta mahdollisuutta
pairing-apart = { $one } ja { $other } eivät saa kohdata, mutta järjestelmä parittaisi heidät
pairing-request = tämä ei ole parituksen lähtötieto
pairing-family = Saman perheen tai kerhon pelaajat pidettiin erillään.
pairing-family-needed = Saman perheen tai kerhon pelaajat kohtaavat: { $pairs }.
pairing-team = Joukkuetoverit pidettiin erillään.
pairing-team-needed = Joukkuetoverit kohtaavat: { $pairs }.
pairing-earlier-rounds = Yksikään aiemman kierroksen pari ei toistunut.
pairing-earlier-rounds-needed = Parit ennen kierrosta { $round } kohtaavat uudelleen: { $pairs }.
pairing-repeats = Kukaan ei kohtaa ketään uudelleen.
pairing-repeats-needed = Nämä kohtaavat uudelleen: { $pairs }.

## Turnaukset: miksi jotakin ei voi tehdä.
event-phase = ei nyt: turnauksen vaihe on { $phase ->
    [registration] ilmoittautuminen
    [check-in] läsnäolon merkitseminen
    [published] julkaistu kierros
    [playing] kierros käynnissä
    [entering] tulosten kirjaaminen
    [break] tauko
   *[closed] päättynyt
}
event-phase-order = turnaus ei voi siirtyä sinne tästä
event-opened = turnaus alkaa kerran ja ennen kaikkea muuta
event-number = lokin rivin { $number } pitäisi olla { $wanted }
event-division = ryhmää { $text } ei ole
event-division-taken = ryhmää { $text } ei voi lisätä: se on jo olemassa tai nimi puuttuu
event-player = { $text } ei pelaa täällä
event-player-taken = { $text } pelaa jo tai nimi puuttuu
event-players = turnauksessa on enintään { $most } pelaajaa
event-rounds = kierroksia on enintään { $most }
event-round = kyse on kierroksesta { $wanted }, ei { $number }
event-without = ketään ei voi jättää pois nyt
event-not-here = nimeä kaikki, jotka eivät ole paikalla: { $number }
event-results-missing = puuttuvia tai kiistanalaisia tuloksia: { $number }
event-not-paired = ryhmää { $text } ei ole paritettu
event-stale = jokin on muuttunut ryhmän { $text } parituksen jälkeen: parita uudelleen
event-not-all = jokaisella paikalla olevalla pitää olla paikka kierroksella, eikä kenelläkään muulla
event-two-tables = { $text } ei voi istua kahdessa pöydässä
event-reason = oikaisu vaatii perustelun
event-kind = kahden peli ei voi päättyä näin: { $text }
event-no-game = pelaajalla { $text } ei ole vastustajaa tällä kierroksella
event-no-pair = { $one } ja { $other } eivät kohtaa tällä kierroksella
event-points = pelaajalla on enintään { $most } pistettä
event-result-stands = tulos on voimassa; kilpailunjohtaja voi oikaista sen
event-has-left = { $text } on jo lähtenyt
event-is-here = { $text } ei ole lähtenyt
event-federation = liittoa { $text } ei ole
event-profile = liiton { $text } tiedot eivät kelpaa
event-scoring = näistä perusteista ei synny järjestystä
event-log = ei ole turnauksen lokimerkintä
event-log-size = loki on suurempi kuin { $most }

## Turnauksessa: miksi jokin ei onnistu.
no-such-event = Täällä ei ole turnausta.
event-not-yours = Sen saavat tehdä vain turnauksen järjestäjät.
event-no-such-link = Linkki ei (enää) johda mihinkään. Pyydä turnauksen johtajalta uusi.
event-plays-already = Tili on jo ilmoittautunut turnaukseen.
event-not-open = Turnauksen johtaja ilmoittaa pelaajat.
event-plan = Turnaus tarvitsee nimen, päivän ja sarjoja, joissa on 1–40 kierrosta.
event-line = Rivi { $line } ei ole pelaaja: nimi; rating; seura; joukkue
event-no-table = Kierroksella ei ole pöytää { $number }.
event-slips = Olet ilmoittanut { $most } eri tulosta. Nyt päättää turnauksen johtaja.
event-last-director = Turnauksella on oltava johtaja.
event-offices = Turnausta voi johtaa enintään { $most } henkilöä.
event-pairing-long = Kierrosta ei saatu paritettua { $seconds } sekunnissa.
