### Strony serwera i to, co serwer mówi, gdy odrzuca żądanie.

## Strona początkowa
edition = Zasady
word-list = Słownik
word-list-own = słownik domyślny
word-list-owns = Słowniki domyślne:
word-list-words = { $name } ({ $words ->
    [one] { $words } słowo
    [few] { $words } słowa
    [many] { $words } słów
   *[other] { $words } słowa
})
word-check = Sprawdzanie słów
check-challenge = Gracze kwestionują słowa zgodnie z zasadami
check-automatic = Słowa są sprawdzane, zanim ruch zostanie zaliczony
players-legend = Gracze
players-between = { $least ->
    [2] { $most ->
        [2] Dwóch graczy albo trening w pojedynkę.
       *[other] Od 2 do { $most } graczy albo trening w pojedynkę.
    }
   *[other] Od { $least } do { $most } graczy albo trening w pojedynkę.
}
player-number = Gracz { $number }
player-name = Imię gracza { $number }
player-kind = Kto gra na miejscu { $number }
kind-person = osoba przy tym urządzeniu
kind-none = wolne miejsce
sit-down = Usiądź przy stole
appeals-allowed = Od werdyktu o słowie można się odwołać do sędziego
attested-allowed = Słowa, które są tylko w innym słowniku, pozostają nierozstrzygnięte
attested-means = Gdy ktoś je zakwestionuje, ruch zostaje i nikt nie traci punktów, dopóki sędzia nie rozstrzygnie o słowie. W przeciwnym razie decyduje sam słownik.
rated-game = Partia rankingowa (dwie osoby z kontem albo jedna z botem)
rated-means = Partia rankingowa liczy się od chwili dobrania płytek. Kto się podda, odejdzie lub przekroczy czas, przegrywa; bez zegara przegrywa, kto przez trzy dni nie wykona ruchu. Dwie osoby mogą ją wspólnie zakończyć bez wyniku, ale tylko zanim obie wykonają ruch.
companion = Przy prawdziwej planszy
language-choice = Język
form-wrong = Nie udało się założyć stołu:

## Strona stołu
table-title = { $edition } – stół
table-needs-script = Plansza wymaga JavaScriptu. Zapis partii i diagram można czytać bez niego.
download-record = Zapis partii (JSON)
table-gcg = Zapis partii (GCG)
table-diagram = Diagram (SVG)
back-to-start = Strona początkowa
error-title = To się nie udało

## Na planszy, w języku zasad
premium-letter = ×{ $times } litera
premium-word = ×{ $times } słowo

## Gracze
erased-name = (konto usunięte)

## Koniec gry
ended-out = Woreczek jest pusty i jeden z graczy wyłożył ostatnią płytkę.
ended-passes = Wszyscy spasowali dwa razy z rzędu.
ended-scoreless = Zbyt wiele ruchów z rzędu bez nowej płytki na planszy.
ended-nothing-left = Wszyscy zgodzili się, że nic więcej nie da się ułożyć.
ended-resigned = Partia poddana.
ended-time = Czas minął.
ended-gone = Zbyt długa nieobecność gracza.
ended-aborted = Partia zakończona bez wyniku; nie liczy się.
won-one = Wygrywa { $name }.
won-several = Remis na pierwszym miejscu: { $names }.
won-pair = Wygrywają razem { $one } i { $other }.

## Czego odmawia stół
no-hints = Podpowiedzi są tylko w partiach nierankingowych z botami.
no-such-play = Nie ma takiego ruchu.
play-not-settled = Ten ruch można jeszcze zakwestionować.
no-such-table = Nie ma takiego stołu.
broken-table = Zapis partii z tego stołu jest uszkodzony i nie da się go odczytać. Opiekunowie serwisu już o tym wiedzą, a twoje inne partie nie ucierpiały.
broken-log = Ten zapis jest uszkodzony i nie da się go odczytać. Opiekunowie serwisu już o tym wiedzą, a reszta nie ucierpiała.
cannot-be-kept = Nie można tego zapisać: coś jest za długie. Nic się nie zmieniło.
not-your-table = Na tym miejscu gra inne urządzenie. Tutaj można tylko oglądać.
not-a-person = Nikt przy tym urządzeniu nie gra na tym miejscu.
stale = W międzyczasie coś się przy stole zmieniło. Sprawdź i spróbuj jeszcze raz.
stale-log = W międzyczasie coś się zmieniło. Sprawdź i w razie potrzeby zrób to jeszcze raz.
table-full = Partia jest za długa, by zmieścić się w zapisie, więc nie można grać dalej. Można ją jeszcze zakończyć: poddać, zaproponować koniec bez wyniku albo zgłosić nieobecność gracza.
called-too-fast = Chwileczkę: twoje poprzednie wezwanie sędziego lub odwołanie było przed momentem. Następne wezwanie będzie możliwe { $seconds } s po nim.
proposed-too-fast = Chwileczkę: twoja propozycja padła przed momentem. Następna będzie możliwa za { $seconds } s.
unknown-profile = Nie ma takiego zestawu zasad.
unknown-lexicon = Ten słownik nie jest zainstalowany dla tych zasad.
unknown-bot = Nie ma takiego bota.
no-person = Musi grać co najmniej jedna osoba.
bad-name = Imię ma od 1 do { $most } znaków, bez znaków sterujących.
foreign-letter = „{ $letter }” nie jest literą tych zasad.

## Czego odmawia serwer
bad-request = Serwer nie zrozumiał żądania. Odśwież stronę.
bad-request-field = W żądaniu brakuje pola { $field } albo nie da się go odczytać.
foreign-origin = Żądanie przyszło z innej witryny.
not-found = Nie ma takiej strony.
method = Tego nie można tu zrobić.
too-large = Żądanie jest za duże.
too-fast = Za dużo naraz. Odczekaj chwilę.
too-silent = Na tym połączeniu nic się nie działo, więc zostało zamknięte.
too-many-lines = Zbyt wiele stron ze stołami jest otwartych u ciebie lub w twojej sieci. Zamknij niektóre z nich.
too-slow = Żądanie trwało za długo.
content-type = Żądanie musi być w formacie JSON.
busy = Serwer ma teraz dużo pracy. Spróbuj za chwilę.
internal = Błąd po stronie serwera. Z partii nic nie przepadło.

## Bez sieci
offline-title = Brak sieci
offline-games = Partie z innymi czekają na serwerze bez zmian. Gdy sieć wróci, potoczą się dalej od tego samego miejsca.
offline-bots = Boty też grają na serwerze, więc na razie ich nie ma. Na własnym komputerze Stafla działa bez sieci: serwerem jest wtedy ten komputer.
offline-again = Spróbuj ponownie

## Sędzia przy stole
judge-at-table = Sędzia przy stole
judge-none = Bez sędziego
judge-any = Dowolny sędzia
judge-at-table-text = W czasie partii można wezwać sędziego. Od werdyktu można się odwołać, zanim zacznie obowiązywać; zegary wtedy stoją.
