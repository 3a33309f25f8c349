# Varför något inte går. Meddelandets namn är avslagets kod.

## Partiet och spelarna
game-over = Partiet är slut.
no-such-seat = Det finns ingen sådan plats vid bordet.
has-resigned = Du har gett upp partiet.
random-closed = Påsen väntar inte på något slumptal från den platsen.
bad-random = Ett slumptal har { $bytes } byte.
wrong-players = { $most ->
        [2] Den här utgåvan är för två spelare.
       *[other] Den här utgåvan är för { $least } till { $most } spelare.
    }
unknown-edition = Det finns ingen utgåva som heter { $name }.
start-open = Det är inte avgjort vem som börjar.
not-favoured = Du vann inte lottningen, eller så är valet redan gjort.

## Drag
not-your-turn = Det är inte din tur.
window-open = Ett drag väntar på svar: acceptera eller utmana det först.
not-recorded = Anteckna motståndarens drag innan du gör ditt eget.
ruling-pending = En utmaning väntar på utslag.

## Lägga brickor
no-tiles = Välj minst en bricka.
off-board = Brickorna får inte plats på brädet.
occupied = Det ligger redan en bricka på { $square }.
not-in-line = Alla brickor måste ligga i en rad, vågrätt eller lodrätt.
gap = Det finns en tom ruta mellan brickorna.
detached = Brickorna måste ligga intill brickor som redan finns på brädet.
not-on-start = Det första ordet måste täcka startrutan i mitten.
too-short = Det första ordet måste ha minst två brickor.
opening-too-short = Fem först: det första ordet måste ha minst { $least } bokstäver. Kan du inte lägga ett sådant, passa.
not-on-rack = { $kind ->
        [none] De brickorna finns inte på stället.
        [blank] Det finns ingen blank bricka på stället.
       *[letter] Det finns ingen bricka med { $tile } på stället.
    }
unknown-letter = Den bokstaven finns inte i den här utgåvan.
blank-only = { $tile } har ingen egen bricka; bara en blank bricka kan stå för den bokstaven.
mismatch = På { $square } ligger en annan bokstav än den du angav.
nothing-there = Det ligger ingen bricka på { $square }.
too-many-tiles = Det är fler brickor än stället rymmer.
not-in-bag = Den brickan finns inte i påsen.
not-in-set = Så många sådana brickor finns inte i uppsättningen.
wrong-size = Brädet har en annan storlek.
invalid-words = Draget godkänns inte: { $words }.

## Byta brickor
bag-too-small = { $bag ->
        [0] Påsen är tom.
        [one] Det finns bara en bricka i påsen; du kan inte byta fler.
       *[other] Det finns bara { $bag } brickor i påsen; du kan inte byta fler.
    }
bag-below-least = { $least ->
        [one] För att få byta måste det finnas minst en bricka i påsen.
       *[other] För att få byta måste det finnas minst { $least } brickor i påsen.
    }
exchange-limit = Fler byten är inte tillåtna i det här partiet.

## Utmaningar
no-window = Inget drag väntar på svar: det är accepterat, eller så har nästa spelare börjat.
own-play = Det är de andra som accepterar eller utmanar ditt drag.
not-next = Bara nästa spelare kan börja.
no-challenges = Vid det här bordet kontrolleras orden automatiskt; det går inte att utmana.
no-such-word = Draget bildade inte det ordet.
no-challenge = Det finns ingen utmaning att avgöra.
not-your-play = Det är inte ditt drag.
not-made = Draget är inte gjort än: spelaren har inte slagit på klockan.
already-made = Draget är gjort och kan inte ångras.

## Partiets slut
no-offer = Ingen har föreslagit att avsluta partiet.
already-offered = Någon har redan föreslagit att avsluta partiet.
already-accepted = Du har redan gått med på att avsluta partiet.
no-such-ending = Enligt de här reglerna kan partiet inte sluta så.
bag-not-empty = Det finns brickor kvar i påsen.
play-possible = Någon kan fortfarande lägga brickor.

## Tid och överenskommelser
time-up = Din tid är slut; de andra spelar vidare.
no-clock = Ingen klocka går.
clock-runs = Klockan går redan.
own-clock = Det är motståndaren som startar din klocka.
no-proposal = Det finns inget förslag.
already-proposed = Det finns redan ett förslag att svara på.
already-consented = Du har redan gått med på det.
too-many-proposals = Du har redan lagt fram { $most } förslag under det här draget, och fler får det inte bli. Vid nästa drag kan du föreslå något igen.
withdrawn-too-often =
    { $most ->
        [one] Du har redan ångrat dig en gång under din tur, och fler gånger går det inte. Det här draget ligger kvar.
       *[other] Du har redan ångrat dig { $most } gånger under din tur, och fler gånger går det inte. Det här draget ligger kvar.
    }
nothing-to-take-back = Du har inget drag att ångra.
no-takeback = I ett rankat parti kan inga drag ångras.
too-late-to-abort = Alla har haft ett drag: nu kan partiet bara avbrytas om alla är överens.
rated-stands = Ett rankat parti kan ingen avbryta på egen hand när brickorna är dragna: man spelar klart, ger upp eller förlorar. Innan alla har haft ett drag kan spelarna fortfarande avbryta det tillsammans.
not-gone = Ingen har dröjt tillräckligt länge än.

## Varianter: $variant och $other är deras namn
draw-due = Först ska en påse väljas och en bricka dras.
nothing-to-draw = Du har ingen bricka att dra nu.
bag-empty = Det finns ingen bricka i den påsen.
blanks-stay = Vid det här bordet ligger blanka brickor kvar.
no-blank-there = Det ligger ingen blank bricka på den rutan.
no-theme = Ett tema ska ha ett namn på högst 200 tecken och en lista på högst 2{"\u00A0"}000 ord, vart och ett med högst 60 bokstäver.
bad-claim = De här orden kan inte räknas till temat.
no-vote = Det finns inget att rösta om.
own-vote = De andra röstar om dina ord.
already-voted = Du har redan röstat.
vote-due = Först röstar alla om temat.
variant-unknown = Det finns ingen sådan variant: { $variant }.
variant-twice = { $variant }: valdes två gånger.
variant-unneeded = { $variant }: så säger reglerna redan.
variants-conflict = ”{ $variant }” och ”{ $other }” går inte att kombinera.
variant-players = { $variant }: det behövs minst { $least } spelare.
variant-check = { $variant }: det behövs ett bord där ord utmanas.

## Påsen kontrollerad: $event är en händelses nummer
verify-holds = Alla dragningar stämmer med det som låstes före partiet och det som spelarna lade till.
verify-not-revealed = Fröet har inte visats än; det sker när partiet är slut.
verify-not-committed = Dragningarna stämmer med fröet, men inget låstes före den första.
verify-broken-promise = Fröet är inte det som låstes före partiet.
verify-not-drawn = Brickorna drogs för hand, så det finns inget att räkna om.
verify-wrong-draw = Händelse { $event }: fröet ger andra brickor.
verify-wrong-lot = Händelse { $event }: någon annan vann lottningen.
verify-wrong-first = Händelse { $event }: någon annan skulle ha börjat.
verify-wrong-number = Händelse { $event }: ett annat antal brickor skulle ha dragits.
verify-broken = Händelse { $event } kan inte ha inträffat: { $text }
verify-seed-holds = Alla dragningar följer av fröet som låstes i förväg.
verify-day-holds = Dagens brickor följer av utgåvan och dagen.
verify-nothing-drawn = Inga brickor dras när man spelar baklänges, så det finns inget att räkna om.

## Vid ett riktigt bräde: $bag är antalet brickor kvar i påsen
not-at-board = Det här partiet spelas inte vid ett riktigt bräde.
halted = Partiet står stilla tills protokollen stämmer eller domaren har beslutat.
board-unknown = Ett drag är antecknat med bara poäng, så brädet är inte längre känt. Anteckna bara poäng.
no-line = Det finns ännu ingen rad i protokollet att jämföra.
no-draw = Den här spelaren har inte dragit några brickor som kan vara för många.
no-such-surplus =
    { $bag ->
        [0] Påsen innehöll inga fler brickor än de som drogs.
        [one] Påsen innehöll bara { $bag } bricka utöver de som drogs.
       *[other] Påsen innehöll bara { $bag } brickor utöver de som drogs.
    }
judge-there = Domaren är redan tillkallad.
no-judge = Ingen har tillkallat domaren, eller så kan beslutet inte antecknas så.
no-such-rack = Inget ställ ska visas nu, eller så har det ett annat antal brickor.
cannot-sign = Protokollet kan skrivas under när partiet är avräknat och båda har samma slutpoäng.

## Domaren vid bordet
no-judge-here = Det finns ingen domare vid det här bordet.
no-verdict = Det finns inget utslag som du kan överklaga.
verdict-open = Utslaget kan fortfarande överklagas.
appeal-open = Domaren ska först avgöra ett överklagande.
no-appeal-open = Domaren har inget att avgöra.
not-your-appeal = Bara den som tillkallade domaren eller överklagade kan göra det.
too-many-calls =
    { $most ->
        [one] Du har stoppat partiet för domaren en gång, och fler gånger går det inte.
       *[other] Du har stoppat partiet för domaren { $most } gånger, och fler gånger går det inte.
    }

## Two pairs
plays-alone = Här spelar var och en för sig: ingen ser ditt ställ.
arranged-too-often = Du har ordnat om ditt ställ { $most } gånger; mer ryms inte i partifilen.
no-proposals = Här spelar två par: partner säger bara något med ordningen på sina brickor, så ingenting föreslås.
no-pair-clock = Två par spelar utan klocka.
no-pair-judge = Två par spelar utan domare vid bordet: det man säger till domaren hör också partnern.
no-pair-talk = Här spelar två par: ingen chattar förrän partiet är slut.
