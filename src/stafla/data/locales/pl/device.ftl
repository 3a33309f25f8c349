# Gry z botem na tym urządzeniu, bez sieci.

device-title = Gra na tym urządzeniu
device-intro = Grasz z botem na tym urządzeniu, z siecią albo bez niej.
device-limits = Kwestionowanie, zegary, rankingi i widzowie są tylko na serwerze. Tutaj słowa są sprawdzane, zanim ruch zostanie zaliczony, a partia jest zapisana tylko w tej przeglądarce.
device-edition = Zasady
device-bot = Przeciwnik
device-name = Twoje imię
device-you = Gracz
device-start = Zacznij partię
device-loading = Przygotowywanie partii…
# $words: w słowniku; $size: megabajty do pobrania
device-weight = { $words ->
        [one] { $words } słowo
        [few] { $words } słowa
        [many] { $words } słów
       *[other] { $words } słowa
    }; do pobrania { $size } MB.
device-there = Te zasady i słownik są na urządzeniu: można grać bez sieci.
device-take = Pobierz na urządzenie
device-taking = Trwa pobieranie.
device-forget = Usuń z tego urządzenia
# $credit: komu dziękujemy; $licence: nazwa licencji
device-credit = Słowa: { $credit } ({ $licence })
device-away = Tych zasad nie ma na urządzeniu. Pobierz je, gdy będzie sieć.
device-lost = Zabrakło miejsca albo sieci. Nic się nie zmieniło.
device-asks = Ten serwer nie ma programu do gry na urządzeniach, więc bot gra na serwerze: te partie wymagają sieci i niczego nie można pobrać.
device-unreached = Brak połączenia z serwerem, a bez niego ta partia stoi. Nic nie przepadło: potoczy się dalej od ostatniego ruchu.
device-again = Spróbuj ponownie
device-unable = Ta przeglądarka nie obsługuje gry bez serwera. Boty grają na serwerze.
device-discard = Usuń tę partię
device-discard-question = Partia zostanie usunięta z urządzenia i nie da się jej odzyskać.
device-needs-script = Gra na urządzeniu wymaga JavaScriptu.
device-nothing-left = Nic więcej nie da się ułożyć.
device-go-on = Partie z botem na tym urządzeniu można grać dalej.
