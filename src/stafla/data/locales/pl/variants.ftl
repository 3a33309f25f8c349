# Na co może zgodzić się stół: nazwy i objaśnienia (stafla/data/variants.toml)

variants = Warianty
variants-agreed = Wariantu używa się tylko wtedy, gdy zgadzają się na to wszyscy przy stole.
variant-blanks-return = Powtórne użycie blanków
variant-blanks-return-text = W swoim ruchu, jeśli masz literę, którą zastępuje blank na planszy, możesz położyć na jego miejscu swoją płytkę i zabrać blanka. Nie jest to osobny ruch, nie daje punktów i można to powtarzać.
variant-open-dictionary = Otwarty słownik
variant-open-dictionary-text = Słowa można sprawdzać w słowniku przed ich ułożeniem, ile razy się chce i bez żadnej kary.
variant-theme = Temat
variant-theme-text = Każde słowo związane z ustalonym tematem daje pięć dodatkowych punktów. Słowa z listy tematu nie wymagają głosowania. Inne słowo gracz musi uzasadnić; pozostali głosują, a decyduje większość.
variant-fives-first = Najpierw piątki
variant-fives-first-text = Pierwsze słowo partii ma co najmniej pięć liter. Kto nie może takiego ułożyć, oddaje kolejkę. Gdy przez całą rundę nikt tego nie zrobi, wystarczą cztery litery, potem trzy, potem dwie.
variant-two-bags = Dwa woreczki
variant-two-bags-text = Samogłoski i spółgłoski leżą w osobnych woreczkach, w każdym jest jeden blank. Przy każdej losowanej płytce wybierasz woreczek.
variant-karpatka = Karpatka (gra parami)
variant-karpatka-text = Grają cztery osoby, para przeciwko parze; partnerzy siedzą obok siebie i widzą oba swoje stojaki. Para rozpoczynająca wykonuje jeden ruch, potem każda para po dwa: każdy z partnerów po jednym, w dowolnej kolejności. Para może wymienić płytki trzy razy w ciągu partii. Partnerzy porozumiewają się tylko ustawieniem płytek na stojaku: czat i propozycje są wyłączone. Zakwestionować ruch może każdy z przeciwników. Partia kończy się, gdy jedna z par pozbędzie się wszystkich płytek albo gdy nikt z czwórki nie wykonuje ruchu.
variant-exchange-seven = Wymiana od siedmiu płytek w woreczku
variant-exchange-seven-text = Płytki można wymieniać tylko wtedy, gdy w woreczku jest ich co najmniej siedem.
variant-challenge-ten = Minus dziesięć punktów za niesłuszne zakwestionowanie
variant-challenge-ten-text = Kto zakwestionuje poprawny ruch, traci dziesięć punktów.
variant-challenge-double = Podwójne ryzyko
variant-challenge-double-text = Kto zakwestionuje poprawny ruch, traci następną kolejkę.
variant-challenge-free = Kwestionowanie bez kary
variant-challenge-free-text = Niesłuszne zakwestionowanie nic nie kosztuje.

## At a table
variants-more = Co każdy z nich oznacza
variant-theme-name = Temat stołu
variant-theme-words = Słowa bez głosowania (można pominąć)
variants-here = Przy tym stole
variants-consent = Twoja zgoda
variants-consent-to = Zgadzam się: { $name }
theme-is = Temat: { $name }
variants-unrated = W partii rankingowej obowiązują zwykłe zasady, bez wariantów.
consent-due = Kto siada do tego stołu, zgadza się na wszystkie jego warianty.
dictionary-closed = Przy tym stole nie wolno zaglądać do słownika.

## The catalogue as a page, and profiles as files
variants-for = Zasady: { $names }.
variants-need-challenge = Tylko przy stole, gdzie kwestionuje się słowa.
variants-need-automatic = Tylko przy automatycznym sprawdzaniu słów.
variants-players = Co najmniej { $least } graczy.
variants-not-with = Nie można łączyć z wariantem: { $name }.
profiles = Własny profil zasad
profiles-text = Klub lub federacja może zapisać swoje zasady w pliku i przekazać je dalej. Wypełnij formularz nowego stołu i tam go zapisz; tutaj otwierasz taki plik, a formularz wypełni się według niego.
profile-file = Profil zasad (plik JSON)
profile-take = Otwórz profil zasad
profile-name = Nazwa profilu
profile-save = Zapisz te ustawienia do pliku
bad-profile = Ten plik nie jest profilem zasad (miejsce: { $field }).
