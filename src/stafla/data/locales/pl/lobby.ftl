### Poczekalnia, stoły czekające na graczy i zaproszenia.

## Stół, który czeka
kind-invited = zaproszona osoba
gathering-public = Pokaż stół w poczekalni: każdy może zająć wolne miejsce i oglądać partię
waiting-title = Czekamy na graczy
waiting-intro = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
place-free = wolne miejsce
place-kept = zarezerwowane: { $name }
place-bot = bot
place-yours = ty
invitation-link = Link z zaproszeniem
invitation-help = Kto otworzy ten link, może zająć wolne miejsce bez zakładania konta.
your-name = Twoje imię
leave-table = Odejdź od stołu
gathering-cancel = Zamknij stół
look-again = Zobacz stół
live-lost = Brak połączenia z serwerem. Strona sama spróbuje ponownie.
live-moved = Od otwarcia tej strony coś się przy stole zmieniło.
live-open = Pokaż
live-busy = Serwer nie nadąża z odpowiedzią. Za chwilę strona sama wyśle to ponownie.
live-unsent = Brak połączenia z serwerem. Strona sama wyśle to ponownie, gdy połączenie wróci.
invitation-title = Zaproszenie do gry

## Odmowy
bad-text = Wiadomość ma od 1 do { $most } znaków.
watchers-sign-in = Zaloguj się, aby pisać z innymi widzami.
notes-sign-in = Zaloguj się, aby robić notatki do partii, którą oglądasz.
not-invited = Ten stół jest tylko dla zaproszonych graczy.
no-free-place = Wszystkie miejsca są zajęte.
has-seat = Z tego urządzenia zajęto już miejsce przy tym stole albo grasz przy nim z innego urządzenia.
unknown-delay = Wybierz jedno z podanych opóźnień.
bad-range = Podaj dwie liczby od { $least } do { $most }, najpierw mniejszą.
out-of-range = { $rating ->
    [none] Przy tym stole grają osoby z rankingiem od { $least } do { $most }. Zaloguj się, aby usiąść ze swoim rankingiem.
   *[other] Przy tym stole grają osoby z rankingiem od { $least } do { $most }; twój wynosi { $rating }.
}

## Poczekalnia
lobby = Poczekalnia
lobby-gatherings = Wolne miejsca
lobby-no-gatherings = Teraz nie ma wolnych miejsc.
lobby-own-gatherings = Stoły, przy których czekasz
lobby-time-left = pozostało ci { $time }
lobby-mine = Twoje partie
lobby-watch = Partie do obejrzenia
lobby-no-watch = Teraz nie ma czego oglądać.
lobby-ended = Twoje ostatnie partie
lobby-rated = rankingowa
your-turn = Twój ruch
turn-of = ruch: { $name }
invitation-qr = Link z zaproszeniem jako kod QR

## Kto może usiąść i czego się szuka
range-legend = Kto może dosiąść się z poczekalni (ranking):
range-least = od
range-most = do
range-from = ranking od { $least }
range-to = ranking do { $most }
range-between = ranking od { $least } do { $most }
filter-title = Filtry
filter-ratings = Ranking
filter-rated = rankingowe
filter-unrated = nierankingowe
filter-all = wszystkie
filter-apply = Pokaż
delay = Widzowie widzą partię
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
reach-title = Na innych urządzeniach w pobliżu
reach-address = Adres
reach-help = Kto jest w tej samej sieci, otwiera ten adres albo kieruje na kod aparat telefonu.
reach-qr = Adres jako kod QR
reach-alone = Ten adres działa tylko na tym komputerze. Aby wpuścić inne urządzenia, uruchom serwer poleceniem stafla serve --host 0.0.0.0.

## Inne urządzenie
transfer-title = Graj dalej na innym urządzeniu
transfer-intro = Na tym urządzeniu gra: { $names }. Po otwarciu linku partia toczy się na drugim urządzeniu, a tutaj można już tylko patrzeć.
transfer-make = Utwórz link
transfer-link = Link dla twojego drugiego urządzenia
transfer-hint = Link działa raz, przez { $minutes } min. Nie pokazuj go nikomu: kto go otworzy, zagra w twoim imieniu.
transfer-qr = Link jako kod QR dla aparatu drugiego urządzenia
transfer-signed-in = Grasz z konta: zaloguj się na drugim urządzeniu, a partia tam będzie.
transfer-account = Aby zachować partię na stałe, załóż konto:
transfer-here = Grać tutaj dalej ({ $names })? Na urządzeniu, na którym powstał link, można będzie już tylko patrzeć.
transfer-take = Graj dalej tutaj
no-such-transfer = Ten link został już użyty albo jest za stary. Utwórz nowy na pierwszym urządzeniu.
nothing-to-carry = Przy tym stole nikt bez konta nie gra na tym urządzeniu.
