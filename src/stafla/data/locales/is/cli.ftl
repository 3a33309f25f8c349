# Skipanalínan og borðið í skelinni.

## Það sem fer úrskeiðis
cli-interrupted = stöðvað
cli-broken-pipe = enginn les úttakið lengur
cli-file-not-utf-8 = textinn er ekki UTF-8; veldu „CSV UTF-8“ þegar þú vistar skrána í töflureikni, í ritli stafakóðunina UTF-8
cli-not-utf-8 = textinn er ekki UTF-8
cli-too-much = inntakið er of stórt eða of djúpt hreiðrað
cli-internal = innri villa: { $text }
cli-at-file = { $where }: { $message }
cli-at-line = lína { $where }: { $message }
cli-at-column = dálkur { $where }: { $message }
cli-at-number = atburður { $where }: { $message }
cli-file-missing = { $file }: skráin er ekki til
cli-file-folder = { $file }: þetta er mappa, ekki skrá
cli-file-forbidden = { $file }: aðgangur ekki leyfður
cli-file-error = { $file }: { $text }
cli-port-taken = { $file }: annað forrit hlustar hér þegar; veldu aðra gátt með --port
cli-home-forbidden = { $file }: Stafla getur ekki geymt gögn sín hér ({ $text }); nefndu aðra möppu með STAFLA_HOME
cli-home-none = þessi notandi á enga heimamöppu; nefndu möppu fyrir gögnin með STAFLA_HOME
cli-usage = { $text }
cli-bad-usage = þessi gildi passa ekki við skipunina; --help sýnir hvað passar
cli-unknown-command = óþekkt skipun: { $text }
cli-unknown-option = óþekktur rofi: { $text }
cli-did-you-mean = { $message } (áttirðu við { $near }?)
cli-kernel = kjarni
cli-missing-argument = vantar: { $text }
cli-repeated-argument = gefið tvisvar: { $text }
cli-bad-value = { $name }: ónothæft gildi: { $text }
cli-unused = ekki búist við: { $text }
cli-option-unused = { $name } á ekki við í „solo { $mode }“
cli-match-leaves-cluster = --leaves á aðeins við um spil sem eru spiluð hér, ekki í klasa
cli-bad-language = --language: óþekkt tungumál { $text } (til eru { $known })
cli-unknown-edition = óþekkt útgáfa { $name } (til eru { $known })
cli-unknown-bot = óþekktur þjarkur { $text } (til eru { $known })

## Töflur
cli-word = Orð
cli-points = Stig
cli-bonus = Allir stafirnir í einu
cli-total = Alls
cli-square = Reitur
cli-tiles = Stafir
cli-turn = Nr.
cli-player = Leikmaður
cli-play-made = Leikur
cli-place = Sæti
cli-left = Eftir á standi
cli-settled = Uppgjör
cli-line = Lína
cli-text = Texti
cli-reason = Ástæða
cli-letters = Stafir
cli-verdict = Úrskurður
cli-base = Grunnmynd
cli-reading = Greining
cli-source = Heimild
cli-about-of = Liður
cli-about-is = Gildi
cli-about-edition = Útgáfa
cli-about-name = Nafn
cli-about-version = Útgáfa listans
cli-about-words = Orð
cli-about-fingerprint = Fingrafar
cli-about-licence = Leyfi
cli-about-source = Heimild
cli-about-origin = Uppruni
cli-shipped = fylgir með
cli-imported = innflutt
cli-earlier = eldra, aðeins eftir fingrafari
cli-words-earlier = nafnið { $name } á við þetta orðasafn héðan í frá; hið eldra geymist vegna spila sinna og er valið eftir fingrafarinu { $fingerprint }
cli-words-removed = { $name } ({ $fingerprint }) fjarlægt; ekki er lengur hægt að dæma hér orð í spilum sem það gilti í
cli-foreign-letter = framandi stafur
cli-too-short = of stutt
cli-too-long = of langt
cli-duplicate = tvítekið
cli-valid = gilt
cli-invalid = ógilt
cli-unknown = óvíst
cli-judge-attested = { $word }: ekki í orðasafninu { $lexicon } en í annarri orðabók: { $source }. Enginn hefur úrskurðað enn hvort leggja má orðið.

## Svör
cli-score-illegal = Ólöglegur leikur: { $message }
cli-word-unknown = finnst ekki í orðasafninu: { $words }
cli-moves-which = gefðu annaðhvort --cgp eða --batch
cli-moves-count = Leikir: { $count }, sýndir: { $shown }
cli-batch-bad = { $count ->
        [1] { $file }: ekki var hægt að svara { $count } línu, línu { $line }
        [one] { $file }: ekki var hægt að svara { $count } línu, sú fyrsta er lína { $line }
       *[other] { $file }: ekki var hægt að svara { $count } línum, sú fyrsta er lína { $line }
    }
cli-batch-line = línan er lengri en { $most } bæti
cli-batch-json = þetta er ekki JSON
cli-batch-object = lína verður að vera hlutur með "id" og "cgp"
cli-batch-cgp = "cgp" vantar eða er ekki texti
cli-replay-final = { $nick }: { $final }
cli-replay-agrees = Allar tölur stemma.
cli-replay-illegal = leikur { $n }: ólöglegur: { $reason }
cli-replay-event = atburður { $n } getur ekki hafa gerst: { $reason }
cli-replay-edition = skráin er af útgáfunni { $pinned }, ekki { $text }
cli-record-no-gcg = { $text }: aðeins spil er hægt að vista sem GCG; veldu nafn sem endar á .json
cli-replay-score = leikur { $n }: { $computed } stig, skráin segir { $stated }
cli-replay-cumulative = leikur { $n }: alls { $computed }, skráin segir { $stated }
cli-replay-tiles = leikur { $n }: stafir { $computed }, skráin segir { $stated }
cli-verify-event = atburður
cli-verify-bag = í skjóðunni
cli-verify-recorded = dregið
cli-verify-computed = reiknað
cli-words-built = { $words } orð, fingrafar { $fingerprint }
cli-words-file = { $bytes ->
        [one] { $file } skrifuð, { $bytes } bæti
       *[other] { $file } skrifuð, { $bytes } bæti
    }
cli-words-skipped = { $count ->
        [one] Ekkert orð fékkst úr { $count } línu:
       *[other] Ekkert orð fékkst úr { $count } línum; þær fyrstu eru:
    }
cli-words-verified = { $name } er heilt, fingrafar { $fingerprint }
cli-words-diff = Ný orð: { $added }, brottfallin: { $removed }
cli-judge-whole = { $verdict ->
    [valid] Lögnin er gild.
    [invalid] Lögnin er ógild.
   *[unknown] Ekki er hægt að skera úr um lögnina.
}
cli-selfplay-games = Spil
cli-selfplay-turns = Leikir
cli-selfplay-seconds = Sekúndur
cli-selfplay-rate = Spil á sekúndu
cli-selfplay-mean = Meðalstig leikmanns
cli-selfplay-digest = Gátsumma
cli-selfplay-file = Spilin eru í { $file }.

## Borðið í skipanalínunni
cli-you = Leikmaður
cli-table = { $edition }, orðasafn: { $lexicon }
cli-board-width = borðið þarf skjá sem er { $needed } stafir á breidd; þessi er { $width }
cli-prompt = þú átt leik (? er hjálp)>
cli-partner = Standur samherjans:
cli-bag = { $count ->
        [one] { $count } stafur í skjóðunni
       *[other] { $count } stafir í skjóðunni
    }
cli-take-over = þú átt leik við þennan skjá; ýttu á Enter
cli-verb-pass = sitja hjá
cli-verb-exchange = skipta
cli-verb-resign = gefa leikinn
cli-verb-withdraw = til baka
cli-verb-second = hinn
cli-verb-no = nei
cli-ask-press = { $points } stig. Enter ýtir á klukkuna; „{ cli-verb-withdraw }“ tekur lögnina til baka>
cli-ask-challenge = Enter samþykkir; ! véfengir lögnina, ! 1 3 aðeins þau orð>
cli-ask-advantage = hlutkestið féll þér í vil: Enter og þú byrjar, með „{ cli-verb-second }“ ræður þú hvernig borðið snýr og hinn byrjar>
cli-verb-consonant = m
cli-verb-vowel = s
cli-ask-bag = { $lacking ->
    [one] { $lacking } stafur
   *[other] { $lacking } stafir
} eftir að draga; { cli-verb-consonant } (samhljóðar, { $consonants }) eða { cli-verb-vowel } (sérhljóðar, { $vowels }) fyrir hvern>
cli-variants = Samkomulag: { $names }.
cli-ask-vote = Á við þemað? { $words } ({ $argument }). Enter samþykkir, „{ cli-verb-no }“ hafnar>
cli-theme = Þema: { $name }
cli-tell-theme-claimed = { $name } telur orð eiga við þemað: { $argument }
cli-tell-theme-yes = { $name } samþykkir.
cli-tell-theme-no = { $name } samþykkir ekki.
cli-tell-theme-scored = { $name } fær { $points } stig fyrir þemað.
cli-help-theme = ? á eftir leik segir að orðin eigi við þemað, með rökum þínum.
cli-help-blanks = @{ $square } setur þinn staf í stað auðu töflunnar á þeim reit.
cli-ask-end = ekki er hægt að leggja meira: Enter lýkur spilinu, „{ cli-verb-no }“ heldur áfram>
cli-not-understood = Svarið skildist ekki.
cli-input-ended = inntakinu lauk á undan spilinu
cli-saved = Vistað í { $file }.
cli-help-table = { $example } ORÐ leggur stafi (lágstafur er auð tafla, punktur stafur sem þegar er á borðinu); -ABC eða „{ cli-verb-exchange } ABC“ skiptir út stöfum; - eða „{ cli-verb-pass }“ situr hjá; „{ cli-verb-resign }“ gefur leikinn; # sýnir borðið, * óséða stafi, = stigablaðið.
cli-tell-start-drawn = { $name } dregur um hver byrjar: { $tile }
cli-tell-lot = { $name } vann hlutkestið.
cli-tell-first-move = { $name } velur að byrja.
cli-tell-orientation = { $name } ræður hvernig borðið snýr.
cli-tell-first = { $name } byrjar.
cli-tell-played = { $name }: { $play }  { $parts } = { $points }, alls { $total }
cli-tell-withdrawn = { $name } tekur lögnina til baka.
cli-tell-challenged = { $name } véfengir: { $words }
cli-tell-valid = Lögnin er gild.
cli-tell-invalid = Lögnin er ógild.
cli-tell-unknown = Enginn getur skorið úr; lögnin stendur.
cli-tell-taken-back = { $name } tekur stafina til baka og næsti leikmaður á leik.
cli-tell-penalised = { $points ->
    [one] { $name } tapar { $points } stigi.
   *[other] { $name } tapar { $points } stigum.
}
cli-tell-yielded = { $name } getur ekki byrjað; næsti leikmaður á leik.
cli-tell-blank-taken = { $name } leggur { $tile } í stað auðu töflunnar og tekur hana.
cli-tell-turn-lost = { $name } missir úr umferð.
cli-tell-exchanged = { $count ->
        [one] { $name } skiptir út { $count } staf.
       *[other] { $name } skiptir út { $count } stöfum.
    }
cli-tell-passed = { $name } situr hjá.
cli-tell-resigned = { $name } gefur leikinn.
cli-tell-end-offered = Ekki er hægt að leggja meira.
cli-tell-end-accepted = { $name } samþykkir að ljúka spilinu.
cli-tell-end-declined = { $name } vill halda áfram.
cli-tell-ended-out = { $name } hefur lagt alla stafi sína: spilinu er lokið.
cli-tell-ended-passes = Allir hafa setið hjá tvisvar í röð: spilinu er lokið.
cli-tell-ended-scoreless = Of margir leikir í röð án nýs stafs á borðinu: spilinu er lokið.
cli-tell-ended-nothing-left = Spilinu er lokið.
cli-tell-ended-resigned = Aðeins einn leikmaður er eftir: spilinu er lokið.
cli-tell-ended-time = Tíminn er búinn.
cli-tell-ended-gone = Einn leikmaður var of lengi í burtu.
cli-tell-ended-aborted = Spilið var fellt niður og gildir ekki.
cli-row-taken-back = tekin til baka
cli-row-exchange = { $count ->
        [one] skipti út { $count } staf
       *[other] skipti út { $count } stöfum
    }
cli-row-pass = sat hjá
cli-row-yield = gat ekki byrjað
cli-row-lost-turn = missti úr umferð
cli-row-penalty = röng véfenging
cli-row-resign = gaf leikinn
cli-row-settlement = ónotaðir stafir
cli-row-time-loss = féll á tíma
cli-row-overtime = umframtími
cli-row-correction = ákvörðun dómara
cli-row-gone = of lengi í burtu
cli-row-takeback = leikur tekinn til baka

## stafla people, backup, restore
backup-written = { $file }: skrifuð, línur: { $rows }
backup-restored = { $file }: lesin inn, línur: { $rows }
cli-bad-backup = þetta er ekki heilt öryggisafrit þessarar útgáfu eða eldri ({ $text })
cli-database-not-empty = eitthvað er þegar í gagnagrunninum ({ $table }); öryggisafrit fer aðeins í tóman grunn
cli-database-none = enginn gagnagrunnur er í { $address }
cli-database-newer = nýrri útgáfa hefur breytt gagnagrunninum (töflur af útgáfu { $found }, þessi útgáfa þekkir upp að { $known }): ræstu þá útgáfu eða lestu inn eldra öryggisafrit
cli-database-error = gagnagrunnurinn svarar: { $text }
cli-disk-full = diskurinn er fullur; losaðu pláss og reyndu aftur
cli-disk-fault = ekki er hægt að skrifa á diskinn: hann er fullur eða bilaður; losaðu pláss og reyndu aftur
cli-database-forbidden = þessi notandi má ekki skrifa hér; keyrðu skipunina sem sá notandi sem keyrir þjóninn
cli-extra-missing = { $name } er ekki uppsett: pip install 'stafla[{ $extra }]' setur það upp
cli-data-or-club = veldu --data eða --club, ekki hvort tveggja
people-name = Nafn
people-roles = Hlutverk
people-since = Frá
people-until = Lokað til
people-shown = { $name }: { $roles }
people-suspended = { $name }: aðgangi lokað til { $day }
people-not-suspended = { $name }: aðgangurinn er opinn
people-password = { $name }: lykilorðið er { $password }
people-kept = Geymt í { $where }; þjónninn verður að nota sama gagnagrunn.
people-erased = { $name }: eytt
people-erase-yes = eyðingu er ekki hægt að afturkalla; skrifaðu --yes ef þér er alvara

## Styrkleikatölur
cli-ratings-computed = Reiknað frá grunni: spil { $games }, styrkleikatölur { $ratings }.
cli-ratings-agree = Allar geymdar styrkleikatölur stemma við spilin.
cli-ratings-wrong = ber ekki saman: { $where }
cli-ratings-missing = ekki reiknað enn: { $table }
cli-ratings-repaired = Endurreiknuðu styrkleikatölurnar hafa verið vistaðar.
