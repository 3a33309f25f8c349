# Mistä pöydässä voi sopia: nimet ja selitykset (stafla/data/variants.toml)

variants = Muunnelmat
variants-agreed = Muunnelmaa pelataan vain, jos kaikki suostuvat siihen.
variant-blanks-return = Palaavat tyhjät laatat
variant-blanks-return-text = Jos sinulla on omalla vuorollasi se kirjain, jota laudalla oleva tyhjä laatta edustaa, saat panna oman laattasi sen tilalle ja ottaa tyhjän laatan. Se ei vie vuoroa eikä tuo pisteitä, ja sen saa toistaa.
variant-open-dictionary = Avoin sanalista
variant-open-dictionary-text = Sanoja saa hakea sanalistasta ennen niiden pelaamista niin usein kuin haluaa, eikä siitä menetä mitään.
variant-theme = Teema
variant-theme-text = Jokainen sovittuun teemaan kuuluva sana tuo viisi lisäpistettä. Teeman listalla olevista sanoista ei äänestetä. Muun sanan pelaaja perustelee itse; toiset äänestävät, ja enemmistö ratkaisee.
variant-fives-first = Ensin viisi kirjainta
variant-fives-first-text = Pelin ensimmäisessä sanassa on vähintään viisi kirjainta. Joka ei voi pelata sellaista, antaa vuoron seuraavalle. Jos kukaan ei koko kierroksella pysty siihen, riittää neljä kirjainta, sitten kolme, sitten kaksi.
variant-two-bags = Kaksi pussia
variant-two-bags-text = Vokaalit ja konsonantit ovat eri pusseissa, kummassakin yksi tyhjä laatta. Jokaista nostamaasi laattaa varten valitset pussin.
variant-karpatka = Karpatka: kaksi paria
variant-karpatka-text = Neljä pelaa, kaksi kahta vastaan; parin jäsenet istuvat vierekkäin ja näkevät toistensa telineet. Aloittava pari tekee yhden siirron, sitten kumpikin pari kaksi, jäsenet yhden kumpikin haluamassaan järjestyksessä. Pari saa vaihtaa laattoja kolme kertaa pelissä. Parin jäsenet viestivät vain telineensä laattojen järjestyksellä: keskustelu ja ehdotukset ovat poissa käytöstä. Kumpikin vastustaja saa haastaa. Peli päättyy, kun parin kummallakaan ei ole enää laattoja tai kun kukaan neljästä ei tee siirtoa.
variant-exchange-seven = Vaihto vain, kun pussissa on seitsemän
variant-exchange-seven-text = Laattoja saa vaihtaa vain, kun pussissa on jäljellä vähintään seitsemän.
variant-challenge-ten = Kymmenen pisteen vähennys väärästä haastosta
variant-challenge-ten-text = Joka haastaa kelvollisen siirron, menettää kymmenen pistettä.
variant-challenge-double = Kaksoishaasto
variant-challenge-double-text = Joka haastaa kelvollisen siirron, menettää seuraavan vuoronsa.
variant-challenge-free = Vapaa haasto
variant-challenge-free-text = Väärä haasto ei maksa mitään.

## At a table
variants-more = Mitä kukin niistä tarkoittaa
variant-theme-name = Pöydän teema
variant-theme-words = Sanat ilman äänestystä (voi jättää tyhjäksi)
variants-here = Tässä pöydässä
variants-consent = Suostumuksesi
variants-consent-to = Suostun: { $name }
theme-is = Teema: { $name }
variants-unrated = Vahvuuslukupeliä pelataan tavallisilla säännöillä, ilman muunnelmia.
consent-due = Tähän pöytään istuva suostuu kaikkiin sen muunnelmiin.
dictionary-closed = Tässä pöydässä sanoja ei saa hakea.

## The catalogue as a page, and profiles as files
variants-for = Versiot: { $names }.
variants-need-challenge = Edellyttää haastamista.
variants-need-automatic = Edellyttää automaattista tarkistusta.
variants-players = Vähintään { $least } pelaajaa.
variants-not-with = Ei voi yhdistää: { $name }.
profiles = Oma sääntöprofiili
profiles-text = Kerho tai liitto voi tallentaa sääntönsä tiedostoksi ja antaa sen muille. Täytä uuden pöydän lomake ja tallenna se siellä; tässä avaat tällaisen tiedoston, ja lomake täytetään sen mukaan.
profile-file = Sääntöprofiili (JSON-tiedosto)
profile-take = Avaa sääntöprofiili
profile-name = Profiilin nimi
profile-save = Tallenna nämä asetukset tiedostoksi
bad-profile = Tämä tiedosto ei ole sääntöprofiili (kohta: { $field }).
