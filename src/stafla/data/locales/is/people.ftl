### Fólk: aðgangar, síður þeirra og ástæður þess að einhverju er hafnað.

account = Aðgangurinn þinn
account-name = Nafn
account-name-hint = 2 til 30 bókstafir, tölustafir, bil, bandstrik eða punktar. Aðrir sjá þetta nafn.
account-already = Áttu aðgang nú þegar?
adopt-tables = Taka við borðunum sem ég bjó til í þessu tæki
change-password = Skipta um lykilorð
device-here = þetta tæki
device-seen = síðast notað { $day }
device-unknown = Óþekkt tæki
devices = Hvar þú ert með opinn aðgang
hidden-name = (nafn falið)
hide-name = Fela nafnið mitt
hide-name-hint = Fyrir börn og unglinga og alla sem vilja: aðrir sjá ekki nafnið þitt.
member-since = Hér síðan { $day }
no-account-yet = Hefurðu ekki verið hér áður?
password = Lykilorð
password-change-hint = Þú verður skráð(ur) út í öllum öðrum tækjum.
password-hint = Minnst 10 stafir. Nokkur orð sem eiga aðeins saman í þínum huga duga vel.
password-new = Nýtt lykilorð
password-now = Núverandi lykilorð
profile-shown = Það sem aðrir sjá um þig
role-administrator = Kerfisstjóri
role-arbiter = Dómari
role-director = Mótsstjóri
role-moderator = Umsjónarmaður
role-player = Leikmaður
save = Vista
settings = Stillingar
sign-in = Innskráning
sign-out = Skrá út
sign-out-others = Skrá út alls staðar annars staðar
sign-up = Nýskráning
sign-up-intro = Það þarf aðeins nafn og lykilorð. Hvorki þarf tölvupóst né utanaðkomandi þjónustu, svo geymdu lykilorðið vel.

## Það sem er hafnað
bad-account-name = Í nafni eru { $least } til { $most } latneskir bókstafir, tölustafir, bil, bandstrik eða punktar og það byrjar á bókstaf.
name-taken = Einhver á þetta nafn nú þegar.
no-such-person = Sú manneskja er ekki til hér.
not-for-you = Þetta er fyrir fólk með annað hlutverk.
not-signed-in = Skráðu þig fyrst inn.
password-length = Í lykilorði eru { $least } til { $most } stafir.
reserved-name = Þetta nafn myndi tala fyrir hönd hússins. Veldu annað.
too-many-attempts = { $minutes ->
    [one] Of margar tilraunir. Reyndu aftur eftir { $minutes } mínútu.
   *[other] Of margar tilraunir. Reyndu aftur eftir { $minutes } mínútur.
}
unknown-language = Engar síður eru til á því tungumáli.
weak-password = Giskað yrði fyrst á þetta lykilorð. Veldu annað.
wrong-password = Nafn og lykilorð eiga ekki saman.
