"""Acts and questions of a seat, however they came in."""

from collections.abc import Sequence

from stafla.club import Act, Audience, ClubRefusal
from stafla.club.tables.acts import LaidTile
from stafla.club.tables.state import TableState
from stafla.rules import Refusal
from stafla.web.rendering import languages
from stafla.web.rendering.refusal import message_for
from stafla.web.services import Services
from stafla.web.tables.view import score_view
from stafla.web.wire import table as wire

# refusals of the request itself; every other one is an answer about the tiles that were laid
LOUD = frozenset({"no-such-table", "not-your-table", "not-a-person"})


def act(services: Services, table: str, audience: Audience, request: wire.ActRequest) -> TableState:
    """Act for a seat; returns the table after it, and sees to the bots.

    Raises:
        Refusal, ClubRefusal: why not; nothing changed.
    """
    act = act_of(request)
    after = services.tables.act_and_load(table, audience, request.expected, act)
    services.bots.wake(table, at_once=request.at_once)
    return after


def act_of(request: wire.ActRequest) -> Act:
    """The act as the club knows it."""
    return Act(
        request.act,
        laid_tiles(request.laid),
        tuple(request.tiles),
        tuple(request.words),
        request.random,
        request.square,
        request.argument,
    )


def score(
    services: Services, table: str, audience: Audience, request: wire.ScoreRequest, language: str
) -> wire.ScoreView:
    """What tiles laid so far would score, or why they cannot lie so, in the reader's language.

    Raises:
        ClubRefusal: they have no business there.
    """
    try:
        return score_view(services.tables.score(table, audience, laid_tiles(request.laid)))
    except (Refusal, ClubRefusal) as refusal:
        if refusal.code in LOUD:
            raise
        return wire.ScoreView(
            legal=False,
            code=refusal.code,
            message=message_for(refusal, languages.texts(language)),
            square=refusal.square,
            tile=refusal.tile,
        )


def laid_tiles(tiles: Sequence[wire.LaidTile]) -> tuple[LaidTile, ...]:
    """The tiles as the club knows them."""
    return tuple(LaidTile(tile.square, tile.letter, tile.blank) for tile in tiles)
