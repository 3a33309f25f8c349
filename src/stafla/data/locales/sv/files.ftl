### Vad som är fel med en ställning, ett drag eller en partifil: i terminalen, på en sida, i en notebook.

## Ställningar
cgp-too-long = ställningen är längre än { $most } tecken
cgp-fields = en ställning har fyra delar (rader, ställ, poäng, räknare), den här har { $found }
cgp-rows = brädet har { $wanted } rader, ställningen { $found }
cgp-row-width = rad { $row }: { $found } rutor i stället för { $wanted }
cgp-run = rad { $row }: { $text } är inget antal tomma rutor
cgp-unknown-letter = rad { $row }: { $text } är ingen bokstav i den här utgåvan
cgp-blank-only = rad { $row }: { $text } har ingen bricka; en blank bricka som står för den skrivs med liten bokstav
cgp-rack-unknown-letter = ställ { $rack }: { $text } är ingen bricka i den här utgåvan
cgp-rack-blank-only = ställ { $rack }: { $text } har ingen bricka i den här utgåvan
cgp-rack-size = ställ { $rack }: { $found } brickor; ett ställ rymmer högst { $most }
cgp-rack-set = ställ { $rack }: fler { $text } än brickuppsättningen har
cgp-more-racks = { $found } ställ men { $wanted } poängtal
cgp-players = { $found } spelare; en ställning har högst { $most }
cgp-players-edition = utgåvan { $edition } är inte för { $found } spelare
cgp-score = { $text } är inget poängtal
cgp-zeros = { $text } är inget antal poänglösa drag
cgp-opcode = { $text } är ingen tilläggskod
cgp-lexicon = ställningen begär ordlistan { $text }; det här är { $found }
cgp-no-rack = stället hos den som är vid draget är inte känt

## Rutor och drag
notation-play = { $text } är inget drag; skriv ruta och brickor, till exempel 8F BEHAG
notation-square = { $text } är ingen ruta med riktning
notation-off-board = { $text } finns inte på brädet
notation-unknown-letter = { $text } är ingen bokstav i den här utgåvan
notation-blank-only = { $text } har ingen bricka; en blank bricka som står för den skrivs med liten bokstav

## GCG-filer
gcg-too-big = filen är större än { $most } byte
gcg-too-long = filen har fler än { $most } rader
gcg-encoding = okänd teckenkodning { $text }
gcg-not-utf-8 = byte { $offset } i filen är inte UTF-8, som första raden lovar
gcg-line = varken drag (>) eller uppgift (#): { $text }
gcg-event = inget drag av känd form: { $text }
gcg-points = { $text } är inget poängtal
gcg-player = en spelare utan namn
gcg-player-twice = spelaren { $text } nämns två gånger
gcg-players-missing = spelarna är inte numrerade 1, 2 …
gcg-unknown-player = ingen spelare heter { $text }
gcg-empty = filen innehåller inget parti
gcg-distribution = brickuppsättningen { $text } är ingen av våra; ange en utgåva
gcg-players-edition = utgåvan { $edition } är inte för { $found } spelare
gcg-unknown-letter = { $text } är ingen bricka i den här utgåvan
gcg-blank-only = { $text } har ingen bricka i den här utgåvan
gcg-rack-size = { $text } är mer än spelaren kan ha här
gcg-withdrawn = inget drag av den här spelaren väntar på att tas tillbaka
gcg-not-encoded = filen är inte i teckenkodningen { $text }, som den anger
gcg-foreign-letter = { $text }: ingen av våra utgåvor har både den brickan och filens övriga; ange utgåvan
gcg-edition-unclear = filen kan höra till flera utgåvor ({ $text }); ange en
gcg-not-left = det finns ingen bricka { $text } kvar till det här draget
gcg-turn = { $text } är vid draget
gcg-over = partiet var slut före den här raden
gcg-impossible = detta kan inte ha följt: { $text }

## Partiprotokoll
record-too-big = filen är större än { $most } byte
record-not-utf-8 = byte { $offset } i filen är inte UTF-8
record-json = det här är inte JSON
record-format = det här är ingen partifil
record-pastime = det här är en fil från { $kind ->
    [bingo] en omgång bingo
    [reverse] baklängesspel
    [daily] dagens ställ
    [duplicate] ett parti duplikat
   *[other] ett annat spel
} och inte från ett vanligt parti; stafla replay och stafla verify läser den
record-version = version { $text } av partifilens format är okänd; det här är version { $known }
record-first = en partifil börjar med händelsen ”started”
record-event = händelsen { $text } finns inte
record-shape = fältet { $field } passar inte: { $text }
record-tiles = { $text } är inga brickor i den här utgåvan
record-square = { $text } är ingen placering
bad-event = detta kan inte ha hänt: { $text }
record-odd = det följer inte av det som hänt tidigare
record-rules = utgåvans regler har ändrats sedan dess
record-seed = fröet är inte det som låstes före partiet
record-over = partiet är redan slut där
record-not-over = partiet är inte slut där
record-unsettled = slutavräkningen saknas
record-settled = avräkningen skulle vara { $settled }
record-turn = det är en annan spelares tur
record-tile = en bricka används som inte finns där
record-points = draget ger { $points } poäng, inte { $told }
record-time = det stämmer inte med klockan
replay-too-long = partiet har för många händelser
