### Eftir leikinn: skjóðan sannreynd, leikurinn rakinn, stig, úrskurðir.

back-to-table = Að borðinu

## Skjóðan sannreynd
verify-title = Var dregið heiðarlega?
verify-intro = Áður en fyrst var dregið sýndi þjónninn fingrafar fræsins síns. Síðan lögðu tæki leikmanna til slembitölur. Allir stafirnir leiða af hvoru tveggja og því gat enginn valið þá. Hér er hver dráttur reiknaður að nýju.
verify-file = Skrá leiks (JSON)
verify-do = Reikna hvern drátt
verify-no-record = Þetta er ekki skrá leiks: { $why }
verify-commitment = Lofað fyrir leikinn (SHA-256 af fræinu)
verify-seed = Fræ þjónsins
verify-added = { $name } lagði til
verify-mixed = Fræ allra drátta
verify-draws = Hver dráttur, eins og hann var og eins og hann reiknast
verify-event = Atburður
verify-player = Leikmaður
verify-bag = Í skjóðunni
verify-told = Dregið
verify-computed = Reiknað
