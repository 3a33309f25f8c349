### Stół: co mówi przeglądarka.

## Plansza i płytki
board = Plansza
rack = Stojak
players = Gracze
square = wiersz { $row }, kolumna { $column }
square-start = pole z gwiazdką
square-empty = puste
premium = { $kind ->
    [letter] { $times ->
        [2] podwójna premia literowa
        [3] potrójna premia literowa
       *[other] premia literowa razy { $times }
    }
   *[word] { $times ->
        [2] podwójna premia słowna
        [3] potrójna premia słowna
       *[other] premia słowna razy { $times }
    }
}
tile-named = { $points ->
    [one] { $letter }, { $points } punkt
    [few] { $letter }, { $points } punkty
    [many] { $letter }, { $points } punktów
   *[other] { $letter }, { $points } punktu
}
tile-blank = blank
tile-blank-as = { $letter }, blank
tile-yours = twoja płytka, jeszcze niezagrana
tile-last = ostatni ruch
blank-short = blank

## Czynności
play = Zagraj
play-points = Zagraj za { $points }
exchange = Wymień
pass = Pas
resign = Poddaj partię
offer-end = Zaproponuj koniec
challenge = Zakwestionuj
challenge-as = Kwestionuje { $name }
accept = Akceptuj
withdraw = Cofnij ruch
shuffle = Pomieszaj
sort = Sortuj
recall = Zbierz
zoom = Powiększ
keyboard = Klawiatura
close = Zamknij
no-back = Wróć
new-game = Nowa partia

pass-question = Opuszczasz kolejkę: nie kładziesz płytek i nie zdobywasz punktów.
pass-yes = Spasuj
resign-question = Przegrywasz partię bez względu na wynik.
resign-yes = Poddaj partię
offer-end-question = Jeśli wszyscy zgodzą się, że nic więcej nie da się ułożyć, partia się kończy i następuje rozliczenie stojaków.
offer-end-yes = Zaproponuj koniec

## Dlaczego nie można zagrać
reason-empty = Połóż płytki na planszy.
reason-blank = Wybierz literę dla blanka.
reason-not-your-turn = Ruch ma { $name }.
reason-not-in-list = Nie ma w słowniku: { $words }.
reason-answer = Zaakceptuj ruch albo go zakwestionuj.
reason-offer = Czeka propozycja zakończenia partii.

## Okna
blank-title = Jaką literę zastępuje blank?
blank-help = Zastępuje ją do końca partii i nie ma wartości.
blank-type = albo wpisz ją
exchange-title = Wymiana płytek
exchange-help = Wybierz płytki do oddania. Dobierasz z woreczka tyle samo i na tym kończy się twój ruch.
exchange-most = { $most ->
    [one] W woreczku jest { $most } płytka, więcej nie można wymienić.
    [few] W woreczku są { $most } płytki, więcej nie można wymienić.
    [many] W woreczku jest { $most } płytek, więcej nie można wymienić.
   *[other] W woreczku jest { $most } płytki, więcej nie można wymienić.
}
exchange-type = Wpisz litery; minus odwraca wybór
exchange-invert = Odwróć wybór
exchange-do = { $count ->
    [0] Wymień
    [one] Wymień { $count } płytkę
    [few] Wymień { $count } płytki
    [many] Wymień { $count } płytek
   *[other] Wymień { $count } płytki
}
exchange-too-many = { $most ->
    [one] Najwyżej { $most } płytka.
    [few] Najwyżej { $most } płytki.
    [many] Najwyżej { $most } płytek.
   *[other] Najwyżej { $most } płytki.
}

## Ruchy czekające na odpowiedź, przekazanie urządzenia, propozycje
waiting = Twoja odpowiedź
hand-over = Teraz gra { $name }
hand-over-help = Przekaż urządzenie. Do tego czasu stojak jest zasłonięty.
hand-over-take = Tu { $name }, pokaż mój stojak
offer-text = Propozycja: kończymy, bo nic więcej nie da się ułożyć.
offer-accept = Zgoda na koniec
offer-decline = Gramy dalej
watching = Oglądasz partię. Każdy gracz widzi tylko swój stojak.
watching-late = Partię widzisz { $delay }.
bag-waits = Woreczek nie jest jeszcze wymieszany. Brakuje liczb losowych z urządzeń graczy: { $names }.
press = Wciśnij zegar
start-draw = Losowanie kolejności: { $tiles }
start-text = { $name } wygrywa losowanie. Zacząć czy wybrać ułożenie planszy i oddać początek?
choose-first-move = Zaczynam
choose-orientation = Oddaję początek
challenge-title = Które słowa kwestionujesz?
challenge-help = Werdykt dotyczy całego ruchu: poprawny albo niepoprawny.

## Zegary i ustalenia
turn-overtime = przekroczony czas
turn-correction = decyzja sędziego
turn-gone = zbyt długa nieobecność
turn-takeback = ruch cofnięty za zgodą
said-overtime = { $name }: przekroczony czas, punkty: { $points }.
said-correction = Decyzja sędziego, { $name }, punkty: { $points }.
said-gone = Zbyt długa nieobecność: { $name }.
said-takeback = Ostatni ruch gracza { $name } został cofnięty.
player-time-up = czas minął
clock-left = { $name }, pozostały czas: { $time }
clock-overtime = { $name } przekracza czas o { $time }
said-minutes = { $minutes ->
    [one] Została ci { $minutes } minuta.
    [few] Zostały ci { $minutes } minuty.
    [many] Zostało ci { $minutes } minut.
   *[other] Zostało ci { $minutes } minuty.
}
said-seconds = { $seconds ->
    [one] Została ci { $seconds } sekunda.
    [few] Zostały ci { $seconds } sekundy.
    [many] Zostało ci { $seconds } sekund.
   *[other] Zostało ci { $seconds } sekundy.
}
start-clock = Włącz zegar
start-clock-text = Zegar gracza { $name } jeszcze nie chodzi.
resume-clock = Wznów zegar
clock-paused = Zegar jest zatrzymany.
more = Więcej
propose-takeback = Poproś o cofnięcie ruchu
propose-pause = Zaproponuj przerwę
propose-abort = Zaproponuj koniec bez wyniku
abort = Zakończ bez wyniku
claim = Zgłoś nieobecność gracza
propose-takeback-question = Jeśli wszyscy się zgodzą, twój ostatni ruch i wszystko, co było potem, zostaje cofnięte. Płytki losuje się od nowa, a zużyty czas nie wraca.
propose-takeback-yes = Zaproponuj
propose-pause-question = Jeśli wszyscy się zgodzą, zegar stoi, aż ktoś go wznowi.
propose-pause-yes = Zaproponuj
propose-abort-question = Jeśli wszyscy się zgodzą, partia kończy się bez wyniku.
propose-abort-yes = Zaproponuj
abort-question = Partia kończy się bez wyniku i nie liczy się.
abort-yes = Zakończ bez wyniku
claim-question = Kto zbyt długo każe na siebie czekać, odpada i przegrywa partię.
claim-yes = Zgłoś nieobecność
proposal = Propozycja
proposal-takeback = { $name } prosi o cofnięcie ostatniego ruchu.
proposal-pause = { $name } prosi o zatrzymanie zegara.
proposal-abort = { $name } proponuje zakończyć partię bez wyniku.
proposal-drop = Wycofaj
consent = Zgadzam się
consent-as = { $name } się zgadza
decline = Nie zgadzam się
decline-as = { $name } się nie zgadza

## Gracze
player-turn = ma ruch
player-thinks = myśli
player-here = przy stole
player-away = brak połączenia
player-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
player-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}
player-resigned = partia poddana

## Zapis
chat = Czat
chat-watchers = Widzowie
chat-none = Nikt jeszcze nic nie napisał.
chat-say = Napisz wiadomość
chat-send = Wyślij
chat-hidden = (gracz anonimowy)
chat-watchers-later = Gracze zobaczą czat widzów po partii.
note = Twoje notatki
note-help = Nikt inny ich nie widzi.
sheet = Zapis partii
sheet-empty = Nie wykonano jeszcze żadnego ruchu.
sheet-turn = Nr
sheet-play = Ruch
sheet-points = Punkty
sheet-total = Razem
sheet-breakdown = Pokaż, skąd są punkty
bonus = Premia za wszystkie płytki
turn-pass = pas
turn-exchange = { $count ->
    [one] wymiana { $count } płytki
    [few] wymiana { $count } płytek
    [many] wymiana { $count } płytek
   *[other] wymiana { $count } płytki
}
turn-penalty = niesłuszne zakwestionowanie
turn-yield = oddany początek
turn-lost-turn = utrata kolejki
turn-resign = partia poddana
turn-settlement = pozostałe płytki
turn-time-loss = przegrana na czas
turn-back = cofnięty
turn-undecided = nierozstrzygnięte: nie ma w słowniku, jest w innym

## Niewidoczne płytki
unseen = Niewidoczne płytki
unseen-count = Niewidoczne: { $total }, w tym w woreczku: { $bag }

## Koniec
rematch = Rewanż
rematch-wanted = { $name } proponuje rewanż.
rematch-yours = Proponujesz rewanż.
rematch-begun = Rewanż już trwa.
reverse-play = Zagraj na opak
best-plays = Zobacz najlepsze ruchy
to-lobby = Poczekalnia
ending-title = Koniec partii
ending-place = Miejsce
ending-name = Gracz
ending-left = zostało na stojaku: { $tiles }
ending-change = Rozliczenie

## Dla słuchających
said-play = { $points ->
    [one] { $name }: { $word }, { $square }, { $points } punkt.
    [few] { $name }: { $word }, { $square }, { $points } punkty.
    [many] { $name }: { $word }, { $square }, { $points } punktów.
   *[other] { $name }: { $word }, { $square }, { $points } punktu.
}
said-back = { $name } zdejmuje z planszy { $word }.
said-undecided = { $name } zachowuje { $word }: jednego ze słów nie ma w słowniku, ale jest w innym. Nikt jeszcze tego nie rozstrzygnął, więc ruch zostaje i nikt nie traci punktów.
said-exchange = { $tiles ->
    [one] { $name }: wymiana { $tiles } płytki.
    [few] { $name }: wymiana { $tiles } płytek.
    [many] { $name }: wymiana { $tiles } płytek.
   *[other] { $name }: wymiana { $tiles } płytki.
}
said-penalty = { $name }: niesłuszne zakwestionowanie, punkty: { $points }.
said-lost-turn = { $name }: niesłuszne zakwestionowanie, utrata kolejki.
said-pass = { $name }: pas.
said-yield = { $name } nie może zacząć. Zaczyna następny gracz.
said-resign = { $name } poddaje partię.
said-settlement = Rozliczenie, { $name }, punkty: { $points }.
said-time-loss = Przegrana na czas, { $name }, punkty: { $points }.
said-your-turn = Twój ruch.
said-score = { $points ->
    [one] Ruch za { $points } punkt
    [few] Ruch za { $points } punkty
    [many] Ruch za { $points } punktów
   *[other] Ruch za { $points } punktu
}
said-laid = { $letter }, { $square }
said-laid-blank = { $letter } z blanka, { $square }
said-blank-used = Blank jako { $letter }, { $square }
said-lifted = Płytka wraca na stojak: { $square }
said-recalled = Wszystkie płytki są znów na stojaku.
said-missing = Na stojaku nie ma litery { $letter }
said-message = Czat, { $name }: { $text }
said-across = poziomo
said-down = pionowo
said-pass-again = Naciśnij 2 jeszcze raz, aby spasować.

## Pliki i ustawienia
downloads = Pliki i ustawienia
download-gcg = Zapis partii (GCG)
challenges = Zakwestionowane ruchy
replay = Przebieg partii
share-replay = Udostępnij partię
link-copied = Skopiowano link.
ending-rating = { $name }, ranking { $before } → { $after }
check-draws = Czy losowano uczciwie?
download-diagram = Diagram (SVG)
transfer-here-link = Graj dalej na innym urządzeniu
print = Drukuj
lexicon = Słownik: { $name }, słów: { NUMBER($words) }, { $fingerprint }
offline = Brak połączenia z serwerem. Nic nie przepadło: partia wznowi się, gdy połączenie wróci.
still-sending = Poprzednia czynność jest jeszcze wysyłana. Spróbuj za chwilę.
online = Połączenie wróciło.
settings = Ustawienia
set-language = Język
set-theme = Wygląd
set-theme-system = jak w systemie
set-theme-light = jasny
set-theme-dark = ciemny
set-theme-contrast = wysoki kontrast
set-board = Plansza
set-board-paper = papier
set-board-wood = drewno
set-board-slate = łupek
set-size = Wielkość tekstu
set-size-normal = zwykła
set-size-large = duża
set-keys = Klawiatura
set-keys-grid = Siatka
set-keys-classic = Klasyczna
set-keys-grid-does = Strzałki przesuwają kursor.
set-keys-classic-does = Strzałki zmieniają kierunek.
set-zoom = Powiększ planszę na małym ekranie po położeniu płytki
set-sound = Dźwięki
set-notify = Powiadomienie, gdy przyjdzie twoja kolej
set-notify-forbidden = Przeglądarka nie pozwala na powiadomienia z tej strony. Można to zmienić w jej ustawieniach.
keys-title = Klawisze
keys-type = litery
keys-type-does = kładą płytki przy kursorze
keys-blank = Shift + litera
keys-blank-does = kładzie blanka
keys-arrows = strzałki
keys-arrows-does = { $preset ->
    [classic] w lewo i w prawo zmieniają kierunek, w górę miesza, w dół zbiera
   *[grid] przesuwają kursor; w poprzek najpierw zmieniają jego kierunek
}
keys-space = spacja
keys-space-does = { $preset ->
    [classic] o jedno pole dalej
   *[grid] zmienia kierunek kursora
}
keys-erase = Backspace, Delete
keys-erase-does = zdejmuje płytkę przed kursorem lub pod nim
keys-recall = Esc, Ctrl + Backspace
keys-recall-does = wszystkie płytki wracają na stojak
keys-play = Enter
keys-play-does = zagranie
keys-numbers = 2 2, 3, 4, $
keys-numbers-does = pas, zakwestionowanie, wymiana, wymiana wszystkich

## What the table agreed on
house = Ustalenia przy tym stole
house-theme = Temat: { $name } { $listed ->
    [0] {""}
    [one] – bez głosowania { $listed } słowo
    [few] – bez głosowania { $listed } słowa
    [many] – bez głosowania { $listed } słów
   *[other] – bez głosowania { $listed } słowa
}
house-parts = W woreczkach: spółgłoski – { $consonants }, samogłoski – { $vowels }
house-drawing = { $name } wybiera woreczek.
house-draw = Wylosuj płytkę:
draw-consonant = Spółgłoska
draw-vowel = Samogłoska
take-blank = Zabierz blanka
take-blank-at = Zabierz blanka z pola { $square }
vote-text = { $name } zgłasza do tematu: { $words } – { $argument }
vote-yes = Pasuje do tematu
vote-no = Nie pasuje do tematu
vote-waits = Jeszcze bez głosu: { $names }
claim-theme = Zgłoś ten ruch do tematu
claim-argument = Uzasadnienie
look-up-word = Słowo do sprawdzenia
look-up = Sprawdź
look-up-valid = { $word } jest w słowniku.
look-up-invalid = Słowa { $word } nie ma w słowniku.
look-up-unknown = Słownik nie rozstrzyga, czy { $word } jest dopuszczalne.

## Two pairs (PL-65)
pair-of = { $one } i { $other }
pair-exchanges = { $left ->
        [0] bez wymian
        [one] jeszcze 1 wymiana
        [few] jeszcze { $left } wymiany
       *[many] jeszcze { $left } wymian
    }
partner-rack = Stojak partnera: { $name }
partner-lays = { $name }: { $tiles }
pair-quiet = Partnerzy porozumiewają się tylko ustawieniem płytek. Do końca partii czat jest wyłączony.
pair-order = Partner widzi twój stojak tak, jak go układasz.

## Sędzia przy stole
judge = Sędzia
judge-somebody = sędzia
judge-verdict-attested = Jednego ze słów nie ma w słowniku, ale jest w innym. Nikt jeszcze tego nie rozstrzygnął, więc ruch pozostaje.
judge-may-appeal = Do { $time } { $name } może się odwołać do sędziego.
judge-answer-until = Jeśli nie odpowiesz do { $time }, werdykt obowiązuje.
judge-about = Co sędzia powinien wiedzieć
accept-verdict = Przyjmij werdykt
appeal-to-judge = Odwołaj się do sędziego
judge-appealed = { $name } składa odwołanie. Zegary stoją do orzeczenia sędziego.
judge-until = Jeśli sędzia nie przyjdzie do { $time }, partia toczy się dalej.
withdraw-appeal = Wycofaj odwołanie
propose-overturn = Zaproponuj uchylenie werdyktu
proposal-overturn = { $name } proponuje uchylić werdykt bez sędziego.
call-judge = Wezwij sędziego
call-judge-do = Zatrzymaj zegary i wezwij
judge-called = { $name } wzywa sędziego. Zegary stoją.
dismiss-judge = Odwołaj wezwanie sędziego
judge-ruled-valid = Orzeczenie ({ $name }): ruch jest poprawny.
judge-ruled-invalid = Orzeczenie ({ $name }): ruch jest niepoprawny.
judge-decided = Decyzja ({ $name }):
judge-time-given = { $name } zyskuje { $seconds } s na zegarze.
judge-time-taken = { $name } traci { $seconds } s na zegarze.

## What the table says
table-status = Co się dzieje
panels = Więcej o partii
unseen-short = Niewidoczne
understood = OK
offline-short = Brak połączenia.
offline-more = Płytki zostają na miejscu, próbujemy dalej.
game-broken = Zapisanej tu partii nie da się już otworzyć.
game-not-kept = Ta przeglądarka niczego nie zapisuje: partia przepadnie po zamknięciu strony.
reason-one-not-in-list = Któregoś z tych słów nie ma w słowniku: { $words }.
told-challenged = { $name } kwestionuje: { $words }.
told-no-judge = Sędzia nie przyszedł na czas. Partia trwa dalej.
told-dismissed = { $name } odwołuje wezwanie sędziego. Partia trwa dalej.
told-consented-takeback = { $name } zgadza się: ruch zostaje cofnięty.
told-consented-pause = { $name } zgadza się zatrzymać zegar.
told-consented-abort = { $name } zgadza się zakończyć partię bez wyniku.
told-consented-overturn = { $name } zgadza się uchylić werdykt.
told-declined-takeback = { $name } nie zgadza się: ruch zostaje.
told-declined-pause = { $name } nie zgadza się: zegar chodzi dalej.
told-declined-abort = { $name } nie zgadza się: partia trwa dalej.
told-declined-overturn = { $name } nie zgadza się: rozstrzygnie sędzia.
told-dropped = { $name } wycofuje propozycję.
told-blank-taken = { $name } zabiera blanka z pola { $square }.
told-theme-claimed = { $name } zgłasza słowa do tematu.
told-voted-yes = { $name }: pasuje do tematu.
told-voted-no = { $name }: nie pasuje do tematu.
told-theme-scored = { $name }: za temat { $points } pkt więcej.
told-theme-nothing = Nic nie liczy się do tematu.
told-offered-by = { $name } proponuje zakończyć partię.
told-offer-accepted = { $name } zgadza się zakończyć partię.
told-offer-declined = { $name } chce grać dalej.
told-time-up = { $name }: czas minął.
told-time-up-you = Twój czas minął.
told-clock-started = Zegar chodzi.
told-paused = Za zgodą wszystkich zegar stoi.
told-resumed = { $name } wznawia zegar.
told-first = Zaczyna { $name }.
told-yielded-start = { $name } oddaje początek.
told-lot = { $name } wygrywa losowanie i wybiera, kto zaczyna.
told-invalid = Ruch niepoprawny: { $words }.
told-valid = Ruch poprawny: { $words }.
told-unknown = Nierozstrzygnięte: { $words }.
told-unknown-more = Ruch zostaje i nikt nie traci punktów.
told-takes-back = { $name } zdejmuje płytki i traci { $points } pkt.
told-takes-back-you = Zdejmujesz płytki i tracisz { $points } pkt.
told-loses-points = Ruch zostaje, { $name } traci { $points } pkt.
told-loses-points-you = Ruch zostaje, tracisz { $points } pkt.
told-loses-turn = Ruch zostaje, { $name } traci kolejkę.
told-loses-turn-you = Ruch zostaje, tracisz kolejkę.
told-free = Ruch zostaje, a zakwestionowanie nic nie kosztuje.
told-verdict-stands = Czas na odwołanie minął.
told-overturned = Werdykt uchylono za zgodą wszystkich.
told-verdict-accepted = { $name } przyjmuje werdykt.
told-appeal-withdrawn = { $name } wycofuje odwołanie.
told-waits-for = Czekamy na odpowiedź: { $names }.
told-gone = { $name }: brak połączenia od dłuższej chwili.
told-gone-more = Możesz zgłosić nieobecność i wygrać.
told-away = { $name }: brak połączenia.
told-away-claim = Nieobecność można zgłosić za { $time }.
told-back = { $name }: połączenie wróciło.
told-over = Przekraczasz czas.
told-over-costs = Każda rozpoczęta minuta kosztuje { $points } pkt.
told-press = { $words }, { $points }. Wciśnij zegar, aby zakończyć ruch.
told-waits = { $words }, { $points }, można jeszcze zakwestionować.
told-ahead = Możesz już układać; zagrasz, gdy przyjdzie twoja kolej.
stamp-invalid = Niepoprawny
stamp-valid = Poprawny
stamp-unknown = Bez rozstrzygnięcia
withdraw-short = Cofnij
propose-overturn-short = Uchyl
claim-short = Zgłoś
turn-challenged-off = kwestionuje { $name }: ruch niepoprawny
turn-challenged-in-vain = kwestionuje { $name }: ruch poprawny
sheet-beside = Inne zdarzenia ({ $count })
ending-average = Punktów na ruch
ending-bonuses = Premie za wszystkie płytki
ending-challenges = Zakwestionowania
ending-best = Najlepsze ruchy
ending-lead = { $name }: przewaga ruch po ruchu
ending-margin = Różnica: { $points } pkt.

## Podpowiedzi w partiach z botami
hint = Podpowiedź
hint-points = Dobry ruch: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}.
hint-where = Gdzie?
hint-square = Płytkę połóż na { $square }.
hint-squares = Na podświetlonych polach, od { $from } do { $to }.
hint-show = Pokaż słowo
hint-laid = { $word }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Teraz naciśnij „Zagraj” albo zbierz płytki.
hint-exchange = Nie ma żadnego słowa. Wymień { $count ->
    [one] { $count } płytkę
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}.
hint-which = Które?
hint-exchange-tiles = Wymień te: { $tiles }.
hint-pass = Nie da się nic ułożyć ani wymienić. Spasuj.
set-hurry = Boty odpowiadają od razu
meaning-of = Więcej o tym słowie

## Pierwsza partia
lesson-open = Ułóż ze swoich płytek słowo przez środek planszy.
lesson-join = Twoje słowo musi się łączyć z płytkami na planszy.
lesson-lay = Teraz naciśnij „Zagraj”.
lesson-brought = To { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Nowe płytki dobierają się same.
lesson-challenge = Dziwne słowo? { $kind ->
    [points] Jeśli istnieje, tracisz { $points } punktów.
    [turn] Jeśli istnieje, tracisz kolejkę.
   *[free] Pomyłka nic nie kosztuje.
}
lesson-exchange = Trudne litery? Możesz wymienić, ale ruch przepada.
lesson-end = Woreczek jest pusty. Kto wyłoży ostatnią płytkę, kończy.
lesson-skip = Pomiń
lesson-show = Pokaż mi słowo
lesson-end-all = Bez dalszych porad
