### Turneringar: varför en fil inte kan läsas eller skrivas. Där filen har en rad står meddelandet efter dess nummer.

tournament-size = filen är större än { $most } byte
tournament-lines = filen har fler än { $most } rader
tournament-players = en grupp har fler än { $most } spelare
tournament-rounds = en spelare har fler än { $most } ronder
tournament-not-utf-8 = inte UTF-8, som filen utlovar
tournament-letter = { $encoding } har inget { $text }
tournament-number = { $text } är inget tal som kan stå här
tournament-player = ingen spelare med rating: { $text }
tournament-field = ett fält utan namn: { $text }
tournament-sign = formatet rymmer inte den här texten: { $text }
tournament-width = { $text } är längre än formatets { $most } kolumner
tournament-division = en grupp som saknas, nämns två gånger eller inte är ett ord: { $text }
tournament-file = en fil i filen som inte börjar och slutar som den ska: { $text }
tournament-header = första raden anger inte dag och namn: { $text }
tournament-columns = inte i formatets kolumner: { $text }
tournament-end = filen slutar utan sitt slutmärke
tournament-rated = ingen rad i en ratinglista: { $text }
tournament-cells = för få eller för många celler, eller en som är för lång
tournament-columns-named = rubrikraden saknar kolumner eller har en två gånger: { $text }
tournament-order = { $text } är inte nästa nummer
tournament-json = inte JSON
tournament-version = en version som programmet inte känner: { $text }
tournament-shape = uppgiften { $field } saknas eller är av fel slag
tournament-opponent = { $player }, rond { $round }: ingen motståndare har nummer { $number }
tournament-pairing = { $player }, rond { $round }: motståndarens rad säger något annat
tournament-gap = { $player }, rond { $round }: ett resultat saknas före ett senare
tournament-open = { $player }, rond { $round }: resultatet saknas
tournament-day = formatet behöver turneringens dag
tournament-outcome = { $player }, rond { $round }: vem som vann och poängen säger emot varandra

## Lottning: varför en rond inte kan lottas, vad som fick ge vika, vad en rad säger.
pairing-unknown = { $text } spelar inte här
pairing-twice = { $text } står två gånger i ronden eller är inte på plats
pairing-players = en rond har högst { $most } spelare
pairing-system = inget system heter { $text }
pairing-settings = ett tal för systemet ligger utanför gränserna
pairing-teams = alla mot alla i lag kräver två lag
pairing-fontes = { $rounds } ronder kan inte lottas i förväg; det måste vara ett udda antal
pairing-impossible = paren som aldrig ska mötas lämnar ingen annan möjlighet
pairing-apart = { $one } och { $other } ska aldrig mötas, men systemet skulle para ihop dem
pairing-request = detta är inte underlaget för en lottning
pairing-family = Spelare från samma familj eller klubb hölls isär.
pairing-family-needed = Spelare från samma familj eller klubb möts: { $pairs }.
pairing-team = Lagkamrater hölls isär.
pairing-team-needed = Lagkamrater möts: { $pairs }.
pairing-earlier-rounds = Inget möte från en tidigare rond upprepades.
pairing-earlier-rounds-needed = Par från före rond { $round } möts igen: { $pairs }.
pairing-repeats = Ingen möter någon igen.
pairing-repeats-needed = Dessa möts igen: { $pairs }.

## Tävlingar: varför något inte kan ske.
event-phase = inte nu: tävlingen är vid { $phase ->
    [registration] anmälan
    [check-in] avprickningen
    [published] en rond som är utlagd
    [playing] en rond som spelas
    [entering] inmatningen av resultat
    [break] en paus
   *[closed] sitt slut
}
event-phase-order = dit kan tävlingen inte gå härifrån
event-opened = en tävling börjar en gång, före allt annat
event-number = rad { $number } i loggen skulle vara { $wanted }
event-division = det finns ingen grupp { $text }
event-division-taken = gruppen { $text } kan inte läggas till: den finns redan eller saknar namn
event-player = { $text } spelar inte här
event-player-taken = { $text } spelar redan eller saknar namn
event-players = en tävling har högst { $most } spelare
event-rounds = det är högst { $most } ronder
event-round = det gäller rond { $wanted }, inte { $number }
event-without = ingen kan utelämnas nu
event-not-here = nämn alla som inte är på plats: { $number }
event-results-missing = resultat som saknas eller är omtvistade: { $number }
event-not-paired = { $text } är inte lottad
event-stale = något ändrades sedan { $text } lottades: lotta igen
event-not-all = alla som är på plats ska ha en plats i ronden, och ingen annan
event-two-tables = { $text } kan inte sitta vid två bord
event-reason = en rättelse kräver ett skäl
event-kind = ett parti mellan två kan inte sluta som { $text }
event-no-game = { $text } har ingen motståndare i ronden
event-no-pair = { $one } och { $other } möts inte i ronden
event-points = en spelare har högst { $most } poäng
event-result-stands = resultatet gäller; tävlingsledaren kan rätta det
event-has-left = { $text } har redan utgått
event-is-here = { $text } har inte utgått
event-federation = det finns inget förbund { $text }
event-profile = uppgifterna för { $text } är inte vad ett förbund behöver
event-scoring = de här kriterierna ger ingen ordning
event-log = ingen post i en tävlings logg
event-log-size = loggen är större än { $most }

## Vid en tävling: varför något inte går.
no-such-event = Här finns ingen tävling.
event-not-yours = Det får bara den göra som leder tävlingen.
event-no-such-link = Länken leder ingenstans (längre). Be tävlingsledaren om en ny.
event-plays-already = Kontot är redan anmält till tävlingen.
event-not-open = Spelare anmäls av tävlingsledaren.
event-plan = En tävling behöver ett namn, en dag och grupper med 1 till 40 ronder.
event-line = Rad { $line } är ingen spelare: namn; rating; klubb; lag
event-no-table = Ronden har inget bord { $number }.
event-slips = Du har angett { $most } olika resultat. Nu avgör tävlingsledaren.
event-last-director = En tävling måste ha en tävlingsledare.
event-offices = Högst { $most } personer kan leda en tävling.
event-pairing-long = Ronden kunde inte lottas inom { $seconds } sekunder.
