### Strony wokół stołu.

start-title = Gra w krzyżówkę z płytek, według zasad
start-text = Graj według reguł Islandii, Finlandii, Szwecji i Polski albo po angielsku: z osobami obok, przeciw maszynie albo jedno i drugie.
start-language = Język
start-profile = Która gra?
profile-is = Islandzka
profile-fi = Fińska
profile-sv = Szwedzka, zasady turniejowe
profile-sv-home = Szwedzka, w domu
profile-pl = Polska
profile-en = Angielska
profile-note = { $least ->
    [2] { $most ->
        [2] 2 graczy, płytek: { $tiles }
       *[other] od 2 do { $most } graczy, płytek: { $tiles }
    }
   *[other] od { $least } do { $most } graczy, płytek: { $tiles }
}
start-players = Kto gra?
start-name = Imię
start-name-of = Imię gracza { $number }
start-kind-of = Gracz { $number } to
kind-person = osoba na miejscu
kind-highest-score = maszyna: najwięcej punktów
kind-plain-leave = maszyna: myśli naprzód
kind-none = nikt
start-check = Które słowa zostają?
check-challenge = Do zakwestionowania
check-challenge-note = Ruch zostaje, jeśli nikt nie zakwestionuje słowa, jak przy stole.
check-automatic = Sprawdzane od razu
check-automatic-note = Słowa spoza słownika nie można zagrać.
start-lexicon = Słownik
start-lexicon-own = Ten, który należy do gry
start-go = Rozpocznij partię
start-foot = Bez reklam i bez kont. Partia jest zapisana na tej maszynie i przetrwa ponowne uruchomienie.
table-needs-script = Stół wymaga JavaScriptu. Zasady, zapisy i diagramy obejdą się bez niego.
to-start = Na stronę główną
