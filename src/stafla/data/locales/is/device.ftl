# Spil við þjark í þessu tæki, án nets.

device-title = Spil í þessu tæki
device-intro = Þú spilar við þjark í þessu tæki, með neti eða án.
device-limits = Það sem annað fólk þarf til er áfram á þjóninum: véfengingar, klukkur, styrkleiki og áhorfendur. Hér eru orð athuguð áður en lögn gildir og spilið er aðeins geymt í þessum vafra.
device-edition = Útgáfa
device-bot = Mótherji
device-name = Nafnið þitt
device-you = Leikmaður
device-start = Hefja spilið
device-loading = Verið er að undirbúa spilið.
# $words: í orðasafninu; $size: megabæti sem þarf að sækja
device-weight = { $words ->
        [one] { $words } orð
       *[other] { $words } orð
    }; sækja þarf { $size } MB.
device-there = Þessi útgáfa er í tækinu og hana má spila án nets.
device-take = Sækja í tækið
device-taking = Verið er að sækja hana.
device-forget = Fjarlægja úr tækinu
# $credit: hverjum ber að þakka; $licence: heiti leyfisins
device-credit = Orð: { $credit } ({ $licence })
device-away = Þessi útgáfa er ekki í tækinu. Sæktu hana þegar net er til staðar.
device-lost = Ekki var nægt pláss, eða netið datt út. Engu var breytt.
device-asks = Hér spilar þjarkurinn á þjóninum en ekki í tækinu: þessi spil þurfa nettengingu og ekkert er hægt að sækja.
device-unreached = Ekki næst samband við þjóninn og þetta spil þarf á honum að halda. Ekkert glatast: haldið er áfram frá síðasta leik.
device-again = Reyna aftur
device-unable = Í þessum vafra er ekki hægt að spila án þjónsins. Þjarkar spila á þjóninum.
device-discard = Fjarlægja þetta spil
device-discard-question = Spilið er fjarlægt úr tækinu og ekki er hægt að endurheimta það.
device-needs-script = Spil í þessu tæki þurfa JavaScript.
device-nothing-left = Ekki er hægt að leggja meira.
device-go-on = Spil við þjark í þessu tæki halda áfram.
