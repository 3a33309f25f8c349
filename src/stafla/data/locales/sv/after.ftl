### Efter partiet: påsen kontrollerad, partiet spelat om, rating, domslut.

back-to-table = Till bordet

## Påsen kontrollerad
verify-title = Gick det rätt till i påsen?
verify-intro = Före den första dragningen visade servern ett fingeravtryck av sitt frö. Sedan lade spelarnas enheter till egna slumptal. Alla brickor följer av båda, så ingen kunde välja dem. Här räknas varje dragning om.
verify-file = Partiprotokoll (JSON)
verify-do = Räkna om varje dragning
verify-no-record = Det här är inget partiprotokoll: { $why }
verify-commitment = Utlovat före partiet (fröets SHA-256)
verify-seed = Serverns frö
verify-added = { $name } lade till
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
replay-before = Före det första av { $of } drag.
replay-step = Drag { $at } av { $of }. { $done }
replay-taken-back = { $play } (taget tillbaka)
replay-play = utlägg
replay-exchange = byte ({ $tiles })
replay-pass = pass
replay-lost-turn = förlorat drag
replay-penalty = straff
replay-overtime = övertid
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
