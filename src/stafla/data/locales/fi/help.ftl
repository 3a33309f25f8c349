# Komentorivin ohjesivut.

help-about = Sanapeli Islannin, Suomen, Ruotsin ja Puolan säännöillä.

## Joka sivulla
help-heading-usage = Käyttö
help-heading-commands = Komennot
help-heading-arguments = Arvot
help-heading-parameters = Valitsimet ja arvot
help-mark-required = pakollinen
help-mark-default = oletus: { $value }
help-mark-choices = vaihtoehdot: { $values }
help-label-command = KOMENTO
help-label-options = VALITSIMET
help-label-str = TEKSTI
help-label-int = LUKU
help-label-float = LUKU
help-label-a = A
help-label-b = B
help-label-path = POLKU
help-label-choice = VALINTA
help-label-mode = TAPA
help-label-address = OSOITE
help-label-file = TIEDOSTO
help-label-shell = TULKKI
help-label-lexicon = SANALISTA
help-label-words = SANAT
help-label-old = VANHA
help-label-new = UUSI
help-any-help = Näytä tämä ohje.
help-any-version = Näytä ohjelman versionumero.
help-any-language = Tekstien kieli: { $languages }; oletuksena järjestelmän kieli.
help-any-edition = Pelin versio: { $editions }.
help-any-lexicon = Sanalista (tiedosto, nimi tai sormenjälki) version oman sijasta.
help-any-leaves = Arvotiedosto (oma muoto tai KLV2) version omien arvojen sijasta.
help-match-leaves = Arvotiedosto, jonka mukaan ensimmäinen botti pelaa, version omien arvojen sijasta.
help-any-json = Tulosta JSONina.
help-any-host = Kuunneltava osoite: 127.0.0.1 vain tätä tietokonetta varten, 0.0.0.0 kaikille sen verkoille.
help-any-cluster = Dask-ajoittimen osoite, jonka työprosessit tekevät työn, esimerkiksi tcp://kone:8786; --out saa tulokset silloin Parquet-muodossa.
help-any-notation = Ruutujen merkintä: gcg (8D on vaakaan) tai letter-first (H4 on vaakaan).

## stafla play
help-play = Pelaa peli päätteessä.
help-play-edition = Pelin versio: { $editions }; oletuksena tekstien kielen versio.
help-play-players = Nimet pilkuin erotettuina; ”bot” on botti, ”bot:club” tietyn tasoinen botti. Tasot: beginner, learner, home, keen, club, tournament, expert, master, champion.
help-play-check = Pelaajat haastavat sanoja, tai sanat tarkistetaan heti siirron yhteydessä.
help-play-variant = Mistä kaikki pöydässä ovat sopineet: { $variants }. Voidaan antaa monta kertaa.
help-play-theme = Mikä teema on; kuuluu muunnelmaan ”theme”.
help-play-profile = Tiedosto, jossa on sääntöprofiili: versio, sanojen tarkistus, muunnelmat ja teema.
help-play-seed = Luku, joka määrää kaikki nostot; ilman sitä ne ratkaisee sattuma.
help-play-record = Tiedosto pelitallenteelle, JSON tai (nimen päätteen mukaan) GCG.

## stafla moves
help-moves = Luettele aseman kaikki siirrot.
help-moves-cgp = Asema yhdellä rivillä (CGP) ja vuorossa olevan pelaajan teline.
help-moves-batch = Tiedosto, jonka joka rivillä on asema: JSON-olio, jossa on "id" ja "cgp"; vastaa siirtojen määrillä.
help-moves-top = Luettele vain näin monta parasta siirtoa.

## stafla analyze
help-analyze = Kerro, mitä asemassa kannattaa pelata tai mitä kullakin vuorolla menetettiin.
help-analyze-edition = Pelin versio: { $editions }; pelitiedosto nimeää useimmiten omansa.
help-analyze-cgp = Asema yhdellä rivillä (CGP), mukana vuorossa olevan teline.
help-analyze-batch = Tiedosto, jonka joka rivillä on asema: JSON-olio, jossa on "id" ja "cgp".
help-analyze-game = Vuoro vuorolta arvioitava peli: GCG-tiedosto tai pelitallenne (JSON).
help-analyze-ms = Miettimisaika asemaa kohti millisekunteina; 0 antaa sen, mikä ei vaadi miettimistä.
help-analyze-plies = Montako vuoroa katsotaan eteenpäin.
help-analyze-iterations = Näytteiden enimmäismäärä; muuten niin monta kuin aika riittää.
help-analyze-top = Kerro näin monta parasta siirtoa.
help-analyze-seed = Luku, joka määrää kaikki näytteet.
help-analyze-threads = Montako säiettä miettii.

## stafla engine
help-engine = Vastaa muille ohjelmille rivi riviltä: position, go, stop, quit.
help-engine-seed = Luku, joka määrää koneen kaikki näytteet.
help-engine-threads = Montako koneen säiettä miettii.

## stafla bench
help-bench = Mittaa, mihin tämä kone pystyy mukana tulevilla sanoilla.
help-bench-edition = Yksi versio kaikkien viiden sijasta: { $editions }.
help-bench-effort = Paljonko mitataan; 1 vie joitakin sekunteja versiota kohti.

## stafla score
help-score = Laske yhden siirron pisteet.
help-score-cgp = Asema yhdellä rivillä (CGP).
help-score-play = Siirto: ”8F KOIRA”; pienet kirjaimet ovat tyhjiä laattoja, pisteet laudalla jo olevia laattoja.
help-score-check = Tarkista sanat version sanalistasta.
help-score-lexicon = Tarkista sanat tästä sanalistasta (tiedosto, nimi tai sormenjälki).

## stafla judge
help-judge = Tarkista sanat sanalistasta.
help-judge-words = Sanat, suurin tai pienin kirjaimin.
help-judge-whole = Vastaa siirrosta kokonaisuutena kuten pöydässä: ei koskaan, mikä sana ei kelpaa.
help-judge-only-list = Sanalista päättää yksin: mitä siinä ei ole, ei kelpaa, vaikka se olisi muissa sanakirjoissa.

## stafla replay
help-replay = Käy pelitiedosto läpi ja tarkista luvut.
help-replay-file = GCG-tiedosto tai pelitallenne (JSON).
help-replay-edition = Pelin versio, jos tiedosto ei sitä kerro.
## stafla verify
help-completion = Tulosta skripti, jolla komentotulkki täydentää komennot ja valitsimet.
help-completion-shell = Komentotulkki: bash, zsh, fish tai powershell.
help-verify = Laske pelin jokainen nosto uudelleen siemenestä ja pelaajien lisäämistä luvuista.
help-verify-file = Pelitallenne (JSON).
## stafla ratings
help-ratings = Laske palvelimen vahvuusluvut uudelleen.
help-ratings-recompute = Laske kaikki vahvuusluvut alusta peleistä ja tallenna ne.
help-ratings-recompute-data = Tietokannan kansio.
help-ratings-recompute-check = Älä tallenna mitään; kerro, vastaavatko tallennetut luvut pelejä.

## stafla selfplay
help-selfplay = Anna tietokoneen pelata monta peliä.
help-selfplay-games = Pelien määrä.
help-selfplay-seed = Luku, joka määrää kaikki nostot.
help-selfplay-threads = Pelaavien säikeiden määrä; pelit ovat samat säikeiden määrästä riippumatta.
help-selfplay-players = Pelaajien määrä kussakin pelissä.
help-selfplay-out = Kansio peleille, yksi JSON-rivi peliä kohti (games.jsonl).

## stafla match
help-match = Anna kahden botin pelata peilattuja pelipareja.
help-match-a = Ensimmäinen botti nimeltä, esimerkiksi best-equity.
help-match-b = Toinen botti, samoin nimeltä.
help-match-pairs = Peliparien enimmäismäärä; parissa kumpikin pelaa molemmilla paikoilla samoilla nostoilla.
help-match-seed = Luku, joka määrää kunkin parin nostot.
help-match-ms = Miettimisaika siirtoa kohti millisekunteina boteille, jotka sitä käyttävät; muuten botin oma.
help-match-until = Lopeta heti, kun on varmaa (95 %), että ensimmäisen botin osuus on tämän prosenttimäärän ylä- tai alapuolella, tavallisesti 50.
help-match-out = Tiedosto tuloksille, yksi rivi paria kohti; saman ottelun myöhempi ajo jatkaa siitä.

## stafla record
help-record = Etsi pisteiltään suurin mahdollinen siirto tai peli.
help-record-what = play: suurin yksittäinen siirto; game: molempien pelaajien suurin yhteispistemäärä.
help-record-attempts = Lopeta näin monen yrityksen jälkeen; kansiossa jo olevat lasketaan mukaan.
help-record-minutes = Lopeta näin monen minuutin jälkeen.
help-record-cores = Kuinka moni suoritinydin etsii.
help-record-out = Kansio yrityksille, parhaalle pelille ja sen kuvalle; myöhempi haku jatkaa siitä.

## stafla train
help-train = Opi tietokoneen peleistä itseään vastaan, mille versiolle ja sanalistalle tahansa.
help-train-leaves = Opi, minkä arvoisia telineeseen säästetyt laatat ovat.
help-train-leaves-seed = Luku, joka määrää kaiken opitun.
help-train-leaves-games = Kuinka monesta pelistä opitaan.
help-train-leaves-threads = Pelaavien säikeiden määrä; tiedosto on sama säikeiden määrästä riippumatta.
help-train-leaves-cluster = Dask-ajoittimen osoite, jonka työprosessit tekevät työn, esimerkiksi tcp://kone:8786.
help-train-leaves-out = Tiedosto, johon säästettyjen laattojen arvot kirjoitetaan.
help-train-wins = Opi, kuinka todennäköisesti johto riittää voittoon.
help-train-wins-seed = Luku, joka määrää kaiken opitun.
help-train-wins-games = Kuinka monesta pelistä opitaan, vähintään 50.
help-train-wins-threads = Pelaavien säikeiden määrä; tiedosto on sama säikeiden määrästä riippumatta.
help-train-wins-leaves = Arvotiedosto, jonka mukaan pelataan, version omien arvojen sijasta.
help-train-wins-out = Tiedosto, johon voiton todennäköisyydet kirjoitetaan.
help-train-klv = Kirjoita säästettyjen laattojen arvot KLV2-muotoon muita ohjelmia varten.
help-train-klv-leaves = Arvotiedosto (oma muoto tai KLV2) version omien arvojen sijasta.
help-train-klv-out = Kirjoitettava KLV2-tiedosto.

## stafla serve
help-serve = Käynnistä palvelin, jolla pelataan selaimessa.
help-serve-port = Portti; 0 valitsee vapaan.
help-serve-data = Pelien kansio.

## stafla club
help-club = Pidä kerhoilta tällä tietokoneella, ilman internetiä.
help-club-port = Portti; 0 valitsee vapaan.
help-club-data = Illan kansio; muuten oma.
help-club-send = Vie tämän tietokoneen turnaukset palvelimelle, jossa ne näytetään.
help-club-send-address = Palvelimen osoite.
help-club-send-event = Vain turnaus, jolla on tämä tunnus.
help-club-send-give = Luovuta ne: palvelin johtaa niitä tästä lähtien.
help-club-send-plain = Lähetä avain salaamatta verkossa, johon luotat.
help-club-take = Ota turnaus palvelimelta tälle tietokoneelle, joka johtaa sitä tästä lähtien.
help-club-take-address = Turnauksen sivun osoite.
help-club-take-plain = Lähetä avain salaamatta verkossa, johon luotat.

## stafla words
help-words = Kokoa, tuo, tarkastele ja vertaa sanalistoja.
help-words-proposals = Tuomarien ratkaisut, jotka poikkeavat sanalistasta, riveinä sen toimittajille.
help-words-proposals-data = Tietokannan kansio.
help-words-build = Kokoa sanalistatiedosto sanaluettelosta.
help-words-import = Tuo luettelo sanalistaksi, jonka voi valita nimellä kaikkialla.
help-words-import-data = Palvelimen tietojen kansio (serve --data).
help-words-info = Kerro sanalistan tiedot.
help-words-verify = Tarkista koko sanalista: laske joka sana ja sormenjälki uudelleen.
help-words-diff = Vertaa kahta sanalistaa.
help-words-export = Kirjoita sanalista muiden ohjelmien muotoon.
help-words-list = Luettele sanalistat: mukana tulleet, tuodut ja samannimiset aiemmat.
help-words-remove = Poista tuotu sanalista; sillä pelattujen pelien sanoja ei voi enää tarkistaa täällä.
help-words-remove-lexicon = Sen nimi tai sormenjälki.
help-words-remove-data = Palvelimen tietojen kansio (serve --data).
help-words-file = Luettelo: sana rivillään, tai nimen päätteen mukaan KWG- tai KBWG-tiedosto; - lukee vakiosyötteen.
help-words-edition = Pelin versio, jonka kirjaimin sanat on kirjoitettu: { $editions }.
help-words-encoding = Luettelon merkistökoodaus.
help-words-name = Sanalistan nimi; oletuksena luettelon tiedostonimi.
help-words-version = Sanalistan versionumero.
help-words-licence = Sanalistan lisenssi.
help-words-source = Mistä sanat ovat; oletuksena luettelon tiedostonimi.
help-words-lexicon = Pelin versio (sen oma sanalista), sanalistatiedosto, nimi tai sormenjälki.
help-words-build-out = Kirjoitettava sanalistatiedosto.
help-words-diff-old = Vanhempi sanalista: pelin versio, sanalistatiedosto, nimi tai sormenjälki.
help-words-diff-new = Uudempi sanalista, nimettynä samoin.
help-words-export-out = Kirjoitettava tiedosto.
help-words-export-format = text (sana rivillään), kwg tai kbwg.

## stafla people, backup, restore
help-people = Hoida palvelimen tilejä.
help-people-list = Luettele ihmiset nimen mukaan.
help-people-list-name = Vain ne, joiden nimessä on tämä teksti.
help-people-add = Luo jollekulle tili; tulostaa satunnaisen salasanan.
help-people-roles-roles = Roolit pilkuin erotettuina: arbiter, director, moderator, administrator.
help-people-password = Anna jollekulle uusi satunnainen salasana; kirjaa ulos kaikkialta.
help-people-roles = Anna jollekulle täsmälleen nämä roolit.
help-people-suspend = Sulje tili joksikin aikaa.
help-people-suspend-days = Kuinka moneksi päiväksi; 0 purkaa sulun.
help-people-suspend-reason = Miksi, lokia varten.
help-people-erase = Poista tili; pelit jäävät ilman nimeä.
help-people-erase-yes = Kyllä, todella: tätä ei voi perua.
help-backup = Kirjoita koko tietokanta tiedostoon, myös palvelimen käydessä.
help-restore = Lue varmuuskopio tyhjään tietokantaan.
help-any-data = Tietokannan kansio; oletuksena DATABASE_URL tai tavallinen kansio.
help-any-club = Sen sijaan kerhoiltojen tietokanta (stafla club).
help-people-add-roles = Roolit pilkuin erotettuina: arbiter, director, moderator, administrator.
help-people-add-name = Nimi.
help-people-password-name = Nimi.
help-people-roles-name = Nimi.
help-people-suspend-name = Nimi.
help-people-erase-name = Nimi.
help-backup-file = Varmuuskopion tiedosto.
help-restore-file = Varmuuskopion tiedosto.
help-label-name = NIMI
help-label-what = MITÄ

## stafla variants
help-variants = Mistä pöydässä voi sopia version sääntöjen lisäksi.
help-variants-edition = Versio, johon niiden pitää sopia: { $editions }.

## stafla solo
help-solo = Pelaa yksin: päivän telineet, yksi tai kaksi telinettä tai näkyvät laatat.
help-solo-args = { help-label-mode }
help-solo-mode = Mitä pelataan: daily, one, two tai open.
help-solo-seed = Luku, joka määrää yhden ja kahden telineen laatat.
help-solo-day = Telineiden päivä (2026-11-20); oletuksena tänään (UTC).
help-solo-record = Tiedosto tallenteelle.

## stafla reverse
help-reverse = Pura päättynyt peli: pelaa takaperin.
help-reverse-file = Pelitallenne (JSON) tai GCG-tiedosto.
help-reverse-players = Nimet pilkuin erotettuina, yksi paikkaa kohti; ”bot” on botti.
help-reverse-record = Tiedosto takaperin pelatun pelin tallenteelle.

## stafla bingo
help-bingo = Pelaa bingokierros tällä päätteellä.
help-bingo-players = Pelaajien nimet pilkuin erotettuina; ”bot” on botti. Oletuksena sinä ja yksi botti.
help-bingo-seed = Luku, joka määrää kaikki laatat; ilman sitä ne ratkaisee sattuma.
help-bingo-record = Tiedosto tallenteelle.

## stafla duplicate
help-duplicate = Duplikaatti: kaikilla samat kirjaimet, yksin tai yhdessä, parhaita siirtoja vastaan.
help-duplicate-players = Tällä päätteellä pelaavien nimet pilkuin erotettuina; oletuksena sinä yksin.
help-duplicate-minutes = Montako minuuttia kierros kestää.
help-duplicate-rounds = Peli päättyy näin monen kierroksen jälkeen; 0: kun kirjaimet loppuvat.
help-duplicate-best = Pelataan paras mahdollinen siirto, ei parasta löydettyä.
help-duplicate-together = Peli jatkuu niin kauan kuin pussissa ja telineessä on yhteensä vokaali ja konsonantti.
help-duplicate-joker = Tyhjät laatat: joker (yksi joka telineessä) tai explosive (lisäksi kirjain korvaa parhaan siirron tyhjän).
help-duplicate-eight = Kahdeksan kirjainta telineessä: seven-of-eight (siirrossa enintään seitsemän) tai seven-and-eight.
help-duplicate-seed = Luku, joka määrää kaikki nostot; ilman sitä ne ratkaisee sattuma.
help-duplicate-record = Tiedosto tallenteelle.



help-label-players = LUETTELO
help-label-which = PÖYTÄ
help-label-own = ALOITTAJA
help-label-against = TOINEN
help-label-out = TULOSTE
help-label-request = PYYNTÖ
help-label-source = LÄHDE
help-event = Johda turnausta ilman verkkoa, yhdessä tiedostossa.
help-event-new = Aloita turnaus.
help-event-file = Turnauksen tiedosto.
help-event-new-title = Nimi.
help-event-new-rules = Kenen pisteytys: sv, pl, is, fi, wespa, naspa.
help-event-division = Sarja.
help-event-new-rounds = Kierrosten määrä.
help-event-new-system = Miten kierrokset paritetaan: swiss, round-robin, king-of-the-hill, monrad, australian, fold, chew, contender.
help-event-new-hill = Montako viimeistä kierrosta pelataan sijoitusnaapurien kesken.
help-event-new-seed = Arvonnan siemen; muuten satunnainen.
help-event-register = Ilmoita luettelon pelaajat.
help-event-register-players = Tekstitiedosto, pelaaja riville: nimi; vahvuusluku; kerho; joukkue. ”-” on vakiosyöte.
help-event-pair = Parita seuraava kierros ja julkaise se.
help-event-pair-absent = Ennen ensimmäistä kierrosta: pelaaja, joka ei ole paikalla. Anna kerran kullekin.
help-event-pair-preview = Näytä parit ja niiden perusteet; mitään ei julkaista eikä tallenneta.
help-event-enter = Kirjaa pöydän tulos.
help-event-enter-which = Pöydän numero tai siellä pelaavan nimi.
help-event-enter-args = { help-label-own } { help-label-against }
help-event-enter-own = Aloittajan pisteet.
help-event-enter-against = Toisen pisteet.
help-event-enter-kind = Miten päättyi: played, adjudicated, forfeit, forfeit-first, double-forfeit, void.
help-event-enter-round = Aiempi kierros, jonka tulos korjataan.
help-event-reason = Miksi, lokiin; oikaisu vaatii sen.
help-event-withdraw = Pelaaja poistuu.
help-event-name = Pelaajan nimi kuten luettelossa.
help-event-return = Poistunut pelaaja palaa.
help-event-close = Päätä turnaus.
help-event-tables = Näytä kierroksen pöydät.
help-event-standings = Näytä tilanne.
help-event-export = Kirjoita turnaus tiedostoksi muille ohjelmille.
help-event-export-out = Kirjoitettava tiedosto.
help-event-export-format = csv, json, tsh, naspa tai tou; tiedoston nimen päätteen mukaan, muuten csv.
help-event-day = Turnauksen päivä, kuten 2026-11-28.
help-event-import = Tuo pelaajat, parit ja tulokset tiedostosta turnaukseen, jossa niitä ei ole.
help-event-import-source = Luettava tiedosto.
help-event-import-format = csv, json, tsh, naspa, tou tai rt.
help-event-import-encoding = TSH-, NASPA-, TOU- tai RT-tiedoston merkistö: utf-8, iso-8859-1, windows-1252, iso-8859-2 tai windows-1250 (muuten se, johon tiedoston kirjaimet sopivat).
help-event-ratings = Näytä, miten turnaus muuttaa vahvuuslukuja.
help-event-ratings-system = Vahvuuslukujärjestelmä; muuten liiton oma.
help-event-ratings-division = Sarja; muuten ensimmäinen.
help-event-ratings-before = Aiempi lista, JSON tai RT.
help-event-ratings-after = Mihin uusi lista kirjoitetaan; .rt kirjoittaa sarakkeita.
help-event-again = Tee julkaistun kierroksen parit uudelleen sen sivun antamasta tiedostosta.
help-event-again-request = Tiedosto, jossa on kaikki, mistä parit seuraavat.
