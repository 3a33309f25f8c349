### Efter partiet: påsen kontrollerad, partiet spelat om, rating, domslut.

back-to-table = Till bordet
more-pages = Runt spelet
more-ways = Andra sätt att spela

## Påsen kontrollerad
verify-title = Gick det rätt till i påsen?
verify-intro = Före den första dragningen visade servern ett fingeravtryck av sitt frö. Sedan lade spelarnas enheter till egna slumptal. Alla brickor följer av båda, så ingen kunde välja dem. Här räknas varje dragning om.
verify-file = Partiprotokoll (JSON)
verify-do = Räkna om varje dragning
verify-no-record = Det här är inget partiprotokoll: { $why }
verify-commitment = Utlovat före partiet (fröets SHA-256)
verify-seed = Serverns frö
verify-added = { $name } lade till
verify-own = Den här enheten lade till det.
verify-foreign = Den här enheten lade till ett annat tal.
verify-mixed = Fröet till alla dragningar
verify-draws = Varje dragning, så som den blev och så som den beräknas
verify-event = Händelse
verify-player = Spelare
verify-bag = I påsen
verify-told = Draget
verify-computed = Beräknat

## Rating
ratings-title = Rating
ratings-intro = Varje utgåva och varje tempo har sin egen lista. Alla börjar på 1500. Talet efter ± säger hur fel ratingen ännu kan vara; det krymper med spelade partier och växer med vila. Bara partier mellan två räknas, även mot botar.
ratings-none = Inget ratat parti har spelats än.
ratings-ladders = Utgåva och tempo
ratings-systems = Räknesätt
ratings-place = Plats
ratings-rating = Rating
ratings-deviation = Osäkerhet
ratings-games = Partier
ratings-provisional = preliminär: för få partier än
system-spread = vinster och poängskillnader
system-glicko-2 = enbart vinster
pace-blitz = blixt
pace-rapid = snabbt
pace-regular = full betänketid
pace-correspondence = korrespondens
pace-untimed = utan klocka
rating-title = Rating för { $name }
rating-none = Inget ratat parti än.
rating-chart = Ratingen för { $name } efter varje parti
rating-chart-said = Partier: { $games }. Från { $first } till { $last }; mellan { $least } och { $most }.
rating-changes = Parti för parti
rating-won = Vinst
rating-drawn = Oavgjort
rating-lost = Förlust
rating-game = Partiet
rating-why-rested = { $days } dagar utan ratat parti hade gjort talet osäkrare: från ±{ $was } till ±{ $own_deviation }.
rating-why-faced = { $own } ±{ $own_deviation } mötte { $other } ±{ $other_deviation }. Hur väl motståndaren är känd gör att partiet väger { $weight } %.
rating-why-expected = Att vänta av dessa tal: { $expected } % av ett parti.
rating-why-score-glicko-2 = Uppnått: { $score } %; här räknas bara vinst, oavgjort eller förlust.
rating-why-score-spread = Uppnått: { $score } %; vinsten väger mest och poängskillnaden kommer till.
rating-why-known = Det som uppnåddes utöver det väntade flyttar talet. Osäkerheten är nu ±{ $now }.
rating-of-person = Rating

## Partiet spelas om
still-played = Partiet pågår ännu. Det här är till för efteråt.
replay-title = Spela om partiet
replay-board = Brädet: { $words }
replay-steps = Drag
replay-first = Början
replay-previous = Bakåt
replay-next = Framåt
replay-last = Slutet
replay-keys = Piltangenter: bakåt och framåt; Home och End: början och slutet.
replay-rack = Ställ
replay-total = Totalt
replay-sheet = Protokoll
replay-link = Länk till den här ställningen
replay-picture = Bild (SVG)
replay-picture-png = Bild (PNG)
replay-before = Före det första av { $of } drag.
replay-step = Drag { $at } av { $of }. { $done }
replay-taken-back = { $play } (taget tillbaka)
replay-play = utlägg
replay-exchange = byte ({ $tiles })
replay-pass = pass
replay-yield = lämnade över
replay-lost-turn = förlorat drag
replay-penalty = straff
replay-overtime = övertid
replay-correction = domarens beslut
replay-resign = gav upp
replay-gone = lämnade bordet
replay-takeback = drag återtaget
replay-settlement = slutavräkning

## Analys
analysis-title = Analys
analysis-begin = Fråga motorn
analysis-stop = Stoppa
analysis-stopped = Stoppad. Det som hittats står kvar.
analysis-failed = Motorn kunde inte svara.
analysis-running = Motorn tänker: { $done } av { $total } drag.
analysis-turns = Drag för drag
analysis-turn = Drag
analysis-played = Spelat
analysis-points = Poäng
analysis-better = Bättre
analysis-lost = Förlorat
analysis-judged = Bedömda drag
analysis-best = Inget bättre
analysis-mean = Förlorat per drag
analysis-unknown = (okänt)
engine-busy = Motorn har nog med partier att se på. Försök igen senare.
no-engine = Partiets ordlista är inte installerad, så motorn kan inte bedöma det.

## Omtvistade ord
doubts-title = Utmaningar i partiet
doubts-intro = Ordlistan har genast besvarat varje utmaning, och partiet fortsätter efter svaret. Där bordet tillåter det kan en spelare överklaga orden till en orddomare; domslutet är ett prejudikat och ändrar inga poäng i det här partiet.
doubts-none = Inget har utmanats i det här partiet.
doubt-told = Lagt av { $player }, utmanat av { $challenger }.
doubt-valid = Draget stod sig.
doubt-invalid = Draget togs tillbaka.
doubt-unknown = Ingen kunde säga; draget stod sig.
appeal = Överklaga
appeal-text = Vad talar för det? (källa, betydelse)
appeal-waits = En orddomare har tillfrågats.
ruling-valid = godkänt
ruling-invalid = underkänt
ruling-aside = inget domslut (lägg åt sidan)
ruling-verdict = Domslut
ruling-reason = Skäl
ruling-source = Källa
ruling-do = För in
ruling-by = Orddomare
rulings-title = Domslut
rulings-intro = Varje domslut står här under domarens namn, med skälen. Senare domslut tar ledning av det, och de som avviker från ordlistan föreslås för den.
rulings-none = Inget domslut än.
rulings-all = alla
rulings-find = Sök
arbiter-title = Omtvistade ord
arbiter-none = Inget ord väntar på domslut.
evidence-list = Ordlista
evidence-reading = Grundform och tolkning
evidence-earlier = Tidigare domslut
evidence-game = Från bordet
listed-valid = i listan
listed-invalid = inte i listan
listed-unknown = går inte att säga
listed-attested = inte i listan, men en annan ordbok känner till det: { $source }
question-appeal = överklagande
question-missing = anmält som saknat
question-wrong = anmält som felaktigt
word-report = Anmäl ett ord
word-report-word = Ord
word-report-kind = Vad är det med det?
word-missing = Det saknas i listan
word-wrong = Det borde inte stå i listan
word-report-text = Varför? (källa, betydelse)
word-report-send = Skicka
word-report-thanks = Tack
word-report-next = En orddomare tittar på ordet. Vad det blir av det står sedan bland domsluten.
word-report-more = Ett ord till
bad-question = Det är inget ord i den här utgåvan, eller så är texten längre än { $most } tecken.
no-appeal = Det här kan inte överklagas: bordet tillåter det inte, eller så är det redan gjort.
no-such-question = Det här är redan avgjort.
bad-ruling = Ett domslut behöver ett utslag och skäl på högst { $most } tecken.

## Ett parti från annat håll
bring-title = Lägg till ett parti
bring-intro = En GCG-fil eller ett Staflaprotokoll av ett avslutat parti, högst { $most } kB. Det sparas bland dina partier, där det kan spelas om och analyseras; det räknas inte för någon rating.
bring-file = Fil
bring-edition = som filen säger
bring-do = Spara partiet
game-file-line = Rad { $number }:
game-file-event = Händelse { $number }:
bad-game-file = Filen innehåller inget parti som kan sparas. { $why }
game-not-over = Partiet i filen är inte slut.
long-file = Filen är längre än { $most } kB.

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
judge-seconds = Sekunder som ges (negativt: tas)
judge-points = Poäng som ges (negativt: tas)
judge-text = Vad spelarna får läsa
judge-text-appeal = Skälet till domslutet om draget som helhet. Säg inte vilket ord som föll: partiet pågår.
judge-text-call = Beslutet och skälet till det. Klockorna går igen så snart du för in det.
judge-do = För in beslutet
no-call = Bordet väntar inte längre på det svaret.
bad-judge = Det finns ingen sådan domare här.
