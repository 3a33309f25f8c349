### Fólk: aðgangar, síður þeirra og ástæður þess að einhverju er hafnað.

account = Aðgangurinn þinn
account-name = Nafn
account-name-hint = 2 til 30 bókstafir, tölustafir, bil, bandstrik eða punktar. Aðrir sjá þetta nafn.
account-already = Áttu aðgang nú þegar?
adopt-tables = Færa borðin sem ég bjó til í þessu tæki á aðganginn
change-password = Skipta um lykilorð
device-here = þetta tæki
device-seen = síðast notað { $day }
device-unknown = Óþekkt tæki
devices = Innskráð tæki
hidden-name = (nafn falið)
hide-name = Fela nafnið mitt
hide-name-hint = Aðrir sjá ekki nafnið þitt. Gott fyrir börn og alla sem vilja.
member-since = Hér frá { $day }
no-account-yet = Enginn aðgangur enn?
password = Lykilorð
end-elsewhere = Skrá mig út í öllum öðrum tækjum og afturkalla alla lykla fyrir forrit
end-elsewhere-hint = Hafðu hakað við þetta ef aðrir gætu vitað lykilorðið eða komist í tækið þitt. Þú heldur sætum þínum við borð.
password-hint = Minnst 10 stafir. Nokkur ótengd orð duga vel.
password-new = Nýtt lykilorð
password-now = Núverandi lykilorð
profile-shown = Það sem aðrir sjá um þig
role-administrator = Kerfisstjóri
role-arbiter = Dómari
role-director = Mótsstjóri
role-moderator = Umsjónarmaður
role-player = Leikmaður
save = Vista
account-settings = Stillingar
sign-in = Innskráning
sign-out = Skrá út
sign-out-others = Skrá út í öllum öðrum tækjum
sign-up = Nýskráning
sign-up-intro = Það þarf aðeins nafn og lykilorð. Hvorki þarf tölvupóst né utanaðkomandi þjónustu, svo geymdu lykilorðið vel.

## Það sem er hafnað
bad-account-name = Í nafni eru { $least } til { $most } latneskir bókstafir, tölustafir, bil, bandstrik eða punktar og það byrjar á bókstaf.
name-taken = Nafnið er frátekið.
name-looks-taken = Nafnið er of líkt nafni einhvers annars. Veldu annað, svo að enginn ruglist.
no-such-person = Þessi leikmaður er ekki til.
not-for-you = Hlutverk þitt leyfir þetta ekki.
not-signed-in = Skráðu þig fyrst inn.
password-length = Í lykilorði eru { $least } til { $most } stafir.
reserved-name = Þetta nafn hljómar eins og það tilheyri vefnum. Veldu annað.
too-many-attempts = { $minutes ->
    [one] Of margar tilraunir. Reyndu aftur eftir { $minutes } mínútu.
   *[other] Of margar tilraunir. Reyndu aftur eftir { $minutes } mínútur.
}
too-many-requests = Of margar beiðnir í einu. Bíddu andartak.
too-many-of-late = Of mikið af þessu hefur borist af netinu þínu síðasta mánuðinn. Reyndu aftur eftir nokkra daga.
too-many-open = Þú getur mest haft { $most } af þessu tagi í gangi í einu. Ljúktu við eitthvað eða hættu við það áður en þú byrjar á nýju.
too-many-from-here = Gestir á sama neti og þú geta mest haft { $most } af þessu tagi í gangi í einu og fleira kemst ekki að. Reyndu aftur síðar eða skráðu þig inn.
too-many-together = Af neti þínu eru þegar { $most } af þessu tagi í gangi og fleira kemst ekki að. Reyndu aftur síðar.
too-many-in-all = Á þjóninum kemst ekki fleira af þessu tagi að; mest er hægt að hafa { $most } í gangi í einu. Reyndu aftur síðar.
too-many-places = Fleiri komast ekki að úr þessu tæki eða af þessu neti; hámarkið er { $most }.
event-full = Fleiri komast ekki að; hámarkið er { $most }.
unknown-language = Engar síður eru til á því tungumáli.
weak-password = Of auðvelt er að giska á þetta lykilorð. Veldu lengra lykilorð eða nokkur orð sem tengjast ekki.
wrong-password = Rangt nafn eða lykilorð.
bad-report = Gefðu upp ástæðu, mest { $most } stafi, og fjölda daga ef aðgangi er lokað.
bad-role = Það hlutverk er ekki til.
blocked = Annað ykkar hefur lokað á hitt.
not-oneself = Þetta er ekki hægt að gera við sinn eigin aðgang.
suspended = Þessum aðgangi er lokað til { $day }.
too-many-ties = Listinn er fullur ({ $most }). Fjarlægðu einhvern fyrst.

## Milli fólks
administration = Kerfisstjórn
between-you = Þú og þessi leikmaður
befriend = Bæta á vinalista
unfriend = Taka af vinalista
block = Loka á
unblock = Opna aftur á
block-hint = Þau sem þú lokar á geta hvorki boðið þér að spila, spilað við þig né skrifað þér, og þú getur ekki boðið þeim.
blocked-people = Fólk sem þú hefur lokað á
friends = Vinir
friends-none = Engir vinir enn. Þú bætir þeim við á síðum þeirra.
people-none = Enginn með því nafni.
roles = Hlutverk
search = Leita

## Tilkynningar og úrræði
report = Tilkynna til umsjónarmanna
report-by = sendandi:
report-next = Umsjónarmaður skoðar málið. Leikmaðurinn fær ekki að vita hver tilkynnti.
report-reason = Hvað er að?
report-send = Senda tilkynningu
report-text = Hvað gerðist og við hvaða borð?
report-thanks = Tilkynningin er send
reason-cheating = Hjálp frá forriti eða annað svindl
reason-language = Móðganir eða hótanir
reason-name = Særandi nafn
reason-stalling = Tefur spil eða hættir í þeim viljandi
reason-other = Eitthvað annað
log-about = Um hvern
log-by = Hver ákvað
log-day = Dagur
measure = Úrræði
measure-by-command = (skipanalína)
measure-days = Dagar (ef aðgangi er lokað)
measure-dismiss = Ekkert gert
measure-do = Ákveða
measure-erase = Aðgangi eytt
measure-lift = Aðgangur opnaður aftur
measure-password = Nýtt lykilorð
measure-reason = Ástæða
measure-roles = Hlutverk:
measure-suspend = Aðgangi lokað um tíma
measure-warn = Áminning
measures-log = Ákvarðanir
moderation = Umsjón
moderation-chat = Spjall við borð
moderation-chat-table = Vefslóð borðsins
moderation-chat-show = Sýna
moderation-chat-earlier = Eldri skilaboð
moderation-chat-latest = Nýjustu skilaboðin
reports-none = Engar opnar tilkynningar.
reports-open = Opnar tilkynningar

## Eigin gögn
erase = Eyða aðganginum mínum
erase-hint = Ekki er hægt að hætta við eyðingu. Nafnið þitt hverfur úr öllum spilum. Nöfn mótherja standa áfram og enn má fara yfir spilin.
erase-games = Spil sem þú ert enn að spila eru fyrst gefin: þau sem telja til styrkleika tapast og mótherjarnir halda sínum úrslitum.
export = Sækja öll gögnin mín
export-hint = Allt sem geymt er um þig og öll spilin þín í einni zip-skrá (JSON og GCG).
own-data = Gögnin þín

## Lyklar fyrir forrit
tokens = Lyklar fyrir forrit
tokens-intro = Forrit með slíkum lykli leikur í þínu nafni. Sýndu hann engum öðrum.
token-new = Nýr lykill
token-label = Heiti sem þú þekkir hann á
token-scopes = Hvað forritið má
token-make = Búa til lykil
token-secret = Lykillinn
token-secret-hint = Hann sést aðeins einu sinni. Afritaðu hann núna.
tokens-there = Lyklar í gildi
token-unused = ónotaður
token-end = Afturkalla
token-end-named = Afturkalla lykilinn { $label }
scope-read = sjá það sem þú sérð
scope-play = setjast að borði og leika
scope-carry = flytja mót sem þú stýrir, til þjónsins og frá honum
bad-label = Heiti er 1 til { $most } stafir.
unknown-scope = Veldu að minnsta kosti eina heimild.
too-many-tokens = Þú átt þegar { $most } lykla. Afturkallaðu einn fyrst.
bad-token = Þessi lykill gildir ekki. Búðu til nýjan.
out-of-scope = Lykillinn leyfir þetta ekki.

## Aðgangslyklar
passkeys = Aðgangslyklar
passkeys-intro = Með aðgangslykli skráirðu þig inn með fingrafari, andliti eða PIN-númeri símans eða tölvunnar, án þess að slá neitt inn. Lykilorðið gildir áfram.
passkeys-need = Aðgangslyklar virka aðeins í vafra sem styður þá og á slóð með https.
passkeys-none = Enginn aðgangslykill enn.
passkey-add = Bæta við aðgangslykli
passkey-label = Heiti sem þú þekkir hann á
passkey-added = bætt við { $day }
passkey-unused = ónotaður
passkey-remove = Fjarlægja
passkey-remove-named = Fjarlægja aðgangslykilinn { $label }
passkey-sign-in = Skrá mig inn með aðgangslykli
passkey-instead = Staðfesta heldur með aðgangslykli
passkey-failed = Ekki tókst að nota aðgangslykilinn. Reyndu aftur eða notaðu lykilorðið.
wrong-passkey = Þessi aðgangslykill gildir ekki hér. Reyndu aftur eða notaðu lykilorðið.
too-many-passkeys = Þú átt þennan aðgangslykil þegar, eða { $most } aðra. Fjarlægðu einn fyrst.
last-passkey = Þetta er eini aðgangslykillinn þinn. Sláðu inn lykilorðið til að fjarlægja hann.
