### Efter partiet: påsen kontrollerad, partiet spelat om, rating, domslut.

back-to-table = Till bordet
more-pages = Mer om spelet

## Påsen kontrollerad
verify-title = Gick dragningen rätt till?
verify-intro = Före den första dragningen visade servern ett fingeravtryck av sitt slumpfrö. Sedan lade spelarnas enheter till egna slumptal. Tillsammans bestämmer de alla brickor, så ingen kunde välja dem. Här räknas varje dragning om.
verify-file = Partifil (JSON)
verify-do = Räkna om varje dragning
verify-no-record = Det här är ingen partifil: { $why }
verify-commitment = Låst före partiet (fröets SHA-256)
verify-seed = Serverns frö
verify-added = { $name } lade till
verify-own = Den här enheten lade till det.
verify-foreign = Den här enheten lade till ett annat tal.
verify-mixed = Frö för alla dragningar
verify-draws = Varje dragning: i partiet och omräknad
verify-event = Händelse
verify-player = Spelare
verify-bag = I påsen
verify-recorded = Dragna
verify-computed = Beräknade

## Rating
ratings-title = Ratinglista
ratings-intro = Varje utgåva och varje tempo har sin egen lista. Alla börjar på 1500. Talet efter ± visar hur osäker ratingen är; det krymper med varje parti och växer när man inte spelar. Bara partier för två räknas, även mot botar.
ratings-none = Inget rankat parti har spelats än.
ratings-ladders = Utgåva och tempo
ratings-systems = Ratingsystem
ratings-place = Placering
ratings-rating = Rating
ratings-deviation = Osäkerhet
ratings-games = Partier
ratings-provisional = preliminär: för få partier än
system-spread = vinster och poängskillnader
system-glicko-2 = bara vinster
pace-blitz = blixt
pace-rapid = snabbparti
pace-regular = långparti
pace-correspondence = brevparti
pace-untimed = utan klocka
rating-title = Rating för { $name }
rating-none = Inget rankat parti än.
rating-chart = Ratingen för { $name } efter varje parti
rating-chart-said = Partier: { $games }. Från { $first } till { $last }; mellan { $least } och { $most }.
rating-changes = Parti för parti
rating-won = Vinst
rating-drawn = Oavgjort
rating-lost = Förlust
rating-game = Partiet
rating-why-rested = Dagar utan rankat parti: { $days }. Osäkerheten hade växt från ±{ $was } till ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } mötte { $other } ±{ $other_deviation }. Ju säkrare motståndarens rating är, desto mer väger partiet: här { $weight } %.
rating-why-expected = Väntat resultat: { $expected } %.
rating-why-score-glicko-2 = Resultat: { $score } %. Här räknas bara vinst, oavgjort eller förlust.
rating-why-score-spread = Resultat: { $score } %. Vinsten väger mest, och poängskillnaden läggs till.
rating-why-known = Skillnaden mot det väntade ändrar ratingen. Osäkerheten är nu ±{ $now }.
rating-of-person = Rating

## Partiet spelas om
still-played = Partiet pågår. Sidan öppnas när det är slut.
replay-title = Spela igenom partiet
replay-board = Brädet: { $words }
replay-steps = Drag
replay-first = Början
replay-previous = Bakåt
replay-next = Framåt
replay-last = Slutet
replay-keys = Piltangenter: bakåt och framåt; Home och End: början och slutet.
replay-sheet = Protokoll
replay-link = Länk till den här ställningen
replay-picture = Bild (SVG)
replay-picture-png = Bild (PNG)
replay-before = Före det första av { $of } drag.
replay-step = Drag { $at } av { $of }. { $done }
replay-taken-back = { $play } (taget tillbaka)
replay-play = drag
replay-exchange = byte ({ $tiles })
replay-pass = passade
replay-yield = kunde inte börja
replay-lost-turn = förlorad tur
replay-penalty = felaktig utmaning
replay-overtime = övertid
replay-correction = domarens beslut
replay-resign = gav upp
replay-gone = borta för länge
replay-takeback = ångrat drag
replay-settlement = kvarvarande brickor
replay-time-loss = förlust på tid

## Analys
analysis-title = Analys
analysis-begin = Analysera
analysis-stop = Stoppa
analysis-stopped = Stoppad. Det som redan är klart finns kvar.
analysis-failed = Analysen misslyckades. Försök igen.
analysis-running = Motorn tänker: { $done } av { $total } drag.
analysis-turns = Drag för drag
analysis-turn = Drag
analysis-played = Spelat
analysis-points = Poäng
analysis-better = Bättre
analysis-lost = Tappat
analysis-judged = Bedömda drag
analysis-best = Bästa drag
analysis-mean = Tappat per drag
analysis-pass = passa
analysis-candidates = Bästa drag
analysis-wins = Vinner
analysis-percent = { $percent } %
analysis-unknown = (okänt)
engine-busy = Motorn har fullt upp. Försök igen senare.
no-engine = Partiets ordlista är inte installerad, så partiet kan inte analyseras.

## Omtvistade ord
doubts-title = Utmaningar i partiet
doubts-intro = Ordlistan avgör varje utmaning direkt, och partiet fortsätter efter det. Där bordet tillåter det kan en spelare sedan ta orden till en orddomare. Domslutet blir vägledande och ändrar inga poäng i det här partiet.
doubts-none = Inget drag har utmanats i det här partiet.
doubt-told = Lagt av { $player }, utmanat av { $challenger }.
doubt-valid = Draget godkändes.
doubt-invalid = Draget underkändes.
doubt-unknown = Det gick inte att avgöra, så draget låg kvar.
appeal = Överklaga
appeal-text = Vad talar för ordet? (källa, betydelse)
appeal-waits = En orddomare har tillfrågats.
ruling-valid = godkänt
ruling-invalid = underkänt
ruling-aside = inget domslut (lägg åt sidan)
ruling-verdict = Domslut
ruling-reason = Skäl
ruling-source = Källa
ruling-do = Spara
ruling-by = Orddomare
rulings-title = Domslut
rulings-intro = Varje domslut står här med orddomarens namn och skälen. Det vägleder senare domslut, och avviker det från ordlistan föreslås en ändring där.
rulings-none = Inget domslut än.
rulings-all = alla
rulings-find = Sök
arbiter-title = Omtvistade ord
arbiter-none = Inget ord väntar på domslut.
evidence-list = Ordlista
evidence-pinned-list = Ordlistan som avgör här
evidence-reading = Grundform och tolkning
evidence-earlier = Tidigare domslut
evidence-game = Från bordet
listed-valid = i listan
listed-invalid = inte i listan
listed-unknown = går inte att avgöra
listed-attested = inte i listan, men i en annan ordbok: { $source }
question-appeal = överklagande
question-missing = anmält som saknat
question-wrong = anmält som felaktigt
word-report = Anmäl ett ord
word-report-word = Ord
word-report-kind = Vad är fel?
word-missing = Det saknas i listan
word-wrong = Det borde inte stå i listan
word-report-text = Varför? (källa, betydelse)
word-report-send = Skicka
word-report-thanks = Tack
word-report-next = En orddomare tittar på ordet. Resultatet hamnar bland domsluten.
word-report-more = Ett ord till
bad-question = Ordet har bokstäver som inte finns i utgåvan, eller så är texten längre än { $most } tecken.
no-appeal = Det här kan inte överklagas: bordet tillåter det inte, eller så är det redan gjort.
no-such-question = Det här är redan avgjort.
bad-ruling = Välj ett utslag och skriv ett skäl på högst { $most } tecken.

## Ett parti från annat håll
bring-title = Lägg till ett parti
bring-intro = En GCG-fil eller en partifil från Stafla med ett avslutat parti, högst { $most } kB. Partiet sparas bland dina egna, där du kan spela igenom och analysera det. Det påverkar inte din rating.
bring-file = Fil
bring-edition = enligt filen
bring-do = Spara partiet
game-file-line = Rad { $number }:
game-file-event = Händelse { $number }:
bad-game-file = Filen innehåller inget parti som kan sparas. { $why }
game-not-over = Partiet i filen är inte slut.
long-file = Filen är större än { $most } kB.

## Domaren vid bordet
judge-title = Bord som väntar på en domare
judge-appeal = { $name } överklagar
judge-call = { $name } tillkallar domaren
judge-waits =
    { $minutes ->
        [one] Partiet står stilla. Om { $minutes } minut fortsätter det utan domare.
       *[other] Partiet står stilla. Om { $minutes } minuter fortsätter det utan domare.
    }
judge-nobody = Inget bord väntar på dig.
judge-edition = Regler
judge-total = { $points } poäng
judge-left = tid kvar:
judge-play = Draget
judge-board = Brädet
judge-seconds = Sekunder att ge (minus drar av)
judge-points = Poäng att ge (minus drar av)
judge-text = Text till spelarna
judge-text-appeal = Skälet till domslutet om draget som helhet. Nämn inte vilket ord som underkändes: partiet pågår.
judge-text-call = Beslutet och skälet till det. Klockorna går igen när du meddelar beslutet.
judge-do = Meddela beslutet
no-call = Bordet väntar inte längre på det svaret.
bad-judge = Det finns ingen sådan domare här.
