### Brädkompisen: en enhet bredvid ett riktigt bräde.

## Klockans sidor
face-label = { $name }, { $total } poäng, { $time } kvar
face-first = börjar
face-start = tryck för att starta motståndarens klocka
face-press = säg poängen och tryck
face-write = anteckna draget nu
face-paused = klockan är stoppad
clock-first = { $name } slår igång klockan så snart { $first } har sett någon bricka.
clock-start = Starta klockan

## Ett drag
companion-turn = { $name } är vid draget
turn-early = { $name } har slagit på klockan: anteckna draget
turn-ways = Vad gör du?
turn-help = Välj första rutan och skriv de lagda brickorna.
way-play = Lägg ord
way-told = Bara poäng
way-exchange = Byte
announce = Säg { $points } poäng
announce-none = Säg poängen
told-help = Bara poängen och antalet brickor antecknas. Därefter är brädet inte känt, och inga ord kan räknas ut.
told-only = Den här enheten kan inte räkna poäng: anteckna det ni själva räknat.
told-tiles = Lagda brickor
told-points = Poäng
exchange-way = Lägg brickorna med bokstaven ner på bordet, säg hur många och slå på klockan. Dra sedan nya och lägg de gamla i påsen sist.
exchange-count = Antal brickor
exchange-press = { $count ->
    [one] Byt { $count } bricka och slå på klockan
   *[other] Byt { $count } brickor och slå på klockan
}
pass-press = Passa och slå på klockan
early-undo = Ingen slog på klockan

## Bokstäver att trycka på
pad-letters = Bokstäver
pad-blank = Blank
pad-across = → vågrätt
pad-down = ↓ lodrätt
pad-erase = Sudda
pad-left = En ruta åt vänster
pad-right = En ruta åt höger
pad-up = En ruta upp
pad-below = En ruta ner
pad-type = Tangentbord

## Ett drag på brädet
window-title = { $name }: { $points } poäng
press-help = Draget får ångras tills { $name } slår på klockan eller sticker handen i påsen.
press-of = { $name } slår på klockan
reach = Handen i påsen, ingen slog på klockan
reach-done = Handen är i påsen: { $name } kan inte ångra draget. Klockan går fortfarande.
write = { $name } antecknar { $points }, summa { $total }
no-draw-yet = { $name } drar inga brickor förrän draget är antecknat. Att anteckna är att acceptera.
challenge-which = Vilka ord utmanas?
challenge-stop = Stanna klockan och utmana: { $name }
challenge-stopped = Klockan står. { $name } säger vilka ord det gäller.
challenge-name = Utmana de här orden
challenge-announced = { $name } vill utmana. Draget får fortfarande ångras.
ruling-title = { $name } utmanar
ruling-help = Klockan står. Utslaget gäller draget som helhet: ingen får veta vilket ord som är fel.
ruling-words = De utmanade orden
ruling-ask = Fråga ordlistan { $list } { $print }
companion-ruling-valid = Domaren: draget godkänns
companion-ruling-invalid = Domaren: draget underkänns
ruling-away = Ordlistan går inte att nå: en domare, eller ni två tillsammans, avgör.
verdict-invalid = Draget underkänns.
verdict-stands = Draget godkänns.
verdict-back = { $name } tar tillbaka brickorna och förlorar sin tur.
verdict-penalty = { $name } förlorar { $points } poäng för utmaningen.
verdict-turn = { $name } förlorar nästa tur för utmaningen.

## Två protokoll
sheets = Båda protokollen
sheet-of = Protokoll: { $name }
line-told = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
line-correction = rättelse
differ = Det står annat i mitt protokoll
differ-help = Skriv vad som står i ditt protokoll. Om protokollen skiljer sig stannar klockan.
differ-write = Anteckna det här
differ-title = Protokollen skiljer sig
differ-count = Klockan står medan ni räknar igen.
differ-counted = Räknat
differ-correct = { $name } rättar till { $points }, summa { $total }

## Paus och domare
pause = Pausa klockan
pause-help = Klockan pausas om båda säger ja. Går man bara från bordet fortsätter den.
pause-agree = { $name } säger ja
pause-title = Klockan är pausad
pause-over = Starta klockan igen
correct = Rätta senaste draget
correct-help = Det senaste draget skrevs in fel. Om båda säger ja tas det bort här och skrivs in på nytt; klockornas tider ändras inte.
finish = Inget mer går att lägga
finish-help = Om båda är överens om att inget mer går att lägga är partiet slut, och brickorna på ställen räknas av.
resign-help = Vem ger upp? Partiet är förlorat, oavsett poäng.
resign-by = { $name } ger upp
companion-judge-call = Tillkalla domaren
judge-who = Vem tillkallar? Klockan stannar genast.
companion-judge-title = { $name } har tillkallat domaren
judge-help = Domaren ser till att partiet kan avslutas så rättvist som möjligt. Beslutet sparas med partiet.
companion-judge-text = Beslutet
companion-judge-seconds = Sekunder till { $name }
companion-judge-points = Poäng till { $name }
judge-done = Domaren har beslutat

## För många brickor
surplus = Drog för många
surplus-title = För många brickor drogs
surplus-who = Vem drog?
surplus-count = Hur många för mycket
surplus-seen = Fler brickor sågs än som skulle dras
surplus-apart = De nydragna går fortfarande att urskilja
surplus-from = { $name } väljer att dra bland
surplus-new = bara de nydragna
surplus-all = alla brickor
surplus-unseen = { $count ->
    [one] { $name } lägger tillbaka den överskjutande brickan i påsen.
   *[other] { $name } lägger tillbaka de { $count } överskjutande brickorna i påsen.
}
surplus-plain = { $count ->
    [one] Regelboken säger inget om det: { $name } drar en bricka utan att titta och lägger tillbaka den.
   *[other] Regelboken säger inget om det: { $name } drar { $count } brickor utan att titta och lägger tillbaka dem.
}
surplus-draws = { $looked ->
    [one] { $name } drar { $looked } bricka och tittar på den (påsen hade { $bag } före dragningen).
   *[other] { $name } drar { $looked } brickor och tittar på dem (påsen hade { $bag } före dragningen).
}
surplus-returns = { $count ->
    [one] Av dessa väljs en som läggs tillbaka.
   *[other] Av dessa väljs { $count } som läggs tillbaka.
}
surplus-done = Klart

## Slutet
end-out = { $name } har lagt alla sina brickor.
end-scoreless = Sex drag i rad utan ny bricka på brädet: partiet är slut.
end-passes = Alla har passat två gånger i rad: partiet är slut.
end-time = Tiden är slut: partiet är slut.
end-lost-on-time = { $name } förlorade på tid.
end-resigned = { $name } har gett upp.
end-nothing-left = Båda är överens om att inget mer går att lägga: partiet är slut.
end-rack = { $count ->
    [one] Brickan som { $name } har kvar (? för blank)
   *[other] De { $count } brickor som { $name } har kvar (? för blank)
}
end-show = Räkna av brickorna
sign-help = Kontrollera att båda protokollen visar detta resultat och skriv under.
sign = { $name } skriver under { $first }–{ $second }
signed = { $name } har skrivit under
record-save = Spara partiet
record-print = Skriv ut protokollen

## Verktyg
tools = Vid bordet
guide = Regelguide
leave = Avbryt partiet
leave-question = Partiet tas bort från enheten. Spara det först om du vill behålla det.
leave-yes = Ta bort partiet
bag-left = { $count ->
    [0] Påsen är tom
    [one] { $count } bricka i påsen
   *[other] { $count } brickor i påsen
}
scoreless-run = { $count ->
    [one] { $count } drag utan ny bricka
   *[other] { $count } drag i rad utan ny bricka
}

## Före partiet
setup-title = Ett parti vid ett riktigt bräde
setup-help = Lägg enheten bredvid brädet: den är klocka, protokoll, orddomare och regelguide. Inget skickas från den.
setup-edition = Regler och brickor
setup-clock = Klocka
setup-no-clock = Ingen klocka
setup-seven = Byt bara med minst sju brickor i påsen
player-of = Spelare { $number }
lot-title = Vem vann lottningen?
first-title = Vem börjar?
lot-draw = Låt enheten lotta
lot-fell = { $name } vann lottningen.
lot-choice = { $name } väljer
lot-first = att börja
lot-board = hur brädet ska läggas
lot-rest = { $name } får den andra fördelen. { $board } bestämmer vem som har brädet rättvänt; det läggs aldrig på tvären.
setup-download-running = Regler och ordlista hämtas …
setup-download-done = Allt finns på enheten: det fungerar utan nät.
setup-download-unsaved = Webbläsaren sparar inget: håll sidan öppen medan ni spelar.
setup-download-unavailable = Utgåvan finns inte på enheten och nätet saknas. Anslut en gång för att hämta den.
setup-download-server = Servern räknar poängen och kontrollerar orden så länge det finns nät. Utan nät räknar och antecknar ni poängen själva, och en domare avgör om orden gäller.
kernel-away = Ingen kontakt med servern, och den här webbläsaren kan inte räkna ut poängen. Skriv poängen med siffror eller försök igen.
setup-download-no-kernel = Poängen kan inte räknas ut här: anteckna bara siffror.
setup-download-no-words = Det finns ingen ordlista här: en domare avgör.
begin = Starta: { $name } börjar
begin-none = Starta

## Regelguiden
guide-start = Den som vann lottningen väljer: att börja eller hur brädet ska läggas. Den andra får den fördel som blir över. Brädet ligger aldrig på tvären. Den som inte börjar slår igång klockan när den andra har sett en bricka.
guide-turn = Lägg, säg poängen, slå på klockan, anteckna. Dra inte nya brickor förrän motståndaren har antecknat. Anteckna motståndarens drag före ditt eget. Båda antecknar alla drag och summor.
guide-accept = Den som börjar anteckna draget har accepterat det. Vill du utmana: stanna klockan i stället och nämn orden.
guide-verdict = Utslaget gäller draget som helhet. Underkänns det: brickorna tas upp och turen är förlorad. Godkänns det: den som utmanade förlorar tio poäng.
guide-withdraw = Ett drag får ångras tills man har slagit på klockan, även om motståndaren redan vill utmana. En hand i påsen gör också draget slutgiltigt.
guide-exchange = Byte: lägg brickorna med bokstaven ner, säg hur många, slå på klockan, dra nya, lägg tillbaka de gamla. Det måste finnas minst sju brickor i påsen. Passa får man alltid.
guide-surplus = För många dragna men inte sedda: överskottet läggs tillbaka. Sedda: motståndaren drar en mer än överskottet, tittar och väljer vad som läggs tillbaka; ytterligare en om påsen hade färre än sju.
guide-time = Tio minuspoäng för varje påbörjad minut över tiden, och 00:00 är övertid. Fem minuter över är förlust: brickor och femtio poäng dras av, minst 150 poäng efter, i värsta fall 150–0. Klockan går för den som lämnar bordet.
guide-stop = Båda får alltid se den andras protokoll; skiljer de sig stannar klockan. En paus kräver båda. Var och en får när som helst stanna klockan och tillkalla domare.
guide-scoreless = Sex drag i rad utan en ny bricka som ligger kvar (passningar, byten, ogiltiga drag) avslutar partiet; båda får avdrag för sina brickor.
guide-out = Den som går ut slår på klockan som vanligt; motståndaren kan utmana. Den som accepterar antecknar draget och stannar klockan. Båda kontrollerar poängen och skriver under.
guide-notes = Man får göra vilka anteckningar som helst och pricka av brickor. Alla spelar ärligt, sportsligt och med respekt.
guide-plain = Lägg, säg poängen, slå på klockan. Draget kan utmanas tills nästa spelare börjar eller har antecknat; utslaget gäller draget som helhet.
guide-time-polish = Två minuter per drag är vanligt; den som överskrider dem får passa. I mästerskap har varje spelare tjugo minuter och slutar spela när de är slut.

## Results from phone to director
result-hand = Lämna in resultatet
result-hand-help = Tävlingsledaren skannar koden med en telefon eller öppnar länken. Resultatet finns i själva länken; ingenting skickas härifrån.
result-code = QR-kod för resultatet
result-link = Länk till resultatet
result-tournament = Lämna resultatet till tävlingen
results-title = Resultat
results-help = Skanna koden på telefonen vid varje bräde eller öppna dess länk: resultatet läggs till här. Listan finns bara på den här enheten.
results-offered = Ett resultat lämnades in
results-take = Lägg till i listan
results-taken = Tillagt: { $first } – { $second }.
results-before = Listan har redan { $first }–{ $second } för det här partiet. Det ersätts.
results-bad = Den här länken innehåller inget resultat. Skanna koden igen.
results-none = Inga resultat än.
results-began = Började
results-players = Spelare
results-score = Resultat
results-signed = Underskrivet av båda
results-unsigned = Inte underskrivet av båda
results-remove = Ta bort
results-remove-one = Ta bort { $first } – { $second }
results-save = Spara för kalkylblad (CSV)
results-print = Skriv ut
screen-dims = Skärmen kan släckas av sig själv här. Förläng tiden i enhetens inställningar.
