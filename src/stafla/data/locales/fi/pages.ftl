### Sivut pöydän ympärillä.

start-title = Sanaristikkopeli sääntöjen mukaan
start-text = Pelaa Islannin, Suomen, Ruotsin tai Puolan säännöillä tai englanniksi: vieressäsi istuvien kanssa, konetta vastaan tai molempia.
start-language = Kieli
start-profile = Mikä peli?
profile-is = Islanti
profile-fi = Suomi
profile-sv = Ruotsi, kilpailusäännöt
profile-sv-home = Ruotsi, kotipeli
profile-pl = Puola
profile-en = Englanti
profile-note = { $least ->
    [2] { $most ->
        [2] 2 pelaajaa, { $tiles } laattaa
       *[other] 2–{ $most } pelaajaa, { $tiles } laattaa
    }
   *[other] { $least }–{ $most } pelaajaa, { $tiles } laattaa
}
start-players = Ketkä pelaavat?
start-name = Nimi
start-name-of = Pelaajan { $number } nimi
start-kind-of = Pelaaja { $number } on
kind-person = ihminen täällä
kind-highest-score = kone: eniten pisteitä
kind-plain-leave = kone: miettii eteenpäin
kind-none = ei kukaan
start-check = Mitkä sanat kelpaavat?
check-challenge = Haastamiseen asti
check-challenge-note = Siirto jää voimaan, ellei joku haasta sanaa, kuten pöydän ääressä.
check-automatic = Tarkistetaan heti
check-automatic-note = Sanaa, jota ei ole sanalistassa, ei voi pelata.
start-lexicon = Sanalista
start-lexicon-own = Peliin kuuluva
start-go = Aloita peli
start-foot = Ei mainoksia, ei tunnuksia. Peli säilyy tällä koneella ja kestää uudelleenkäynnistyksen.
table-needs-script = Pöytä tarvitsee JavaScriptin. Säännöt, tallenteet ja asemakuvat toimivat ilman.
to-start = Aloitussivulle
