### Hvað er að stöðu, leik eða spilaskrá: í skipanalínu, á síðu eða í minnisbók.

## Stöður
cgp-too-long = staðan er lengri en { $most } stafir
cgp-fields = í stöðu eru fjórir hlutar (raðir, standar, stig, talning), hér eru { $found }
cgp-rows = á borðinu eru { $wanted } raðir, í stöðunni { $found }
cgp-row-width = röð { $row }: reitirnir eru { $found } en eiga að vera { $wanted }
cgp-run = röð { $row }: { $text } er ekki fjöldi auðra reita
cgp-unknown-letter = röð { $row }: { $text } er ekki stafur í þessari útgáfu
cgp-blank-only = röð { $row }: engin stafatafla er með { $text }; auð tafla sem táknar þann staf er lágstafur
cgp-rack-unknown-letter = standur { $rack }: { $text } er ekki stafatafla í þessari útgáfu
cgp-rack-blank-only = standur { $rack }: engin stafatafla er með { $text } í þessari útgáfu
cgp-rack-size = standur { $rack }: { $found } stafir; á stand komast í mesta lagi { $most }
cgp-rack-set = standur { $rack }: fleiri { $text } en til eru í settinu
cgp-more-racks = standar eru { $found } en stigatölur { $wanted }
cgp-players = leikmenn eru { $found }; í stöðu eru í mesta lagi { $most }
cgp-players-edition = útgáfan { $edition } er ekki fyrir { $found } leikmenn
cgp-score = { $text } er ekki stigatala
cgp-zeros = { $text } er ekki fjöldi leikja án nýrra stafa
cgp-opcode = { $text } er ekki aðgerðarkóði
cgp-lexicon = staðan biður um orðasafnið { $text }; þetta er { $found }
cgp-no-rack = standur þess sem á leik er ekki þekktur

## Reitir og leikir
notation-play = { $text } er ekki leikur; skrifaðu reit og stafi, til dæmis 8D HRAKI
notation-square = { $text } er ekki reitur með stefnu
notation-off-board = { $text } er ekki á borðinu
notation-unknown-letter = { $text } er ekki stafur í þessari útgáfu
notation-blank-only = engin stafatafla er með { $text }; auð tafla sem táknar þann staf er lágstafur

## GCG-skrár
gcg-too-big = skráin er stærri en { $most } bæti
gcg-too-long = skráin er lengri en { $most } línur
gcg-encoding = óþekkt stafakóðun: { $text }
gcg-not-utf-8 = bæti { $offset } í skránni er ekki UTF-8 eins og fyrsta línan lofar
gcg-line = hvorki leikur (>) né upplýsingar (#): { $text }
gcg-event = leikur á óþekktu formi: { $text }
gcg-points = { $text } er ekki stigatala
gcg-player = leikmaður án nafns
gcg-player-twice = leikmaðurinn { $text } er nefndur tvisvar
gcg-players-missing = leikmennirnir eru ekki tölusettir 1, 2 …
gcg-unknown-player = enginn leikmaður heitir { $text }
gcg-empty = ekkert spil er í skránni
gcg-distribution = við eigum ekki stafasettið { $text }; nefndu útgáfu
gcg-players-edition = útgáfan { $edition } er ekki fyrir { $found } leikmenn
gcg-unknown-letter = { $text } er ekki stafatafla í þessari útgáfu
gcg-blank-only = engin stafatafla er með { $text } í þessari útgáfu
gcg-rack-size = { $text } er meira en leikmaðurinn getur haft hér
gcg-withdrawn = enginn leikur þessa leikmanns bíður þess að vera tekinn til baka
gcg-not-encoded = skráin segist vera { $text } en er það ekki
gcg-foreign-letter = { $text }: engin útgáfa hér er bæði með þennan staf og aðra stafi skrárinnar; nefndu útgáfu
gcg-edition-unclear = skráin passar við fleiri en eina útgáfu ({ $text }); nefndu þá réttu
gcg-not-left = ekki er nóg eftir af { $text } í settinu fyrir þennan leik
gcg-turn = { $text } á leik
gcg-over = spilinu lauk á undan þessari línu
gcg-impossible = þetta getur ekki hafa fylgt á eftir: { $text }

## Skrár spila
record-too-big = skráin er stærri en { $most } bæti
record-not-utf-8 = bæti { $offset } í skránni er ekki UTF-8
record-json = þetta er ekki JSON
record-format = þetta er ekki skrá spils
record-pastime = þetta er skrá { $kind ->
    [bingo] bingóumferðar
    [reverse] spils afturábak
    [daily] standa dagsins
    [duplicate] tvíspils
   *[other] annars leiks
} en ekki venjulegs spils; stafla replay og stafla verify lesa hana
record-version = útgáfa { $text } af sniði spilaskráa er óþekkt; þetta er útgáfa { $known }
record-first = skrá spils hefst á atburðinum „started“
record-event = atburðurinn { $text } er ekki til
record-shape = liðurinn { $field } passar ekki: { $text }
record-tiles = { $text } eru ekki stafatöflur í þessari útgáfu
record-square = { $text } er ekki lögn
bad-event = þetta getur ekki hafa gerst: { $text }
record-odd = það passar ekki við það sem á undan fór
record-rules = reglur útgáfunnar hafa breyst síðan
record-seed = fræið er ekki það sem lofað var
record-over = spilinu er lokið á undan honum
record-not-over = spilinu er ekki lokið þar
record-unsettled = lokauppgjörið vantar
record-settled = uppgjörið ætti að vera { $settled }
record-turn = annar leikmaður á leik
record-tile = stafur er notaður sem er ekki til staðar
record-points = leikurinn gefur { $points } stig, ekki { $told }
record-time = það passar ekki við klukkuna
replay-too-long = spilið hefur of marga atburði
