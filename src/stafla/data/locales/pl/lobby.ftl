### Poczekalnia, stoły czekające na graczy i zaproszenia.

## Stół, który czeka
kind-invited = ktoś inny, zaproszony
call-public = Pokaż stół w poczekalni: każdy może zająć wolne miejsce i oglądać grę
waiting-title = Czekamy na graczy
waiting-intro = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
place-free = wolne
place-kept = wolne, zarezerwowane: { $name }
place-bot = bot
place-yours = ty
invitation-link = Odnośnik z zaproszeniem
invitation-help = Kto otworzy ten odnośnik, może zająć wolne miejsce bez zakładania konta.
your-name = Twoje imię
leave-table = Odejdź od stołu
call-off = Odwołaj stół
look-again = Sprawdź ponownie
live-lost = Brak połączenia z serwerem. Strona sama spróbuje ponownie.
live-moved = Od otwarcia tej strony coś się przy stole zmieniło.
live-open = Pokaż
live-busy = Serwer nie nadąża z odpowiedzią. Za chwilę strona sama wyśle to ponownie.
invitation-title = Zaproszenie do gry

## Odmowy
bad-text = Wiadomość ma od 1 do { $most } znaków drukowalnych.
watchers-sign-in = Zaloguj się, aby rozmawiać z innymi widzami.
not-invited = Ten stół jest dla zaproszonych graczy.
no-free-place = Wszystkie miejsca są zajęte.
has-seat = Z tego urządzenia zajęto już miejsce przy tym stole albo grasz przy nim z innego urządzenia.
unknown-delay = Nie ma takiego opóźnienia.
bad-range = Przedział rankingu mieści się między { $least } a { $most }, najpierw mniejsza liczba.
out-of-range = { $rating ->
    [none] Ten stół jest dla rankingu od { $least } do { $most }. Zaloguj się, aby usiąść ze swoim rankingiem.
   *[other] Ten stół jest dla rankingu od { $least } do { $most }; twój wynosi { $rating }.
}
not-over = Gra jeszcze się nie skończyła.

## Poczekalnia
lobby = Poczekalnia
lobby-calls = Stoły czekające na graczy
lobby-no-calls = Nikt teraz nie czeka na graczy.
lobby-waiting = Czekasz przy stołach
lobby-mine = Twoje gry
lobby-none-mine = Nie grasz teraz w żadną grę.
lobby-watch = Gry do oglądania
lobby-no-watch = Nie ma teraz gry do oglądania.
lobby-ended = Twoje ostatnie gry
lobby-rated = rankingowa
your-turn = twój ruch
turn-of = ruch wykonuje { $name }
invitation-qr = Odnośnik z zaproszeniem jako kod QR

## Kto może usiąść i czego się szuka
range-legend = Ranking tych, którzy mogą usiąść z poczekalni:
range-least = od
range-most = do
range-from = ranking od { $least }
range-to = ranking do { $most }
range-between = ranking od { $least } do { $most }
filter-title = Filtry
filter-ratings = Ranking
filter-rated = rankingowe
filter-unrated = nierankingowe
filter-all = wszystko
filter-apply = Pokaż
delay = Widzowie widzą grę
delay-none = na bieżąco
delay-turns = { $turns ->
    [one] z opóźnieniem o { $turns } ruch
    [few] z opóźnieniem o { $turns } ruchy
    [many] z opóźnieniem o { $turns } ruchów
   *[other] z opóźnieniem o { $turns } ruchu
}
delay-seconds = { $seconds ->
    [one] z opóźnieniem o { $seconds } sekundę
    [few] z opóźnieniem o { $seconds } sekundy
    [many] z opóźnieniem o { $seconds } sekund
   *[other] z opóźnieniem o { $seconds } sekundy
}
delay-minutes = { $minutes ->
    [one] z opóźnieniem o { $minutes } minutę
    [few] z opóźnieniem o { $minutes } minuty
    [many] z opóźnieniem o { $minutes } minut
   *[other] z opóźnieniem o { $minutes } minuty
}
reach-title = Na innych urządzeniach w tej sali
reach-address = Adres
reach-help = Kto jest w tej samej sieci, otwiera ten adres albo kieruje na kod aparat telefonu.
reach-qr = Adres jako kod QR
reach-alone = Ten adres działa tylko na tym komputerze. Aby wpuścić inne urządzenia, uruchom serwer poleceniem stafla serve --host 0.0.0.0.

## Inne urządzenie
transfer-title = Graj dalej na innym urządzeniu
transfer-intro = Na tym urządzeniu gra: { $names }. Po otwarciu odnośnika gra toczy się na drugim urządzeniu, a tutaj można już tylko patrzeć.
transfer-make = Utwórz odnośnik
transfer-link = Odnośnik dla twojego drugiego urządzenia
transfer-hint = Działa raz i przez { $minutes } minut. Nie pokazuj go nikomu innemu: kto go otworzy, zagra za ciebie.
transfer-qr = Odnośnik jako kod QR dla aparatu drugiego urządzenia
transfer-signed-in = Grasz z kontem: zaloguj się na drugim urządzeniu, a partia tam będzie.
transfer-account = Aby zachować partię na stałe, załóż konto:
transfer-here = Grać tutaj dalej ({ $names })? Na urządzeniu, na którym powstał odnośnik, można będzie już tylko patrzeć.
transfer-take = Graj dalej tutaj
no-such-transfer = Ten odnośnik został już użyty albo jest za stary. Utwórz nowy na pierwszym urządzeniu.
nothing-to-carry = Przy tym stole nikt bez konta nie gra na tym urządzeniu.
