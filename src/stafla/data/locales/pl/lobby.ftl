### Poczekalnia, stoły czekające na graczy i zaproszenia.

## Stół, który czeka
kind-invited = ktoś inny, zaproszony
call-public = Pokaż stół w poczekalni: wolne miejsca może zająć każdy
waiting-title = Czekamy na graczy
waiting-intro = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
place-free = wolne
place-bot = bot
place-yours = ty
invitation-link = Odnośnik z zaproszeniem
invitation-help = Kto otworzy ten odnośnik, może zająć wolne miejsce bez zakładania konta.
your-name = Twoje imię
leave-table = Odejdź od stołu
call-off = Odwołaj stół
look-again = Sprawdź ponownie
invitation-title = Zaproszenie do gry

## Odmowy
not-invited = Ten stół jest dla zaproszonych graczy.
no-free-place = Wszystkie miejsca są zajęte.
too-many-calls = { $most ->
    [one] Czekasz już przy { $most } stole.
    [few] Czekasz już przy { $most } stołach.
    [many] Czekasz już przy { $most } stołach.
   *[other] Czekasz już przy { $most } stołach.
}
