### Lobbyn, bord som väntar på sina spelare, och inbjudningar.

## Ett bord som väntar
kind-invited = någon annan, via inbjudan
gathering-public = Visa bordet i lobbyn: vem som helst får ta lediga platser och titta på
waiting-title = Väntar på spelare
waiting-intro = Partiet börjar när alla platser är tagna.
place-free = ledig plats
place-kept = reserverad för { $name }
place-bot = bot
place-yours = du
invitation-link = Inbjudningslänk
invitation-help = Den som öppnar länken kan ta en ledig plats utan konto.
your-name = Ditt namn
leave-table = Lämna bordet
gathering-cancel = Ta bort bordet
look-again = Visa bordet
live-lost = Anslutningen bröts. Sidan försöker igen av sig själv.
live-moved = Något nytt har hänt vid bordet sedan du öppnade sidan.
live-open = Visa
live-busy = Servern hinner inte svara just nu. Det du gjorde skickas igen av sig självt om en stund.
live-unsent = Ingen kontakt med servern. Det du gjorde skickas igen av sig självt när den svarar.
invitation-title = Du är inbjuden att spela

## Avslag
bad-text = Ett meddelande får ha 1 till { $most } tecken.
watchers-sign-in = Logga in för att chatta med andra åskådare.
notes-sign-in = Logga in för att göra anteckningar om ett parti som du tittar på.
not-invited = Det här bordet är bara för inbjudna spelare.
no-free-place = Alla platser är tagna.
has-seat = Någon vid den här enheten har redan tagit en plats vid bordet, eller så sitter du redan där på en annan enhet.
unknown-delay = Välj en av fördröjningarna i listan.
bad-range = Ratingen ska ligga mellan { $least } och { $most }, med det lägre talet först.
out-of-range = { $rating ->
    [none] Bordet är för rating { $least } till { $most }. Logga in för att sätta dig med din rating.
   *[other] Bordet är för rating { $least } till { $most }. Du har { $rating }.
}

## Lobbyn
lobby = Lobby
lobby-gatherings = Lediga platser
lobby-no-gatherings = Inga lediga platser just nu.
lobby-own-gatherings = Bord där du väntar
lobby-time-left = { $time } kvar på din klocka
lobby-mine = Dina partier
lobby-watch = Partier att titta på
lobby-no-watch = Det finns inget parti att titta på just nu.
lobby-ended = Dina senaste partier
lobby-rated = rankat
your-turn = Din tur
turn-of = { $name } är vid draget
invitation-qr = Inbjudningslänken som QR-kod

## Vem som får komma, och vad man söker
range-legend = Rating som krävs för att sätta sig från lobbyn:
range-least = från
range-most = till
range-from = rating { $least } eller högre
range-to = rating { $most } eller lägre
range-between = rating { $least } till { $most }
filter-title = Filter
filter-ratings = Rating
filter-rated = rankat
filter-unrated = orankat
filter-all = alla
filter-apply = Visa
delay = Åskådare ser partiet
delay-none = direkt
delay-turns = { $turns ->
    [one] { $turns } drag senare
   *[other] { $turns } drag senare
}
delay-seconds = { $seconds ->
    [one] { $seconds } sekund senare
   *[other] { $seconds } sekunder senare
}
delay-minutes = { $minutes ->
    [one] { $minutes } minut senare
   *[other] { $minutes } minuter senare
}
reach-title = På andra enheter i rummet
reach-address = Adress
reach-help = Den som är på samma nätverk öppnar adressen eller riktar mobilkameran mot koden.
reach-qr = Adressen som QR-kod
reach-alone = Adressen fungerar bara på den här datorn. Starta servern med stafla serve --host 0.0.0.0 för att släppa in andra enheter.

## En annan enhet
transfer-title = Fortsätt på en annan enhet
transfer-intro = På den här enheten spelar: { $names }. Öppna länken på den andra enheten för att fortsätta där; här kan man sedan bara titta på.
transfer-make = Skapa länk
transfer-link = Länk till din andra enhet
transfer-hint = Länken fungerar en gång, inom { $minutes } minuter. Visa den inte för någon annan: den som öppnar den spelar i ditt namn.
transfer-qr = Länken som QR-kod för den andra enhetens kamera
transfer-signed-in = Du spelar med ett konto: logga in på den andra enheten så finns partiet där.
transfer-account = Skapa ett konto om du vill behålla partiet:
transfer-here = Fortsätta här som { $names }? Enheten som skapade länken kan sedan bara titta på.
transfer-take = Fortsätt här
no-such-transfer = Länken är använd eller för gammal. Skapa en ny på den första enheten.
nothing-to-carry = Ingen utan konto spelar vid det här bordet på den här enheten.
