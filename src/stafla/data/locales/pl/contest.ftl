### Turnieje: dlaczego pliku nie da się odczytać lub zapisać. Jeśli plik ma wiersz, komunikat stoi po jego numerze.

tournament-size = plik jest większy niż { $most } bajtów
tournament-lines = plik ma więcej niż { $most } wierszy
tournament-players = grupa ma więcej niż { $most } graczy
tournament-rounds = gracz ma więcej niż { $most } rund
tournament-not-utf-8 = to nie UTF-8, które plik zapowiada
tournament-letter = w kodowaniu { $encoding } nie ma znaku { $text }
tournament-number = { $text } nie jest liczbą, która może tu stać
tournament-player = brak gracza z rankingiem: { $text }
tournament-field = pole bez nazwy: { $text }
tournament-sign = format nie pomieści tego tekstu: { $text }
tournament-width = { $text } jest dłuższe niż { $most } kolumn formatu
tournament-division = grupy brakuje, jest podana dwa razy albo nie jest jednym słowem: { $text }
tournament-file = plik w pliku nie zaczyna się lub nie kończy jak trzeba: { $text }
tournament-header = pierwszy wiersz nie podaje dnia i nazwy: { $text }
tournament-columns = to nie są kolumny tego formatu: { $text }
tournament-end = plik kończy się bez znaku końca
tournament-rated = to nie jest wiersz listy rankingowej: { $text }
tournament-cells = za mało lub za dużo komórek albo któraś jest za długa
tournament-columns-named = w nagłówku brakuje kolumn lub któraś jest dwa razy: { $text }
tournament-order = { $text } nie jest następnym numerem
tournament-json = to nie jest JSON
tournament-version = wersja nieznana programowi: { $text }
tournament-shape = brak składnika { $field } albo ma zły rodzaj
tournament-opponent = { $player }, runda { $round }: żaden przeciwnik nie ma numeru { $number }
tournament-pairing = { $player }, runda { $round }: wiersz przeciwnika podaje co innego
tournament-gap = { $player }, runda { $round }: brakuje wyniku przed późniejszym
tournament-open = { $player }, runda { $round }: brakuje wyniku
tournament-day = format wymaga dnia turnieju
tournament-outcome = { $player }, runda { $round }: zwycięzca i punkty przeczą sobie

## Kojarzenie: dlaczego rundy nie da się skojarzyć, z czego zrezygnowano, co mówi wiersz.
pairing-unknown = { $text } tu nie gra
pairing-twice = { $text } występuje w tej rundzie dwa razy albo nie jest obecny
pairing-players = runda ma najwyżej { $most } graczy
pairing-system = nie ma systemu o nazwie { $text }
pairing-settings = liczba tego systemu wykracza poza zakres
pairing-teams = system każdy z każdym dla drużyn wymaga dwóch drużyn
pairing-fontes = nie da się ustalić z góry { $rounds } rund; liczba musi być nieparzysta
pairing-impossible = pary, które nigdy nie mają się spotkać, nie zostawiają innej możliwości
pairing-apart = { $one } i { $other } nigdy nie mają się spotkać, a ten system by ich skojarzył
pairing-request = to nie są dane do kojarzenia
pairing-family = Gracze z jednej rodziny lub klubu nie grają ze sobą.
pairing-family-needed = Gracze z jednej rodziny lub klubu grają ze sobą: { $pairs }.
pairing-team = Gracze z jednej drużyny nie grają ze sobą.
pairing-team-needed = Gracze z jednej drużyny grają ze sobą: { $pairs }.
pairing-earlier-rounds = Nie powtórzono żadnej pary z wcześniejszych rund.
pairing-earlier-rounds-needed = Pary sprzed rundy { $round } spotykają się znowu: { $pairs }.
pairing-repeats = Nikt nie gra z nikim ponownie.
pairing-repeats-needed = Te pary grają ze sobą ponownie: { $pairs }.

## Turnieje: dlaczego czegoś nie można zrobić.
event-phase = nie teraz: turniej jest w fazie: { $phase ->
    [registration] zgłoszenia
    [check-in] potwierdzanie obecności
    [published] ogłoszone pary
    [playing] runda w toku
    [entering] wpisywanie wyników
    [break] przerwa
   *[closed] zakończenie
}
event-phase-order = stąd turniej nie może tam przejść
event-opened = turniej zaczyna się raz, przed wszystkim innym
event-number = wiersz { $number } dziennika powinien mieć numer { $wanted }
event-division = nie ma grupy { $text }
event-division-taken = nie można dodać grupy { $text }: już jest albo nie ma nazwy
event-player = { $text } tu nie gra
event-player-taken = { $text } już gra albo nie ma nazwy
event-players = turniej ma najwyżej { $most } graczy
event-rounds = rund jest najwyżej { $most }
event-round = chodzi o rundę { $wanted }, nie { $number }
event-without = teraz nikogo nie można pominąć
event-not-here = wymień wszystkich nieobecnych: { $number }
event-results-missing = brakujące lub sporne wyniki: { $number }
event-not-paired = grupa { $text } nie jest skojarzona
event-stale = coś się zmieniło, odkąd skojarzono grupę { $text }: skojarz ponownie
event-not-all = każdy obecny musi mieć miejsce w rundzie i nikt inny
event-two-tables = { $text } nie może siedzieć przy dwóch stołach
event-reason = poprawka wymaga uzasadnienia
event-kind = partia dwóch graczy nie może się tak skończyć: { $text }
event-no-game = { $text } nie ma przeciwnika w tej rundzie
event-no-pair = { $one } i { $other } nie grają ze sobą w tej rundzie
event-points = gracz ma najwyżej { $most } punktów
event-result-stands = wynik obowiązuje; poprawić go może sędzia
event-has-left = { $text } już zrezygnował(a)
event-is-here = { $text } nie zrezygnował(a)
event-federation = nie ma federacji { $text }
event-profile = dane federacji { $text } są niepełne lub błędne
event-scoring = te kryteria nie dają kolejności
event-log = to nie jest wpis dziennika turnieju
event-log-size = dziennik jest większy niż { $most }

## Na turnieju: dlaczego czegoś nie można zrobić.
no-such-event = Nie ma tu takiego turnieju.
event-not-yours = Mogą to zrobić tylko osoby prowadzące turniej.
event-no-such-link = Ten link do niczego (już) nie prowadzi. Poproś prowadzącego o nowy.
event-plays-already = To konto jest już zgłoszone do turnieju.
event-not-open = Graczy zgłasza prowadzący.
event-plan = Turniej musi mieć nazwę, dzień i grupy po 1 do 40 rund.
event-line = Wiersz { $line } nie opisuje gracza: nazwisko; ranking; klub; drużyna
event-no-table = W tej rundzie nie ma stolika { $number }.
event-slips = Podano już { $most } różnych wyników. Teraz rozstrzyga prowadzący.
event-last-director = Turniej musi mieć prowadzącego.
event-offices = Turniej może prowadzić najwyżej { $most } osób.
event-pairing-long = Nie udało się skojarzyć rundy w { $seconds } sekund.
