# Stolik sędziego

duplicate-desk = Stolik sędziowski
duplicate-caller-screen = Ekran prowadzącego
duplicate-official-caller = Prowadzący
duplicate-official-link = Adres dla sędziego
duplicate-official-help = Przekaż ten adres sędziemu. Pokazujemy go tylko raz, a każdy, kto go ma, może rozstrzygać kartki.
duplicate-official-name = Imię i nazwisko sędziego
duplicate-officials = Sędziowie: { $count }
duplicate-invite = Dodaj sędziego
duplicate-now-checks = Runda { $number }: do sprawdzenia { $count ->
    [one] { $count } kartka
    [few] { $count } kartki
    [many] { $count } kartek
   *[other] { $count } kartki
}
duplicate-now-equal = Runda { $number }: równe ruchy: { $count }, po { $points } pkt
duplicate-now-choose = Runda { $number }: można ogłosić ruch mistrzowski
duplicate-now-drawn = Runda { $number }: litery są dobre
duplicate-now-draw = Runda { $number }: wylosuj { $count ->
    [one] { $count } płytkę
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}
duplicate-now-next = Następna: runda { $number }
duplicate-late-count = Po czasie: { $count }
duplicate-adjudicate = Rozstrzygaj
duplicate-draw = Połóż na stojaku
duplicate-withdraw = Błąd w literach: cofnij
duplicate-letters = Wylosowane litery: { $count }
duplicate-letters-help = Blank wpisz jako ?. Jeżeli brakuje samogłosek albo spółgłosek, cały stojak wraca do woreczka i losuje się od nowa.
duplicate-score = Wartość na kartce
duplicate-fault = Błąd
duplicate-fault-none = brak
duplicate-zero-word = słowo niedopuszczalne
duplicate-zero-two-slips = dwie kartki
duplicate-zero-tiles = liter nie było na stojaku
duplicate-zero-place = złe miejsce lub jego brak
duplicate-zero-whole = niecałe słowo
duplicate-zero-unreadable = nieczytelne
duplicate-zero-blank = pusta kartka
duplicate-zero-time = napisane po czasie
duplicate-enter = Wpisz kartkę
duplicate-entry-help = Numer, miejsce, słowo, wartość, potem Enter. Z błędem kartka ma 0 punktów, cokolwiek na niej jest.
duplicate-solutions = Rozwiązania: { $count }
duplicate-ruling = Decyzja
duplicate-stand = Uznaj
duplicate-rule-zero = Zero
duplicate-alike-help = Jedna decyzja obejmuje wszystkie kartki z tym samym słowem, miejscem i blankami.
duplicate-doubts = Do wyjaśnienia
duplicate-checks = Do sprawdzenia przez dwie osoby
duplicate-solo-check = Solo
duplicate-seen-by = Sprawdzenie: { $names }
duplicate-seen-nobody = Nikt jeszcze nie sprawdził
duplicate-confirm = Potwierdź
duplicate-misread = Zła wartość na kartce
duplicate-misread-as = na kartce { $told }, jest { $points }
duplicate-misread-none = na kartce brak wartości, jest { $points }
duplicate-twice = Kartka i telefon podają co innego
duplicate-choice = Ruch mistrzowski
duplicate-choice-help = Te ruchy są równe. Punkty graczy się nie zmienią. Inny ruch niż proponowany wymaga powodu.
duplicate-suggested = propozycja według zasad
duplicate-why = Powód innego wyboru
duplicate-choose = Ogłoś ruch mistrzowski
duplicate-log = Dziennik sędziów
duplicate-log-none = Jeszcze nic.
duplicate-log-added = dopisana kartka: { $names }
duplicate-log-stands = uznane: { $names }
duplicate-log-zero = zero, { $fault }: { $names }
duplicate-log-checked = sprawdzone: { $names }
duplicate-log-warned = { $fault ->
    [score] ostrzeżenie za wartość: { $names }
   *[other] ostrzeżenie: { $names }
}
duplicate-warning-costs = { $warning } – kosztuje { $points }{ "\u00A0" }pkt
duplicate-log-fined = odjęte punkty, { $points }: { $names }
duplicate-log-lifted = { $what ->
    [warning] cofnięte ostrzeżenie: { $names }
   *[points] zwrócone punkty, { $points }: { $names }
}
duplicate-not-judged = Przy stoliku nie ma teraz kartek.
duplicate-no-such-slip = Ten gracz nie ma takiej kartki w tej rundzie.
duplicate-checked-already = Już to sprawdzono albo nie ma czego sprawdzać.
duplicate-unchecked = Zera i solo czekają jeszcze na drugą osobę.
duplicate-not-among-equals = Tego ruchu nie ma wśród najlepszych.
duplicate-reason-missing = Inny ruch niż proponowany wymaga powodu.
duplicate-not-by-hand = W tej grze płytki losuje serwer.
duplicate-wrong-draw = W woreczku nie ma tych liter albo ich liczba się nie zgadza.
duplicate-nothing-drawn = Najpierw wpisz wylosowane litery.
duplicate-too-many-officials = Nie można dodać więcej sędziów.
duplicate-too-many-rulings = W tej rundzie nie można podjąć więcej decyzji.
duplicate-too-many-warnings = Temu graczowi nie można dać więcej ostrzeżeń.
duplicate-too-many-fines = Temu graczowi nie można odjąć więcej punktów.
duplicate-no-penalty = Ten gracz nie ma takiej kary do cofnięcia.
duplicate-too-many-moves = Tego gracza przenoszono już zbyt wiele razy.
duplicate-too-many-joining-changes = Dołączanie zamykano i otwierano już zbyt wiele razy.
duplicate-too-many-draws = W tej rundzie losowano już zbyt wiele razy.

## Sale i kategorie
duplicate-rooms-title = Sale i kategorie
duplicate-all-rooms = wszystkie sale
duplicate-placed-number = Numer gracza
duplicate-put = Przenieś
duplicate-as-it-is = bez zmian
duplicate-new-name = Nowa sala lub kategoria
duplicate-add-room = Dodaj salę
duplicate-add-category = Dodaj kategorię
duplicate-not-your-room = Ten gracz nie jest w twojej sali.
duplicate-no-such-room = Nie ma takiej sali ani kategorii.
duplicate-name-taken = Ta nazwa jest już zajęta albo nie można dodać kolejnej.
