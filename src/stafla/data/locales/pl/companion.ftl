### Pomocnik: urządzenie obok prawdziwej planszy.

## Tarcze zegara
face-label = { $name }, punkty: { $total }, zostało { $time }
face-first = zaczyna
face-start = dotknij, by włączyć zegar przeciwnika
face-press = dotknij po ułożeniu i podaniu punktów
face-write = teraz zapisz ruch
face-paused = zegar stoi
clock-first = { $name } włącza zegar, gdy tylko { $first } zobaczy którąś płytkę.
clock-start = Włącz zegar

## Ruch
turn-of = Ruch: { $name }
turn-early = { $name } – zegar wciśnięty: zapisz ruch
turn-ways = Co gracz robi w tym ruchu
turn-help = Wybierz pierwsze pole i wpisz ułożone płytki.
way-play = Ułożenie
way-told = Same punkty
way-exchange = Wymiana
announce = Podaj punkty: { $points }
announce-none = Podaj punkty
told-help = Zapisuje się tylko punkty i liczbę płytek. Potem plansza nie jest znana i słów nie da się już przeliczyć.
told-only = To urządzenie nie liczy punktów: zapiszcie to, co sami policzyliście.
told-tiles = Ułożone płytki
told-points = Punkty
exchange-way = Połóż płytki spodem do góry, powiedz ile i wciśnij zegar. Potem dobierz nowe, a stare włóż do woreczka na końcu.
exchange-count = Liczba płytek
exchange-press = { $count ->
    [one] Wymień { $count } płytkę i wciśnij zegar
    [few] Wymień { $count } płytki i wciśnij zegar
    [many] Wymień { $count } płytek i wciśnij zegar
   *[other] Wymień { $count } płytki i wciśnij zegar
}
pass-press = Opuść kolejkę i wciśnij zegar
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
reach = Ręka w woreczku, zegar zapomniany
reach-done = Ręka jest w woreczku: { $name } nie może cofnąć ruchu. Zegar nadal idzie.
write = { $name } zapisuje { $points }, razem { $total }
no-draw-yet = { $name } nie dobiera płytek, dopóki ruch nie jest zapisany. Zapisanie to akceptacja.
challenge-which = Które słowa są kwestionowane?
challenge-stop = Zatrzymaj zegar i zakwestionuj
challenge-announced = { $name } zapowiada zakwestionowanie. Ruch można jeszcze cofnąć.
ruling-title = { $name } kwestionuje
ruling-help = Zegar stoi. Orzeczenie dotyczy całego ruchu: nikt nie dowie się, które słowo jest błędne.
ruling-words = Zakwestionowane słowa
ruling-ask = Zapytaj listę słów { $list } { $print }
ruling-valid = Sędzia: ruch jest poprawny
ruling-invalid = Sędzia: ruch jest niepoprawny

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
differ-write = Zapisz tak
differ-title = Zapisy się różnią
differ-count = Zegar stoi, aż przeliczycie jeszcze raz.
differ-counted = Policzone
differ-correct = { $name } poprawia na { $points }, razem { $total }

## Przerwa i sędzia
pause = Przerwa za zgodą obu
pause-help = Zegar staje, jeśli obaj się zgodzą. Temu, kto tylko odchodzi od stołu, czas biegnie.
pause-agree = { $name } się zgadza
pause-title = Zegar jest zatrzymany
pause-over = Puść zegar
correct = Popraw ostatni ruch
correct-help = Ostatni ruch zapisano błędnie. Jeśli obaj się zgodzą, zostanie tu cofnięty i zapisany na nowo; zegar zachowuje swój czas.
finish = Nic więcej nie da się ułożyć
finish-help = Jeśli obaj się zgodzą, że nic więcej nie da się ułożyć, gra się kończy, a stojaki są rozliczane.
resign-help = Kto się poddaje? Partia jest przegrana niezależnie od punktów.
resign-by = { $name } poddaje partię
judge-call = Wezwij sędziego
judge-who = Kto wzywa? Zegar staje natychmiast.
judge-title = { $name } wzywa sędziego
judge-help = Sędzia dba o to, by partię dokończono jak najsprawiedliwiej. Decyzja zostaje w zapisie.
judge-text = Decyzja
judge-seconds = Sekundy: { $name }
judge-points = Punkty: { $name }
judge-done = Sędzia zdecydował

## Za dużo płytek
surplus = Za dużo dobranych
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
end-scoreless = Sześć ruchów bez nowej płytki na planszy: koniec gry.
end-passes = Wszyscy opuścili dwie kolejki: koniec gry.
end-time = Czas minął: koniec gry.
end-lost-on-time = { $name } przegrywa na czas.
end-resigned = Partię poddaje { $name }.
end-nothing-left = Obaj zgadzają się, że nic więcej nie da się ułożyć: koniec gry.
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
leave = Porzuć partię
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
setup-help = Połóż urządzenie obok planszy: to zegar, zapisy, sędzia słów i przewodnik po zasadach. Nic z niego nie jest wysyłane.
setup-edition = Zasady i płytki
setup-clock = Zegar
setup-no-clock = Bez zegara
setup-seven = Wymiana tylko przy co najmniej siedmiu płytkach w woreczku (PL-49)
player-of = Gracz { $number }
lot-title = Komu sprzyja los?
first-title = Kto zaczyna?
lot-draw = Niech losuje urządzenie
lot-fell = Los wskazał: { $name }.
lot-choice = { $name } wybiera
lot-first = rozpoczęcie partii
lot-board = ułożenie planszy
lot-rest = { $name } ma drugi przywilej. { $board } decyduje, do kogo plansza jest zwrócona; nigdy nie leży bokiem.
along-asked = Pobieranie zasad i listy słów …
along-taken = Wszystko jest na urządzeniu: działa bez sieci.
along-not-kept = Ta przeglądarka nic nie zachowuje: nie zamykajcie strony podczas gry.
along-away = Tego wydania nie ma na urządzeniu i brak sieci.
along-server = Serwer liczy punkty i sprawdza słowa, dopóki jest sieć. Bez sieci liczycie i zapisujecie punkty na własną rękę, a o słowach decyduje sędzia.
kernel-away = Brak połączenia z serwerem, a ta przeglądarka nie policzy punktów: wpisz ich liczbę albo spróbuj ponownie.
along-no-kernel = Tu nie da się liczyć punktów: zapisujcie same liczby.
along-no-words = Nie ma tu listy słów: decyduje sędzia.
begin = Zaczynaj: pierwszy ruch ma { $name }
begin-none = Zaczynaj

## Przewodnik po zasadach
guide-start = Komu sprzyja los, wybiera rozpoczęcie albo ułożenie planszy; drugi gracz dostaje resztę. Plansza nigdy nie leży bokiem. Kto nie zaczyna, włącza zegar, gdy drugi zobaczy płytkę.
guide-turn = Ułóż, podaj punkty, wciśnij zegar, zapisz. Nie dobieraj, dopóki przeciwnik nie zapisze. Zapisz ruch przeciwnika przed własnym. Obaj notują każdy ruch i sumy.
guide-accept = Rozpoczęcie zapisu to akceptacja ruchu. Aby zakwestionować, zatrzymaj zegar i wskaż słowa.
guide-verdict = Orzeczenie dotyczy całego ruchu. Niepoprawny: płytki wracają, kolejka stracona. Poprawny: kwestionujący traci dziesięć punktów.
guide-withdraw = Ruch można cofnąć do wciśnięcia zegara, także po zapowiedzi zakwestionowania. Ręka w woreczku też czyni go ostatecznym.
guide-exchange = Wymiana: płytki spodem do góry, powiedz ile, wciśnij zegar, dobierz, oddaj stare. Nie, gdy w woreczku jest mniej niż siedem. Opuścić kolejkę można zawsze.
guide-surplus = Za dużo dobranych, nieobejrzanych: nadmiar wraca. Obejrzanych: przeciwnik losuje o jedną więcej niż nadmiar, ogląda i wybiera, co wraca; jeszcze jedną, gdy w woreczku było mniej niż siedem.
guide-time = Dziesięć punktów za każdą rozpoczętą minutę po czasie, a 00:00 to już po czasie. Pięć minut po czasie to przegrana: minus płytki i pięćdziesiąt punktów, co najmniej 150 straty, najgorzej 150–0. Zegar idzie temu, kto odchodzi.
guide-stop = Każdy może zajrzeć do zapisu drugiego; gdy się różnią, zegar staje. Przerwa wymaga zgody obu. Każdy może w każdej chwili zatrzymać zegar i wezwać sędziego.
guide-scoreless = Sześć ruchów z rzędu bez nowej płytki, która zostaje (opuszczenia, wymiany, ruchy niepoprawne), kończy grę; obaj tracą punkty za swoje płytki.
guide-out = Kto kończy, wciska zegar jak zwykle; przeciwnik może kwestionować. Kto akceptuje, zapisuje ruch i zatrzymuje zegar. Obaj sprawdzają wynik i podpisują.
guide-notes = Wolno robić dowolne notatki i odhaczać płytki. Wszyscy grają uczciwie, sportowo i z szacunkiem.
guide-plain = Ułóż, podaj punkty, wciśnij zegar. Ruch można kwestionować, dopóki następny gracz nie zacznie lub go nie zapisze; orzeczenie dotyczy całego ruchu.
guide-time-polish = Zwykle są dwie minuty na ruch; gdy miną, kolejka przepada. W mistrzostwach każdy ma dwadzieścia minut i po ich upływie przestaje grać.
