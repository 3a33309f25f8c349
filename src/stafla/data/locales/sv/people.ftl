### Personer: konton, deras sidor och varför något avvisas.

account = Ditt konto
account-name = Namn
account-name-hint = 2 till 30 bokstäver, siffror, mellanslag, bindestreck eller punkter. Andra ser det här namnet.
account-already = Har du redan ett konto?
adopt-tables = Ta över borden som jag har skapat på den här enheten
change-password = Byt lösenord
device-here = den här enheten
device-seen = senast använd { $day }
device-unknown = Okänd enhet
devices = Där du är inloggad
hidden-name = (namnet dolt)
hide-name = Dölj mitt namn
hide-name-hint = För minderåriga och alla som vill: andra ser inte ditt namn.
member-since = Här sedan { $day }
no-account-yet = Ny här?
password = Lösenord
password-change-hint = Du loggas ut på alla andra enheter.
password-hint = Minst 10 tecken. Några ord som bara du förknippar med varandra fungerar bra.
password-new = Nytt lösenord
password-now = Nuvarande lösenord
profile-shown = Det andra ser om dig
role-administrator = Administratör
role-arbiter = Domare
role-director = Tävlingsledare
role-moderator = Moderator
role-player = Spelare
save = Spara
settings = Inställningar
sign-in = Logga in
sign-out = Logga ut
sign-out-others = Logga ut överallt annars
sign-up = Skapa konto
sign-up-intro = Ett namn och ett lösenord räcker. Ingen e-post och ingen utomstående tjänst behövs, så förvara lösenordet väl.

## Det som avvisas
bad-account-name = Ett namn har { $least } till { $most } latinska bokstäver, siffror, mellanslag, bindestreck eller punkter och börjar med en bokstav.
name-taken = Någon har redan det namnet.
no-such-person = Den personen finns inte här.
not-for-you = Det här är för personer med en annan roll.
not-signed-in = Logga in först.
password-length = Ett lösenord har { $least } till { $most } tecken.
reserved-name = Det namnet skulle tala för huset. Välj ett annat.
too-many-attempts = { $minutes ->
    [one] För många försök. Försök igen om en minut.
   *[other] För många försök. Försök igen om { $minutes } minuter.
}
unknown-language = Det finns inga sidor på det språket.
weak-password = Det lösenordet skulle gissas först. Välj ett annat.
wrong-password = Namn och lösenord hör inte ihop.
