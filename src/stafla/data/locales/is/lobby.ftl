### Anddyrið, borð sem bíða eftir leikmönnum, og boð.

## Borð sem bíður
kind-invited = einhver sem ég býð
gathering-public = Sýna borðið í anddyrinu: hver sem er má taka laus sæti og fylgjast með
waiting-title = Beðið eftir leikmönnum
waiting-intro = Spilið hefst þegar öll sæti eru skipuð.
place-free = laust sæti
place-kept = frátekið fyrir: { $name }
place-bot = þjarkur
place-yours = þú
invitation-link = Boðshlekkur
invitation-help = Hver sem opnar þennan hlekk getur tekið laust sæti án aðgangs.
your-name = Nafnið þitt
leave-table = Fara frá borðinu
gathering-cancel = Hætta við borðið
look-again = Skoða borðið
live-lost = Sambandið rofnaði. Síðan reynir sjálf að tengjast aftur.
live-moved = Eitthvað hefur breyst síðan þessi síða var opnuð.
live-open = Sýna
live-busy = Margir eru að í einu. Þetta verður sent aftur sjálfkrafa eftir augnablik.
live-unsent = Ekkert samband. Þetta verður sent aftur sjálfkrafa þegar samband næst.
invitation-title = Þér er boðið að spila

## Synjanir
bad-text = Skilaboð mega vera 1 til { $most } tákn.
watchers-sign-in = Skráðu þig inn til að spjalla við aðra áhorfendur.
notes-sign-in = Skráðu þig inn til að skrifa minnispunkta um spil sem þú fylgist með.
not-invited = Þetta borð er aðeins fyrir boðna leikmenn.
no-free-place = Öll sæti eru skipuð.
has-seat = Þegar er setið við þetta borð í þessu tæki, eða þú situr við það í öðru tæki.
unknown-delay = Sú töf er ekki til.
bad-range = Gefðu upp tvær tölur frá { $least } til { $most }, lægri töluna á undan.
out-of-range = { $rating ->
    [none] Þetta borð er fyrir styrkleika frá { $least } til { $most }. Skráðu þig inn til að setjast með þinn styrkleika.
   *[other] Þetta borð er fyrir styrkleika frá { $least } til { $most }; þinn er { $rating }.
}

## Anddyrið
lobby = Anddyri
lobby-gatherings = Laus sæti
lobby-no-gatherings = Engin laus sæti núna.
lobby-own-gatherings = Borð þar sem þú bíður
lobby-time-left = { $time } eftir á klukkunni þinni
lobby-mine = Spilin þín
lobby-watch = Spil til að fylgjast með
lobby-no-watch = Ekkert spil er í gangi sem má fylgjast með.
lobby-ended = Síðustu spilin þín
lobby-rated = telur til styrkleika
your-turn = Þú átt leik
turn-of = { $name } á leik
invitation-qr = Boðshlekkurinn sem QR-kóði

## Hverjir mega setjast, og að hverju er leitað
range-legend = Styrkleiki þeirra sem mega setjast úr anddyrinu:
range-least = frá
range-most = til
range-from = styrkleiki { $least } eða meiri
range-to = styrkleiki { $most } eða minni
range-between = styrkleiki { $least } til { $most }
filter-title = Síur
filter-ratings = Styrkleiki
filter-rated = telur
filter-unrated = telur ekki
filter-all = allt
filter-apply = Sýna
delay = Áhorfendur sjá spilið
delay-none = jafnóðum
delay-turns = { $turns ->
    [one] { $turns } leik síðar
   *[other] { $turns } leikjum síðar
}
delay-seconds = { $seconds ->
    [one] { $seconds } sekúndu síðar
   *[other] { $seconds } sekúndum síðar
}
delay-minutes = { $minutes ->
    [one] { $minutes } mínútu síðar
   *[other] { $minutes } mínútum síðar
}
reach-title = Í öðrum tækjum á staðnum
reach-address = Vefslóð
reach-help = Hver sem er á sama neti getur opnað þessa slóð eða beint myndavél símans að kóðanum.
reach-qr = Vefslóðin sem QR-kóði
reach-alone = Þessi slóð virkar aðeins á þessari tölvu. Til að hleypa öðrum tækjum að þarf að ræsa þjóninn með stafla serve --host 0.0.0.0.

## Annað tæki
transfer-title = Halda áfram í öðru tæki
transfer-intro = Leikmenn í þessu tæki: { $names }. Opnaðu hlekkinn í hinu tækinu og haltu áfram þar; hér er þá aðeins fylgst með.
transfer-make = Búa til hlekk
transfer-link = Hlekkur fyrir hitt tækið þitt
transfer-hint = Hlekkurinn gildir einu sinni og í { $minutes } mínútur. Sýndu hann engum: sá sem opnar hann leikur í þínu nafni.
transfer-qr = Hlekkurinn sem QR-kóði fyrir myndavél hins tækisins
transfer-signed-in = Þú leikur með aðgangi: skráðu þig inn í hinu tækinu og spilið er þar.
transfer-account = Til að eiga spilið áfram geturðu stofnað aðgang:
transfer-here = { $names }: á að halda áfram hér? Tækið sem bjó til hlekkinn fylgist þá aðeins með.
transfer-take = Halda áfram hér
no-such-transfer = Þessi hlekkur hefur verið notaður eða er orðinn of gamall. Búðu til nýjan í fyrra tækinu.
nothing-to-carry = Enginn án aðgangs leikur í þessu tæki við þetta borð.
