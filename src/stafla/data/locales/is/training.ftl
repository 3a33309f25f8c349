# `stafla train`, and what is wrong with a file of leave values
leaves-not-leaves = í skránni eru engin gildi fyrir geymda stafi
leaves-version = skráin var skrifuð með nýrri útgáfu af Stöflu
leaves-truncated = skráin er ekki heil, það vantar aftan á hana
leaves-checksum = skráin er skemmd: gátsumman stemmir ekki
leaves-metadata = upplýsingar skrárinnar um efni sitt eru ófullkomnar
leaves-alphabet = gildin eru fyrir aðra stafi en eru í útgáfunni { $edition }
leaves-klv = skráin er hvorki með gildum fyrir geymda stafi né á sniðinu KLV2: { $why }

cli-train-games = Spil
cli-train-racks = Standar reyndir
cli-train-seconds = Sekúndur
cli-train-tile = Geymdur stafur
cli-train-worth = Stig
cli-train-file = Skrifað í { $file } ({ $bytes } bæti).
cli-train-unseen = Óséðir stafir
cli-train-lead = Forskot
cli-train-chance = Vinningslíkur
