### Bordet: det som webbläsaren säger.

## Bräde och brickor
board = Spelbräde
rack = Ställ
players = Spelare
square = rad { $row }, kolumn { $column }
square-start = startruta
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
offer-end = Föreslå att sluta
challenge = Utmana
challenge-as = { $name } utmanar
accept = Acceptera
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
offer-end-yes = Föreslå att sluta

## Varför det inte går att lägga
reason-empty = Lägg brickor på brädet.
reason-blank = Välj bokstav för den blanka brickan.
reason-not-your-turn = { $name } är vid draget.
reason-not-in-list = Finns inte i ordlistan: { $words }.
reason-answer = Acceptera draget eller utmana det.
reason-offer = Förslaget att sluta väntar på svar.

## Dialoger
blank-title = Vilken bokstav står den blanka brickan för?
blank-help = Den behåller bokstaven partiet ut och ger inga poäng.
blank-type = eller skriv den
exchange-title = Byt brickor
exchange-help = Välj brickorna du vill byta. Du drar lika många nya ur påsen, och sedan går turen vidare.
exchange-most = { $most ->
    [one] Det finns { $most } bricka i påsen, så fler går inte att byta.
   *[other] Det finns { $most } brickor i påsen, så fler går inte att byta.
}
exchange-type = Skriv bokstäver; minus väljer de andra i stället
exchange-invert = Välj de andra i stället
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
waiting = Ditt svar
hand-over = { $name } står i tur
hand-over-help = Lämna över enheten. Stället är dolt tills dess.
hand-over-take = Jag är { $name }, visa mitt ställ
offer-text = Förslag: sluta här, eftersom inget mer går att lägga.
offer-accept = Sluta här
offer-decline = Spela vidare
watching = Du tittar på. Varje spelare ser bara sitt eget ställ.
watching-late = Du ser partiet { $delay }.
bag-waits = Påsen är inte blandad än. Slumptal saknas från: { $names }.
press = Slå på klockan
start-draw = Lottning: { $tiles }
start-text = { $name } vann lottningen: börja, eller välja hur brädet ska ligga och låta den andra börja?
choose-first-move = Börja
choose-orientation = Låt den andra börja
challenge-title = Vilka ord vill du utmana?
challenge-help = Utslaget gäller draget som helhet: det godkänns eller underkänns.

## Klockor och överenskommelser
turn-overtime = övertid
turn-correction = domarens beslut
turn-gone = borta för länge
turn-takeback = ångrat drag
said-overtime = { $name } har gått över tiden: { $points } poäng.
said-correction = Domaren har ändrat poängen för { $name }: { $points }.
said-gone = { $name } var borta för länge.
said-takeback = { $name } har ångrat sitt senaste drag.
player-time-up = tiden är slut
clock-left = Tid kvar för { $name }: { $time }
clock-overtime = { $name } är { $time } över tiden
said-minutes = { $minutes ->
    [one] Du har { $minutes } minut kvar.
   *[other] Du har { $minutes } minuter kvar.
}
said-seconds = { $seconds ->
    [one] Du har { $seconds } sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
start-clock = Starta klockan
start-clock-text = Klockan har inte startats för { $name }.
resume-clock = Starta klockan igen
clock-paused = Klockan är pausad.
more = Mer
propose-takeback = Be att få ångra mitt drag
propose-pause = Föreslå paus
propose-abort = Föreslå att avbryta
abort = Avbryt partiet
claim = Anmäl att spelaren är borta
propose-takeback-question = Om alla säger ja ångras ditt senaste drag och allt som har hänt sedan dess. Brickor dras på nytt, men tiden som har gått är förbrukad.
propose-takeback-yes = Fråga om det
propose-pause-question = Om alla säger ja stannar klockan tills någon startar den igen.
propose-pause-yes = Fråga om det
propose-abort-question = Om alla säger ja slutar partiet utan resultat.
propose-abort-yes = Fråga om det
abort-question = Partiet slutar utan resultat.
abort-yes = Avbryt partiet
claim-question = Spelaren som låter vänta på sig åker ut och förlorar partiet.
claim-yes = Anmäl
proposal = Förslag
proposal-takeback = { $name } vill ångra sitt senaste drag.
proposal-pause = { $name } vill pausa klockan.
proposal-abort = { $name } vill avbryta partiet.
proposal-drop = Ta tillbaka
consent = Säg ja
consent-as = { $name } säger ja
decline = Säg nej
decline-as = { $name } säger nej

## Spelare
player-turn = vid draget
player-thinks = tänker
player-here = här
player-away = borta
player-points = { $points } poäng
player-tiles = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
player-resigned = gav upp

## Protokoll
chat = Chatt
chat-watchers = Åskådare
chat-none = Inga meddelanden än.
chat-say = Skriv något
chat-send = Skicka
chat-hidden = (dolt namn)
chat-watchers-later = Spelarna ser åskådarnas chatt först efter partiet.
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
turn-penalty = felaktig utmaning
turn-yield = kunde inte börja
turn-lost-turn = förlorad tur
turn-resign = gav upp
turn-settlement = kvarvarande brickor
turn-time-loss = förlust på tid
turn-back = togs tillbaka
turn-undecided = inte avgjort: saknas i listan, men finns i en annan ordbok

## Osedda brickor
unseen = Osedda brickor
unseen-count = { $total } osedda, varav { $bag } i påsen

## Slutet
rematch = Spela igen
rematch-wanted = { $name } vill spela igen.
rematch-yours = Du vill spela igen.
rematch-begun = Det nya partiet har börjat.
reverse-play = Spela baklänges
best-plays = Se de bästa dragen
to-lobby = Lobby
ending-title = Partiet är slut
ending-place = Placering
ending-name = Spelare
ending-left = kvar på stället: { $tiles }
ending-change = Avräkning

## Sägs till den som lyssnar
said-play = { $name } lade { $word } på { $square }, { $points } poäng.
said-back = { $name } tar tillbaka { $word }.
said-undecided = { $name } får behålla { $word }: ett ord i draget saknas i listan men finns i en annan ordbok. Ingen har avgjort det än, så draget ligger kvar och ingen får avdrag.
said-exchange = { $tiles ->
    [one] { $name } bytte { $tiles } bricka.
   *[other] { $name } bytte { $tiles } brickor.
}
said-penalty = { $name } utmanade ett giltigt drag: { $points } poäng.
said-lost-turn = { $name } utmanade ett giltigt drag och förlorar sin tur.
said-pass = { $name } passade.
said-yield = { $name } kan inte börja. Turen går vidare.
said-resign = { $name } gav upp.
said-settlement = Slutavräkning, { $name }: { $points } poäng.
said-time-loss = Förlust på tid, { $name }: { $points } poäng.
said-your-turn = Din tur.
said-score = Draget ger { $points } poäng
said-laid = { $letter }, { $square }
said-laid-blank = { $letter } med blank bricka, { $square }
said-blank-used = Blank bricka som { $letter }, { $square }
said-lifted = Tillbaka på stället, { $square }
said-recalled = Alla brickor ligger på stället igen.
said-missing = Inget { $letter } på stället
said-message = Chatt, { $name }: { $text }
said-across = vågrätt
said-down = lodrätt
said-pass-again = Tryck på 2 en gång till för att passa.

## Hämta och ställ in
downloads = Nedladdningar och inställningar
download-gcg = Partifil (GCG)
challenges = Utmaningar
replay = Spela igenom partiet
share-replay = Dela partiet
link-copied = Länken är kopierad.
ending-rating = { $name }, rating { $before } → { $after }
check-draws = Gick dragningen rätt till?
download-diagram = Diagram (SVG)
transfer-here-link = Fortsätt på en annan enhet
print = Skriv ut
lexicon = Ordlista: { $name }, { NUMBER($words) } ord, { $fingerprint }
offline = Ingen kontakt med servern. Inget går förlorat: partiet fortsätter när kontakten är tillbaka.
still-sending = Det du gjorde nyss är fortfarande på väg. Försök igen om en stund.
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
set-keys-grid = Rutnät
set-keys-classic = Klassiskt
set-keys-grid-does = Pilarna flyttar markören.
set-keys-classic-does = Pilarna byter riktning.
set-zoom = Förstora brädet på liten skärm när en bricka läggs
set-sound = Ljud
set-notify = Avisering när det är din tur
set-notify-forbidden = Webbläsaren tillåter inte aviseringar från den här sidan.
keys-title = Tangenter
keys-type = bokstäver
keys-type-does = lägger brickor vid markören
keys-blank = Skift + bokstav
keys-blank-does = lägger en blank bricka
keys-arrows = pilar
keys-arrows-does = { $preset ->
    [classic] vänster och höger byter riktning, upp blandar, ned tar tillbaka
   *[grid] flyttar markören; på tvären byter de först riktning
}
keys-space = mellanslag
keys-space-does = { $preset ->
    [classic] en ruta framåt
   *[grid] byter riktning
}
keys-erase = Backsteg, Delete
keys-erase-does = lyfter brickan före eller under markören
keys-recall = Esc, Ctrl + backsteg
keys-recall-does = alla brickor tillbaka till stället
keys-play = Enter
keys-play-does = lägger
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = passar, utmanar, byter, byter alla

## What the table agreed on
house = Överenskommet vid bordet
house-theme = Tema: { $name } { $listed ->
    [0] {""}
    [one] – { $listed } ord godkänns utan omröstning
   *[other] – { $listed } ord godkänns utan omröstning
}
house-parts = I påsarna: { $consonants } konsonanter, { $vowels } vokaler
house-drawing = { $name } väljer påse.
house-draw = Dra en bricka:
draw-consonant = Konsonant
draw-vowel = Vokal
take-blank = Ta en blank bricka
take-blank-at = Ta den blanka brickan på { $square }
vote-text = { $name } vill räkna till temat: { $words } – { $argument }
vote-yes = Hör till temat
vote-no = Hör inte till temat
vote-waits = Väntar på röst från: { $names }
claim-theme = Räkna draget till temat
claim-argument = Varför det passar
look-up-word = Ord att slå upp
look-up = Slå upp
look-up-valid = { $word } finns i ordlistan.
look-up-invalid = { $word } finns inte i ordlistan.
look-up-unknown = Ordlistan kan inte avgöra { $word }.

## Two pairs (PL-65)
pair-of = { $one } och { $other }
pair-exchanges = { $left ->
        [0] inga byten kvar
        [one] ett byte kvar
       *[other] { $left } byten kvar
    }
partner-rack = Partnerns ställ: { $name }
partner-lays = { $name }: { $tiles }
pair-quiet = Partner får bara säga något med ordningen på sina brickor. Ingen chattar förrän partiet är slut.
pair-order = Din partner ser ditt ställ så som du lägger det.

## Domaren vid bordet
judge = Domaren
judge-somebody = domaren
judge-verdict-attested = Ett ord i draget saknas i ordlistan men finns i en annan ordbok. Ingen har avgjort det än, så draget ligger kvar.
judge-may-appeal = { $name } kan överklaga till domaren fram till { $time }.
judge-answer-until = Om du inte svarar gäller utslaget från { $time }.
judge-about = Vad domaren bör veta
accept-verdict = Acceptera utslaget
appeal-to-judge = Överklaga till domaren
judge-appealed = { $name } har överklagat. Klockorna står tills domaren har beslutat.
judge-until = Kommer ingen domare före { $time } fortsätter partiet.
withdraw-appeal = Ta tillbaka överklagandet
propose-overturn = Föreslå att utslaget ändras
proposal-overturn = { $name } föreslår att utslaget ändras utan domare.
call-judge = Tillkalla domaren
call-judge-do = Stanna klockorna och tillkalla
judge-called = { $name } har tillkallat domaren. Klockorna står.
dismiss-judge = Domaren behövs inte längre
judge-ruled-valid = Domslut av { $name }: draget godkänns.
judge-ruled-invalid = Domslut av { $name }: draget underkänns.
judge-decided = Beslut av { $name }:
judge-time-given = { $name } får { $seconds } s till på klockan.
judge-time-taken = { $name } får { $seconds } s mindre på klockan.

## What the table says
table-status = Just nu
panels = Mer om partiet
unseen-short = Osedda
understood = Okej
offline-short = Ingen anslutning.
offline-more = Brickorna ligger kvar, vi försöker igen.
game-broken = Partiet som sparades här går inte längre att öppna.
game-not-kept = Den här webbläsaren sparar ingenting: partiet går förlorat när sidan stängs.
reason-one-not-in-list = Något av orden finns inte i ordlistan: { $words }.
told-challenged = { $name } utmanar { $words }.
told-no-judge = Ingen domare kom i tid. Partiet fortsätter.
told-dismissed = { $name } behöver inte domaren längre. Partiet fortsätter.
told-consented-takeback = { $name } säger ja: draget ångras.
told-consented-pause = { $name } säger ja till att pausa klockan.
told-consented-abort = { $name } säger ja till att avbryta partiet.
told-consented-overturn = { $name } säger ja till att utslaget ändras.
told-declined-takeback = { $name } säger nej: draget gäller.
told-declined-pause = { $name } säger nej: klockan går vidare.
told-declined-abort = { $name } säger nej: partiet fortsätter.
told-declined-overturn = { $name } säger nej: domaren avgör.
told-dropped = { $name } tar tillbaka förslaget.
told-blank-taken = { $name } tar den blanka brickan på { $square }.
told-theme-claimed = { $name } vill räkna ord i draget till temat.
told-voted-yes = { $name } tycker att det hör till temat.
told-voted-no = { $name } tycker inte att det hör till temat.
told-theme-scored = { $name } får { $points } poäng till för temat.
told-theme-nothing = Inget räknas till temat.
told-offered-by = { $name } föreslår att sluta.
told-offer-accepted = { $name } går med på att avsluta partiet.
told-offer-declined = { $name } vill spela vidare.
told-time-up = Tiden är slut för { $name }.
told-time-up-you = Din tid är slut.
told-clock-started = Klockan går.
told-paused = Alla säger ja: klockan är pausad.
told-resumed = { $name } startar klockan igen.
told-first = { $name } börjar.
told-yielded-start = { $name } låter den andra börja.
told-lot = { $name } vann lottningen och väljer vem som börjar.
told-invalid = Underkänt: { $words }.
told-valid = Godkänt: { $words }.
told-unknown = Inte avgjort: { $words }.
told-unknown-more = Draget ligger kvar, och ingen förlorar poäng.
told-takes-back = { $name } tar tillbaka brickorna och förlorar { $points } poäng.
told-takes-back-you = Du tar tillbaka brickorna och förlorar { $points } poäng.
told-loses-points = Draget godkänns: { $name } förlorar { $points } poäng.
told-loses-points-you = Draget godkänns: du förlorar { $points } poäng.
told-loses-turn = Draget godkänns: { $name } förlorar sin tur.
told-loses-turn-you = Draget godkänns: du förlorar din tur.
told-free = Draget godkänns, och utmaningen kostar inget.
told-verdict-stands = Tiden för överklagande är ute.
told-overturned = Alla säger ja: utslaget är ändrat.
told-verdict-accepted = { $name } accepterar utslaget.
told-appeal-withdrawn = { $name } tar tillbaka överklagandet.
told-waits-for = Väntar på { $names }.
told-gone = { $name } har varit borta en stund.
told-gone-more = Du kan anmäla det och vinna partiet.
told-away = { $name } är borta.
told-away-claim = Du kan anmäla det om { $time }.
told-back = { $name } är tillbaka.
told-over = Du har gått över tiden.
told-over-costs = Varje påbörjad minut kostar { $points } poäng.
told-press = { $words }, { $points }. Slå på klockan för att göra draget.
told-waits = { $words }, { $points }, kan fortfarande utmanas.
told-ahead = Du kan redan lägga ut brickor och spela när det är din tur.
stamp-invalid = Underkänt
stamp-valid = Godkänt
stamp-unknown = Inte avgjort
withdraw-short = Ångra
propose-overturn-short = Ändra
claim-short = Anmäl
turn-challenged-off = utmanat av { $name }: underkänt
turn-challenged-in-vain = utmanat av { $name }: godkänt
sheet-beside = Annat som hände ({ $count })
ending-average = Poäng per drag
ending-bonuses = Alla brickor på en gång
ending-challenges = Utmaningar
ending-best = Bästa dragen
ending-lead = { $name }: ledning drag för drag
ending-margin = Vinst med { $points } poäng.

## Ledtrådar i partier mot botar
hint = Ledtråd
hint-points = Ett bra drag ger { $points } poäng med { $count ->
    [one] en bricka
   *[other] { $count } brickor
}.
hint-where = Var?
hint-square = Brickan ska ligga på { $square }.
hint-squares = På de upplysta rutorna, från { $from } till { $to }.
hint-show = Visa ordet
hint-laid = { $word }, { $points } poäng. Tryck nu på ”Lägg” eller ta tillbaka brickorna.
hint-exchange = Inget ord går att lägga. Byt { $count ->
    [one] en bricka
   *[other] { $count } brickor
}.
hint-which = Vilka?
hint-exchange-tiles = Byt de här: { $tiles }.
hint-pass = Det går varken att lägga eller byta. Passa.
set-hurry = Botar svarar direkt
meaning-of = Mer om ordet

## Det första partiet
lesson-open = Bilda ett ord över mittrutan med dina brickor.
lesson-join = Ditt ord måste hänga ihop med brickorna på brädet.
lesson-lay = Tryck nu på ”Lägg”.
lesson-brought = Det gav { $points } poäng. Nya brickor kommer av sig själva.
lesson-challenge = Konstigt ord? { $kind ->
    [points] Godkänns det förlorar du { $points } poäng.
    [turn] Godkänns det förlorar du en tur.
   *[free] En felaktig utmaning kostar inget.
}
lesson-exchange = Svåra brickor? Du kan byta, men då går turen vidare.
lesson-end = Påsen är tom. Partiet slutar när någons ställ är tomt.
lesson-skip = Hoppa över
lesson-show = Visa mig ett ord
lesson-end-all = Inga fler tips
