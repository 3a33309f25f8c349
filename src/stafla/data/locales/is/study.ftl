# Greining: stafla analyze, engine og bench.

## Töflur
cli-equity = Heildarvirði
cli-error = ±
cli-win = Sigur %
cli-best = Besti leikur
cli-best-found = Þeir bestu
cli-judged = Metnir
cli-lost = Tap
cli-lost-mean = Tap í leik

## Svör
cli-analyze-which = gefðu eitt af --cgp, --batch og --game
cli-analyze-static = Stig og það sem eftir verður á standi, án þess að horfa fram á við.
cli-analyze-simulation = { $plies ->
        [one] Hermun: { $iterations } sýni, { $plies } leik fram á við, { $seconds } s.
       *[other] Hermun: { $iterations } sýni, { $plies } leiki fram á við, { $seconds } s.
    }
cli-analyze-preendgame = Fyrir endataflið: leitað var í síðustu stöfum skjóðunnar, { $seconds } s.
cli-analyze-endgame = { $plies ->
        [one] Endatafl: { $plies } leik fram á við, { $seconds } s.
       *[other] Endatafl: { $plies } leiki fram á við, { $seconds } s.
    }
cli-analyze-spread = { $proved ->
        [yes] Besti leikurinn gefur { $spread } stig til leiksloka; það er nákvæm tala.
       *[other] Besti leikurinn sem fannst gefur { $spread } stig til leiksloka; það er ekki sannað.
    }
cli-analyze-line = Framhald: { $line }
cli-analyze-unknown = { $count ->
        [one] Ekki var hægt að meta { $count } leik: stafirnir eru ekki þekktir.
       *[other] Ekki var hægt að meta { $count } leiki: stafirnir eru ekki þekktir.
    }
study-limit = { $name }: hér á að vera tala frá { $least } til { $most }

## Vélin fyrir önnur forrit
engine-unknown-command = óþekkt skipun: { $text }
engine-no-position = engin staða er komin, eða þeirri síðustu var hafnað
cli-engine-busy = { $most } spurningar bíða þegar svars
engine-limit = { $text } er ekki gilt viðmið; ms, plies, iterations og top taka tölu, infinite enga
engine-line = línan er lengri en { $most } bæti

## Hvað vélin afkastar
cli-bench-what = Hvað
cli-bench-unit = Eining
cli-bench-word-map = Orðakort gert
cli-bench-self-play = Spil tölvunnar við sjálfa sig
cli-bench-best-play = Besti leikurinn
cli-bench-all-plays-none = Allir leikir, engin auð tafla
cli-bench-all-plays-one = Allir leikir, ein auð tafla
cli-bench-all-plays-two = Allir leikir, tvær auðar töflur
cli-bench-rollouts-two = Hermanir, tvo leiki fram á við
cli-bench-rollouts-five = Hermanir, fimm leiki fram á við
cli-bench-endgame = Endatafl, mest 1 s (miðgildi)
cli-bench-endgame-proved = Endatöfl sönnuð á 1 s
cli-bench-note = Örgjörvatími eins þráðar; berðu aðeins saman tölur af sömu vél.

## Niðurstöðuskrár
journal-not-results = { $file } geymir engar niðurstöður
journal-other-run = { $file } geymir niðurstöður annarrar keyrslu ({ $field }: { $found })
journal-bad-line = þessi lína gæti ekki staðið hér

## Hæsta lögn og hæsti leikur
record-higher = { $points } stig: { $play }
record-best = Best fannst: { $points } stig ({ $play }).
record-bound = Engin lögn á jaðri borðsins, sem þekur alla verðlaunareiti orða þar, gæti gefið fleiri en { $points } stig.
record-kept = Spilið og mynd af því eru í { $folder }.
record-none = engin slík lögn fannst; gefðu leitinni meiri tíma eða fleiri tilraunir
record-picture = Lögn upp á { $points } stig, { $edition }
