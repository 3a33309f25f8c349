# Analys: stafla analyze, engine och bench.

## Tabeller
cli-equity = Helhetsvärde
cli-error = ±
cli-win = Vinst-%
cli-best = Bästa drag
cli-best-found = Träffar
cli-judged = Bedömda
cli-lost = Tapp
cli-lost-mean = Tapp per drag

## Svar
cli-analyze-which = ange en av --cgp, --batch och --game
cli-analyze-static = Poäng och det som blir kvar på stället, utan att se framåt.
cli-analyze-simulation = { $iterations ->
        [one] Simulering: { $iterations } stickprov, { $plies } drag framåt, { $seconds } s.
       *[other] Simulering: { $iterations } stickprov, { $plies } drag framåt, { $seconds } s.
    }
cli-analyze-preendgame = Före slutspelet: påsens sista brickor genomsökta, { $seconds } s.
cli-analyze-endgame = Slutspel: { $plies } drag djupt, { $seconds } s.
cli-analyze-spread = { $proved ->
        [yes] Bästa draget ger { $spread } poäng till partiets slut; siffran är exakt.
       *[other] Bästa funna draget ger { $spread } poäng till partiets slut; inte bevisat.
    }
cli-analyze-line = Fortsättning: { $line }
cli-analyze-unknown = { $count ->
        [one] { $count } drag kunde inte bedömas: dess brickor är inte kända.
       *[other] { $count } drag kunde inte bedömas: deras brickor är inte kända.
    }
study-limit = { $name }: ett tal från { $least } till { $most } krävs

## Motorn för andra program
engine-unknown-command = okänt kommando: { $text }
engine-no-position = ingen ställning har getts, eller så avvisades den senaste
cli-engine-busy = { $most } frågor väntar redan på svar
engine-limit = { $text } är ingen gräns; ms, plies, iterations och top tar ett tal, infinite inget
engine-line = raden är längre än { $most } byte

## Vad datorn klarar
cli-bench-what = Vad
cli-bench-unit = Enhet
cli-bench-word-map = Ordkartan byggd
cli-bench-self-play = Partier mot sig själv
cli-bench-best-play = Bästa draget
cli-bench-all-plays-none = Alla drag, ingen blank
cli-bench-all-plays-one = Alla drag, en blank
cli-bench-all-plays-two = Alla drag, två blanka
cli-bench-rollouts-two = Simulering, två drag framåt
cli-bench-rollouts-five = Simulering, fem drag framåt
cli-bench-endgame = Slutspel, högst 1 s (median)
cli-bench-endgame-proved = Slutspel bevisade på 1 s
cli-bench-note = Processortid för en tråd; jämför bara siffror från samma dator.

## Resultatfiler
journal-not-results = { $file } innehåller inga resultat
journal-other-run = { $file } innehåller resultaten av en annan körning ({ $field }: { $found })
journal-bad-line = den här raden kan inte stå här

## Det högsta draget och det högsta partiet
record-higher = { $points } poäng: { $play }
record-best = Bäst hittills: { $points } poäng ({ $play }).
record-bound = Inget drag längs brädets kant som täcker alla dess ordbonusrutor kan ge mer än { $points } poäng.
record-kept = Partiet och bilden av det finns i { $folder }.
record-none = inget sådant drag hittades; ge sökningen mer tid eller fler försök
record-picture = Ett drag på { $points } poäng, { $edition }
