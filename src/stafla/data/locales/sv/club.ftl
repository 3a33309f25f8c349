# En kväll i klubben: en dator betjänar telefonerna i ett rum (stafla club)
club-title = Klubbens kväll
club-organiser = Arrangör
club-intro = En dator betjänar alla i rummet. Telefonerna behöver varken internet eller konto.
club-phones = För telefonerna
club-no-network = Datorn är inte med i något nätverk än. Slå på dess surfpunkt eller anslut till rummets trådlösa nätverk och läs in sidan igen.
club-nothing = Inget har börjat än. Den som håller i kvällen börjar vid datorn.
club-begin = Börja en turnering
club-begin-help = Schweizerlottning i en division, öppen för alla i rummet. Resten kan du ändra vid arrangörsbordet.
club-duplicate = Duplicate
club-bingo = Bingo
club-plain = Vad telefoner inte kan här
club-plain-heard = Förbindelsen är inte krypterad: den som är i samma nätverk kan lyssna. Använd inget lösenord här som öppnar något annat.
club-plain-install = En telefon kan inte installera sidan, spela utan nätverk eller logga in med en passnyckel. Det kräver en server med https.
club-plain-awake = Skärmen kan slockna medan du väntar. Rör vid den, så kommer sidan i kapp.
club-plain-rest = Allt annat fungerar: lottning, resultat, duplicate, bingo och bord.
club-guest = Skriv ditt namn, mer behövs inte. Sidan som följer är din: låt den vara öppen eller spara den som bokmärke.
