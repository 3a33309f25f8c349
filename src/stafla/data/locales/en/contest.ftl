### Tournaments: why a file cannot be read or written. Where a file has a line, the message follows its number.

tournament-size = the file has more than { $most } bytes
tournament-lines = the file has more than { $most } lines
tournament-players = a division has more than { $most } players
tournament-rounds = a player has more than { $most } rounds
tournament-not-utf-8 = not UTF-8, which the file promises
tournament-letter = { $encoding } has no { $text }
tournament-number = { $text } is not a number that can stand here
tournament-player = no player with a rating: { $text }
tournament-field = a field without a name: { $text }
tournament-sign = the format cannot hold this text: { $text }
tournament-width = { $text } is longer than the { $most } columns of the format
tournament-division = a division that is missing, named twice or not a word: { $text }
tournament-file = a file in the file that does not begin and end as it should: { $text }
tournament-header = the first line does not name day and title: { $text }
tournament-columns = not in the columns of the format: { $text }
tournament-end = the file ends without its end mark
tournament-rated = not a line of a rating list: { $text }
tournament-cells = too few or too many cells, or one that is too long
tournament-columns-named = the heading lacks columns or has one twice: { $text }
tournament-order = { $text } is not the next number
tournament-json = not JSON
tournament-version = a version that this program does not know: { $text }
tournament-shape = the member { $field } is missing or not of its kind
tournament-opponent = { $player }, round { $round }: no opponent has the number { $number }
tournament-pairing = { $player }, round { $round }: the opponent's line says something else
tournament-gap = { $player }, round { $round }: a result is missing before a later one
tournament-open = { $player }, round { $round }: the result is missing
tournament-day = the format needs the day of the tournament
tournament-outcome = { $player }, round { $round }: who won and the points contradict each other

## Pairing: why a round cannot be paired, what was given up, what a line says.
pairing-unknown = { $text } does not play here
pairing-twice = { $text } stands in this round twice, or is not there
pairing-players = a round has at most { $most } players
pairing-system = no system has the name { $text }
pairing-settings = a number of the system is out of its range
pairing-teams = a round robin of teams needs two teams
pairing-fontes = { $rounds } rounds cannot be fixed in advance; it takes an odd number
pairing-impossible = the pairs that are never to meet leave no other
pairing-apart = { $one } and { $other } are never to meet, and this system would pair them
pairing-request = this is not the request of a pairing
pairing-family = Players of one family or club were kept apart.
pairing-family-needed = Players of one family or club meet: { $pairs }.
pairing-team = Team-mates were kept apart.
pairing-team-needed = Team-mates meet: { $pairs }.
pairing-earlier-rounds = No pairing of an earlier round was repeated.
pairing-earlier-rounds-needed = Pairs from before round { $round } meet again: { $pairs }.
pairing-repeats = Nobody meets anybody again.
pairing-repeats-needed = These meet again: { $pairs }.

## Events: why something cannot happen.
event-phase = not now: the event is at { $phase ->
    [registration] registration
    [check-in] check-in
    [published] a round that is published
    [playing] a round that is being played
    [entering] the entering of results
    [break] a break
   *[closed] its end
}
event-phase-order = the event cannot go there from here
event-opened = an event begins once, and before all else
event-number = line { $number } of the log should be { $wanted }
event-division = there is no division { $text }
event-division-taken = a division { $text } cannot be added: it is there already or has no name
event-player = { $text } does not play here
event-player-taken = { $text } plays already or has no name
event-players = an event has at most { $most } players
event-rounds = there are { $most } rounds at most
event-round = it is about round { $wanted }, not { $number }
event-without = nobody can be left out now
event-not-here = name everyone who is not here: { $number }
event-results-missing = results that are missing or disputed: { $number }
event-not-paired = { $text } is not paired
event-stale = something changed since { $text } was paired: pair again
event-not-all = every player who is here has to have a place in the round, and no one else
event-two-tables = { $text } cannot sit at two tables
event-reason = a correction needs a reason
event-kind = a game between two cannot end as { $text }
event-no-game = { $text } has no opponent in this round
event-no-pair = { $one } and { $other } do not meet in this round
event-points = a player has at most { $most } points
event-result-stands = the result stands; the director can put it right
event-has-left = { $text } has left already
event-is-here = { $text } has not left
event-federation = there is no federation { $text }
event-profile = the numbers of { $text } are not what a federation needs
event-scoring = these keys make no order
event-log = not an entry of an event
event-log-size = the log is larger than { $most }

## At an event: why it refuses.
no-such-event = There is no event here.
event-not-yours = Only those who run this event may do that.
event-no-such-link = This link opens nothing (any more). Ask the director for a new one.
event-plays-already = This account plays in the event already.
event-not-open = Players are registered by the director.
event-plan = An event needs a name, a day and divisions with 1 to 40 rounds.
event-line = Line { $line } is not a player: name; rating; club; team
event-no-table = There is no table { $number } in this round.
event-slips = You have said { $most } different results. The director decides now.
event-last-director = An event keeps a director.
event-offices = At most { $most } people run an event.
event-pairing-long = The round could not be paired in { $seconds } seconds.
