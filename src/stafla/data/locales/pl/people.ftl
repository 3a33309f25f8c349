### Ludzie: konta, ich strony i powody odmowy.

account = Twoje konto
account-name = Nazwa
account-name-hint = Od 2 do 30 liter, cyfr, spacji, łączników lub kropek. Tę nazwę widzą inni.
account-already = Masz już konto?
adopt-tables = Przenieś na konto stoły założone na tym urządzeniu
change-password = Zmień hasło
device-here = to urządzenie
device-seen = ostatnie użycie: { $day }
device-unknown = Nieznane urządzenie
devices = Zalogowane urządzenia
hidden-name = (gracz anonimowy)
hide-name = Ukryj moją nazwę
hide-name-hint = Inni nie widzą twojej nazwy. Dla dzieci i dla wszystkich, którzy tak wolą.
member-since = Konto od: { $day }
no-account-yet = Nie masz jeszcze konta?
password = Hasło
end-elsewhere = Wyloguj mnie wszędzie indziej i unieważnij klucze moich programów
end-elsewhere-hint = Pozostaw zaznaczone, jeśli ktoś inny może znać twoje hasło lub mieć twoje urządzenie. Miejsca przy stołach pozostaną twoje.
password-hint = Co najmniej 10 znaków. Dobre hasło to kilka słów, których nic ze sobą nie łączy.
password-new = Nowe hasło
password-now = Obecne hasło
profile-shown = Co widzą o tobie inni
role-administrator = Administrator
role-arbiter = Sędzia
role-director = Prowadzący turniej
role-moderator = Moderator
role-player = Gracz
save = Zapisz
account-settings = Ustawienia
sign-in = Zaloguj się
sign-out = Wyloguj się
sign-out-others = Wyloguj się wszędzie indziej
sign-up = Załóż konto
sign-up-intro = Wystarczą nazwa i hasło. Nie potrzeba poczty elektronicznej ani żadnej zewnętrznej usługi, więc dobrze przechowuj hasło.

## Odmowy
bad-account-name = Nazwa ma od { $least } do { $most } liter łacińskich, cyfr, spacji, łączników lub kropek i zaczyna się od litery.
name-taken = Ta nazwa jest już zajęta.
name-looks-taken = Ktoś ma już bardzo podobną nazwę. Wybierz taką, żeby nikt was nie mylił.
no-such-person = Nie ma takiego gracza.
not-for-you = Twoja rola na to nie pozwala.
not-signed-in = Najpierw się zaloguj.
password-length = Hasło ma od { $least } do { $most } znaków.
reserved-name = Ta nazwa wygląda jak nazwa serwisu. Wybierz inną.
too-many-attempts = { $minutes ->
    [one] Zbyt wiele prób. Spróbuj ponownie za minutę.
    [few] Zbyt wiele prób. Spróbuj ponownie za { $minutes } minuty.
    [many] Zbyt wiele prób. Spróbuj ponownie za { $minutes } minut.
   *[other] Zbyt wiele prób. Spróbuj ponownie za { $minutes } minuty.
}
too-many-requests = Za dużo naraz. Poczekaj chwilę.
too-many-of-late = W ostatnim miesiącu z twojej sieci przyszło tego zbyt wiele. Spróbuj ponownie za kilka dni.
too-many-open = Masz już tyle takich gier, analiz lub turniejów, ile można mieć naraz: { $most }. Zakończ lub zamknij coś z tego, zanim zaczniesz coś nowego.
too-many-from-here = Goście z twojej sieci mają już tyle takich gier lub analiz, ile można mieć naraz: { $most }. Spróbuj później albo się zaloguj.
too-many-together = Z twojej sieci założono już tyle turniejów, ile można mieć naraz: { $most }. Spróbuj później.
too-many-in-all = Na serwerze jest już tyle takich gier lub turniejów, ile się mieści: { $most }. Spróbuj później.
too-many-places = Z tego urządzenia lub z tej sieci nikt więcej nie może dołączyć. Dołączyło już: { $most }.
event-full = Nikt więcej nie może dołączyć. Liczba uczestników: { $most }.
unknown-language = Nie ma stron w tym języku.
weak-password = To hasło łatwo odgadnąć. Wybierz dłuższe albo kilka słów, których nic ze sobą nie łączy.
wrong-password = Błędna nazwa lub hasło.
bad-report = Podaj powód (najwyżej { $most } znaków), a przy zawieszeniu liczbę dni.
bad-role = Nie ma takiej roli.
blocked = Jedna z osób zablokowała drugą.
not-oneself = Nie możesz tego zrobić sobie.
suspended = To konto jest zawieszone do { $day }.
too-many-ties = Lista jest pełna (osób: { $most }). Najpierw usuń kogoś.

## Między ludźmi
administration = Administracja
between-you = Znajomość i blokada
befriend = Dodaj do znajomych
unfriend = Usuń ze znajomych
block = Zablokuj
unblock = Odblokuj
block-hint = Osoby zablokowane nie mogą cię zapraszać, grać z tobą ani do ciebie pisać, a ty nie możesz zapraszać ich.
blocked-people = Osoby przez ciebie zablokowane
friends = Znajomi
friends-none = Nie masz jeszcze znajomych. Dodaje się ich na ich stronach.
people-none = Nie ma osoby o tej nazwie.
roles = Role
search = Szukaj

## Zgłoszenia i decyzje
report = Zgłoś moderatorom
report-by = zgłasza:
report-next = Zajmie się tym moderator. Osoba zgłoszona nie dowie się, kto ją zgłosił.
report-reason = O co chodzi?
report-send = Wyślij zgłoszenie
report-text = Co się stało i przy którym stole?
report-thanks = Zgłoszenie wysłane
reason-cheating = Pomoc programu lub inne oszustwo
reason-language = Obelgi lub groźby
reason-name = Obraźliwa nazwa
reason-stalling = Celowe przeciąganie lub porzucanie partii
reason-other = Coś innego
log-about = Kogo dotyczy
log-by = Autor decyzji
log-day = Data
measure = Decyzja
measure-by-command = (wiersz poleceń)
measure-days = Liczba dni (przy zawieszeniu)
measure-dismiss = Bez działań
measure-do = Zatwierdź decyzję
measure-erase = Konto usunięte
measure-lift = Zawieszenie cofnięte
measure-password = Nowe hasło
measure-reason = Powód
measure-roles = Role:
measure-suspend = Zawieszenie
measure-warn = Ostrzeżenie
measures-log = Podjęte decyzje
moderation = Moderacja
moderation-chat = Czat przy stole
moderation-chat-table = Adres stołu
moderation-chat-show = Pokaż
moderation-chat-earlier = Wcześniejsze wiadomości
moderation-chat-latest = Najnowsze wiadomości
reports-none = Nie ma otwartych zgłoszeń.
reports-open = Otwarte zgłoszenia

## Własne dane
erase = Usuń moje konto
erase-hint = Usunięcia nie można cofnąć. Twoja nazwa zniknie ze wszystkich partii. Nazwy przeciwników zostaną, a partie nadal można odtwarzać.
erase-games = Partie, które jeszcze rozgrywasz, zostaną najpierw poddane: rankingowe liczą się jako przegrane, a przeciwnicy zachowują swoje wyniki.
export = Pobierz moje dane
export-hint = Wszystko, co jest o tobie zapisane, i wszystkie twoje partie w jednym pliku zip (JSON i GCG).
own-data = Twoje dane

## Klucze dla programów
tokens = Klucze dla programów
tokens-intro = Program z jednym z tych kluczy gra w twoim imieniu. Nie pokazuj ich nikomu innemu.
token-new = Nowy klucz
token-label = Nazwa, po której go poznasz
token-scopes = Co wolno programowi
token-make = Utwórz klucz
token-secret = Klucz
token-secret-hint = Widać go tylko teraz. Skopiuj go od razu.
tokens-there = Ważne klucze
token-unused = jeszcze nieużywany
token-end = Unieważnij
token-end-named = Unieważnij klucz { $label }
scope-read = widzieć to, co widzisz ty
scope-play = siadać do stołu i grać
scope-carry = przenosić turnieje, które prowadzisz, na ten serwer i z niego
bad-label = Nazwa ma od 1 do { $most } znaków.
unknown-scope = Wybierz co najmniej jedno uprawnienie.
too-many-tokens = Masz już tyle kluczy, ile można ({ $most }). Najpierw unieważnij któryś.
bad-token = Ten klucz jest nieważny. Utwórz nowy.
out-of-scope = Klucz na to nie pozwala.

## Klucze dostępu
passkeys = Klucze dostępu
passkeys-intro = Klucz dostępu loguje cię odciskiem palca, twarzą lub kodem PIN telefonu albo komputera, bez wpisywania hasła. Hasłem też możesz się nadal logować.
passkeys-need = Klucze dostępu działają tylko w przeglądarce, która je obsługuje, i pod adresem z https.
passkeys-none = Nie masz jeszcze klucza dostępu.
passkey-add = Dodaj klucz dostępu
passkey-label = Nazwa, po której go poznasz
passkey-added = dodany { $day }
passkey-unused = jeszcze nieużywany
passkey-remove = Usuń
passkey-remove-named = Usuń klucz dostępu { $label }
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-instead = Potwierdź kluczem dostępu
passkey-failed = Klucz dostępu nie zadziałał. Spróbuj ponownie albo użyj hasła.
wrong-passkey = Ten klucz dostępu tu nie działa. Spróbuj ponownie albo użyj hasła.
too-many-passkeys = Masz już ten klucz dostępu albo { $most } innych. Najpierw usuń któryś.
last-passkey = To twój jedyny klucz dostępu. Aby go usunąć, podaj hasło.
