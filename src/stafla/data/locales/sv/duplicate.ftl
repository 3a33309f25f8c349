# Duplikat: samma bokstäver för alla.

duplicate-title = Duplikat
duplicate-intro = Alla har samma bokstäver och samma bräde. En av er är spelledare och visar bokstäverna. Alla letar efter det bästa ordet och skriver ner det i tid. Sedan läggs det bästa ordet hos alla, och var och en får poäng för sitt eget ord.
duplicate-begin = Börja som spelledare
duplicate-time = Minuter per omgång
duplicate-best = Lägg det bästa möjliga ordet enligt ordlistan, inte det bästa som någon hittat
duplicate-federation = Fortsätt så länge påsen och stället tillsammans har en vokal och en konsonant
duplicate-round = Omgång { $number }
duplicate-waiting = Snart kommer de första bokstäverna.
duplicate-between = Nästa bokstäver är på väg.
duplicate-announce = Visa bokstäverna
duplicate-collect = Samla in lapparna
duplicate-stop = Avsluta partiet
duplicate-written = Lappar: { $written } av { $players }
duplicate-rack = Bokstäverna
duplicate-board = Brädet
duplicate-left = Tid kvar
duplicate-warning = En halv minut kvar: skriv ner ditt ord.
duplicate-time-up = Tiden är slut.
duplicate-master = Läggs hos alla: { $play } för { $points }
duplicate-no-play = Inget gick att lägga. Bokstäverna går tillbaka.
duplicate-slips = Lapparna
duplicate-table = Ställningen
duplicate-place = Plats
duplicate-player = Spelare
duplicate-last = Omgång
duplicate-total = Totalt
duplicate-lost = Efter max
duplicate-share = % av max
duplicate-join = Spela med
duplicate-join-here = Spelare
duplicate-nobody = Ingen har kommit än.
duplicate-nobody-announce = De första bokstäverna kan visas så snart någon är med.
duplicate-name = Ditt namn
duplicate-link = Adress för spelare
duplicate-commitment = Påsens fingeravtryck: { $commitment }
duplicate-seed = Påsens slumpfrö: { $seed }
duplicate-position = Var ordet börjar
duplicate-position-help = H8 är vågrätt, 8H lodrätt: rader har bokstäver, kolumner siffror.
duplicate-word = Hela ordet
duplicate-blanks = I ett ord med stora och små bokstäver är de små blanka brickor.
duplicate-write = Skriv ner
duplicate-own = Din lapp: { $play } för { $points }. Du kan skriva en annan tills tiden är slut.
duplicate-none = Du har inte skrivit något i den här omgången.
duplicate-next = Du är med från och med nästa omgång.
duplicate-scored = Du hittade { $play } för { $points }.
duplicate-scored-nothing = Du fick inga poäng i den här omgången.
duplicate-scored-refused = { $play } är inte godkänt och ger inga poäng.
duplicate-scored-late = { $play } kom för sent och ger inga poäng.
duplicate-mark-refused = inte godkänt
duplicate-mark-late = för sent
duplicate-ended-tiles = Partiet är slut: påsen har inga fler vokaler eller inga fler konsonanter.
duplicate-ended-stuck = Partiet är slut: inget mer går att lägga.
duplicate-ended-stopped = Spelledaren har avslutat partiet.
duplicate-won = Vinnare: { $names }
duplicate-keep = Den här adressen är bara din: den som har den kan lämna lappar åt dig.
duplicate-rounds = Antal omgångar (0: tills bokstäverna tar slut)
duplicate-beside = Spelare vid den här enheten
duplicate-beside-help = Ett namn per rad. Du skriver in det de skriver på papper; den som har en mobil går med via adressen.
duplicate-early = Samla in nu
duplicate-type = Skriv in en lapp
duplicate-add = Lägg till
duplicate-close-joining = Stäng för nya spelare
duplicate-open-joining = Öppna för nya spelare
duplicate-joining-closed-here = Stängt för nya spelare. Du kan ändå lägga till spelare.
duplicate-add-name = En spelare vid den här enheten
duplicate-wrote = har skrivit
duplicate-result = Resultatet
duplicate-again = Ett nytt parti
duplicate-words = Ordlista: { $name }.
duplicate-ended-rounds = Partiet är slut: alla omgångar är spelade.
duplicate-record = Ladda ner partifilen

## Questions before somebody loses a slip, and a slip without network
duplicate-ask-early = { $count ->
    [one] { $count } spelare har inte skrivit än och skulle inte få något för omgången. Samla in nu?
   *[other] { $count } spelare har inte skrivit än och skulle inte få något för omgången. Samla in nu?
}
duplicate-ask-stop = { $count ->
    [one] En omgång pågår: { $count } lapp skulle inte räknas. Avsluta partiet?
   *[other] En omgång pågår: { $count } lappar skulle inte räknas. Avsluta partiet?
}
duplicate-ask-stop-none = Avsluta partiet för alla?
duplicate-ask-replace = { $name } har redan lämnat en annan lapp i tid. Ska den ersättas med den du skrev in?
duplicate-replace = Ersätt lappen
duplicate-keep-slip = Behåll den första
duplicate-go-on = Spela vidare
duplicate-unsent = Din lapp { $slip } har inte kommit fram än: ingen kontakt med servern. Den skickas igen automatiskt.
duplicate-unsent-lost = Din lapp { $slip } kom inte fram i tid. Visa den för spelledaren, som fortfarande kan skriva in den.

## I en terminal
duplicate-ask-until = { $seconds } sekunder: tryck på Enter när alla har skrivit.
duplicate-ask-slip = var och vad, till exempel ”H8 ORD”; Enter: inget>
duplicate-slip = Lapp

## Varför något avslås
duplicate-no-players = Ingen är med än.
duplicate-too-many = Fler spelare får inte plats.
duplicate-too-many-beside = Här får högst { $most } namn plats. De andra kan gå med via adressen.
duplicate-joining-closed = Stängt för nya spelare. Spelledaren kan ändå lägga till dig.
duplicate-no-such-player = Den spelaren finns inte.
duplicate-round-open = En omgång pågår.
duplicate-no-round = Ingen omgång pågår.
duplicate-not-yet = Du är med från och med nästa omgång.
duplicate-time-not-up = Tiden är inte slut, och alla har inte skrivit.
duplicate-bad-conditions = En omgång varar högst en timme, och bara varianterna i listan kan spelas.
duplicate-too-many-tiles = I ett drag får högst { $most } bokstäver läggas.
duplicate-too-late = Tiden är slut: den här lappen kom för sent.
duplicate-slip-there = Spelaren har redan lämnat en annan lapp i tid.
duplicate-too-many-slips = Du har lämnat in för många lappar den här omgången.

## A hall
duplicate-own-place = Plats { $place } av { $count }
duplicate-own-total = { $total } poäng, { $lost } efter toppen
duplicate-automatic = Servern avslutar varje omgång själv när tiden är slut
duplicate-solo = Tio extra poäng till den som ensam hittar toppen, om minst 16 spelar
duplicate-either = Broschyrens ställ: två vokaler eller två konsonanter
duplicate-count = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
duplicate-solution = Lösning
duplicate-solvers = Spelare
duplicate-whole-table = Hela tabellen
duplicate-wall = Väggskärm
duplicate-leading = I topp
duplicate-player-number = Spelarens nummer
duplicate-rulings = Beslut
duplicate-warn = Varna
duplicate-fine = Dra av 5 poäng
duplicate-lift = Ta tillbaka
duplicate-show-player = Visa spelaren
duplicate-penalties = Varningar och avdrag
duplicate-penalties-all = Alla spelare
duplicate-penalties-none = Inga varningar eller avdrag.
duplicate-penalties-more = Här är de senaste { $count }. En spelares egna visas med numret.
duplicate-warnings = { $count ->
    [one] { $count } varning
   *[other] { $count } varningar
}
duplicate-fined = { $points } poäng avdragna
duplicate-rulings-help = Efter tre varningar kostar varje ny 5 poäng.
duplicate-ruled = Spelare som beslutet gäller
duplicate-ruled-number = Numret på spelaren som beslutet gäller
duplicate-to-desk = Till domarbordet
duplicate-arbiter = En domare bedömer lapparna vid ett bord och väljer mästardraget bland lika drag
duplicate-checked = Nollor och solo gäller först när två funktionärer har kontrollerat dem
duplicate-hand = Brickorna dras ur en riktig påse och skrivs in
duplicate-by-hand = Brickorna dras för hand.
duplicate-chosen-why = Domarens val: { $why }
duplicate-mark-zero = noll
duplicate-scored-zero = { $play } ger 0 enligt domarens beslut.

## Salar och kategorier
duplicate-room = Sal
duplicate-category = Kategori
duplicate-room-choose = Välj sal …
duplicate-room-none = ingen
duplicate-room-missing = Välj vilken sal du sitter i.
duplicate-rooms-named = Salar
duplicate-rooms-help = Ett namn per rad. Alla salar spelar samma parti och har en gemensam ställning; en funktionär i en sal ser bara lapparna från den salen.
duplicate-categories = Kategorier
duplicate-categories-help = Ett namn per rad, till exempel Juniorer eller Familjer. Varje kategori får också en egen ställning.
duplicate-after-round = efter omgång { $number }

## Ett avslutat parti igen, på egen hand
duplicate-training = Träning
duplicate-topping = På tid
duplicate-training-help = Skriv en lösning per omgång och se den bredvid det bästa draget och det som andra hittade.
duplicate-topping-help = Hitta det bästa draget så fort du kan. Varje sekund räknas. Hittar du det inte räknas omgångens hela tid och 60 sekunder till.
duplicate-play-again = Spela omgångarna igen på egen hand
duplicate-not-top = { $play } för { $points } är inte det bästa än.
duplicate-top-found = Hittat på { $seconds } s
duplicate-top-missed = Inte hittat: { $seconds } s
duplicate-show-top = Visa det bästa draget
duplicate-next-round = Nästa omgång
duplicate-beaten = Du fick fler poäng än { $count } av { $players } spelare.
duplicate-so-far = Hittills: { $total } av { $tops } poäng
duplicate-seconds-so-far = Hittills: { $seconds } s

## Varianter och blixt
duplicate-more = Varianter och blixt
duplicate-jokers = Blanka brickor
duplicate-plain-joker = Som de dras
duplicate-name-joker = Joker
duplicate-means-joker = varje ställ har en blank bricka så länge de blanka räcker.
duplicate-name-explosive = Explosiv joker
duplicate-means-explosive = varje ställ har en blank bricka; efter det bästa draget ersätts den på brädet av sin bokstav ur påsen, om det finns någon kvar, och går tillbaka till stället.
duplicate-eights = Bokstäver på stället
duplicate-plain-eight = Sju
duplicate-name-seven-of-eight = 7 av 8
duplicate-means-seven-of-eight = åtta bokstäver, högst sju av dem i ett drag.
duplicate-name-seven-and-eight = 7 och 8
duplicate-means-seven-and-eight = åtta bokstäver; bonusen för alla åtta är 25 poäng högre än för sju.
duplicate-seconds = Blixt: sekunder per omgång i stället för minuter (0: minuter)
duplicate-replaced = { $letter } ur påsen ersätter den blanka brickan.
