# Tuomarin pöytä

duplicate-desk = Tuomarin pöytä
duplicate-caller-screen = Vetäjän näyttö
duplicate-official-caller = Vetäjä
duplicate-official-link = Toimitsijan osoite
duplicate-official-help = Anna osoite toimitsijalle. Se näytetään vain kerran, ja kuka tahansa, jolla se on, voi ratkaista vastauksia.
duplicate-official-name = Toimitsijan nimi
duplicate-officials = Toimitsijat: { $count }
duplicate-invite = Lisää toimitsija
duplicate-now-checks = Kierros { $number }: { $count ->
    [one] { $count } vastaus odottaa tarkistusta
   *[other] { $count } vastausta odottaa tarkistusta
}
duplicate-now-equal = Kierros { $number }: { $count } yhtä hyvää siirtoa, { $points } pistettä
duplicate-now-choose = Kierros { $number }: mestarisiirto voidaan valita
duplicate-now-drawn = Kierros { $number }: kirjaimet kelpaavat
duplicate-now-draw = Kierros { $number }: nosta { $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
}
duplicate-now-next = Seuraavaksi kierros { $number }
duplicate-late-count = Myöhässä: { $count }
duplicate-adjudicate = Ratkaise vastaukset
duplicate-draw = Aseta telineeseen
duplicate-withdraw = Kirjoitusvirhe: peru
duplicate-letters = Nostetut kirjaimet: { $count }
duplicate-letters-help = Kirjoita tyhjä laatta merkillä ?. Jos vokaaleja tai konsonantteja on liian vähän, kaikki menee takaisin ja nostetaan uudet.
duplicate-score = Vastauksen pisteet
duplicate-fault = Virhe
duplicate-fault-none = ei virhettä
duplicate-zero-word = sana ei kelpaa
duplicate-zero-two-slips = kaksi vastausta
duplicate-zero-tiles = kirjaimia ei ollut telineessä
duplicate-zero-place = väärä ruutu tai ei ruutua
duplicate-zero-whole = sana ei ole kokonaan
duplicate-zero-unreadable = ei voi lukea
duplicate-zero-blank = tyhjä vastaus
duplicate-zero-time = kirjoitettu ajan jälkeen
duplicate-enter = Kirjaa vastaus
duplicate-entry-help = Numero, ruutu, sana, pisteet, sitten Enter. Virheellinen vastaus saa 0 pistettä, mitä siinä lukeekin.
duplicate-solutions = Ratkaisut: { $count }
duplicate-ruling = Päätös
duplicate-stand = Hyväksy
duplicate-rule-zero = Nolla
duplicate-alike-help = Yksi päätös koskee kaikkia vastauksia, joissa on sama sana, ruutu ja tyhjät.
duplicate-doubts = Selvitettävää
duplicate-checks = Kahden tarkistettavat
duplicate-solo-check = Soolo
duplicate-seen-by = Tarkistanut: { $names }
duplicate-seen-nobody = Kukaan ei ole vielä tarkistanut
duplicate-confirm = Vahvista
duplicate-misread = Väärät pisteet vastauksessa
duplicate-misread-as = vastauksessa { $told }, oikein { $points }
duplicate-misread-none = vastauksessa ei pisteitä, oikein { $points }
duplicate-twice = Paperi ja puhelin eroavat
duplicate-choice = Mestarisiirto
duplicate-choice-help = Siirrot ovat yhtä hyviä. Kenenkään pisteet eivät muutu. Muu kuin ehdotettu siirto vaatii syyn.
duplicate-suggested = sääntöjen ehdotus
duplicate-why = Syy muuhun siirtoon
duplicate-choose = Ilmoita mestarisiirto
duplicate-log = Mitä toimitsijat tekivät
duplicate-log-none = Ei vielä mitään.
duplicate-log-added = lisäsi vastauksen: { $names }
duplicate-log-stands = hyväksyi: { $names }
duplicate-log-zero = nolla, { $fault }: { $names }
duplicate-log-checked = tarkisti: { $names }
duplicate-log-warned = { $fault ->
    [score] varoitus pisteistä: { $names }
   *[other] varoitus: { $names }
}
duplicate-warning-costs = { $warning } – maksaa { $points } pistettä
duplicate-log-fined = vähensi { $points } pistettä: { $names }
duplicate-log-lifted = { $what ->
    [warning] perui varoituksen: { $names }
   *[points] palautti { $points } pistettä: { $names }
}
duplicate-not-judged = Pöydällä ei ole nyt vastauksia.
duplicate-no-such-slip = Pelaajalla ei ole tällaista vastausta tällä kierroksella.
duplicate-checked-already = Olet jo tarkistanut tämän, tai tarkistettavaa ei ole.
duplicate-unchecked = Nollat ja soolot odottavat toista toimitsijaa.
duplicate-not-among-equals = Siirto ei ole parhaiden joukossa.
duplicate-reason-missing = Muu kuin ehdotettu siirto vaatii syyn.
duplicate-not-by-hand = Tässä pelissä palvelin nostaa laatat.
duplicate-wrong-draw = Pussissa ei ole näitä kirjaimia, tai niitä on väärä määrä.
duplicate-nothing-drawn = Kirjoita ensin nostetut kirjaimet.
duplicate-too-many-officials = Toimitsijoita ei voi lisätä enempää.
duplicate-too-many-rulings = Tällä kierroksella ei voi tehdä enempää päätöksiä.
duplicate-too-many-warnings = Pelaajalle ei voi antaa enempää varoituksia.
duplicate-too-many-fines = Pelaajalta ei voi vähentää enempää pisteitä.
duplicate-no-penalty = Pelaajalla ei ole tällaista seuraamusta, jonka voisi perua.
duplicate-too-many-moves = Pelaajaa on jo siirretty liian monta kertaa.
duplicate-too-many-joining-changes = Liittyminen on jo suljettu ja avattu liian monta kertaa.
duplicate-too-many-draws = Tällä kierroksella on jo nostettu kirjaimia liian monta kertaa.

## Salit ja sarjat
duplicate-rooms-title = Salit ja sarjat
duplicate-all-rooms = kaikki salit
duplicate-placed-number = Pelaajan numero
duplicate-put = Siirrä
duplicate-as-it-is = ennallaan
duplicate-new-name = Uusi sali tai sarja
duplicate-add-room = Lisää sali
duplicate-add-category = Lisää sarja
duplicate-not-your-room = Tämä pelaaja ei ole sinun salissasi.
duplicate-no-such-room = Tällaista salia tai sarjaa ei ole.
duplicate-name-taken = Nimi on jo käytössä, tai enempää ei voi lisätä.
