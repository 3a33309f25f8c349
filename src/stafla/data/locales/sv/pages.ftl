### Sidorna runt bordet.

start-title = Korsordsspelet, efter regelboken
start-text = Spela efter Islands, Finlands, Sveriges eller Polens regler, eller på engelska: med dem som sitter bredvid, mot datorn eller bådadera.
start-language = Språk
start-profile = Vilket spel?
profile-is = Isländska
profile-fi = Finska
profile-sv = Svenska, tävlingsregler
profile-sv-home = Svenska, hemma
profile-pl = Polska
profile-en = Engelska
profile-note = { $least ->
    [2] { $most ->
        [2] 2 spelare, { $tiles } brickor
       *[other] 2 till { $most } spelare, { $tiles } brickor
    }
   *[other] { $least } till { $most } spelare, { $tiles } brickor
}
start-players = Vilka spelar?
start-name = Namn
start-name-of = Namn på spelare { $number }
start-kind-of = Spelare { $number } är
kind-person = en person här
kind-highest-score = dator: flest poäng
kind-plain-leave = dator: tänker framåt
kind-none = ingen
start-check = Vilka ord gäller?
check-challenge = Tills någon utmanar
check-challenge-note = Ett drag står sig om ingen utmanar ett ord, som vid brädet.
check-automatic = Kontrolleras genast
check-automatic-note = Ett ord som inte finns i ordlistan går inte att lägga.
start-lexicon = Ordlista
start-lexicon-own = Den som hör till spelet
start-go = Börja partiet
start-foot = Ingen reklam, inga konton. Partiet sparas på den här datorn och klarar en omstart.
table-needs-script = Bordet behöver JavaScript. Regler, protokoll och diagram klarar sig utan.
to-start = Till startsidan
