# Kerhon ilta: yksi tietokone palvelee huoneen puhelimia (stafla club)
club-title = Kerhon ilta
club-organiser = Järjestäjä
club-intro = Yksi tietokone palvelee kaikkia huoneessa. Puhelimet eivät tarvitse internetiä eivätkä tiliä.
club-phones = Puhelimille
club-no-network = Tietokone ei ole vielä missään verkossa. Kytke sen yhteyspiste päälle tai liitä se huoneen langattomaan verkkoon ja lataa sivu uudelleen.
club-nothing = Mitään ei ole vielä aloitettu. Illan vetäjä aloittaa tietokoneella.
club-begin = Aloita turnaus
club-begin-help = Sveitsiläinen parinmuodostus yhdessä lohkossa, avoin kaikille huoneessa olijoille. Muuta voit muuttaa tuomaripöydässä.
club-duplicate = Duplikaatti
club-bingo = Bingo
club-plain = Mitä puhelimet eivät voi tehdä täällä
club-plain-heard = Yhteyttä ei ole salattu: kuka tahansa samassa verkossa voisi kuunnella. Älä käytä täällä salasanaa, joka avaa jotakin muuta.
club-plain-install = Puhelimeen ei voi asentaa sivua, sillä ei voi pelata ilman verkkoa eikä kirjautua pääsyavaimella. Siihen tarvitaan https-palvelin.
club-plain-awake = Näyttö voi pimetä odottaessasi. Kosketa sitä, niin sivu päivittyy.
club-plain-rest = Kaikki muu toimii: parit, tulokset, duplikaatti, bingo ja pöydät.
club-guest = Kirjoita nimesi; muuta ei tarvita. Seuraava sivu on sinun: pidä se auki tai tallenna se kirjanmerkiksi.
