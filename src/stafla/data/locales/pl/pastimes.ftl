# Gra na opak, bingo i gra jednoosobowa: w co gra się obok zwykłej partii.


## Na opak
reverse-title = Na opak
reverse-begin = Zagraj na opak
reverse-intro = Zdejmuj za każdym razem od jednej do sześciu płytek z jednego słowa. Wszystkie pozostałe słowa muszą być poprawne, a płytki muszą się ze sobą stykać. Dostajesz tyle punktów, ile jest na zdjętych płytkach; gra się kończy, gdy nie można już nic zdjąć.
reverse-choose = Wybierz płytki, które zdejmujesz.
reverse-take = Zdejmij płytki
reverse-turn = Teraz zdejmuje { $name }.
reverse-yours = Twoja kolej: zdejmij płytki ({ $name }).
reverse-over = Nie można już nic zdjąć.
reverse-won = Najwięcej punktów: { $names }.
reverse-took = { $name }: { $tiles } ({ $points })
reverse-tile = { $square }: { $letter }, wartość { $value }
reverse-ask = pola płytek, np. „H8 H9”>
reverse-totals = Punkty
reverse-history = Co zdjęto
reverse-word-list = Słownik: { $name }
not-over = Partia jeszcze się nie skończyła.
nothing-to-remove = Z tej planszy nie można nic zdjąć.
removal-no-tiles = Wybierz co najmniej jedną płytkę.
removal-too-many-tiles = Za jednym razem można zdjąć najwyżej tyle płytek: { $most }.
removal-off-board = Nie ma takiego pola.
removal-nothing-there = Na polu { $square } nie ma płytki.
removal-not-in-line = Wszystkie płytki muszą należeć do jednego słowa.
removal-gap = Wszystkie płytki muszą należeć do jednego słowa.
removal-too-short = Nie może zostać jedna płytka: zdejmij ją też albo zostaw dwie.
removal-detached = Pozostałe płytki muszą się ze sobą stykać.
removal-wrong-size = Plansza ma inny rozmiar.

## Bingo
bingo-title = Bingo
bingo-intro = Każdy zapisuje dwa siedmioliterowe słowa, w których żadna litera nie powtarza się częściej niż w zestawie. Jedna osoba wywołuje płytki z woreczka; po każdym wywołaniu można skreślić jedną taką literę, a po blanku dowolną. Kto skreśli oba słowa, woła „bingo”.
bingo-begin = Rozpocznij rundę
bingo-join-here = Dołącz telefonem
bingo-join = Wypełnij kartę
bingo-link = Adres dla graczy
bingo-card-again = Strona się zamknęła? Ten sam telefon odnajdzie swoją kartę:
bingo-cards = Karty: { $count }
bingo-called-count = Wywołane płytki: { $count }
bingo-call = Wywołaj płytkę
bingo-ask-finish = Nikt nie zawołał „bingo”. Zakończyć rundę dla wszystkich?
bingo-finish = Zakończ rundę
bingo-waiting = Nie wywołano jeszcze żadnej płytki.
bingo-last = Ostatnia płytka
bingo-blank = blank
bingo-all = Wszystkie wywołane płytki
bingo-none-called = Jeszcze żadnej.
bingo-commitment = Płytki są już ustalone; cyfrowy odcisk losowania: { $commitment }
bingo-seed = Liczba startowa: { $seed }
bingo-claimed = Bingo: { $names }. Karty sprawdzono i są w porządku. Kto też skreślił wszystko, może jeszcze zawołać, dopóki runda trwa.
bingo-won = Runda skończona. Wygrywa: { $names }.
bingo-nobody = Runda skończona. Nikt nie zawołał.
bingo-name = Twoje imię
bingo-first-word = Pierwsze słowo
bingo-second-word = Drugie słowo
bingo-write = Zapisz kartę
bingo-closed = Runda już się zaczęła; kart nie można już zapisywać.
bingo-card = Karta: { $name }
bingo-keep = Ta strona to twoja karta: zachowaj jej adres, nikt inny go nie ma.
bingo-cross = Skreśl { $letter }
bingo-crossed = { $letter }, skreślone
bingo-claim = Bingo!
bingo-you-called = Zawołane: twoja karta jest w porządku.
bingo-you-won = Wygrywasz.
bingo-check = Sprawdź kartę na papierze
bingo-check-button = Sprawdź
bingo-check-right = Karta jest pełna.
bingo-check-left = Litery jeszcze niewywołane: { $left }.
bingo-ask-card = dwa siedmioliterowe słowa>
bingo-ask-next = Enter wywołuje następną płytkę>
bingo-tile = Płytka { $number }: { $tile }
bingo-column-card = karta
bingo-left = zostało
cards-closed = Wywołano już pierwszą płytkę; nowych kart nie będzie.
too-many-cards = W tej rundzie nie ma już miejsca na karty.
no-such-card = Nie ma takiej karty.
card-word-length = Karta ma dwa słowa po siedem liter.
card-words = Nie ma w słowniku: { $words }.
card-letters = Liter { $tile } jest w zestawie tylko { $most }; twoje słowa mają ich więcej.
no-cards = Nikt jeszcze nie zapisał karty.
all-called = Wywołano już wszystkie płytki.
bingo-called = Ktoś zawołał „bingo”; nie wywołuje się więcej płytek.
not-called = Litera { $tile } nie była jeszcze wywołana dość razy.
crossed-out = Ta litera jest już skreślona.
false-call = To jeszcze nie bingo. Litery do skreślenia: { $left }.

## Gra jednoosobowa
solo-title = Gra jednoosobowa
solo-intro = Gra w pojedynkę: przeciw najlepszym ruchom albo przeciw sobie.
solo-begin = Rozpocznij
solo-daily = Stojaki dnia
solo-daily-about = Pięć stojaków, dzisiaj takich samych dla wszystkich; znajdź najwyżej punktowany ruch i zobacz najlepszy.
solo-one = Jeden stojak
solo-one-about = Cała partia w pojedynkę, według zwykłych zasad. Na koniec przy każdym ruchu widać, który był najlepszy.
solo-two = Dwa stojaki
solo-two-about = Jeden stojak dla ciebie, drugi dla wymyślonego przeciwnika; na koniec widać najlepsze ruchy.
solo-open = Odkryte płytki
solo-open-about = Wszystkie płytki leżą literami do góry. Dobieraj słowa, zaglądaj do słownika i osiągnij najwyższy wynik.
solo-you = Gracz
solo-opponent = Wymyślony przeciwnik
solo-own = Twoje wyniki
solo-own-best = Twój najwyższy wynik: { $total }
solo-none-yet = Nie ma jeszcze wyników.
daily-title = Stojaki dnia, { $day }
daily-number = Stojak { $number } z { $of }
daily-rack = Twoje płytki
solo-square = Pierwsze pole
solo-direction = Kierunek
solo-across = Poziomo
solo-down = Pionowo
solo-word = Słowo
solo-word-help = Małe litery wśród wielkich to blanki; poza tym blank zastępuje płytkę, której brakuje.
solo-ask = twój ruch, np. „H4 SŁOWO”; Enter pomija>
solo-lay = Ułóż słowo
daily-give-up = Pokaż najlepszy ruch
daily-yours = { $points ->
    [one] Twój ruch: { $play }, { $points } punkt
    [few] Twój ruch: { $play }, { $points } punkty
    [many] Twój ruch: { $play }, { $points } punktów
   *[other] Twój ruch: { $play }, { $points } punktu
}
daily-none = Bez odpowiedzi.
daily-best = { $points ->
    [one] Najlepszy ruch: { $play }, { $points } punkt
    [few] Najlepszy ruch: { $play }, { $points } punkty
    [many] Najlepszy ruch: { $play }, { $points } punktów
   *[other] Najlepszy ruch: { $play }, { $points } punktu
}
daily-total = Twoje punkty: { $total } z { $most }
daily-over = To był ostatni stojak dnia.
daily-again = Inne stojaki i gry
open-total = Punkty: { $total }
open-left = Pozostałe płytki
open-stop = Zakończ
open-over = Twój wynik: { $total }
open-laid = Ułożone słowa
open-record = Pobierz zapis
solo-compared = Najlepszy ruch: { $play }, { $points }
solo-result = Ty: { $total }. Najlepsze ruchy dałyby { $most }.
compared-title = Partia i najlepsze ruchy
compared-sum = Punkty: { $found } z { $most } możliwych.
compared-hits = Najlepszych ruchów: { $hits } z { $of }.
compared-share = { $percent }% wg punktów
compared-counts = Tu najlepszy jest ruch najwyżej punktowany. Analiza liczy też wartość płytek, które zostają na stojaku.
compared-turn = Ruch { $number }
compared-rack = Płytki na stojaku
compared-laid = { $points ->
    [one] Ułożono: { $word }, { $points } punkt
    [few] Ułożono: { $word }, { $points } punkty
    [many] Ułożono: { $word }, { $points } punktów
   *[other] Ułożono: { $word }, { $points } punktu
}
compared-exchange = { $count ->
    [one] Wymieniono { $count } płytkę
    [few] Wymieniono { $count } płytki
    [many] Wymieniono { $count } płytek
   *[other] Wymieniono { $count } płytki
}
compared-pass = Pas
compared-best = { $points ->
    [one] Najlepszy ruch: { $word } ({ $place }), { $points } punkt
    [few] Najlepszy ruch: { $word } ({ $place }), { $points } punkty
    [many] Najlepszy ruch: { $word } ({ $place }), { $points } punktów
   *[other] Najlepszy ruch: { $word } ({ $place }), { $points } punktu
}
compared-hit = To był najlepszy ruch.
compared-nothing = Nic nie dało się ułożyć.
compared-board = Plansza: { $word } od pola { $place }
compared-replay = Partia ruch po ruchu
no-such-pastime = Pod tym adresem nie ma żadnej gry.
not-your-pastime = Tę grę zaczął kto inny.
no-words-here = Słownik nie jest zainstalowany.
bad-play = Podaj pole, kierunek i słowo z liter tych zasad.
