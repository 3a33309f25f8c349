# Wieczór w klubie: jeden komputer obsługuje telefony w sali (stafla club)
club-title = Wieczór klubowy
club-organiser = Organizator
club-intro = Jeden komputer obsługuje wszystkich w sali. Telefony nie potrzebują ani internetu, ani konta.
club-phones = Dla telefonów
club-no-network = Ten komputer nie jest jeszcze w żadnej sieci. Włącz jego hotspot albo połącz go z siecią bezprzewodową w sali i odśwież stronę.
club-nothing = Nic się jeszcze nie zaczęło. Osoba prowadząca wieczór zaczyna przy komputerze.
club-begin = Rozpocznij turniej
club-begin-help = Kojarzenie szwajcarskie w jednej grupie, otwartej dla wszystkich w sali. Resztę można zmienić przy biurku.
club-duplicate = Duplicate
club-bingo = Bingo
club-plain = Czego telefony tu nie potrafią
club-plain-heard = Połączenie nie jest szyfrowane: każdy w tej samej sieci może podsłuchiwać. Nie używaj tu hasła, które otwiera coś innego.
club-plain-install = Na telefonie nie można zainstalować strony, grać bez sieci ani zalogować się kluczem dostępu. Do tego potrzebny jest serwer z https.
club-plain-awake = Ekran może zgasnąć podczas czekania. Dotknij go, a strona nadrobi zaległości.
club-plain-rest = Wszystko inne działa: kojarzenie, wyniki, duplicate, bingo i stoły.
club-guest = Podaj imię i nazwisko, nic więcej nie trzeba. Następna strona jest twoja: nie zamykaj jej albo dodaj do zakładek.
