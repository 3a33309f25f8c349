# `stafla train`, and what is wrong with a file of leave values
leaves-not-leaves = this is not a file of leave values
leaves-version = the file was written by a newer version of Stafla
leaves-truncated = the file is cut short
leaves-checksum = the file is damaged: its checksum is wrong
leaves-metadata = the file’s description of itself is incomplete
leaves-alphabet = the leave values are for other letters than those of { $edition }
leaves-klv = this is neither a file of leave values nor KLV2: { $why }

cli-train-games = Games
cli-train-racks = Racks tried
cli-train-seconds = Seconds
cli-train-tile = Tile kept
cli-train-worth = Points
cli-train-file = Written to { $file } ({ $bytes } bytes).
cli-train-unseen = Unseen tiles
cli-train-lead = Lead
cli-train-chance = Chance of winning
