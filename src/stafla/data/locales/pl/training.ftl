# `stafla train`, and what is wrong with a file of leave values
leaves-not-leaves = w pliku nie ma wartości zostawianych płytek
leaves-version = plik zapisała nowsza wersja programu Stafla
leaves-truncated = plik jest ucięty
leaves-checksum = plik jest uszkodzony: suma kontrolna się nie zgadza
leaves-metadata = informacje w pliku o jego zawartości są niepełne
leaves-alphabet = wartości dotyczą innych liter niż w zasadach { $edition }
leaves-klv = plik nie zawiera wartości zostawianych płytek ani nie ma formatu KLV2: { $why }

cli-train-games = Partie
cli-train-racks = Wypróbowane stojaki
cli-train-seconds = Sekundy
cli-train-tile = Zostawiona płytka
cli-train-worth = Punkty
cli-train-file = Zapisano do { $file } (bajtów: { $bytes }).
cli-train-unseen = Niewidoczne płytki
cli-train-lead = Przewaga
cli-train-chance = Szansa na wygraną
