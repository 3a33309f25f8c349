# Dlaczego czegoś nie wolno. Nazwa komunikatu to kod odmowy.

## Gra i gracze
game-over = Partia się skończyła.
no-such-seat = Przy tym stole nie ma takiego miejsca.
has-resigned = Ta partia jest już poddana.
random-closed = Woreczek nie czeka na liczbę losową z tego miejsca.
bad-random = Liczba losowa ma { $bytes } bajty.
wrong-players = { $most ->
    [2] Te zasady są dla dwóch graczy.
   *[other] Te zasady są dla { $least }–{ $most } graczy.
}
unknown-edition = Nie ma zestawu zasad o nazwie { $name }.
start-open = Jeszcze nie wiadomo, kto zaczyna.
not-favoured = Wybór nie należy do ciebie: losowanie wygrał kto inny albo wyboru już dokonano.

## Ruchy
not-your-turn = To nie twoja kolej.
window-open = Ruch czeka na odpowiedź: najpierw go zaakceptuj albo zakwestionuj.
not-recorded = Zapisz ruch przeciwnika, zanim wykonasz własny.
ruling-pending = Zakwestionowany ruch czeka na werdykt.

## Układanie płytek
no-tiles = Wybierz co najmniej jedną płytkę.
off-board = Płytki nie mieszczą się na planszy.
occupied = Na polu { $square } leży już płytka.
not-in-line = Wszystkie płytki muszą leżeć w jednej linii, poziomej lub pionowej.
gap = Między płytkami jest puste pole.
detached = Płytki muszą się stykać z tymi, które już leżą na planszy.
not-on-start = Pierwsze słowo musi przechodzić przez pole z gwiazdką na środku.
too-short = Pierwsze słowo musi mieć co najmniej dwie płytki.
opening-too-short = { $least ->
    [one] Najpierw piątki: pierwsze słowo musi mieć co najmniej { $least } literę. Jeśli takiego nie masz, spasuj.
    [few] Najpierw piątki: pierwsze słowo musi mieć co najmniej { $least } litery. Jeśli takiego nie masz, spasuj.
    [many] Najpierw piątki: pierwsze słowo musi mieć co najmniej { $least } liter. Jeśli takiego nie masz, spasuj.
   *[other] Najpierw piątki: pierwsze słowo musi mieć co najmniej { $least } litery. Jeśli takiego nie masz, spasuj.
}
not-on-rack = { $kind ->
        [none] Tych płytek nie ma na stojaku.
        [blank] Na stojaku nie ma blanka.
       *[letter] Na stojaku nie ma płytki { $tile }.
    }
unknown-letter = W tych zasadach nie ma takiej litery.
blank-only = Litera { $tile } nie ma własnej płytki; może ją zastąpić tylko blank.
mismatch = Na polu { $square } leży inna litera niż podana.
nothing-there = Na polu { $square } nie ma płytki.
too-many-tiles = To więcej płytek, niż mieści stojak.
not-in-bag = W woreczku nie ma tej płytki.
not-in-set = W zestawie nie ma tylu takich płytek.
wrong-size = Plansza ma inny rozmiar.
invalid-words = Ruch jest niepoprawny: { $words }.

## Wymiana
bag-too-small = { $bag ->
        [0] Woreczek jest pusty.
        [one] W woreczku została tylko { $bag } płytka; nie można wymienić więcej.
        [few] W woreczku zostały tylko { $bag } płytki; nie można wymienić więcej.
        [many] W woreczku zostało tylko { $bag } płytek; nie można wymienić więcej.
       *[other] W woreczku zostało tylko { $bag } płytki; nie można wymienić więcej.
    }
bag-below-least = { $least ->
        [one] Do wymiany potrzeba co najmniej { $least } płytki w woreczku.
        [few] Do wymiany potrzeba co najmniej { $least } płytek w woreczku.
        [many] Do wymiany potrzeba co najmniej { $least } płytek w woreczku.
       *[other] Do wymiany potrzeba co najmniej { $least } płytki w woreczku.
    }
exchange-limit = W tej partii nie można już wymieniać płytek.

## Kwestionowanie
no-window = Żaden ruch nie czeka na odpowiedź: został zaakceptowany albo następny gracz już zaczął.
own-play = Twój ruch akceptują lub kwestionują inni.
not-next = Zacząć może tylko następny gracz.
no-challenges = Przy tym stole słowa sprawdzane są automatycznie; nie można ich kwestionować.
no-such-word = W tym ruchu nie powstało takie słowo.
no-challenge = Nie ma czego rozstrzygać.
not-your-play = To nie jest twój ruch.
not-made = Ruch nie jest jeszcze wykonany: zegar nie jest wciśnięty.
already-made = Ruch został wykonany i nie można go cofnąć.

## Koniec gry
no-offer = Nikt nie proponował zakończenia partii.
already-offered = Zakończenie partii już zaproponowano.
already-accepted = Twoja zgoda na zakończenie partii jest już zapisana.
no-such-ending = Te zasady nie przewidują takiego zakończenia.
bag-not-empty = W woreczku są jeszcze płytki.
play-possible = Ktoś może jeszcze ułożyć płytki.

## Czas i ustalenia
time-up = Twój czas minął; pozostali grają dalej.
no-clock = Żaden zegar nie chodzi.
clock-runs = Zegar już chodzi.
own-clock = Twój zegar włącza przeciwnik.
no-proposal = Nie ma żadnej propozycji.
already-proposed = Jedna propozycja czeka już na odpowiedź.
already-consented = Twoja zgoda jest już zapisana.
too-many-proposals =
    { $most ->
        [one] W tym ruchu padła już { $most } twoja propozycja; więcej nie można. W następnym ruchu znów będzie można proponować.
        [few] W tym ruchu padły już { $most } twoje propozycje; więcej nie można. W następnym ruchu znów będzie można proponować.
       *[many] W tym ruchu padło już { $most } twoich propozycji; więcej nie można. W następnym ruchu znów będzie można proponować.
    }
withdrawn-too-often = { $most ->
    [one] W tym ruchu płytki wróciły już { $most } raz na stojak; więcej nie można. Ruch zostaje na planszy.
    [few] W tym ruchu płytki wróciły już { $most } razy na stojak; więcej nie można. Ruch zostaje na planszy.
   *[many] W tym ruchu płytki wróciły już { $most } razy na stojak; więcej nie można. Ruch zostaje na planszy.
}
nothing-to-take-back = Nie masz ruchu, który można cofnąć.
no-takeback = W partii rankingowej nie cofa się ruchów.
too-late-to-abort = Wszyscy wykonali już ruch: teraz partię można zakończyć bez wyniku tylko za zgodą wszystkich.
rated-stands = Po dobraniu płytek nikt nie może sam zakończyć partii rankingowej bez wyniku: trzeba ją dokończyć albo poddać, inaczej jest przegrana. Zanim wszyscy wykonają ruch, można to jeszcze zrobić za zgodą wszystkich.
not-gone = Nikt nie każe jeszcze na siebie czekać zbyt długo.

## Warianty: $variant i $other to ich nazwy
draw-due = Najpierw trzeba wybrać woreczek i wylosować płytkę.
nothing-to-draw = Nie masz teraz płytki do wylosowania.
bag-empty = W tym woreczku nie ma płytek.
blanks-stay = Przy tym stole blanki zostają na swoich polach.
no-blank-there = Na tym polu nie ma blanka.
no-theme = Temat musi mieć nazwę (najwyżej 200 znaków) i listę najwyżej 2000 słów, a każde słowo najwyżej 60 liter.
bad-claim = Tych słów nie można zgłosić do tematu.
no-vote = Nie ma nad czym głosować.
own-vote = O twoich słowach głosują pozostali.
already-voted = Twój głos już oddano.
vote-due = Najpierw wszyscy głosują w sprawie tematu.
variant-unknown = Nie ma takiego wariantu: { $variant }.
variant-twice = { $variant }: wybrano dwa razy.
variant-unneeded = { $variant }: tak jest w tych zasadach i bez tego.
variants-conflict = Wariantów „{ $variant }” i „{ $other }” nie można łączyć.
variant-players = { $variant }: potrzeba co najmniej { $least } graczy.
variant-check = { $variant }: potrzebny jest stół, przy którym kwestionuje się słowa.

## Sprawdzenie woreczka: $event to numer zdarzenia
verify-holds = Każde losowanie wynika z tego, co zapowiedziano, i z tego, co dodali gracze.
verify-not-revealed = Liczba startowa nie jest jeszcze ujawniona; stanie się to po zakończeniu partii.
verify-not-committed = Losowania wynikają z liczby startowej, ale przed pierwszym z nich niczego nie zapowiedziano.
verify-broken-promise = Liczba startowa nie jest tą, którą zapowiedziano.
verify-not-drawn = Płytki losowano ręcznie, więc nie ma czego przeliczać.
verify-wrong-draw = Zdarzenie { $event }: z liczby startowej wynikają inne płytki.
verify-wrong-lot = Zdarzenie { $event }: losowanie wygrywa kto inny.
verify-wrong-first = Zdarzenie { $event }: zacząć powinien ktoś inny.
verify-wrong-number = Zdarzenie { $event }: powinno się dobrać inną liczbę płytek.
verify-broken = Zdarzenie { $event } nie mogło zajść: { $text }
verify-seed-holds = Każde losowanie wynika z zapowiedzianej liczby startowej.
verify-day-holds = Płytki dnia wynikają z zestawu zasad i daty.
verify-nothing-drawn = W grze na opak nie losuje się płytek, więc nie ma czego przeliczać.

## Przy prawdziwej planszy: $bag to liczba płytek pozostałych w woreczku
not-at-board = Ta partia nie toczy się przy prawdziwej planszy.
halted = Partia wstrzymana, dopóki zapisy się nie zgodzą albo nie zapadnie decyzja sędziego.
board-unknown = Jeden z ruchów zapisano tylko punktami, więc plansza nie jest znana. Zapisujcie dalej same punkty.
no-line = W zapisie partii nie ma jeszcze wiersza do porównania.
no-draw = Ten gracz nie dobrał płytek, których mogłoby być za dużo.
no-such-surplus = { $bag ->
    [0] W woreczku nie było więcej płytek, niż dobrano.
    [one] W woreczku była tylko { $bag } płytka więcej, niż dobrano.
    [few] W woreczku były tylko { $bag } płytki więcej, niż dobrano.
   *[many] W woreczku było tylko { $bag } płytek więcej, niż dobrano.
    [other] W woreczku było tylko { $bag } płytki więcej, niż dobrano.
}
judge-there = Sędzia został już wezwany.
no-judge = Nikt nie wezwał sędziego albo decyzji nie można tak zapisać.
no-such-rack = Teraz nie pokazuje się stojaka albo jest na nim inna liczba płytek.
cannot-sign = Podpisać można, gdy partia jest rozliczona i wyniki końcowe się zgadzają.

## Sędzia przy stole
no-judge-here = Przy tym stole nie ma sędziego.
no-verdict = Nie ma werdyktu, od którego możesz się odwołać.
verdict-open = Od werdyktu można się jeszcze odwołać.
appeal-open = Najpierw sędzia musi rozpatrzyć odwołanie.
no-appeal-open = Sędzia niczego teraz nie rozpatruje.
not-your-appeal = Może to zrobić tylko ten, kto wezwał sędziego albo złożył odwołanie.
too-many-calls = { $most ->
    [one] Już { $most } raz wstrzymano partię dla sędziego na twoją prośbę; więcej nie można.
    [few] Już { $most } razy wstrzymano partię dla sędziego na twoją prośbę; więcej nie można.
    [many] Już { $most } razy wstrzymano partię dla sędziego na twoją prośbę; więcej nie można.
   *[other] Już { $most } razy wstrzymano partię dla sędziego na twoją prośbę; więcej nie można.
}

## Two pairs
plays-alone = Tu każdy gra sam: nikt nie widzi twojego stojaka.
arranged-too-often = Stojak przestawiono już { $most } razy; więcej zapis nie pomieści.
no-proposals = Grają tu dwie pary: partnerzy porozumiewają się tylko ustawieniem płytek, więc niczego się nie proponuje.
no-pair-clock = Dwie pary grają bez zegara.
no-pair-judge = Dwie pary grają bez sędziego przy stole: to, co się mu mówi, byłoby podpowiedzią dla partnera.
no-pair-talk = Grają tu dwie pary: do końca partii czat jest wyłączony.
