# Komentorivi ja pöytä päätteessä.

## Mikä menee vikaan
cli-interrupted = keskeytetty
cli-broken-pipe = kukaan ei enää lue tulostetta
cli-file-not-utf-8 = teksti ei ole UTF-8-muodossa; valitse taulukkolaskennassa tallennettaessa ”CSV UTF-8”, tekstieditorissa merkistökoodaus UTF-8
cli-not-utf-8 = teksti ei ole UTF-8-muodossa
cli-too-much = syöte on liian suuri tai liian syvästi sisäkkäinen
cli-internal = sisäinen virhe: { $text }
cli-at-file = { $where }: { $message }
cli-at-line = rivi { $where }: { $message }
cli-at-column = sarake { $where }: { $message }
cli-at-number = tapahtuma { $where }: { $message }
cli-file-missing = { $file }: tiedostoa ei ole
cli-file-folder = { $file }: tämä on kansio eikä tiedosto
cli-file-forbidden = { $file }: ei käyttöoikeutta
cli-file-error = { $file }: { $text }
cli-port-taken = { $file }: toinen ohjelma kuuntelee jo tässä; valitse toinen portti valitsimella --port
cli-home-forbidden = { $file }: Stafla ei voi säilyttää tietojaan tässä ({ $text }); anna toinen kansio muuttujalla STAFLA_HOME
cli-home-none = tällä käyttäjällä ei ole kotikansiota; anna kansio tiedoille muuttujalla STAFLA_HOME
cli-usage = { $text }
cli-bad-usage = nämä valitsimet ja arvot eivät sovi komentoon; --help näyttää, mitkä sopivat
cli-unknown-command = tuntematon komento: { $text }
cli-unknown-option = tuntematon valitsin: { $text }
cli-did-you-mean = { $message } (tarkoititko { $near }?)
cli-kernel = ydin
cli-missing-argument = puuttuu: { $text }
cli-repeated-argument = annettu kahdesti: { $text }
cli-bad-value = { $name }: kelpaamaton arvo: { $text }
cli-unused = odottamaton: { $text }
cli-option-unused = { $name } ei koske pelimuotoa ”solo { $mode }”
cli-match-leaves-cluster = --leaves koskee vain täällä pelattavia pelejä, ei klusterissa pelattavia
cli-bad-language = --language: tuntematon kieli { $text } (tarjolla { $known })
cli-unknown-edition = tuntematon versio { $name } (tarjolla { $known })
cli-unknown-bot = tuntematon botti { $text } (tarjolla { $known })

## Taulukot
cli-word = Sana
cli-points = Pisteet
cli-bonus = Kaikki laatat kerralla
cli-total = Yhteensä
cli-square = Ruutu
cli-tiles = Laatat
cli-turn = Nro
cli-player = Pelaaja
cli-play-made = Siirto
cli-place = Sija
cli-left = Jäljellä
cli-settled = Loppulaskenta
cli-line = Rivi
cli-text = Teksti
cli-reason = Syy
cli-letters = Kirjaimia
cli-verdict = Ratkaisu
cli-base = Perusmuoto
cli-reading = Tulkinta
cli-source = Lähde
cli-about-of = Tieto
cli-about-is = Arvo
cli-about-edition = Versio
cli-about-name = Nimi
cli-about-version = Listan versio
cli-about-words = Sanoja
cli-about-fingerprint = Sormenjälki
cli-about-licence = Lisenssi
cli-about-source = Lähde
cli-about-origin = Alkuperä
cli-shipped = tulee mukana
cli-imported = tuotu
cli-earlier = aiempi, vain sormenjäljellä
cli-words-earlier = nimi { $name } tarkoittaa tästä lähtien tätä sanalistaa; aiempi säilyy pelejään varten, ja se valitaan sormenjäljellä { $fingerprint }
cli-words-removed = { $name } ({ $fingerprint }) poistettu; sillä pelattujen pelien sanoja ei voi enää tarkistaa täällä
cli-foreign-letter = vieras kirjain
cli-too-short = liian lyhyt
cli-too-long = liian pitkä
cli-duplicate = jo mainittu
cli-valid = kelpaa
cli-invalid = ei kelpaa
cli-unknown = ei selviä
cli-judge-attested = { $word }: ei sanalistassa { $lexicon }, mutta toisessa sanakirjassa: { $source }. Kukaan ei ole vielä ratkaissut, saako sen pelata.

## Vastaukset
cli-score-illegal = Siirto ei ole sallittu: { $message }
cli-word-unknown = ei ole sanalistassa: { $words }
cli-moves-which = anna joko --cgp tai --batch
cli-moves-count = { $count ->
        [one] { $count } siirto, näytetään { $shown }
       *[other] { $count } siirtoa, näytetään { $shown }
    }
cli-batch-bad = { $count ->
        [one] { $file }: { $count } riviin ei voitu vastata, rivi { $line }
       *[other] { $file }: { $count } riviin ei voitu vastata, ensimmäinen on rivi { $line }
    }
cli-batch-line = rivi on pidempi kuin { $most } tavua
cli-batch-json = tämä ei ole JSONia
cli-batch-object = rivin on oltava olio, jossa on "id" ja "cgp"
cli-batch-cgp = "cgp" puuttuu tai ei ole tekstiä
cli-replay-final = { $nick }: { $final }
cli-replay-agrees = Kaikki luvut täsmäävät.
cli-replay-illegal = siirto { $n }: ei sallittu: { $reason }
cli-replay-event = tapahtuma { $n } ei ole mahdollinen: { $reason }
cli-replay-edition = tallenteen versio on { $pinned } eikä { $text }
cli-record-no-gcg = { $text }: vain tavallisen pelin voi tallentaa GCG-muodossa; valitse nimi, jonka pääte on .json
cli-replay-score = siirto { $n }: pisteitä { $computed }, tiedoston mukaan { $stated }
cli-replay-cumulative = siirto { $n }: yhteensä { $computed }, tiedoston mukaan { $stated }
cli-replay-tiles = siirto { $n }: laatat { $computed }, tiedoston mukaan { $stated }
cli-verify-event = tapahtuma
cli-verify-bag = pussissa
cli-verify-recorded = pelissä
cli-verify-computed = laskettu
cli-words-built = { $words ->
        [one] { $words } sana, sormenjälki { $fingerprint }
       *[other] { $words } sanaa, sormenjälki { $fingerprint }
    }
cli-words-file = { $bytes ->
        [one] { $file } kirjoitettu, { $bytes } tavu
       *[other] { $file } kirjoitettu, { $bytes } tavua
    }
cli-words-skipped = { $count ->
    [one] { $count } riviltä ei saatu sanaa:
   *[other] { $count } riviltä ei saatu sanaa; niistä ensimmäiset:
}
cli-words-verified = { $name } on ehjä, sormenjälki { $fingerprint }
cli-words-diff = lisätty { $added }, poistettu { $removed }
cli-judge-whole = { $verdict ->
    [valid] Siirto kelpaa.
    [invalid] Siirto ei kelpaa.
   *[unknown] Siirron kelpoisuus ei selviä.
}
cli-selfplay-games = Pelejä
cli-selfplay-turns = Vuoroja
cli-selfplay-seconds = Sekunteja
cli-selfplay-rate = Pelejä sekunnissa
cli-selfplay-mean = Pelaajan keskipisteet
cli-selfplay-digest = Tiiviste
cli-selfplay-file = Pelit ovat tiedostossa { $file }.

## Pöytä päätteessä
cli-you = Pelaaja
cli-table = { $edition }, sanalista: { $lexicon }
cli-board-width = lauta tarvitsee { $needed } merkkiä leveän päätteen; tämän leveys on { $width }
cli-prompt = vuorosi (? on ohje)>
cli-partner = Parisi teline:
cli-bag = { $count ->
        [one] pussissa { $count } laatta
       *[other] pussissa { $count } laattaa
    }
cli-take-over = sinun vuorosi tällä näytöllä; paina Enter
cli-verb-pass = väliin
cli-verb-exchange = vaihda
cli-verb-resign = luovuta
cli-verb-withdraw = peru
cli-verb-second = toinen
cli-verb-no = ei
cli-ask-press = { $points ->
        [one] { $points } piste. Enter painaa kelloa; ”{ cli-verb-withdraw }” peruu siirron>
       *[other] { $points } pistettä. Enter painaa kelloa; ”{ cli-verb-withdraw }” peruu siirron>
    }
cli-ask-challenge = Enter hyväksyy; ! haastaa siirron, ! 1 3 vain nuo sanat>
cli-ask-advantage = voitit arvonnan: Enter aloittaa pelin, ”{ cli-verb-second }” valitsee laudan suunnan>
cli-verb-consonant = k
cli-verb-vowel = v
cli-ask-bag = { $lacking ->
        [one] { $lacking } laatta
       *[other] { $lacking } laattaa
    } nostettava; { cli-verb-consonant } (konsonantit, { $consonants }) tai { cli-verb-vowel } (vokaalit, { $vowels }) jokaiselle>
cli-variants = Sovittu: { $names }.
cli-ask-vote = Kuuluuko teemaan? { $words } ({ $argument }). Enter: kyllä, ”{ cli-verb-no }”: ei>
cli-theme = Teema: { $name }
cli-tell-theme-claimed = { $name } ehdottaa sanoja teemaan: { $argument }
cli-tell-theme-yes = { $name } on samaa mieltä.
cli-tell-theme-no = { $name } on eri mieltä.
cli-tell-theme-scored = { $name } saa teemasta { $points } pistettä.
cli-help-theme = ? siirron perässä ehdottaa sen sanoja teemaan perusteluinesi.
cli-help-blanks = @{ $square } vaihtaa kirjaimesi sen ruudun tyhjään laattaan.
cli-ask-end = mitään ei voi enää pelata: Enter lopettaa pelin, ”{ cli-verb-no }” jatkaa>
cli-not-understood = Vastausta ei ymmärretty.
cli-input-ended = syöte loppui kesken pelin
cli-saved = Tallennettu tiedostoon { $file }.
cli-help-table = { $example } SANA pelaa sanan (pieni kirjain on tyhjä laatta, piste laudalla jo oleva laatta); -ABC tai ”{ cli-verb-exchange } ABC” vaihtaa laattoja; - tai ”{ cli-verb-pass }” jättää vuoron väliin; ”{ cli-verb-resign }” luovuttaa; # näyttää laudan, * piilossa olevat laatat, = pistepöytäkirjan.
cli-tell-start-drawn = Aloittajan arvonta: { $name } nostaa laatan { $tile }.
cli-tell-lot = Arvonnan voitti { $name }.
cli-tell-first-move = { $name } valitsee aloituksen.
cli-tell-orientation = { $name } valitsee laudan suunnan.
cli-tell-first = { $name } aloittaa.
cli-tell-played = { $name }: { $play }  { $parts } = { $points }, yhteensä { $total }
cli-tell-withdrawn = { $name } peruu siirron.
cli-tell-challenged = { $name } haastaa: { $words }
cli-tell-valid = Siirto kelpaa.
cli-tell-invalid = Siirto ei kelpaa.
cli-tell-unknown = Asiaa ei voi ratkaista; siirto jää voimaan.
cli-tell-taken-back = { $name } ottaa laatat takaisin ja menettää vuoron.
cli-tell-penalised = { $points ->
        [one] { $name } menettää { $points } pisteen.
       *[other] { $name } menettää { $points } pistettä.
    }
cli-tell-yielded = { $name } ei voi aloittaa. Vuoro siirtyy seuraavalle.
cli-tell-blank-taken = { $name } panee laatan { $tile } tyhjän laatan tilalle ja ottaa sen.
cli-tell-turn-lost = { $name } menettää vuoron.
cli-tell-exchanged = { $count ->
        [one] { $name } vaihtaa { $count } laatan.
       *[other] { $name } vaihtaa { $count } laattaa.
    }
cli-tell-passed = { $name } jättää vuoron väliin.
cli-tell-resigned = { $name } luovuttaa.
cli-tell-end-offered = Mitään ei voi enää pelata.
cli-tell-end-accepted = { $name } suostuu lopettamaan pelin.
cli-tell-end-declined = { $name } haluaa jatkaa.
cli-tell-ended-out = { $name } on käyttänyt kaikki laattansa: peli on päättynyt.
cli-tell-ended-passes = Kaikki ovat jättäneet vuoron väliin kahdesti peräkkäin: peli on päättynyt.
cli-tell-ended-scoreless = Liian monta vuoroa peräkkäin ilman uutta laattaa laudalla: peli on päättynyt.
cli-tell-ended-nothing-left = Peli on päättynyt.
cli-tell-ended-resigned = Jäljellä on enää yksi pelaaja: peli on päättynyt.
cli-tell-ended-time = Aika on lopussa.
cli-tell-ended-gone = Yksi pelaaja oli liian kauan poissa.
cli-tell-ended-aborted = Peli mitätöitiin, eikä sitä lasketa.
cli-row-taken-back = otettu takaisin
cli-row-exchange = { $count ->
        [one] vaihtoi { $count } laatan
       *[other] vaihtoi { $count } laattaa
    }
cli-row-pass = vuoro väliin
cli-row-yield = aloitus siirtyi
cli-row-lost-turn = menetti vuoron
cli-row-penalty = väärä haasto
cli-row-resign = luovutti
cli-row-settlement = jäljelle jääneet laatat
cli-row-time-loss = tappio ajalla
cli-row-overtime = yliaika
cli-row-correction = tuomarin päätös
cli-row-gone = liian kauan poissa
cli-row-takeback = vuoro peruttu

## stafla people, backup, restore
backup-written = { $file }: kirjoitettu, { $rows } riviä
backup-restored = { $file }: luettu, { $rows } riviä
cli-bad-backup = tämä ei ole tämän tai aiemman version ehjä varmuuskopio ({ $text })
cli-database-not-empty = tietokannassa on jo jotakin ({ $table }); varmuuskopio luetaan vain tyhjään
cli-database-none = tietokantaa ei ole: { $address }
cli-database-newer = uudempi versio on muuttanut tietokantaa (taulujen versio { $found }, tämä tuntee enintään { $known }): käynnistä uudempi versio tai lue vanhempi varmuuskopio
cli-database-error = tietokanta ilmoittaa: { $text }
cli-disk-full = levy on täynnä; vapauta tilaa ja yritä uudelleen
cli-disk-fault = levylle ei voi kirjoittaa: se on täynnä tai viallinen; vapauta tilaa ja yritä uudelleen
cli-database-forbidden = tällä käyttäjällä ei ole kirjoitusoikeutta tähän; suorita komento sinä käyttäjänä, jona palvelin on käynnissä
cli-extra-missing = { $name } puuttuu: pip install 'stafla[{ $extra }]' asentaa sen
cli-data-or-club = valitse --data tai --club, ei molempia
people-name = Nimi
people-roles = Roolit
people-since = Alkaen
people-until = Sulku päättyy
people-shown = { $name }: { $roles }
people-suspended = { $name }: tili suljettu { $day } asti
people-not-suspended = { $name }: tili on avoinna
people-password = { $name }: salasana on { $password }
people-kept = Tallessa tietokannassa { $where }, jota palvelimenkin on käytettävä.
people-erased = { $name }: poistettu
people-erase-yes = poistoa ei voi perua; kirjoita --yes, jos olet tosissasi

## Vahvuusluvut
cli-ratings-computed = Laskettu alusta: vahvuuslukupelejä { $games }, vahvuuslukuja { $ratings }.
cli-ratings-agree = Jokainen tallennettu vahvuusluku vastaa pelejä.
cli-ratings-wrong = poikkeaa: { $where }
cli-ratings-missing = vielä laskematta: { $table }
cli-ratings-repaired = Lasketut luvut on nyt tallennettu entisten tilalle.
