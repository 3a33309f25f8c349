# Domarbordet

duplicate-desk = Domarbordet
duplicate-caller-screen = Spelledarens skärm
duplicate-official-caller = Spelledaren
duplicate-official-link = Adress för funktionären
duplicate-official-help = Ge adressen till funktionären. Den visas bara en gång, och den som har den kan bedöma lappar.
duplicate-official-name = Funktionärens namn
duplicate-officials = Funktionärer: { $count }
duplicate-invite = Lägg till funktionär
duplicate-now-checks = Omgång { $number }: { $count ->
    [one] { $count } lapp väntar på kontroll
   *[other] { $count } lappar väntar på kontroll
}
duplicate-now-equal = Omgång { $number }: { $count } drag är lika, { $points } poäng
duplicate-now-choose = Omgång { $number }: klar för mästardraget
duplicate-now-drawn = Omgång { $number }: bokstäverna duger
duplicate-now-draw = Omgång { $number }: dra { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
duplicate-now-next = Härnäst omgång { $number }
duplicate-late-count = För sent: { $count }
duplicate-adjudicate = Bedöm lapparna
duplicate-draw = Lägg på stället
duplicate-withdraw = Felskrivet: ta tillbaka
duplicate-letters = Dragna bokstäver: { $count }
duplicate-letters-help = Skriv ? för en blank bricka. Räcker inte vokalerna och konsonanterna går allt tillbaka, och du drar helt nytt.
duplicate-score = Poäng på lappen
duplicate-fault = Fel
duplicate-fault-none = inget
duplicate-zero-word = inget giltigt ord
duplicate-zero-two-slips = två lappar
duplicate-zero-tiles = bokstäver som inte fanns
duplicate-zero-place = fel ruta eller ingen
duplicate-zero-whole = inte hela ordet
duplicate-zero-unreadable = oläsligt
duplicate-zero-blank = tom lapp
duplicate-zero-time = skrivet efter tiden
duplicate-enter = Skriv in lappen
duplicate-entry-help = Nummer, ruta, ord, poäng, sedan Enter. Med ett fel ger lappen 0 vad som än står på den.
duplicate-solutions = Lösningar: { $count }
duplicate-ruling = Beslut
duplicate-stand = Godkänn
duplicate-rule-zero = Noll
duplicate-alike-help = Ett beslut gäller alla lappar med samma ord, ruta och blanka.
duplicate-doubts = Att reda ut
duplicate-checks = Kontroll av två
duplicate-solo-check = Solo
duplicate-seen-by = Kontrollerat av: { $names }
duplicate-seen-nobody = Ingen har kontrollerat än
duplicate-confirm = Bekräfta
duplicate-misread = Fel poäng på lappen
duplicate-misread-as = lappen säger { $told }, rätt är { $points }
duplicate-misread-none = inga poäng på lappen, rätt är { $points }
duplicate-twice = Papper och telefon skiljer sig
duplicate-choice = Mästardraget
duplicate-choice-help = Dragen ger lika många poäng. Ingens poäng ändras. Ett annat drag än det föreslagna kräver ett skäl.
duplicate-suggested = reglernas förslag
duplicate-why = Skäl till ett annat drag
duplicate-choose = Tillkännage mästardraget
duplicate-log = Vad funktionärerna gjort
duplicate-log-none = Inget än.
duplicate-log-added = lade till lapp: { $names }
duplicate-log-stands = godkänt: { $names }
duplicate-log-zero = noll, { $fault }: { $names }
duplicate-log-checked = kontrollerat: { $names }
duplicate-log-warned = { $fault ->
    [score] varning för poängen: { $names }
   *[other] varning: { $names }
}
duplicate-warning-costs = { $warning } – kostar { $points } poäng
duplicate-log-fined = drog { $points } poäng: { $names }
duplicate-log-lifted = { $what ->
    [warning] tog tillbaka en varning: { $names }
   *[points] gav tillbaka { $points } poäng: { $names }
}
duplicate-not-judged = Det finns inga lappar på bordet nu.
duplicate-no-such-slip = Spelaren har ingen sådan lapp i den här omgången.
duplicate-checked-already = Du har redan kontrollerat detta, eller så finns inget att kontrollera.
duplicate-unchecked = Nollor och solo väntar på en andra funktionär.
duplicate-not-among-equals = Draget är inte bland de bästa.
duplicate-reason-missing = Ett annat drag än det föreslagna kräver ett skäl.
duplicate-not-by-hand = I det här spelet drar servern brickorna.
duplicate-wrong-draw = Bokstäverna finns inte i påsen, eller så är antalet fel.
duplicate-nothing-drawn = Skriv först in bokstäverna som drogs.
duplicate-too-many-officials = Det går inte att lägga till fler funktionärer.
duplicate-too-many-rulings = Inga fler beslut kan fattas i den här omgången.
duplicate-too-many-warnings = Spelaren kan inte få fler varningar.
duplicate-too-many-fines = Fler poäng kan inte dras av från spelaren.
duplicate-no-penalty = Spelaren har ingen sådan påföljd att ta tillbaka.
duplicate-too-many-moves = Spelaren har redan flyttats för många gånger.
duplicate-too-many-joining-changes = Det går inte att stänga och öppna för nya spelare fler gånger.
duplicate-too-many-draws = Bokstäver har redan dragits för många gånger i den här omgången.

## Salar och kategorier
duplicate-rooms-title = Salar och kategorier
duplicate-all-rooms = alla salar
duplicate-placed-number = Spelarens nummer
duplicate-put = Flytta
duplicate-as-it-is = oförändrat
duplicate-new-name = Ny sal eller kategori
duplicate-add-room = Lägg till sal
duplicate-add-category = Lägg till kategori
duplicate-not-your-room = Den här spelaren sitter inte i din sal.
duplicate-no-such-room = Det finns ingen sådan sal eller kategori.
duplicate-name-taken = Namnet är redan taget, eller så går det inte att lägga till fler.
