"""Why somebody sits out of a round, by what its pairs follow from."""

from collections.abc import Collection, Mapping
from typing import Literal

from stafla.contest.pairing.field import Entrant, Field, field_of
from stafla.contest.pairing.pair import fixtures, has_fixtures
from stafla.contest.pairing.request import Request
from stafla.contest.pairing.templates import bye_of
from stafla.contest.standings import standings

ByeReason = Literal[
    "by-hand",
    "turn",
    "missing",
    "displaced",
    "late",
    "middle",
    "settled",
    "lowest",
    "highest",
    "fewest-lowest",
    "fewest-highest",
    "lot",
    "forced",
]
"""Why a player has no opponent.

- ``by-hand``: the director has set it
- in a round of fixtures ``turn``: the fixtures have it so; ``missing``: the opponent is not
  there; ``displaced``: the opponent's own is set by hand; ``late``: the player came when the
  fixtures stood
- ``middle``: of an odd field, as the first Australian round has it
- ``settled``: nothing can change the player's place any more
- ``lowest``, ``highest``: by place, of all; ``fewest-lowest``, ``fewest-highest``: of those with
  the fewest byes
- ``lot``: others with as few byes stand level, and lots decide between them
- ``forced``: with anybody else out the others could not be paired
"""


def bye_reasons(request: Request, byes: Collection[str]) -> Mapping[str, ByeReason]:
    """Why each of those who sit out does; whoever is not of the field is left out.

    Raises:
        NotPairable: no round can be paired on the request.
    """
    field = field_of(request)
    entrants = {entrant.id: entrant for entrant in field.entrants}
    reasons: dict[str, ByeReason] = {}
    for player in byes:
        if player in request.locked_byes:
            reasons[player] = "by-hand"
        elif player not in entrants:
            continue
        elif has_fixtures(request.system):
            reasons[player] = _fixture_reason(request, player)
        else:
            reasons[player] = _place_reason(field, entrants[player])
    return reasons


def _fixture_reason(request: Request, player: str) -> ByeReason:
    bout = next((two for two in fixtures(request) if player in two), None)
    if bout is None:
        return "late"
    first, second = bout
    opponent = second if first == player else first
    if opponent is None:
        return "turn"
    set_by_hand = {*request.locked_byes, *(one for two in request.locked for one in two)}
    return "displaced" if opponent in set_by_hand else "missing"


def _place_reason(field: Field, out: Entrant) -> ByeReason:
    request, members = field.request, field.entrants
    if request.system == "australian" and request.round == 1:
        return "middle"
    fewest = min(entrant.byes for entrant in members)
    if out != bye_of(field, members):
        settled = request.system == "contender" and out.byes == fewest
        return "settled" if settled else "forced"
    if _is_drawn(field, out):
        return "lot"
    some_had_more = any(entrant.byes > fewest for entrant in members)
    if request.settings.top_down_byes:
        return "fewest-highest" if some_had_more else "highest"
    return "fewest-lowest" if some_had_more else "lowest"


def _is_drawn(field: Field, out: Entrant) -> bool:
    """Whether lots alone put a player behind another who could have sat out as well."""
    request = field.request
    games = [game for game in request.games if game.round < request.round]
    upto = request.settings.based_on
    table = standings(request.players, games, request.scoring, seed=request.seed, rounds=upto)
    numbers = {line.player: {**line.numbers, "draw": 0} for line in table}
    met = "head-to-head" in request.scoring.keys
    return any(
        other.byes == out.byes and numbers[other.id] == numbers[out.id]
        for other in field.entrants
        if other != out and not (met and out.meetings(other))
    )
