### Bordet: det som webbläsaren säger.

## Bräde och brickor
board = Spelbräde
rack = Ställ
players = Spelare
square = rad { $row }, kolumn { $column }
square-start = stjärnruta
square-empty = tom
premium = { $kind ->
    [letter] { $times ->
        [2] dubbel bokstav
        [3] trippel bokstav
       *[other] bokstav gånger { $times }
    }
   *[word] { $times ->
        [2] dubbelt ord
        [3] trippelt ord
       *[other] ord gånger { $times }
    }
}
tile-named = { $letter }, { $points } poäng
tile-blank = blank bricka
tile-blank-as = { $letter }, blank bricka
tile-yours = din bricka, inte spelad än
tile-last = senaste draget
blank-short = blank

## Åtgärder
play = Lägg
play-points = Lägg, { $points } poäng
exchange = Byt brickor
pass = Passa
resign = Ge upp
offer-end = Föreslå avslut
challenge = Utmana
challenge-as = { $name } utmanar
accept = Godta
withdraw = Ångra draget
shuffle = Blanda
sort = Sortera
recall = Ta tillbaka
zoom = Förstora
keyboard = Tangentbord
close = Stäng
no-back = Tillbaka
new-game = Nytt parti

pass-question = Du lägger inga brickor och får inga poäng för draget.
pass-yes = Passa
resign-question = Du förlorar partiet oavsett ställning.
resign-yes = Ge upp partiet
offer-end-question = Om alla är överens om att inget mer går att lägga är partiet slut, och brickorna på ställen räknas av.
offer-end-yes = Föreslå avslut

## Varför det inte går att lägga
reason-empty = Lägg brickor på brädet.
reason-blank = Välj bokstav för den blanka brickan.
reason-not-your-turn = { $name } är vid draget.
reason-not-in-list = Finns inte i ordlistan.
reason-answer = Godta draget eller utmana det.
reason-offer = Ett förslag om avslut väntar på svar.

## Dialoger
blank-title = Vilken bokstav står den blanka brickan för?
blank-help = Den behåller bokstaven partiet ut och ger inga poäng.
blank-type = eller skriv den
exchange-title = Byt brickor
exchange-help = Välj brickorna som du lämnar. Du drar lika många nya ur påsen och därmed är draget slut.
exchange-most = { $most ->
    [one] Det finns { $most } bricka i påsen, fler går inte att byta.
   *[other] Det finns { $most } brickor i påsen, fler går inte att byta.
}
exchange-type = Skriv bokstäver; minus växlar valda och behållna
exchange-invert = Växla valda och behållna
exchange-do = { $count ->
    [0] Byt
    [one] Byt { $count } bricka
   *[other] Byt { $count } brickor
}
exchange-too-many = { $most ->
    [one] Högst { $most } bricka.
   *[other] Högst { $most } brickor.
}

## Drag som väntar, överlämning, förslag
waiting = Väntar på svar
waiting-play = { $name } lade { $words } för { $points } poäng.
hand-over = { $name } står i tur
hand-over-help = Lämna över enheten. Stället är dolt tills dess.
hand-over-play = { $name } lade { $words } för { $points } poäng.
hand-over-take = Jag är { $name }, visa mitt ställ
offer-text = Förslaget är att sluta, eftersom inget mer går att lägga.
offer-accept = Sluta här
offer-decline = Spela vidare
watching = Du tittar på. Ett ställ syns bara för sin spelare.
watching-late = Du ser partiet { $delay }.
bag-waits = Påsen är inte blandad än. Den väntar på ett slumptal från enheterna hos: { $names }.
press = Slå på klockan
start-draw = Lottning: { $tiles }
start-text = { $name } har fördel i lottningen: börja, eller välj hur brädet ska ligga och låt den andra börja?
choose-first-move = Börja
choose-orientation = Låt den andra börja
challenge-title = Vilka ord vill du utmana?
challenge-help = Svaret gäller draget som helhet: det står sig eller tas tillbaka.

## Klockor och överenskommelser
turn-overtime = övertid
turn-correction = domarens beslut
turn-gone = borta för länge
turn-takeback = draget taget tillbaka
said-overtime = { $name } har gått över tiden: { $points } poäng.
said-correction = Domaren har ändrat poängen för { $name }: { $points }.
said-gone = { $name } var borta för länge.
said-takeback = Senaste draget av { $name } är taget tillbaka.
player-time-up = tiden är slut
clock-left = Tid kvar för { $name }: { $time }
clock-over = { $name } är över tiden med { $time }
said-minutes = { $minutes ->
    [one] Du har { $minutes } minut kvar.
   *[other] Du har { $minutes } minuter kvar.
}
said-seconds = { $seconds ->
    [one] Du har { $seconds } sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
start-clock = Starta klockan
start-clock-text = Klockan för { $name } går inte än.
resume-clock = Låt klockan gå
clock-paused = Klockan är pausad.
more = Mer
propose-takeback = Ta tillbaka mitt senaste drag
propose-pause = Pausa klockan
propose-abort = Avbryt partiet
abort = Avbryt partiet
claim = Spelaren är borta
propose-takeback-question = Om alla är överens tas ditt senaste drag och det som följde tillbaka. Brickor dras då på nytt, och använd tid förblir använd.
propose-takeback-yes = Fråga de andra
propose-pause-question = Om alla är överens står klockan tills någon låter den gå igen.
propose-pause-yes = Fråga de andra
propose-abort-question = Om alla är överens slutar partiet utan resultat.
propose-abort-yes = Fråga de andra
abort-question = Partiet slutar utan resultat.
abort-yes = Avbryt partiet
claim-question = Den som låter vänta på sig är ute ur partiet och har förlorat det.
claim-yes = Spelaren är borta
proposal = Förslag
proposal-takeback = { $name } vill ta tillbaka sitt senaste drag.
proposal-pause = { $name } vill pausa klockan.
proposal-abort = { $name } vill avbryta partiet.
proposal-drop = Dra tillbaka frågan
consent = Gå med på det
consent-as = { $name } går med på det
decline = Avböj
decline-as = { $name } avböjer

## Spelare
player-turn = vid draget
player-thinks = tänker
player-tiles = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
player-resigned = gav upp

## Protokoll
talk = Samtal
talk-watchers = Åskådare
talk-none = Ingenting har sagts.
talk-say = Säg något
talk-send = Säg
talk-hidden = (dolt namn)
talk-watchers-later = Spelarna ser åskådarnas samtal efter partiet.
note = Dina anteckningar
note-help = Ingen annan ser dem.
sheet = Protokoll
sheet-empty = Inget drag är gjort än.
sheet-turn = Nr
sheet-play = Drag
sheet-points = Poäng
sheet-total = Summa
sheet-breakdown = Visa hur poängen räknas
bonus = Alla brickor på en gång
turn-pass = passade
turn-exchange = { $count ->
    [one] bytte { $count } bricka
   *[other] bytte { $count } brickor
}
turn-penalty = utmanade felaktigt
turn-yield = lämnade över
turn-lost-turn = förlorar turen
turn-resign = gav upp
turn-settlement = kvarvarande brickor
turn-back = togs tillbaka
turn-undecided = oavgjort: inte i listan, men en annan ordbok känner till det

## Osedda brickor
unseen = Osedda brickor
unseen-count = { $total } osedda, varav { $bag } i påsen

## Slutet
rematch = Revansch
rematch-wanted = De andra vill spela igen.
reverse-play = Baklänges
best-plays = Se de bästa dragen
to-lobby = Lobby
ending-title = Partiet är slut
ending-place = Plats
ending-name = Spelare
ending-left = kvar på stället: { $tiles }
ending-change = Avräkning

## Sägs till den som lyssnar
said-play = { $name } lade { $word }, { $square }, { $points } poäng.
said-back = { $name } tar tillbaka { $word }.
said-undecided = { $name } får behålla { $word }: ett ord i draget saknas i listan men finns i en annan ordbok. Ingen har avgjort det än, så draget står kvar och ingen betalar.
said-exchange = { $tiles ->
    [one] { $name } bytte { $tiles } bricka.
   *[other] { $name } bytte { $tiles } brickor.
}
said-penalty = { $name } utmanade felaktigt: { $points } poäng.
said-lost-turn = { $name } utmanade felaktigt och förlorar turen.
said-pass = { $name } passade.
said-yield = { $name } kan inte börja och lämnar över turen.
said-resign = { $name } gav upp.
said-settlement = Slutavräkning, { $name }: { $points } poäng.
said-your-turn = Din tur.
said-score = Draget ger { $points } poäng
said-laid = { $letter }, { $square }
said-laid-blank = { $letter } med blank bricka, { $square }
said-blank-used = Blank bricka som { $letter }, { $square }
said-lifted = Tillbaka på stället, { $square }
said-recalled = Alla brickor ligger på stället igen.
said-missing = Inget { $letter } på stället
said-across = vågrätt
said-down = lodrätt
said-pass-again = Tryck 2 en gång till för att passa.

## Hämta och ställ in
downloads = Hämta och ställ in
download-gcg = Partiprotokoll (GCG)
challenges = Utmaningar
replay = Spela om partiet
verify-bag = Gick det rätt till i påsen?
download-diagram = Diagram (SVG)
transfer-title = Fortsätt på en annan enhet
print = Skriv ut
lexicon = Ordlista: { $name }, { NUMBER($words) } ord, { $fingerprint }
offline = Ingen kontakt med servern. Inget går förlorat, spelet fortsätter av sig självt.
online = Ansluten igen.
settings = Inställningar
set-language = Språk
set-theme = Utseende
set-theme-system = som systemet
set-theme-light = ljust
set-theme-dark = mörkt
set-theme-contrast = hög kontrast
set-board = Spelbräde
set-board-paper = papper
set-board-wood = trä
set-board-slate = skiffer
set-size = Textstorlek
set-size-normal = vanlig
set-size-large = stor
set-keys = Tangentbord
set-keys-grid = Rutnät: pilarna flyttar
set-keys-classic = Klassiskt: pilarna vänder
set-zoom = Förstora brädet på liten skärm när en bricka läggs
set-sound = Ljud
set-notify = Avisering när det är din tur
set-notify-forbidden = Webbläsaren tillåter inte aviseringar från den här sidan.
keys-title = Tangenter
keys-type = bokstäver
keys-type-does = lägger brickor vid markören
keys-blank = Skift + bokstav
keys-blank-does = lägger den blanka brickan
keys-arrows = pilar
keys-arrows-does = { $preset ->
    [classic] vänster och höger vänder, upp blandar, ned tar tillbaka
   *[grid] flyttar markören; tvärs riktningen vänder de den först
}
keys-space = mellanslag
keys-space-does = { $preset ->
    [classic] en ruta framåt
   *[grid] vänder markören
}
keys-erase = Backsteg, Delete
keys-erase-does = lyfter brickan före eller under markören
keys-recall = Esc, Ctrl + backsteg
keys-recall-does = alla brickor tillbaka till stället
keys-play = Enter
keys-play-does = lägg
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = passa, utmana, byt, byt alla

## What the table agreed on
house = Vad bordet är överens om
house-theme = Tema: { $name } { $listed ->
        [0] {""}
        [one] – { $listed } ord räknas genast
       *[other] – { $listed } ord räknas genast
    }
house-parts = I påsarna: { $consonants } konsonanter, { $vowels } vokaler
house-drawing = { $name } väljer påse.
house-draw = Dra en bricka:
draw-consonant = Konsonant
draw-vowel = Vokal
take-blank = Ta en blank bricka
take-blank-at = Ta den blanka brickan på { $square }
vote-text = { $name } föreslår för temat: { $words } – { $argument }
vote-yes = Det hör dit
vote-no = Det hör inte dit
vote-waits = Har inte röstat än: { $names }
claim-theme = Föreslå det här draget för temat
claim-argument = Skäl
look-up-word = Ett ord
look-up = Slå upp
look-up-valid = { $word } finns i ordlistan.
look-up-invalid = { $word } finns inte i ordlistan.
look-up-unknown = Ordlistan känner inte till { $word }.

## Two pairs (PL-65)
pair-of = { $one } och { $other }
pair-exchanges = { $left ->
        [0] inga byten kvar
        [one] ett byte kvar
       *[other] { $left } byten kvar
    }
partner-rack = Partnerns ställ: { $name }
partner-lays = { $name }: { $tiles }
pair-quiet = Partner talar bara genom brickornas ordning. Ingen pratar förrän partiet är slut.
pair-order = Din partner ser ditt ställ så som du lägger det.

## Domaren vid bordet
judge = Domaren
judge-somebody = domaren
judge-verdict-valid = Ordlistans utslag: draget står kvar.
judge-verdict-invalid = Ordlistans utslag: draget underkänns.
judge-verdict-unknown = Ordlistan kan inte avgöra det, så draget står kvar.
judge-verdict-attested = Ett ord i draget saknas i ordlistan men finns i en annan ordbok. Ingen har avgjort det än, så draget står kvar.
judge-may-appeal = { $name } kan överklaga till domaren till { $time }.
judge-answer-until = Om du inte svarar gäller utslaget från { $time }.
judge-about = Vad domaren bör veta
accept-verdict = Godta utslaget
appeal = Överklaga till domaren
judge-appealed = { $name } har överklagat. Klockorna står tills domaren har dömt.
judge-until = Kommer ingen domare fortsätter partiet { $time }.
withdraw-appeal = Ta tillbaka överklagandet
propose-overturn = Upphäv utslaget i samförstånd
proposal-overturn = { $name } föreslår att utslaget upphävs utan domaren.
call-judge = Tillkalla domaren
call-judge-do = Stanna klockorna och tillkalla
judge-called = { $name } har tillkallat domaren. Klockorna står.
dismiss-judge = Domaren behövs inte
judge-ruled-valid = Domslut av { $name }: draget står kvar.
judge-ruled-invalid = Domslut av { $name }: draget underkänns.
judge-decided = Beslut av { $name }:
