# Vad ett bord kan komma överens om: namn och förklaringar (stafla/data/variants.toml)

variants = Varianter
variants-agreed = En variant spelas bara om alla vid bordet är med på den.
variant-blanks-return = Blanka brickor kommer tillbaka
variant-blanks-return-text = När det är din tur får du byta ut en blank bricka på brädet mot din egen bricka med samma bokstav och ta den blanka. Det räknas inte som ett drag, ger inga poäng och får upprepas.
variant-open-dictionary = Öppen ordlista
variant-open-dictionary-text = Du får slå upp ord innan du lägger dem, så ofta du vill och utan avdrag.
variant-theme = Tema
variant-theme-text = Varje ord som hör till det överenskomna temat ger fem extra poäng. Ord på temats lista godkänns utan omröstning. För andra ord får spelaren argumentera; de andra röstar och majoriteten avgör.
variant-fives-first = Fem först
variant-fives-first-text = Partiets första ord ska ha minst fem bokstäver. Den som inte kan lägga ett sådant lämnar turen vidare. Om ingen kan det på ett helt varv räcker fyra bokstäver, sedan tre, sedan två.
variant-two-bags = Två påsar
variant-two-bags-text = Vokaler och konsonanter ligger i var sin påse med en blank bricka i vardera. För varje bricka du drar väljer du påse.
variant-karpatka = Karpatka: två par
variant-karpatka-text = Fyra personer spelar, två mot två; partnerna sitter bredvid varandra och ser varandras ställ. Paret som börjar gör ett drag, sedan gör varje par två, partnerna ett var, i vilken ordning de vill. Ett par får byta brickor tre gånger i partiet. Partner får bara säga något till varandra med ordningen på brickorna i sina ställ: chatt och förslag är avstängda. Båda motståndarna får utmana. Partiet är slut när ett par har blivit av med alla sina brickor, eller när ingen av de fyra gör något drag.
variant-exchange-seven = Byte bara med sju i påsen
variant-exchange-seven-text = Brickor får bytas bara så länge minst sju finns kvar i påsen.
variant-challenge-ten = Tio poängs avdrag för en felaktig utmaning
variant-challenge-ten-text = Den som utmanar ett giltigt drag förlorar tio poäng.
variant-challenge-double = Dubbel utmaning
variant-challenge-double-text = Den som utmanar ett giltigt drag förlorar sin nästa tur.
variant-challenge-free = Fri utmaning
variant-challenge-free-text = En felaktig utmaning kostar ingenting.

## At a table
variants-more = Vad var och en betyder
variant-theme-name = Bordets tema
variant-theme-words = Ord som godkänns utan omröstning (kan utelämnas)
variants-here = Vid det här bordet
variants-consent = Ditt godkännande
variants-consent-to = Jag är med på: { $name }
theme-is = Tema: { $name }
variants-unrated = Ett rankat parti spelas med de vanliga reglerna, utan varianter.
consent-due = Den som sätter sig vid bordet är med på alla dess varianter.
dictionary-closed = Vid det här bordet får man inte slå upp ord.

## The catalogue as a page, and profiles as files
variants-for = Utgåvor: { $names }.
variants-need-challenge = Kräver att ord kan utmanas.
variants-need-automatic = Kräver att orden kontrolleras automatiskt.
variants-players = Minst { $least } spelare.
variants-not-with = Inte tillsammans med: { $name }.
profiles = Egen regelprofil
profiles-text = En klubb eller ett förbund kan spara sina regler som en fil och skicka den vidare. Fyll i formuläret för ett nytt bord och spara det där. Här öppnar du en sådan fil, och formuläret fylls i efter den.
profile-file = Regelprofil (JSON-fil)
profile-take = Öppna en regelprofil
profile-name = Profilens namn
profile-save = Spara inställningarna som fil
bad-profile = Filen är ingen regelprofil (vid: { $field }).
