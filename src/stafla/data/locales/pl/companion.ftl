### Pomocnik: urządzenie obok prawdziwej planszy.

## Tarcze zegara
face-label = { $name }, punkty: { $total }, zostało { $time }
face-first = zaczyna
face-start = dotknij, by włączyć zegar przeciwnika
face-press = podaj punkty i dotknij
face-write = teraz zapisz ruch
face-paused = zegar stoi
clock-first = { $name } włącza zegar, gdy tylko { $first } zobaczy pierwszą płytkę.
clock-start = Włącz zegar

## Ruch
companion-turn = Ruch: { $name }
turn-early = Zegar wciśnięty ({ $name }): zapisz ruch
turn-ways = Co robisz?
turn-help = Wybierz pierwsze pole i wpisz ułożone płytki.
way-play = Słowo
way-told = Same punkty
way-exchange = Wymiana
announce = Podaj punkty: { $points }
announce-none = Podaj punkty
told-help = Zapiszą się tylko punkty i liczba płytek. Planszy i słów nie da się potem odtworzyć.
told-only = To urządzenie nie liczy punktów: zapiszcie to, co sami policzyliście.
told-tiles = Ułożone płytki
told-points = Punkty
exchange-way = Połóż płytki literami do dołu, powiedz ile i wciśnij zegar. Potem dobierz nowe, a stare włóż do woreczka na końcu.
exchange-count = Liczba płytek
exchange-press = { $count ->
    [one] Wymień { $count } płytkę i wciśnij zegar
    [few] Wymień { $count } płytki i wciśnij zegar
    [many] Wymień { $count } płytek i wciśnij zegar
   *[other] Wymień { $count } płytki i wciśnij zegar
}
pass-press = Spasuj i wciśnij zegar
early-undo = Zegar nie był wciśnięty

## Litery do dotykania
pad-letters = Litery
pad-blank = Blank
pad-across = → poziomo
pad-down = ↓ pionowo
pad-erase = Skasuj
pad-left = Pole w lewo
pad-right = Pole w prawo
pad-up = Pole w górę
pad-below = Pole w dół
pad-type = Klawiatura

## Ruch na planszy
window-title = { $name }, punkty: { $points }
press-help = Ruch można cofnąć, dopóki { $name } nie wciśnie zegara ani nie sięgnie do woreczka.
press-of = { $name } wciska zegar
reach = Ręka w woreczku, zegar niewciśnięty
reach-done = Ręka jest w woreczku: { $name } nie może cofnąć ruchu. Zegar nadal chodzi.
write = { $name } zapisuje { $points }, razem { $total }
no-draw-yet = { $name } nie dobiera płytek, dopóki ruch nie jest zapisany. Zapisanie oznacza akceptację.
challenge-which = Które słowa są kwestionowane?
challenge-stop = Zatrzymaj zegar i zakwestionuj: { $name }
challenge-stopped = Zegar stoi. { $name } wskazuje słowa.
challenge-name = Zakwestionuj te słowa
challenge-announced = { $name } chce zakwestionować ruch. Można go jeszcze cofnąć.
ruling-title = { $name } kwestionuje
ruling-help = Zegar stoi. Werdykt dotyczy całego ruchu: nikt nie dowie się, które słowo jest niedopuszczalne.
ruling-words = Zakwestionowane słowa
ruling-ask = Sprawdź w słowniku { $list } { $print }
companion-ruling-valid = Sędzia: ruch jest poprawny
companion-ruling-invalid = Sędzia: ruch jest niepoprawny
ruling-away = Słownik jest niedostępny: rozstrzyga sędzia albo wy wspólnie.
verdict-invalid = Ruch jest niepoprawny.
verdict-stands = Ruch zostaje.
verdict-back = { $name }: płytki wracają na stojak, kolejka stracona.
verdict-penalty = { $name } traci { $points } pkt za kwestionowanie.
verdict-turn = { $name } traci następną kolejkę za kwestionowanie.

## Dwa zapisy
sheets = Zapisy obu graczy
sheet-of = Zapis: { $name }
line-told = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}
line-correction = korekta
differ = W moim zapisie jest inaczej
differ-help = Wpisz, co jest w twoim zapisie. Jeśli zapisy się różnią, zegar staje.
differ-write = Zapisz to
differ-title = Zapisy się różnią
differ-count = Zegar stoi, aż przeliczycie jeszcze raz.
differ-counted = Policzone
differ-correct = { $name } poprawia na { $points }, razem { $total }

## Przerwa i sędzia
pause = Zatrzymaj zegar
pause-help = Zegar staje za zgodą obu stron. Kto po prostu odchodzi od stołu, temu czas biegnie.
pause-agree = { $name } się zgadza
pause-title = Zegar jest zatrzymany
pause-over = Wznów zegar
correct = Popraw ostatni ruch
correct-help = Ostatni ruch zapisano błędnie. Za zgodą obu stron zostanie tu cofnięty i zapisany na nowo; zegar zachowa swój czas.
finish = Nic więcej nie da się ułożyć
finish-help = Jeśli obie strony zgodzą się, że nic więcej nie da się ułożyć, partia się kończy i następuje rozliczenie stojaków.
resign-help = Kto się poddaje? Partia jest przegrana niezależnie od punktów.
resign-by = { $name } poddaje partię
companion-judge-call = Wezwij sędziego
judge-who = Kto wzywa? Zegar staje natychmiast.
companion-judge-title = { $name } wzywa sędziego
judge-help = Sędzia dba o to, by partię dokończono jak najsprawiedliwiej. Decyzja zostaje w zapisie.
companion-judge-text = Decyzja
companion-judge-seconds = Sekundy: { $name }
companion-judge-points = Punkty: { $name }
judge-done = Decyzja zapadła

## Za dużo płytek
surplus = Dobrano za dużo
surplus-title = Dobrano za dużo płytek
surplus-who = Kto dobierał?
surplus-count = O ile za dużo
surplus-seen = Zobaczono więcej płytek, niż należało dobrać
surplus-apart = Nowe płytki można jeszcze odróżnić
surplus-from = { $name } wybiera, skąd losuje
surplus-new = tylko z nowych płytek
surplus-all = ze wszystkich płytek
surplus-unseen = { $count ->
    [one] { $name } wkłada nadmiarową płytkę z powrotem do woreczka.
    [few] { $name } wkłada { $count } nadmiarowe płytki z powrotem do woreczka.
    [many] { $name } wkłada { $count } nadmiarowych płytek z powrotem do woreczka.
   *[other] { $name } wkłada { $count } nadmiarowej płytki z powrotem do woreczka.
}
surplus-plain = { $count ->
    [one] Zasady nic o tym nie mówią: { $name } losuje { $count } płytkę bez oglądania i oddaje ją.
    [few] Zasady nic o tym nie mówią: { $name } losuje { $count } płytki bez oglądania i oddaje je.
    [many] Zasady nic o tym nie mówią: { $name } losuje { $count } płytek bez oglądania i oddaje je.
   *[other] Zasady nic o tym nie mówią: { $name } losuje { $count } płytki bez oglądania i oddaje je.
}
surplus-draws = { $looked ->
    [one] { $name } losuje { $looked } płytkę i ją ogląda (przed dobieraniem w woreczku było: { $bag }).
    [few] { $name } losuje { $looked } płytki i je ogląda (przed dobieraniem w woreczku było: { $bag }).
    [many] { $name } losuje { $looked } płytek i je ogląda (przed dobieraniem w woreczku było: { $bag }).
   *[other] { $name } losuje { $looked } płytki i je ogląda (przed dobieraniem w woreczku było: { $bag }).
}
surplus-returns = { $count ->
    [one] Spośród nich wybiera { $count } do zwrotu.
    [few] Spośród nich wybiera { $count } do zwrotu.
    [many] Spośród nich wybiera { $count } do zwrotu.
   *[other] Spośród nich wybiera { $count } do zwrotu.
}
surplus-done = Zrobione

## Koniec
end-out = { $name } nie ma już płytek.
end-scoreless = Sześć ruchów bez nowej płytki na planszy: koniec partii.
end-passes = Wszyscy spasowali dwa razy z rzędu: koniec partii.
end-time = Czas minął: koniec partii.
end-lost-on-time = { $name } przegrywa na czas.
end-resigned = Partię poddaje { $name }.
end-nothing-left = Obie strony są zgodne, że nic więcej nie da się ułożyć: koniec partii.
end-rack = { $count ->
    [one] Płytka pozostała na stojaku: { $name } (? to blank)
    [few] { $count } płytki pozostałe na stojaku: { $name } (? to blank)
    [many] { $count } płytek pozostałych na stojaku: { $name } (? to blank)
   *[other] { $count } płytki pozostałej na stojaku: { $name } (? to blank)
}
end-show = Odlicz te płytki
sign-help = Sprawdźcie, czy oba zapisy pokazują ten wynik, i podpiszcie.
sign = { $name } podpisuje { $first }–{ $second }
signed = { $name } – podpis złożony
record-save = Zapisz partię w pliku
record-print = Drukuj zapisy

## Narzędzia
tools = Przy stole
guide = Przewodnik po zasadach
leave = Zakończ i usuń partię
leave-question = Partia zostanie usunięta z urządzenia. Jeśli chcesz ją zachować, najpierw ją zapisz.
leave-yes = Usuń partię
bag-left = { $count ->
    [0] Woreczek jest pusty
    [one] W woreczku { $count } płytka
    [few] W woreczku { $count } płytki
    [many] W woreczku { $count } płytek
   *[other] W woreczku { $count } płytki
}
scoreless-run = { $count ->
    [one] { $count } ruch bez nowej płytki
    [few] { $count } ruchy z rzędu bez nowej płytki
    [many] { $count } ruchów z rzędu bez nowej płytki
   *[other] { $count } ruchu z rzędu bez nowej płytki
}

## Przed partią
setup-title = Partia przy prawdziwej planszy
setup-help = Połóż urządzenie obok planszy: to zegar, zapis, słownik i przewodnik po zasadach. Nic z niego nie wychodzi na zewnątrz.
setup-edition = Zasady i płytki
setup-clock = Zegar
setup-no-clock = Bez zegara
setup-seven = Wymiana tylko przy co najmniej siedmiu płytkach w woreczku
player-of = Gracz { $number }
lot-title = Kto wygrywa losowanie?
first-title = Kto zaczyna?
lot-draw = Niech losuje urządzenie
lot-fell = { $name } wygrywa losowanie.
lot-choice = { $name } wybiera
lot-first = rozpoczęcie partii
lot-board = ułożenie planszy
lot-rest = { $name } dostaje drugi wybór. { $board } decyduje, do kogo plansza jest zwrócona; nigdy nie leży bokiem.
setup-download-running = Pobieranie zasad i słownika…
setup-download-done = Wszystko jest na urządzeniu: działa bez sieci.
setup-download-unsaved = Ta przeglądarka niczego nie zapisuje: nie zamykajcie strony podczas partii.
setup-download-unavailable = Tych zasad nie ma na urządzeniu i brak sieci. Połącz się raz z siecią, aby je pobrać.
setup-download-server = Serwer liczy punkty i sprawdza słowa, dopóki jest sieć. Bez sieci liczycie i zapisujecie punkty na własną rękę, a o słowach decyduje sędzia.
kernel-away = Brak połączenia z serwerem, a ta przeglądarka nie policzy punktów: wpisz ich liczbę albo spróbuj ponownie.
setup-download-no-kernel = Tu nie da się liczyć punktów: zapisujcie same liczby.
setup-download-no-words = Nie ma tu słownika: decyduje sędzia.
begin = Zaczynamy: pierwszy ruch ma { $name }
begin-none = Zaczynamy

## Przewodnik po zasadach
guide-start = Kto wygra losowanie, wybiera: zaczyna albo decyduje o ułożeniu planszy; drugi wybór należy do przeciwnika. Plansza nigdy nie leży bokiem. Kto nie zaczyna, włącza zegar, gdy przeciwnik zobaczy płytkę.
guide-turn = Ułóż, podaj punkty, wciśnij zegar, zapisz. Nie dobieraj, dopóki przeciwnik nie zapisze. Zapisz ruch przeciwnika przed własnym. Każdy notuje wszystkie ruchy i sumy.
guide-accept = Kto zaczyna zapisywać ruch, akceptuje go. Aby zakwestionować, zatrzymaj zegar i wskaż słowa.
guide-verdict = Werdykt dotyczy całego ruchu. Ruch niepoprawny: płytki wracają, kolejka stracona. Ruch poprawny: kwestionujący traci dziesięć punktów.
guide-withdraw = Ruch można cofnąć do wciśnięcia zegara, także gdy przeciwnik już chce go zakwestionować. Ręka w woreczku też czyni go ostatecznym.
guide-exchange = Wymiana: połóż płytki literami do dołu, powiedz ile, wciśnij zegar, dobierz, oddaj stare. W woreczku musi być co najmniej siedem płytek. Spasować można zawsze.
guide-surplus = Dobrano za dużo i nikt nie widział płytek: nadmiar wraca do woreczka. Ktoś je widział: przeciwnik losuje o jedną więcej niż nadmiar (o dwie, gdy w woreczku było mniej niż siedem), ogląda je i wybiera, co wraca.
guide-time = Dziesięć punktów kary za każdą rozpoczętą minutę po czasie, a 00:00 to już po czasie. Po pięciu minutach partia jest przegrana: odejmuje się płytki i pięćdziesiąt punktów, strata wynosi co najmniej 150, a w najgorszym razie wynik to 150–0. Kto odchodzi od stołu, temu zegar chodzi.
guide-stop = Każdy może zajrzeć do zapisu przeciwnika; gdy zapisy się różnią, zegar staje. Przerwa wymaga zgody obu stron. Każdy może w dowolnej chwili zatrzymać zegar i wezwać sędziego.
guide-scoreless = Sześć ruchów z rzędu, po których na planszy nie przybyło płytek (pasy, wymiany, ruchy niepoprawne), kończy partię; każdy traci punkty za swoje płytki.
guide-out = Kto wyłoży ostatnią płytkę, wciska zegar jak zwykle; przeciwnik może kwestionować. Kto akceptuje, zapisuje ruch i zatrzymuje zegar. Na koniec wspólnie sprawdźcie wynik i podpiszcie.
guide-notes = Wolno robić dowolne notatki i odhaczać płytki. Wszyscy grają uczciwie, sportowo i z szacunkiem.
guide-plain = Ułóż, podaj punkty, wciśnij zegar. Ruch można kwestionować, dopóki następny gracz nie zacznie lub go nie zapisze; werdykt dotyczy całego ruchu.
guide-time-polish = Zwykle są dwie minuty na ruch; gdy miną, kolejka przepada. W mistrzostwach każdy ma dwadzieścia minut i po ich upływie przestaje grać.

## Results from phone to director
result-hand = Przekaż wynik
result-hand-help = Prowadzący turniej skanuje kod telefonem albo otwiera link. Wynik jest w samym linku; nic stąd nie jest wysyłane.
result-code = Kod QR z wynikiem
result-link = Link do wyniku
result-tournament = Podaj wynik w turnieju
results-title = Wyniki
results-help = Zeskanuj kod z telefonu przy każdej planszy albo otwórz jego link: wynik pojawi się tutaj. Lista jest tylko na tym urządzeniu.
results-offered = Przekazano wynik
results-take = Dodaj do listy
results-taken = Dodano: { $first } – { $second }.
results-before = Na liście jest już { $first }–{ $second } dla tej partii. Wynik zostanie zastąpiony.
results-bad = W tym linku nie ma wyniku. Zeskanuj kod jeszcze raz.
results-none = Nie ma jeszcze wyników.
results-began = Początek
results-players = Gracze
results-score = Wynik
results-signed = Podpisane przez obie strony
results-unsigned = Brakuje podpisu jednej ze stron
results-remove = Usuń
results-remove-one = Usuń { $first } – { $second }
results-save = Zapisz do arkusza (CSV)
results-print = Drukuj
screen-dims = Ekran może tu sam zgasnąć. Wydłuż czas wygaszania w ustawieniach urządzenia.
