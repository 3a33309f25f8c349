### Mót: hvers vegna ekki er hægt að lesa eða skrifa skrá. Ef skráin hefur línu fylgir textinn númeri hennar.

tournament-size = skráin er stærri en { $most } bæti
tournament-lines = skráin er lengri en { $most } línur
tournament-players = í flokki eru fleiri en { $most } leikmenn
tournament-rounds = leikmaður hefur fleiri en { $most } umferðir
tournament-not-utf-8 = ekki UTF-8 eins og skráin lofar
tournament-letter = { $encoding } hefur ekki stafinn { $text }
tournament-number = { $text } er ekki tala sem getur staðið hér
tournament-player = enginn leikmaður með styrkleika: { $text }
tournament-field = reitur án heitis: { $text }
tournament-sign = sniðið rúmar ekki þennan texta: { $text }
tournament-width = { $text } er lengra en þeir { $most } dálkar sem sniðið hefur
tournament-division = flokkur sem vantar, er nefndur tvisvar eða er ekki eitt orð: { $text }
tournament-file = skrá í skránni sem byrjar ekki og endar eins og hún á að gera: { $text }
tournament-header = fyrsta línan nefnir ekki dag og heiti: { $text }
tournament-columns = ekki í dálkum sniðsins: { $text }
tournament-end = skráin endar án endamerkis
tournament-rated = ekki lína í styrkleikalista: { $text }
tournament-cells = of fáir eða of margir reitir, eða einn of langur
tournament-columns-named = í fyrirsögnina vantar dálka eða einn er þar tvisvar: { $text }
tournament-order = { $text } er ekki næsta númer
tournament-json = ekki JSON
tournament-version = útgáfa sem forritið þekkir ekki: { $text }
tournament-shape = liðinn { $field } vantar eða hann er rangrar gerðar
tournament-opponent = { $player }, umferð { $round }: enginn mótherji hefur númerið { $number }
tournament-pairing = { $player }, umferð { $round }: lína mótherjans segir annað
tournament-gap = { $player }, umferð { $round }: úrslit vantar á undan seinni úrslitum
tournament-open = { $player }, umferð { $round }: úrslit vantar
tournament-day = sniðið þarf dag mótsins
tournament-outcome = { $player }, umferð { $round }: sigurvegari og stig stangast á

## Röðun: hvers vegna ekki er hægt að raða umferð, hverju var sleppt, hvað lína segir.
pairing-unknown = { $text } spilar ekki hér
pairing-twice = { $text } er tvisvar í umferðinni eða er ekki á staðnum
pairing-players = í umferð eru í mesta lagi { $most } leikmenn
pairing-system = ekkert kerfi heitir { $text }
pairing-settings = tala í kerfinu er utan marka
pairing-teams = til að öll lið mætist þarf tvö lið
pairing-fontes = ekki er hægt að raða { $rounds } umferðum fyrir fram; talan verður að vera oddatala
pairing-impossible = pör sem mega aldrei mætast skilja ekkert annað eftir
pairing-apart = { $one } og { $other } mega aldrei mætast en kerfið myndi para þau saman
pairing-request = þetta eru ekki gögn um röðun
pairing-family = Leikmönnum úr sömu fjölskyldu eða sama félagi var haldið aðskildum.
pairing-family-needed = Leikmenn úr sömu fjölskyldu eða sama félagi mætast: { $pairs }.
pairing-team = Liðsfélögum var haldið aðskildum.
pairing-team-needed = Liðsfélagar mætast: { $pairs }.
pairing-earlier-rounds = Ekkert par úr fyrri umferð mætist aftur.
pairing-earlier-rounds-needed = Pör frá því fyrir umferð { $round } mætast aftur: { $pairs }.
pairing-repeats = Enginn mætir neinum aftur.
pairing-repeats-needed = Þessi pör mætast aftur: { $pairs }.

## Mót: hvers vegna eitthvað getur ekki gerst.
event-phase = ekki núna: mótið er statt í { $phase ->
    [registration] skráningu
    [check-in] staðfestingu mætingar
    [published] umferð sem er birt
    [playing] umferð sem er í gangi
    [entering] innslætti úrslita
    [break] hléi
   *[closed] lokum
}
event-phase-order = þangað kemst mótið ekki héðan
event-opened = mót hefst einu sinni og á undan öllu öðru
event-number = lína { $number } í skránni ætti að vera { $wanted }
event-division = enginn flokkur heitir { $text }
event-division-taken = ekki er hægt að bæta við flokknum { $text }: hann er þegar til eða heitir ekkert
event-player = { $text } spilar ekki hér
event-player-taken = { $text } spilar þegar eða heitir ekkert
event-players = á móti eru í mesta lagi { $most } leikmenn
event-rounds = umferðir eru í mesta lagi { $most }
event-round = þetta á við umferð { $wanted }, ekki { $number }
event-without = engum er hægt að sleppa núna
event-not-here = nefndu alla sem eru ekki á staðnum: { $number }
event-results-missing = úrslit sem vantar eða eru umdeild: { $number }
event-not-paired = { $text } hefur ekki verið raðað
event-stale = eitthvað breyttist eftir að { $text } var raðað: raðaðu aftur
event-not-all = allir sem eru á staðnum þurfa sæti í umferðinni og enginn annar
event-two-tables = { $text } getur ekki setið við tvö borð
event-reason = leiðrétting þarf ástæðu
event-kind = spil tveggja getur ekki endað svona: { $text }
event-no-game = { $text } á engan mótherja í umferðinni
event-no-pair = { $one } og { $other } mætast ekki í umferðinni
event-points = leikmaður hefur í mesta lagi { $most } stig
event-result-stands = úrslitin standa; mótsstjóri getur leiðrétt þau
event-has-left = { $text } er þegar hætt(ur)
event-is-here = { $text } er ekki hætt(ur)
event-federation = ekkert samband heitir { $text }
event-profile = upplýsingarnar um { $text } duga ekki fyrir samband
event-scoring = þessar reglur gefa enga röð
event-log = ekki færsla í skrá móts
event-log-size = skráin er stærri en { $most }

## Á móti: hvers vegna eitthvað er ekki hægt.
no-such-event = Hér er ekkert mót.
event-not-yours = Það mega aðeins þeir gera sem stjórna mótinu.
event-no-such-link = Hlekkurinn opnar ekkert (lengur). Biddu mótsstjóra um nýjan.
event-plays-already = Þessi aðgangur er þegar skráður á mótið.
event-not-open = Mótsstjóri skráir leikmenn.
event-plan = Mót þarf nafn, dag og flokka með 1 til 40 umferðum.
event-line = Lína { $line } er ekki leikmaður: nafn; stig; félag; lið
event-no-table = Ekkert borð { $number } er í umferðinni.
event-slips = Þú hefur gefið upp { $most } ólík úrslit. Nú sker mótsstjóri úr.
event-last-director = Mót verður að hafa mótsstjóra.
event-offices = Í mesta lagi { $most } stjórna móti.
event-pairing-long = Ekki tókst að raða í umferðina á { $seconds } sekúndum.
