# `stafla train`, and what is wrong with a file of leave values
leaves-not-leaves = tiedostossa ei ole säästettyjen laattojen arvoja
leaves-version = tiedosto on kirjoitettu Staflan uudemmalla versiolla
leaves-truncated = tiedosto on katkennut kesken
leaves-checksum = tiedosto on vioittunut: tarkistussumma ei täsmää
leaves-metadata = tiedoston tiedot sisällöstään ovat puutteelliset
leaves-alphabet = arvot on laskettu muille kirjaimille kuin version { $edition }
leaves-klv = tiedostossa ei ole säästettyjen laattojen arvoja, eikä se ole KLV2-muotoinen: { $why }

cli-train-games = Pelejä
cli-train-racks = Kokeiltuja telineitä
cli-train-seconds = Sekunteja
cli-train-tile = Säästetty laatta
cli-train-worth = Pisteitä
cli-train-file = Kirjoitettu tiedostoon { $file } ({ $bytes } tavua).
cli-train-unseen = Piilossa olevia laattoja
cli-train-lead = Johto
cli-train-chance = Voiton todennäköisyys
