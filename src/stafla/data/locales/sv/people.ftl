### Personer: konton, deras sidor och varför något avvisas.

account = Ditt konto
account-name = Namn
account-name-hint = 2 till 30 bokstäver, siffror, mellanslag, bindestreck eller punkter. Andra ser det här namnet.
account-already = Har du redan ett konto?
adopt-tables = Lägg borden som skapats på den här enheten till kontot
change-password = Byt lösenord
device-here = den här enheten
device-seen = senast använd: { $day }
device-unknown = Okänd enhet
devices = Inloggade enheter
hidden-name = (namnet dolt)
hide-name = Dölj mitt namn
hide-name-hint = Andra ser inte ditt namn. Bra för barn och för alla som vill.
member-since = Medlem sedan den { $day }
no-account-yet = Inget konto än?
password = Lösenord
end-elsewhere = Logga ut mig på alla andra enheter och återkalla nycklarna för mina program
end-elsewhere-hint = Låt rutan vara ikryssad om någon annan kan känna till ditt lösenord eller ha kommit åt din enhet. Du behåller dina platser vid borden.
password-hint = Minst 10 tecken. Några ord som inte hör ihop fungerar bra.
password-new = Nytt lösenord
password-now = Nuvarande lösenord
profile-shown = Det andra ser på din sida
role-administrator = Administratör
role-arbiter = Domare
role-director = Tävlingsledare
role-moderator = Moderator
role-player = Spelare
save = Spara
account-settings = Inställningar
sign-in = Logga in
sign-out = Logga ut
sign-out-others = Logga ut på alla andra enheter
sign-up = Skapa konto
sign-up-intro = Ett namn och ett lösenord räcker. Ingen e-post och ingen utomstående tjänst behövs, så förvara lösenordet väl.

## Det som avvisas
bad-account-name = Ett namn har { $least } till { $most } latinska bokstäver, siffror, mellanslag, bindestreck eller punkter och börjar med en bokstav.
name-taken = Någon har redan det namnet.
name-looks-taken = Namnet är för likt någon annans. Välj ett som inte går att förväxla.
no-such-person = Den spelaren finns inte.
not-for-you = Din roll räcker inte för det här.
not-signed-in = Logga in först.
password-length = Ett lösenord har { $least } till { $most } tecken.
reserved-name = Det namnet låter som om det kom från oss. Välj ett annat.
too-many-attempts = { $minutes ->
    [one] För många försök. Försök igen om en minut.
   *[other] För många försök. Försök igen om { $minutes } minuter.
}
too-many-requests = Det går för fort för servern. Vänta ett ögonblick.
too-many-of-late = För mycket av det här har kommit från ditt nätverk den senaste månaden. Försök igen om några dagar.
too-many-open = { $most ->
    [one] Du har redan { $most } av det här slaget i gång. Avsluta eller avbryt det först.
   *[other] Du har redan { $most } av det här slaget i gång. Avsluta eller avbryt något av dem först.
}
too-many-from-here = Gäster på ditt nätverk har redan { $most } av det här slaget i gång. Försök igen senare eller logga in.
too-many-together = Från ditt nätverk är redan { $most } av det här slaget i gång. Försök igen senare.
too-many-in-all = På servern är redan { $most } av det här slaget i gång. Försök igen senare.
too-many-places = Fler kan inte gå med från den här enheten eller det här nätverket: { $most } är redan med.
event-full = Fler får inte plats: { $most } är redan med.
unknown-language = Det finns inga sidor på det språket.
weak-password = Det här lösenordet är för lätt att gissa. Välj ett längre eller några ord som inte hör ihop.
wrong-password = Fel namn eller lösenord.
bad-report = Ange ett skäl på högst { $most } tecken, och antal dagar för en avstängning.
bad-role = Den rollen finns inte.
blocked = En av er två har blockerat den andra.
not-oneself = Det kan du inte göra med dig själv.
suspended = Kontot är avstängt till den { $day }.
too-many-ties = Listan är full ({ $most } personer). Ta bort någon först.

## Mellan personer
administration = Administration
between-you = Du och den här spelaren
befriend = Lägg till som vän
unfriend = Ta bort som vän
block = Blockera
unblock = Häv blockeringen
block-hint = De som är blockerade kan inte bjuda in dig, spela mot dig eller skriva till dig, och du kan inte bjuda in dem.
blocked-people = Personer du har blockerat
friends = Vänner
friends-none = Inga vänner än. Du lägger till dem på deras egna sidor.
people-none = Ingen heter så.
roles = Roller
search = Sök

## Anmälningar och åtgärder
report = Anmäl till moderatorerna
report-by = anmäld av
report-next = En moderator tittar på den. Den anmälda får inte veta vem du är.
report-reason = Vad gäller det?
report-send = Skicka anmälan
report-text = Vad hände, och vid vilket bord?
report-thanks = Anmälan är skickad
reason-cheating = Hjälp av ett program eller annat fusk
reason-language = Förolämpningar eller hot
reason-name = Ett stötande namn
reason-stalling = Maskar eller lämnar partier med flit
reason-other = Något annat
log-about = Spelare
log-by = Beslutat av
log-day = Dag
measure = Åtgärd
measure-by-command = (kommandoraden)
measure-days = Dagar (för avstängning)
measure-dismiss = Ingen åtgärd
measure-do = Besluta
measure-erase = Kontot raderat
measure-lift = Avstängningen hävd
measure-password = Nytt lösenord
measure-reason = Skäl
measure-roles = Roller:
measure-suspend = Avstängning
measure-warn = Varning
measures-log = Beslut
moderation = Moderering
moderation-chat = Chatten vid ett bord
moderation-chat-table = Bordets adress
moderation-chat-show = Visa
moderation-chat-earlier = Tidigare meddelanden
moderation-chat-latest = Senaste meddelandena
reports-none = Inga öppna anmälningar.
reports-open = Öppna anmälningar

## Egna uppgifter
erase = Radera mitt konto
erase-hint = Raderingen går inte att ångra. Ditt namn försvinner ur alla partier. Motståndarna har kvar partierna och kan spela igenom dem som förut.
erase-games = Partier som du spelar nu ges först upp: rankade partier är förlorade, och dina motståndare får sina resultat.
export = Ladda ner allt
export-hint = Allt som sparats om dig och alla dina partier i en zipfil (JSON och GCG).
own-data = Dina uppgifter

## Nycklar för program
tokens = Åtkomstnycklar för program
tokens-intro = Ett program med en av de här nycklarna spelar i ditt namn. Visa dem inte för någon annan.
token-new = Ny nyckel
token-label = Namn att känna igen den på
token-scopes = Vad programmet får göra
token-make = Skapa nyckel
token-secret = Nyckeln
token-secret-hint = Den visas bara en gång. Kopiera den nu.
tokens-there = Giltiga nycklar
token-unused = oanvänd
token-end = Återkalla
token-end-named = Återkalla nyckeln { $label }
scope-read = se det du ser
scope-play = sätta sig vid bord och spela
scope-carry = föra över tävlingar som du leder, till och från servern
bad-label = Ett namn har 1 till { $most } tecken.
unknown-scope = Välj minst en behörighet.
too-many-tokens = Du har redan { $most } nycklar. Återkalla en först.
bad-token = Nyckeln gäller inte. Skapa en ny.
out-of-scope = Nyckeln tillåter inte detta.

## Lösennycklar
passkeys = Lösennycklar (passkeys)
passkeys-intro = Med en lösennyckel loggar du in med telefonens eller datorns fingeravtryck, ansikte eller PIN-kod, utan att skriva något. Lösenordet fungerar också.
passkeys-need = Lösennycklar kräver en webbläsare som stöder dem och en adress med https.
passkeys-none = Ingen lösennyckel än.
passkey-add = Lägg till en lösennyckel
passkey-label = Namn att känna igen den på
passkey-added = tillagd { $day }
passkey-unused = oanvänd
passkey-remove = Ta bort
passkey-remove-named = Ta bort lösennyckeln { $label }
passkey-sign-in = Logga in med lösennyckel
passkey-instead = Bekräfta med lösennyckel i stället
passkey-failed = Lösennyckeln fungerade inte. Försök igen eller använd lösenordet.
wrong-passkey = Lösennyckeln gäller inte här. Försök igen eller använd lösenordet.
too-many-passkeys = Du har redan den här lösennyckeln, eller { $most } andra. Ta bort en först.
last-passkey = Det här är din enda lösennyckel. Skriv lösenordet för att ta bort den.
