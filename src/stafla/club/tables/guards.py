"""Acts that the rules would allow and the table does not."""

from collections.abc import Collection, Mapping

from stafla.club.tables.acts import ActKind
from stafla.club.tables.cache import GameState
from stafla.club.tables.clock import is_gone
from stafla.club.tables.presence import Presence
from stafla.rules import Game, Refusal
from stafla.rules.game.refusals import NoTakeback, NotGone, RatedStands


def table_refusals(
    table: str, game_state: GameState, bots: Collection[int], presence: Presence, now: int
) -> Mapping[ActKind, Refusal]:
    """The acts that nobody may do now, each with why.

    A claim needs somebody who is gone. A rated game has no takebacks, and nobody leaves it for
    nothing: once a rack was drawn nobody calls it off alone, and with the first turn of all
    players not even all together.
    """
    refusals: dict[ActKind, Refusal] = {}
    if not is_gone(table, game_state, bots, presence, now):
        refusals["claim"] = NotGone()
    if game_state.rated:
        refusals["propose-takeback"] = NoTakeback()
        game = game_state.game
        if any(game.racks):
            refusals["abort"] = RatedStands()
        if stands(game, bots):
            refusals["propose-abort"] = RatedStands()
            if game.proposal is not None and game.proposal.what == "abort":
                refusals["consent"] = RatedStands()
    return refusals


def stands(game: Game, bots: Collection[int]) -> bool:
    """Whether a rated game is called off by nobody's consent any more.

    A bot consents to everything, so that one person and a bot agree to nothing here.
    """
    people = [seat for seat in game.active if seat not in bots]
    return game.turn >= len(game.racks) or (len(people) < len(game.racks) and any(game.racks))
