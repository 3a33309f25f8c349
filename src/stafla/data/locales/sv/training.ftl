# `stafla train`, and what is wrong with a file of leave values
leaves-not-leaves = filen innehåller inga värden för sparade brickor
leaves-version = filen är skriven med en nyare version av Stafla
leaves-truncated = filen är avhuggen
leaves-checksum = filen är skadad: kontrollsumman stämmer inte
leaves-metadata = filens uppgifter om innehållet är ofullständiga
leaves-alphabet = värdena gäller andra bokstäver än dem i { $edition }
leaves-klv = filen innehåller varken värden för sparade brickor eller KLV2: { $why }

cli-train-games = Partier
cli-train-racks = Prövade ställ
cli-train-seconds = Sekunder
cli-train-tile = Sparad bricka
cli-train-worth = Poäng
cli-train-file = Skrivet till { $file } ({ $bytes } byte).
cli-train-unseen = Osedda brickor
cli-train-lead = Ledning
cli-train-chance = Vinstchans
