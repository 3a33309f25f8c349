# Kommandoraden och bordet i terminalen.

## Det som går fel
cli-interrupted = avbrutet
cli-broken-pipe = ingen läser utdata längre
cli-file-not-utf-8 = texten är inte UTF-8; välj ”CSV UTF-8” när du sparar filen i kalkylprogrammet, i en textredigerare teckenkodningen UTF-8
cli-not-utf-8 = texten är inte UTF-8
cli-too-much = indata är för stora eller för djupt nästlade
cli-internal = internt fel: { $text }
cli-at-file = { $where }: { $message }
cli-at-line = rad { $where }: { $message }
cli-at-column = kolumn { $where }: { $message }
cli-at-number = händelse { $where }: { $message }
cli-file-missing = { $file }: filen finns inte
cli-file-folder = { $file }: det är en mapp, ingen fil
cli-file-forbidden = { $file }: åtkomst nekad
cli-file-error = { $file }: { $text }
cli-port-taken = { $file }: ett annat program lyssnar redan här; välj en annan port med --port
cli-home-forbidden = { $file }: Stafla kan inte spara sina data här ({ $text }); ange en annan mapp med STAFLA_HOME
cli-home-none = den här användaren har ingen hemkatalog; ange en mapp för data med STAFLA_HOME
cli-usage = { $text }
cli-bad-usage = de här flaggorna och värdena passar inte kommandot; --help visar vilka som gör det
cli-unknown-command = okänt kommando: { $text }
cli-unknown-option = okänd flagga: { $text }
cli-did-you-mean = { $message } (menade du { $near }?)
cli-kernel = kärna
cli-missing-argument = saknas: { $text }
cli-repeated-argument = angivet två gånger: { $text }
cli-bad-value = { $name }: oanvändbart värde: { $text }
cli-unused = oväntat: { $text }
cli-option-unused = { $name } gäller inte för ”solo { $mode }”
cli-match-leaves-cluster = --leaves gäller partier som spelas här, inte i ett kluster
cli-bad-language = --language: okänt språk { $text } (det finns { $known })
cli-unknown-edition = okänd utgåva { $name } (det finns { $known })
cli-unknown-bot = okänd bot { $text } (det finns { $known })

## Tabeller
cli-word = Ord
cli-points = Poäng
cli-bonus = Alla brickor på en gång
cli-total = Summa
cli-square = Ruta
cli-tiles = Brickor
cli-turn = Nr
cli-player = Spelare
cli-play-made = Drag
cli-place = Placering
cli-left = Kvar på stället
cli-settled = Slutavräkning
cli-line = Rad
cli-text = Text
cli-reason = Skäl
cli-letters = Bokstäver
cli-verdict = Utslag
cli-base = Grundform
cli-reading = Tolkning
cli-source = Källa
cli-about-of = Uppgift
cli-about-is = Värde
cli-about-edition = Utgåva
cli-about-name = Namn
cli-about-version = Version
cli-about-words = Ord
cli-about-fingerprint = Fingeravtryck
cli-about-licence = Licens
cli-about-source = Källa
cli-about-origin = Ursprung
cli-shipped = medföljer
cli-imported = importerad
cli-earlier = tidigare, bara med fingeravtryck
cli-words-earlier = namnet { $name } betyder den här ordlistan från och med nu; den tidigare finns kvar för sina partier och väljs med sitt fingeravtryck, { $fingerprint }
cli-words-removed = { $name } ({ $fingerprint }) är borttagen; ord i partier som spelats med den kan inte längre bedömas här
cli-foreign-letter = främmande bokstav
cli-too-short = för kort
cli-too-long = för långt
cli-duplicate = dubblett
cli-valid = godkänt
cli-invalid = underkänt
cli-unknown = går inte att avgöra
cli-judge-attested = { $word }: inte i listan { $lexicon }, men finns i { $source }. Ingen har avgjort än om det får läggas.

## Svar
cli-score-illegal = Otillåtet drag: { $message }
cli-word-unknown = finns inte i ordlistan: { $words }
cli-moves-which = ange antingen --cgp eller --batch
cli-moves-count = { $count ->
        [one] { $count } drag, { $shown } visas
       *[other] { $count } drag, { $shown } visas
    }
cli-batch-bad = { $count ->
        [one] { $file }: { $count } rad kunde inte besvaras, rad { $line }
       *[other] { $file }: { $count } rader kunde inte besvaras, den första är rad { $line }
    }
cli-batch-line = raden är längre än { $most } byte
cli-batch-json = det här är inte JSON
cli-batch-object = en rad måste vara ett objekt med "id" och "cgp"
cli-batch-cgp = "cgp" saknas eller är ingen text
cli-replay-final = { $nick }: { $final }
cli-replay-agrees = Alla siffror stämmer.
cli-replay-illegal = drag { $n }: otillåtet: { $reason }
cli-replay-event = händelse { $n } kan inte ha skett: { $reason }
cli-replay-edition = partifilen gäller utgåvan { $pinned }, inte { $text }
cli-record-no-gcg = { $text }: bara ett parti kan sparas som GCG; välj ett namn som slutar på .json
cli-replay-score = drag { $n }: { $computed } poäng, filen säger { $stated }
cli-replay-cumulative = drag { $n }: summa { $computed }, filen säger { $stated }
cli-replay-tiles = drag { $n }: brickor { $computed }, filen säger { $stated }
cli-verify-event = händelse
cli-verify-bag = i påsen
cli-verify-recorded = dragna
cli-verify-computed = beräknade
cli-words-built = { $words } ord, fingeravtryck { $fingerprint }
cli-words-file = { $file } skriven, { $bytes } byte
cli-words-skipped = { $count ->
    [one] { $count } rad innehöll inget ord:
   *[other] { $count } rader innehöll inget ord; de första:
}
cli-words-verified = { $name } är hel, fingeravtryck { $fingerprint }
cli-words-diff = { $added } tillkom, { $removed } föll bort
cli-judge-whole = { $verdict ->
    [valid] Draget godkänns.
    [invalid] Draget underkänns.
   *[unknown] Draget går inte att avgöra.
}
cli-selfplay-games = Partier
cli-selfplay-turns = Drag
cli-selfplay-seconds = Sekunder
cli-selfplay-rate = Partier per sekund
cli-selfplay-mean = Medelsumma per spelare
cli-selfplay-digest = Kontrollsumma
cli-selfplay-file = Partierna finns i { $file }.

## Bordet i terminalen
cli-you = Spelare
cli-table = { $edition }, ord: { $lexicon }
cli-board-width = brädet behöver en terminal som är { $needed } tecken bred; den här är { $width }
cli-prompt = din tur (? för hjälp)>
cli-partner = Din partners ställ:
cli-bag = { $count ->
        [one] { $count } bricka i påsen
       *[other] { $count } brickor i påsen
    }
cli-take-over = det är din tur vid skärmen; tryck på Enter
cli-verb-pass = passa
cli-verb-exchange = byt
cli-verb-resign = ge upp
cli-verb-withdraw = ångra
cli-verb-second = andra
cli-verb-no = nej
cli-ask-press = { $points } poäng. Enter slår på klockan; ”{ cli-verb-withdraw }” ångrar draget>
cli-ask-challenge = Enter accepterar; ! utmanar draget, ! 1 3 bara de orden>
cli-ask-advantage = du vann lottningen: Enter för att börja, ”{ cli-verb-second }” för brädet rättvänt mot dig>
cli-verb-consonant = k
cli-verb-vowel = v
cli-ask-bag = { $lacking ->
        [one] { $lacking } bricka
       *[other] { $lacking } brickor
    } att dra; { cli-verb-consonant } (konsonanter, { $consonants }) eller { cli-verb-vowel } (vokaler, { $vowels }) för varje>
cli-variants = Överenskommet: { $names }.
cli-ask-vote = Hör det till temat? { $words } ({ $argument }). Enter: ja, ”{ cli-verb-no }”: nej>
cli-theme = Tema: { $name }
cli-tell-theme-claimed = { $name } vill räkna ord till temat: { $argument }
cli-tell-theme-yes = { $name } håller med.
cli-tell-theme-no = { $name } håller inte med.
cli-tell-theme-scored = { $name } får { $points } poäng för temat.
cli-help-theme = ? efter ett drag räknar dess ord till temat, med ditt skäl.
cli-help-blanks = @{ $square } byter din bokstav mot den blanka brickan på rutan.
cli-ask-end = inget mer går att lägga: Enter avslutar partiet, ”{ cli-verb-no }” spelar vidare>
cli-not-understood = Svaret gick inte att förstå.
cli-input-ended = indata tog slut innan partiet var slut
cli-saved = Sparat i { $file }.
cli-help-table = { $example } ORD lägger brickor (liten bokstav är en blank bricka, punkt en bricka som redan ligger); -ABC eller ”{ cli-verb-exchange } ABC” byter; - eller ”{ cli-verb-pass }” passar; ”{ cli-verb-resign }” ger upp; # visar brädet, * de osedda brickorna, = protokollet.
cli-tell-start-drawn = Lottning: { $name } drar { $tile }.
cli-tell-lot = { $name } vann lottningen.
cli-tell-first-move = { $name } väljer att börja.
cli-tell-orientation = { $name } väljer hur brädet ligger.
cli-tell-first = { $name } börjar.
cli-tell-played = { $name }: { $play }  { $parts } = { $points }, summa { $total }
cli-tell-withdrawn = { $name } ångrar draget.
cli-tell-challenged = { $name } utmanar: { $words }
cli-tell-valid = Draget godkänns.
cli-tell-invalid = Draget underkänns.
cli-tell-unknown = Det går inte att avgöra, så draget ligger kvar.
cli-tell-taken-back = { $name } tar tillbaka brickorna och förlorar sin tur.
cli-tell-penalised = { $name } förlorar { $points } poäng.
cli-tell-yielded = { $name } kan inte börja. Turen går vidare.
cli-tell-blank-taken = { $name } byter { $tile } mot den blanka brickan.
cli-tell-turn-lost = { $name } förlorar sin tur.
cli-tell-exchanged = { $count ->
        [one] { $name } byter { $count } bricka.
       *[other] { $name } byter { $count } brickor.
    }
cli-tell-passed = { $name } passar.
cli-tell-resigned = { $name } ger upp.
cli-tell-end-offered = Inget mer går att lägga.
cli-tell-end-accepted = { $name } går med på att avsluta partiet.
cli-tell-end-declined = { $name } vill spela vidare.
cli-tell-ended-out = { $name } har lagt alla sina brickor: partiet är slut.
cli-tell-ended-passes = Alla har passat två gånger i rad: partiet är slut.
cli-tell-ended-scoreless = För många drag i rad utan en ny bricka på brädet: partiet är slut.
cli-tell-ended-nothing-left = Partiet är slut.
cli-tell-ended-resigned = Bara en spelare är kvar: partiet är slut.
cli-tell-ended-time = Tiden är slut.
cli-tell-ended-gone = En spelare var borta för länge.
cli-tell-ended-aborted = Partiet avbröts och räknas inte.
cli-row-taken-back = togs tillbaka
cli-row-exchange = { $count ->
        [one] bytte { $count } bricka
       *[other] bytte { $count } brickor
    }
cli-row-pass = passade
cli-row-yield = kunde inte börja
cli-row-lost-turn = förlorad tur
cli-row-penalty = felaktig utmaning
cli-row-resign = gav upp
cli-row-settlement = kvarvarande brickor
cli-row-time-loss = förlust på tid
cli-row-overtime = övertid
cli-row-correction = domarens beslut
cli-row-gone = borta för länge
cli-row-takeback = ångrat drag

## stafla people, backup, restore
backup-written = { $file }: skriven, { $rows } rader
backup-restored = { $file }: inläst, { $rows } rader
cli-bad-backup = det här är ingen hel säkerhetskopia av den här versionen eller en tidigare ({ $text })
cli-database-not-empty = det finns redan något i databasen ({ $table }); en säkerhetskopia läses bara in i en tom
cli-database-none = det finns ingen databas i { $address }
cli-database-newer = en nyare version har ändrat databasen (tabeller av version { $found }, den här känner högst { $known }): starta den versionen eller läs in en äldre säkerhetskopia
cli-database-error = databasen svarar: { $text }
cli-disk-full = disken är full; frigör utrymme och försök igen
cli-disk-fault = det går inte att skriva på disken: den är full eller trasig; frigör utrymme och försök igen
cli-database-forbidden = den här användaren får inte skriva här; kör kommandot som den användare som kör servern
cli-extra-missing = { $name } är inte installerat: pip install 'stafla[{ $extra }]' installerar det
cli-data-or-club = välj --data eller --club, inte båda
people-name = Namn
people-roles = Roller
people-since = Sedan
people-until = Avstängd till
people-shown = { $name }: { $roles }
people-suspended = { $name }: avstängd till den { $day }
people-not-suspended = { $name }: inte avstängd
people-password = { $name }: lösenordet är { $password }
people-kept = Sparat i { $where }. Servern måste använda samma databas.
people-erased = { $name }: raderad
people-erase-yes = raderingen kan inte ångras; skriv --yes om du menar det

## Rating
cli-ratings-computed = Omräknat från grunden. Rankade partier: { $games }. Ratingtal: { $ratings }.
cli-ratings-agree = Alla sparade ratingtal stämmer med partierna.
cli-ratings-wrong = skiljer sig: { $where }
cli-ratings-missing = ännu inte räknat: { $table }
cli-ratings-repaired = De omräknade ratingtalen är sparade.
