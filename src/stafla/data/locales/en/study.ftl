# Analysis: stafla analyze, engine and bench.

## Tables
cli-equity = Equity
cli-error = ±
cli-win = Win %
cli-best = Best play
cli-best-found = Best plays
cli-judged = Analysed
cli-lost = Points lost
cli-lost-mean = Lost per turn

## Answers
cli-analyze-which = give one of --cgp, --batch and --game
cli-analyze-static = Points and leave, without looking ahead.
cli-analyze-simulation = { $iterations ->
        [one] Simulation: { $iterations } sample, { $plies } turns ahead, { $seconds } s.
       *[other] Simulation: { $iterations } samples, { $plies } turns ahead, { $seconds } s.
    }
cli-analyze-preendgame = Pre-endgame: the last tiles of the bag searched, { $seconds } s.
cli-analyze-endgame = Endgame: { $plies } turns deep, { $seconds } s.
cli-analyze-spread = { $proved ->
        [yes] Best play gains { $spread } points to the end of the game; this is exact.
       *[other] Best play found gains { $spread } points to the end of the game; not proved.
    }
cli-analyze-line = Line: { $line }
cli-analyze-unknown = { $count ->
    [one] { $count } turn could not be analysed: its tiles are not known.
   *[other] { $count } turns could not be analysed: their tiles are not known.
}
study-limit = { $name }: give a number from { $least } to { $most }

## The engine for other programs
engine-unknown-command = unknown command: { $text }
engine-no-position = there is no position yet, or the last one was refused
cli-engine-busy = queue full: { $most } requests are waiting
engine-limit = { $text } is not a limit; ms, plies, iterations and top take a number, infinite takes none
engine-line = the line has more than { $most } bytes

## What the machine does
cli-bench-what = What
cli-bench-unit = Unit
cli-bench-word-map = Word map built
cli-bench-self-play = Games of self-play
cli-bench-best-play = The best play
cli-bench-all-plays-none = All plays, no blank
cli-bench-all-plays-one = All plays, one blank
cli-bench-all-plays-two = All plays, two blanks
cli-bench-rollouts-two = Rollouts, two turns ahead
cli-bench-rollouts-five = Rollouts, five turns ahead
cli-bench-endgame = Endgame, at most 1 s (median)
cli-bench-endgame-proved = Endgames proved in 1 s
cli-bench-note = Processor time of one thread; compare only figures of the same machine.

## Results files
journal-not-results = { $file } holds no results
journal-other-run = { $file } holds the results of a different run ({ $field }: { $found })
journal-bad-line = this line does not belong here

## The highest play and the highest game
record-higher = { $points } points: { $play }
record-best = The best found: { $points } points ({ $play }).
record-bound = No play along an edge of the board that covers all its word premiums can be worth more than { $points } points.
record-kept = The game and its picture are in { $folder }.
record-none = no such play was found; give the search more time or more attempts
record-picture = A play of { $points } points, { $edition }
