### Ludzie: konta, ich strony i powody odmowy.

account = Twoje konto
account-name = Nazwa
account-name-hint = Od 2 do 30 liter, cyfr, spacji, łączników lub kropek. Tę nazwę widzą inni.
account-already = Masz już konto?
adopt-tables = Przejmij stoły założone przeze mnie na tym urządzeniu
change-password = Zmień hasło
device-here = to urządzenie
device-seen = ostatnio używane { $day }
device-unknown = Nieznane urządzenie
devices = Gdzie trwa twoje logowanie
hidden-name = (nazwa ukryta)
hide-name = Ukryj moją nazwę
hide-name-hint = Dla niepełnoletnich i wszystkich, którzy tak wolą: inni nie widzą twojej nazwy.
member-since = Tutaj od { $day }
no-account-yet = Pierwszy raz tutaj?
password = Hasło
password-change-hint = Na wszystkich innych urządzeniach nastąpi wylogowanie.
password-hint = Co najmniej 10 znaków. Dobre hasło to kilka słów, które tylko tobie kojarzą się ze sobą.
password-new = Nowe hasło
password-now = Obecne hasło
profile-shown = Co widzą o tobie inni
role-administrator = Administrator
role-arbiter = Sędzia
role-director = Kierownik turnieju
role-moderator = Moderator
role-player = Gracz
save = Zapisz
settings = Ustawienia
sign-in = Zaloguj się
sign-out = Wyloguj się
sign-out-others = Wyloguj się wszędzie indziej
sign-up = Załóż konto
sign-up-intro = Wystarczą nazwa i hasło. Nie potrzeba poczty elektronicznej ani żadnej zewnętrznej usługi, więc dobrze przechowuj hasło.

## Odmowy
bad-account-name = Nazwa ma od { $least } do { $most } liter łacińskich, cyfr, spacji, łączników lub kropek i zaczyna się od litery.
name-taken = Ktoś ma już taką nazwę.
no-such-person = Nie ma tu takiej osoby.
not-for-you = To jest dla osób z inną rolą.
not-signed-in = Najpierw się zaloguj.
password-length = Hasło ma od { $least } do { $most } znaków.
reserved-name = Taka nazwa przemawiałaby w imieniu gospodarza. Wybierz inną.
too-many-attempts = { $minutes ->
    [one] Zbyt wiele prób. Spróbuj ponownie za minutę.
    [few] Zbyt wiele prób. Spróbuj ponownie za { $minutes } minuty.
    [many] Zbyt wiele prób. Spróbuj ponownie za { $minutes } minut.
   *[other] Zbyt wiele prób. Spróbuj ponownie za { $minutes } minuty.
}
unknown-language = Nie ma stron w tym języku.
weak-password = To hasło zgadnięto by w pierwszej kolejności. Wybierz inne.
wrong-password = Nazwa i hasło nie pasują do siebie.
