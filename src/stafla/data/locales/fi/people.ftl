### Ihmiset: tilit, niiden sivut ja miksi jotakin ei hyväksytä.

account = Oma tili
account-name = Nimi
account-name-hint = 2–30 kirjainta, numeroa, välilyöntiä, yhdysmerkkiä tai pistettä. Muut näkevät tämän nimen.
account-already = Onko sinulla jo tili?
adopt-tables = Ota omiksi pöydät, jotka avasin tällä laitteella
change-password = Vaihda salasana
device-here = tämä laite
device-seen = käytetty viimeksi { $day }
device-unknown = Tuntematon laite
devices = Missä olet kirjautuneena
hidden-name = (nimi piilotettu)
hide-name = Piilota nimeni
hide-name-hint = Alaikäisille ja kaikille, jotka niin haluavat: muut eivät näe nimeäsi.
member-since = Täällä alkaen { $day }
no-account-yet = Ensimmäistä kertaa täällä?
password = Salasana
password-change-hint = Sinut kirjataan ulos kaikista muista laitteista.
password-hint = Vähintään 10 merkkiä. Hyvä salasana on muutama sana, jotka vain sinä yhdistät toisiinsa.
password-new = Uusi salasana
password-now = Nykyinen salasana
profile-shown = Mitä muut näkevät sinusta
role-administrator = Ylläpitäjä
role-arbiter = Tuomari
role-director = Turnauksen johtaja
role-moderator = Valvoja
role-player = Pelaaja
save = Tallenna
settings = Asetukset
sign-in = Kirjaudu sisään
sign-out = Kirjaudu ulos
sign-out-others = Kirjaudu ulos kaikkialta muualta
sign-up = Luo tili
sign-up-intro = Nimi ja salasana riittävät. Sähköpostia tai ulkopuolista palvelua ei tarvita, joten pidä salasana tallessa.

## Mitä ei hyväksytä
bad-account-name = Nimessä on { $least }–{ $most } latinalaista kirjainta, numeroa, välilyöntiä, yhdysmerkkiä tai pistettä, ja se alkaa kirjaimella.
name-taken = Jollakulla on jo tämä nimi.
no-such-person = Sellaista henkilöä ei ole täällä.
not-for-you = Tämä on niille, joilla on toinen rooli.
not-signed-in = Kirjaudu ensin sisään.
password-length = Salasanassa on { $least }–{ $most } merkkiä.
reserved-name = Tämä nimi puhuisi talon suulla. Valitse toinen.
too-many-attempts = { $minutes ->
    [one] Liian monta yritystä. Yritä uudelleen minuutin kuluttua.
   *[other] Liian monta yritystä. Yritä uudelleen { $minutes } minuutin kuluttua.
}
unknown-language = Sivuja ei ole sillä kielellä.
weak-password = Tämä salasana arvattaisiin ensimmäisenä. Valitse toinen.
wrong-password = Nimi ja salasana eivät kuulu yhteen.
