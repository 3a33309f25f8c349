### Serverns sidor, och vad servern säger när den avvisar en begäran.

## Startsida
edition = Utgåva
word-list = Ordlista
word-list-own = utgåvans vanliga
word-list-owns = Utgåvornas egna listor:
word-list-words = { $name } ({ $words ->
    [one] { $words } ord
   *[other] { $words } ord
})
word-check = Ordkontroll
check-challenge = Spelarna utmanar ord, som i regelboken
check-automatic = Orden kontrolleras innan ett drag räknas
players-legend = Spelare
players-between = { $least ->
    [2] { $most ->
        [2] Två spelare, eller öva ensam.
       *[other] 2 till { $most } spelare, eller öva ensam.
    }
   *[other] { $least } till { $most } spelare, eller öva ensam.
}
player-number = Spelare { $number }
player-name = Namn på spelare { $number }
player-kind = Vem som sitter på plats { $number }
kind-person = någon vid den här enheten
kind-none = tom plats
sit-down = Sätt dig
appeals-allowed = Utmanade ord får överklagas till en orddomare
attested-allowed = Ord som bara finns i en annan ordbok räknas som inte avgjorda
attested-means = Utmanas ett sådant ord ligger draget kvar och ingen får avdrag, tills en orddomare har avgjort ordet. Annars avgör ordlistan ensam.
rated-game = Rankat parti (två spelare med konto, eller en mot en bot)
rated-means = Partiet räknas för ratingen så snart brickorna är dragna. Den som ger upp, lämnar partiet eller får slut på tid förlorar, och utan klocka den som inte gör något drag på tre dagar. Två personer kan avbryta partiet tillsammans, men bara innan båda har haft ett drag.
companion = Vid riktigt bräde
language-choice = Språk
form-wrong = Bordet kunde inte skapas:

## Bordets sida
table-title = { $edition } – bord
table-needs-script = Brädet behöver JavaScript. Protokoll och diagram går att läsa utan.
download-record = Partifil (JSON)
table-gcg = Partifil (GCG)
table-diagram = Diagram (SVG)
back-to-start = Startsida
error-title = Det gick inte

## På brädet, på utgåvans språk
premium-letter = ×{ $times } bokstav
premium-word = ×{ $times } ord

## Spelare
erased-name = (namnet raderat)

## Slutet
ended-out = Alla brickor är dragna och en spelare har lagt sin sista.
ended-passes = Alla spelare har passat två gånger i rad.
ended-scoreless = För många drag i rad utan en ny bricka på brädet.
ended-nothing-left = Inget mer går att lägga, och alla är överens.
ended-resigned = Partiet är uppgivet.
ended-time = Tiden är slut.
ended-gone = En spelare var borta för länge.
ended-aborted = Partiet avbröts och räknas inte.
won-one = { $name } vann.
won-several = Delad första plats: { $names }.
won-pair = { $one } och { $other } vann tillsammans.

## Vad bordet avvisar
no-hints = Ledtrådar finns bara i orankade partier mot botar.
no-such-play = Det draget finns inte.
play-not-settled = Draget kan fortfarande utmanas.
no-such-table = Det finns inget sådant bord.
broken-table = Det sparade partiet från det här bordet är skadat och går inte att läsa. De som sköter webbplatsen vet om det, och dina andra partier påverkas inte.
broken-log = Det som sparats här är skadat och går inte att läsa. De som sköter webbplatsen vet om det, och inget annat påverkas.
cannot-be-kept = Något av det du skickade är för långt för att sparas. Ingenting har ändrats.
not-your-table = En annan enhet spelar på den här platsen. Du kan titta på.
not-a-person = Ingen vid den här enheten spelar på den platsen.
stale = Något hann hända vid bordet. Se efter och försök igen.
stale-log = Något har ändrats under tiden. Se efter och gör om det om du fortfarande vill.
table-full = Partiet är för långt för att sparas helt, så det kan inte fortsätta. Det kan ändå avslutas: du kan ge upp, föreslå att partiet avbryts eller anmäla att spelaren är borta.
called-too-fast = Du tillkallade domaren eller överklagade alldeles nyss. Vänta { $seconds } sekunder efter det innan du tillkallar domaren.
proposed-too-fast = { $seconds ->
    [one] Ett ögonblick: du har nyss föreslagit något. Vänta { $seconds } sekund innan du föreslår något igen.
   *[other] Ett ögonblick: du har nyss föreslagit något. Vänta { $seconds } sekunder innan du föreslår något igen.
}
unknown-profile = Det finns ingen sådan utgåva.
unknown-lexicon = Ordlistan är inte installerad för utgåvan.
unknown-bot = Det finns ingen sådan bot.
no-person = Minst en person måste spela.
bad-name = Ett namn får ha 1 till { $most } tecken och inga styrtecken.
foreign-letter = ”{ $letter }” är ingen bokstav i den här utgåvan.

## Vad servern avvisar
bad-request = Servern förstod inte begäran. Ladda om sidan.
bad-request-field = Fältet { $field } saknas i begäran eller går inte att läsa.
foreign-origin = Begäran kom från en annan webbplats.
not-found = Det finns ingen sådan sida.
method = Det går inte att göra här.
too-large = Begäran är för stor.
too-fast = Det gick för fort. Vänta ett ögonblick.
too-silent = Ingenting skickades på den här anslutningen, så den stängdes.
too-many-lines = Du eller andra på ditt nätverk har för många bord öppna. Stäng några av sidorna.
too-slow = Begäran tog för lång tid.
content-type = Begäran måste vara JSON.
busy = Servern har mycket att göra. Försök igen om en stund.
internal = Något gick fel på servern. Inget i partiet har gått förlorat.

## Utan nät
offline-title = Inget nät
offline-games = Partier mot andra väntar oförändrade på servern. När nätet är tillbaka fortsätter du där du var.
offline-bots = Botarna finns också på servern och är borta så länge. På en egen dator går Stafla utan nät: då är datorn själv servern.
offline-again = Försök igen

## Domaren vid bordet
judge-at-table = Domare vid bordet
judge-none = Ingen domare
judge-any = Vilken domare som helst
judge-at-table-text = En domare kan tillkallas under partiet. Utslaget i en utmaning kan då överklagas innan det börjar gälla, och klockorna står under tiden.
