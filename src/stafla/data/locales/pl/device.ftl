# Gry z botem na tym urządzeniu, bez sieci.

device-title = Gry na tym urządzeniu
device-intro = Grasz z botem, który myśli na tym urządzeniu, z siecią albo bez niej.
device-limits = To, do czego potrzeba innych ludzi, zostaje na serwerze: kwestionowanie, zegary, rankingi i widzowie. Tutaj słowa są sprawdzane, zanim ruch zostanie zaliczony, a gra jest zapisana tylko w tej przeglądarce.
device-edition = Edycja
device-bot = Przeciwnik
device-name = Twoje imię
device-you = Ty
device-start = Zacznij grę
device-loading = Gra jest przygotowywana.
# $words: w słowniku; $size: megabajty do pobrania
device-weight = { $words ->
        [one] { $words } słowo
        [few] { $words } słowa
        [many] { $words } słów
       *[other] { $words } słowa
    }; do pobrania { $size } MB.
device-there = Ta edycja jest na tym urządzeniu i można w nią grać bez sieci.
device-take = Zabierz ze sobą
device-taking = Trwa pobieranie.
device-forget = Usuń z tego urządzenia
# $credit: komu dziękujemy; $licence: nazwa licencji
device-credit = Słowa: { $credit } ({ $licence })
device-away = Tej edycji nie ma na tym urządzeniu. Zabierz ją ze sobą, gdy będzie sieć.
device-lost = Zabrakło miejsca albo sieć zniknęła. Nic się nie zmieniło.
device-not-kept = Ta przeglądarka niczego nie zachowuje: gra przepadnie po zamknięciu strony.
device-asks = Ten serwer nie ma programu do gry na urządzeniach, więc bot myśli na serwerze: te partie wymagają sieci i niczego nie można zabrać ze sobą.
device-unreached = Brak połączenia z serwerem, a bez niego ta partia stoi. Nic nie przepadło: potoczy się dalej od ostatniego ruchu.
device-again = Spróbuj ponownie
device-unable = Ta przeglądarka nie potrafi grać sama. Boty grają na serwerze.
device-broken = Zapisanej tu gry nie da się już otworzyć.
device-discard = Odrzuć tę grę
device-needs-script = Gry na tym urządzeniu wymagają JavaScriptu.
device-nothing-left = Nic więcej nie da się ułożyć.
device-go-on = Gry z botem na tym urządzeniu toczą się dalej.
