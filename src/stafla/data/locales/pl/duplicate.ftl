# Gra grupowa (Belgijka): te same litery dla wszystkich.

duplicate-title = Belgijka (gra grupowa)
duplicate-intro = Wszyscy mają te same litery i tę samą planszę. Jedna osoba prowadzi: ogłasza litery, a każdy szuka najlepszego słowa i zapisuje je przed upływem czasu. Potem wszyscy układają najlepsze słowo, a każdy dostaje punkty za to, co znalazł sam.
duplicate-begin = Poprowadź grę
duplicate-time = Minuty na rundę
duplicate-best = Układamy najlepsze możliwe słowo ze słownika, a nie najlepsze ze znalezionych
duplicate-federation = Gramy dalej, dopóki w woreczku i na stojaku razem jest samogłoska i spółgłoska
duplicate-round = Runda { $number }
duplicate-waiting = Za chwilę zostaną ogłoszone pierwsze litery.
duplicate-between = Za chwilę kolejne litery.
duplicate-announce = Ogłoś litery
duplicate-collect = Zbierz kartki
duplicate-stop = Zakończ grę
duplicate-written = Kartki: { $written } z { $players }
duplicate-rack = Litery
duplicate-board = Plansza
duplicate-left = Pozostały czas
duplicate-warning = Zostało pół minuty: zapisz swoje słowo.
duplicate-time-up = Koniec czasu.
duplicate-master = Wszyscy układają: { $play } za { $points }
duplicate-no-play = Niczego nie dało się ułożyć. Litery wracają do woreczka.
duplicate-slips = Kartki
duplicate-table = Tabela
duplicate-place = Miejsce
duplicate-player = Gracz
duplicate-last = Runda
duplicate-total = Razem
duplicate-lost = Strata do maks.
duplicate-share = % maks.
duplicate-join = Dołącz do gry
duplicate-join-here = Gracze
duplicate-nobody = Nikt jeszcze nie dołączył.
duplicate-nobody-announce = Pierwsze litery można ogłosić, gdy tylko ktoś dołączy.
duplicate-name = Twoje imię
duplicate-link = Adres dla graczy
duplicate-commitment = Cyfrowy odcisk losowań: { $commitment }
duplicate-seed = Liczba startowa losowań: { $seed }
duplicate-position = Położenie pierwszej litery
duplicate-position-help = H8 to poziomo, 8H pionowo: wiersze mają litery, kolumny liczby.
duplicate-word = Całe słowo
duplicate-blanks = Małe litery wśród wielkich to blanki.
duplicate-write = Zapisz
duplicate-own = Twoja kartka: { $play } za { $points }. Do końca czasu możesz zapisać inne słowo.
duplicate-none = W tej rundzie nic jeszcze nie zapisano.
duplicate-next = Grasz od następnej rundy.
duplicate-scored = Twoje słowo: { $play } za { $points }.
duplicate-scored-nothing = W tej rundzie bez punktów.
duplicate-scored-refused = { $play }: słowo niedopuszczalne, bez punktów.
duplicate-scored-late = { $play }: po czasie, bez punktów.
duplicate-mark-refused = niedopuszczalne
duplicate-mark-late = po czasie
duplicate-ended-tiles = Koniec gry: w woreczku nie ma już samogłosek albo spółgłosek.
duplicate-ended-stuck = Koniec gry: niczego więcej nie da się ułożyć.
duplicate-ended-stopped = Koniec gry: zakończono ją wcześniej.
duplicate-won = Pierwsze miejsce: { $names }
duplicate-keep = Ten adres jest tylko twój: kto go zna, może oddawać kartki za ciebie.
duplicate-rounds = Liczba rund (0: do wyczerpania liter)
duplicate-beside = Gracze przy tym urządzeniu
duplicate-beside-help = Jedno imię w wierszu. Wpisujesz to, co zapiszą na kartkach; kto ma telefon, dołącza przez link.
duplicate-early = Zbierz teraz
duplicate-type = Wpisz kartkę
duplicate-add = Dodaj
duplicate-close-joining = Zamknij dołączanie
duplicate-open-joining = Otwórz dołączanie
duplicate-joining-closed-here = Dołączanie jest zamknięte. Nadal możesz dodawać graczy.
duplicate-add-name = Gracz przy tym urządzeniu
duplicate-wrote = kartka oddana
duplicate-result = Wyniki
duplicate-again = Następna gra
duplicate-words = Słownik: { $name }.
duplicate-ended-rounds = Koniec gry: rozegrano wszystkie rundy.
duplicate-record = Pobierz zapis gry

## Questions before somebody loses a slip, and a slip without network
duplicate-ask-early = { $count ->
    [one] { $count } gracz jest bez kartki i nic nie dostanie za tę rundę. Zebrać teraz?
    [few] { $count } gracze są bez kartki i nic nie dostaną za tę rundę. Zebrać teraz?
    [many] { $count } graczy jest bez kartki i nic nie dostanie za tę rundę. Zebrać teraz?
   *[other] { $count } gracza jest bez kartki i nic nie dostanie za tę rundę. Zebrać teraz?
}
duplicate-ask-stop = { $count ->
    [one] Trwa runda: { $count } kartka by się nie liczyła. Zakończyć grę?
    [few] Trwa runda: { $count } kartki by się nie liczyły. Zakończyć grę?
    [many] Trwa runda: { $count } kartek by się nie liczyło. Zakończyć grę?
   *[other] Trwa runda: { $count } kartek by się nie liczyło. Zakończyć grę?
}
duplicate-ask-stop-none = Zakończyć grę dla wszystkich?
duplicate-ask-replace = { $name }: jest już inna kartka oddana w czasie. Zastąpić ją tą, którą wpisujesz?
duplicate-replace = Zastąp kartkę
duplicate-keep-slip = Zostaw pierwszą
duplicate-go-on = Gramy dalej
duplicate-unsent = Twoja kartka { $slip } jeszcze nie dotarła: brak połączenia. Zostanie wysłana ponownie automatycznie.
duplicate-unsent-lost = Twoja kartka { $slip } nie dotarła na czas. Pokaż ją prowadzącemu: może ją jeszcze wpisać.

## W terminalu
duplicate-ask-until = { $seconds } s: naciśnij Enter, gdy wszystkie kartki są gotowe.
duplicate-ask-slip = gdzie i co, na przykład „H8 WYRAZ”; Enter: nic>
duplicate-slip = Kartka

## Dlaczego nie można
duplicate-no-players = Nikt jeszcze nie gra.
duplicate-too-many = Więcej graczy nie może dołączyć.
duplicate-too-many-beside = Tu można wpisać najwyżej { $most } imion. Pozostali mogą dołączyć przez link.
duplicate-joining-closed = Dołączanie jest zamknięte. Prowadzący nadal może cię dodać.
duplicate-no-such-player = Nie ma takiego gracza.
duplicate-round-open = Trwa runda.
duplicate-no-round = Nie trwa żadna runda.
duplicate-not-yet = Grasz od następnej rundy.
duplicate-time-not-up = Czas jeszcze nie minął i nie wszyscy coś zapisali.
duplicate-bad-conditions = Runda trwa najwyżej godzinę, a do wyboru są tylko warianty z listy.
duplicate-too-many-tiles = W jednym ruchu można wyłożyć najwyżej { $most } liter.
duplicate-too-late = Koniec czasu: kartka oddana za późno.
duplicate-slip-there = Ten gracz oddał już w czasie inną kartkę.
duplicate-too-many-slips = Oddano już za dużo kartek w tej rundzie.

## A hall
duplicate-own-place = Miejsce { $place } z { $count }
duplicate-own-total = Punkty: { $total }, strata do najlepszego wyniku: { $lost }
duplicate-automatic = Serwer sam zamyka rundę po upływie czasu
duplicate-solo = Dziesięć punktów premii za jedyny najlepszy ruch przy co najmniej 16 graczach
duplicate-either = Stojak jak w ulotce: dwie samogłoski lub dwie spółgłoski
duplicate-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
duplicate-solution = Rozwiązanie
duplicate-solvers = Gracze
duplicate-whole-table = Cała tabela
duplicate-wall = Ekran na ścianę
duplicate-leading = Na czele
duplicate-player-number = Numer gracza
duplicate-rulings = Decyzje sędziego
duplicate-warn = Ostrzeż
duplicate-fine = Odejmij 5 punktów
duplicate-lift = Cofnij
duplicate-show-player = Pokaż gracza
duplicate-penalties = Ostrzeżenia i odjęte punkty
duplicate-penalties-all = Wszyscy gracze
duplicate-penalties-none = Nie ma ostrzeżeń ani odjętych punktów.
duplicate-penalties-more = Tu są ostatnie ({ $count }). Po wpisaniu numeru widać decyzje wobec jednego gracza.
duplicate-warnings = { $count ->
    [one] { $count } ostrzeżenie
    [few] { $count } ostrzeżenia
   *[many] { $count } ostrzeżeń
}
duplicate-fined = Odjęte punkty: { $points }
duplicate-rulings-help = Po trzech ostrzeżeniach każde następne kosztuje 5 punktów.
duplicate-ruled = Gracz, którego dotyczy decyzja
duplicate-ruled-number = Numer gracza, którego dotyczy decyzja
duplicate-to-desk = Do stolika sędziowskiego
duplicate-arbiter = Sędzia rozstrzyga kartki przy stoliku i wybiera ruch mistrzowski spośród równych
duplicate-checked = Zera i solo liczą się dopiero po sprawdzeniu przez dwie osoby
duplicate-hand = Płytki są losowane z prawdziwego woreczka i wpisywane
duplicate-by-hand = Płytki są losowane ręcznie.
duplicate-chosen-why = Wybór sędziego: { $why }
duplicate-mark-zero = zero
duplicate-scored-zero = { $play }: 0 punktów, decyzja sędziego.

## Sale i kategorie
duplicate-room = Sala
duplicate-category = Kategoria
duplicate-room-choose = Wybierz salę …
duplicate-room-none = brak
duplicate-room-missing = Wybierz salę, w której siedzisz.
duplicate-rooms-named = Sale
duplicate-rooms-help = W każdym wierszu jedna nazwa. Wszystkie sale grają w tę samą grę i mają wspólną tabelę; sędzia sali widzi tylko kartki ze swojej sali.
duplicate-categories = Kategorie
duplicate-categories-help = W każdym wierszu jedna nazwa, na przykład Juniorzy albo Rodziny. Każda kategoria ma też własną tabelę.
duplicate-after-round = po rundzie { $number }

## Skończona gra jeszcze raz, samodzielnie
duplicate-training = Trening
duplicate-topping = Na czas
duplicate-training-help = W każdej rundzie zapisz jedno rozwiązanie. Zobaczysz je obok najlepszego ruchu i tego, co znaleźli inni.
duplicate-topping-help = Znajdź najlepszy ruch jak najszybciej. Liczy się każda sekunda; jeśli go nie znajdziesz, liczy się pełny czas rundy i jeszcze 60 sekund.
duplicate-play-again = Zagraj te rundy jeszcze raz samodzielnie
duplicate-not-top = { $play } za { $points } to jeszcze nie najlepszy ruch.
duplicate-top-found = Znaleziony w { $seconds } s
duplicate-top-missed = Nie znaleziono: { $seconds } s
duplicate-show-top = Pokaż najlepszy ruch
duplicate-next-round = Następna runda
duplicate-beaten = Lepiej niż { $count } z { $players } graczy.
duplicate-so-far = Dotąd: { $total } z { $tops } punktów
duplicate-seconds-so-far = Dotąd: { $seconds } s

## Warianty i blitz
duplicate-more = Warianty i blitz
duplicate-jokers = Blanki
duplicate-plain-joker = Tak jak zostaną wylosowane
duplicate-name-joker = Joker
duplicate-means-joker = na każdym stojaku jest jeden blank, dopóki starcza blanków.
duplicate-name-explosive = Joker wybuchowy
duplicate-means-explosive = na każdym stojaku jest jeden blank; po najlepszym ruchu jego miejsce na planszy zajmuje litera, którą zastępował, jeśli jest jeszcze w woreczku, a blank wraca na stojak.
duplicate-eights = Litery na stojaku
duplicate-plain-eight = Siedem
duplicate-name-seven-of-eight = 7 z 8
duplicate-means-seven-of-eight = osiem liter, z tego najwyżej siedem w jednym ruchu.
duplicate-name-seven-and-eight = 7 i 8
duplicate-means-seven-and-eight = osiem liter; premia za wyłożenie wszystkich ośmiu jest o 25 punktów wyższa niż za siedem.
duplicate-seconds = Blitz: sekundy na rundę zamiast minut (0: minuty)
duplicate-replaced = { $letter } z woreczka zastępuje blanka.
