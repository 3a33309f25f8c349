### Ihmiset: tilit, niiden sivut ja miksi jotakin ei hyväksytä.

account = Oma tili
account-name = Nimi
account-name-hint = 2–30 kirjainta, numeroa, välilyöntiä, yhdysmerkkiä tai pistettä. Muut näkevät tämän nimen.
account-already = Onko sinulla jo tili?
adopt-tables = Siirrä tilille pöydät, jotka avasit tällä laitteella
change-password = Vaihda salasana
device-here = tämä laite
device-seen = käytetty viimeksi { $day }
device-unknown = Tuntematon laite
devices = Kirjautuneet laitteet
hidden-name = (nimi piilotettu)
hide-name = Piilota nimeni
hide-name-hint = Muut eivät näe nimeäsi. Hyvä lapsille ja kaikille, jotka niin haluavat.
member-since = Mukana { $day } alkaen
no-account-yet = Eikö tiliä vielä ole?
password = Salasana
end-elsewhere = Kirjaa minut ulos kaikkialta muualta ja peru kaikki ohjelmien avaimet
end-elsewhere-hint = Jätä tämä valituksi, jos joku muu saattaa tietää salasanasi tai päästä käyttämään laitettasi. Paikkasi pöydissä säilyvät.
password-hint = Vähintään 10 merkkiä. Hyvä salasana on muutama sana, jotka eivät liity toisiinsa.
password-new = Uusi salasana
password-now = Nykyinen salasana
profile-shown = Mitä muut näkevät sinusta
role-administrator = Ylläpitäjä
role-arbiter = Tuomari
role-director = Turnauksen johtaja
role-moderator = Valvoja
role-player = Pelaaja
save = Tallenna
account-settings = Asetukset
sign-in = Kirjaudu sisään
sign-out = Kirjaudu ulos
sign-out-others = Kirjaudu ulos muilta laitteilta
sign-up = Luo tili
sign-up-intro = Nimi ja salasana riittävät. Sähköpostia tai ulkopuolista palvelua ei tarvita, joten pidä salasana tallessa.

## Mitä ei hyväksytä
bad-account-name = Nimessä on { $least }–{ $most } latinalaista kirjainta, numeroa, välilyöntiä, yhdysmerkkiä tai pistettä, ja se alkaa kirjaimella.
name-taken = Nimi on jo käytössä.
name-looks-taken = Nimi on liian samanlainen kuin jonkun toisen nimi. Valitse toinen, ettei teitä sekoiteta.
no-such-person = Sellaista pelaajaa ei ole.
not-for-you = Roolisi ei riitä tähän.
not-signed-in = Kirjaudu ensin sisään.
password-length = Salasanassa on { $least }–{ $most } merkkiä.
reserved-name = Nimi näyttäisi ylläpidon nimeltä. Valitse toinen.
too-many-attempts = { $minutes ->
    [one] Liian monta yritystä. Yritä uudelleen minuutin kuluttua.
   *[other] Liian monta yritystä. Yritä uudelleen { $minutes } minuutin kuluttua.
}
too-many-requests = Liikaa pyyntöjä. Odota hetki.
too-many-of-late = Verkostasi on tullut näitä liikaa viimeisen kuukauden aikana. Yritä uudelleen muutaman päivän kuluttua.
too-many-open = Sinulla voi olla näitä kesken kerralla enintään { $most }. Vie jokin loppuun tai peru se, ennen kuin aloitat uuden.
too-many-from-here = Verkkosi vierailla on näitä kesken jo { $most }, eikä enempää mahdu. Yritä myöhemmin uudelleen tai kirjaudu sisään.
too-many-together = Verkostasi on näitä kesken jo { $most }, eikä enempää mahdu. Yritä myöhemmin uudelleen.
too-many-in-all = Palvelimella on näitä kesken jo { $most }, eikä enempää mahdu. Yritä myöhemmin uudelleen.
too-many-places = Tältä laitteelta tai tästä verkosta ei oteta enempää osallistujia: heitä on jo { $most }.
event-full = Mukaan ei mahdu enempää: osallistujia on jo { $most }.
unknown-language = Sivuja ei ole sillä kielellä.
weak-password = Tämä salasana on liian helppo arvata. Valitse pidempi tai muutama sana, jotka eivät liity toisiinsa.
wrong-password = Nimi tai salasana on väärin.
bad-report = Anna syy, enintään { $most } merkkiä, ja sulun pituus päivinä, jos tili suljetaan.
bad-role = Sellaista roolia ei ole.
blocked = Toinen teistä on estänyt toisen.
not-oneself = Itsellesi et voi tehdä tätä.
suspended = Tili on suljettu { $day } asti.
too-many-ties = Lista on täynnä ({ $most } henkilöä). Poista ensin joku.

## Ihmisten kesken
administration = Ylläpito
between-you = Sinä ja tämä pelaaja
befriend = Lisää kaveriksi
unfriend = Poista kavereista
block = Estä
unblock = Poista esto
block-hint = Estetyt eivät voi kutsua sinua, pelata kanssasi eivätkä kirjoittaa sinulle, etkä sinä voi kutsua heitä.
blocked-people = Estämäsi henkilöt
friends = Kaverit
friends-none = Ei vielä kavereita. Heitä lisätään heidän omilla sivuillaan.
people-none = Ei ketään sen nimistä.
roles = Roolit
search = Hae

## Ilmoitukset ja toimet
report = Ilmoita valvojille
report-by = ilmoittaja
report-next = Valvoja käsittelee ilmoituksen. Ilmoitetulle ei kerrota, kuka ilmoitti.
report-reason = Mistä on kyse?
report-send = Lähetä ilmoitus
report-text = Mitä tapahtui ja missä pöydässä?
report-thanks = Ilmoitus lähetetty
reason-cheating = Ohjelman apu tai muu huijaaminen
reason-language = Loukkaukset tai uhkailu
reason-name = Loukkaava nimi
reason-stalling = Tahallinen viivyttely tai pelien jättäminen kesken
reason-other = Jotain muuta
log-about = Ketä koskee
log-by = Päättäjä
log-day = Päivä
measure = Toimenpide
measure-by-command = (komentorivi)
measure-days = Päiviä (kun tili suljetaan määräajaksi)
measure-dismiss = Ei toimenpiteitä
measure-do = Tee päätös
measure-erase = Tili poistettu
measure-lift = Sulku purettu
measure-password = Uusi salasana
measure-reason = Syy
measure-roles = Roolit:
measure-suspend = Tili suljettu määräajaksi
measure-warn = Varoitus
measures-log = Päätökset
moderation = Valvonta
moderation-chat = Keskustelu pöydässä
moderation-chat-table = Pöydän osoite
moderation-chat-show = Näytä
moderation-chat-earlier = Aiemmat viestit
moderation-chat-latest = Uusimmat viestit
reports-none = Ei avoimia ilmoituksia.
reports-open = Avoimet ilmoitukset

## Omat tiedot
erase = Poista tilini
erase-hint = Poistoa ei voi perua. Nimesi katoaa kaikista peleistä. Vastustajien nimet jäävät, ja pelit voi yhä katsoa alusta loppuun.
erase-games = Kesken olevat pelisi luovutetaan ensin: vahvuuslukupelit häviät, ja vastustajasi saavat niistä tuloksensa.
export = Lataa kaikki tietosi
export-hint = Kaikki, mitä sinusta on tallennettu, ja kaikki pelisi yhdessä zip-tiedostossa (JSON ja GCG).
own-data = Omat tietosi

## Ohjelmien avaimet
tokens = Ohjelmien avaimet
tokens-intro = Ohjelma, jolla on jokin näistä avaimista, pelaa sinun nimissäsi. Älä anna avainta kenellekään muulle.
token-new = Uusi avain
token-label = Nimi, josta tunnistat sen
token-scopes = Mitä ohjelma saa tehdä
token-make = Luo avain
token-secret = Avain
token-secret-hint = Se näkyy vain kerran. Kopioi se nyt.
tokens-there = Voimassa olevat avaimet
token-unused = käyttämätön
token-end = Peru
token-end-named = Peru avain { $label }
scope-read = nähdä sen, minkä sinäkin näet
scope-play = istua pöytään ja pelata
scope-carry = siirtää johtamiasi turnauksia tälle palvelimelle ja täältä pois
bad-label = Nimessä on 1–{ $most } merkkiä.
unknown-scope = Valitse vähintään yksi oikeus.
too-many-tokens = Sinulla on jo { $most } avainta. Peru ensin jokin niistä.
bad-token = Tämä avain ei ole voimassa. Luo uusi.
out-of-scope = Avain ei oikeuta tähän.

## Pääsyavaimet
passkeys = Pääsyavaimet
passkeys-intro = Pääsyavaimella kirjaudut puhelimen tai tietokoneen sormenjäljellä, kasvoilla tai PIN-koodilla, ilman kirjoittamista. Myös salasana toimii edelleen.
passkeys-need = Pääsyavaimiin tarvitaan https-osoite ja selain, joka tukee niitä.
passkeys-none = Ei vielä pääsyavainta.
passkey-add = Lisää pääsyavain
passkey-label = Nimi, josta tunnistat sen
passkey-added = lisätty { $day }
passkey-unused = käyttämätön
passkey-remove = Poista
passkey-remove-named = Poista pääsyavain { $label }
passkey-sign-in = Kirjaudu pääsyavaimella
passkey-instead = Vahvista pääsyavaimella
passkey-failed = Pääsyavain ei toiminut. Yritä uudelleen tai käytä salasanaa.
wrong-passkey = Tämä pääsyavain ei kelpaa täällä. Yritä uudelleen tai käytä salasanaa.
too-many-passkeys = Sinulla on jo tämä pääsyavain tai { $most } muuta. Poista ensin jokin niistä.
last-passkey = Tämä on ainoa pääsyavaimesi. Poista se antamalla salasana.
