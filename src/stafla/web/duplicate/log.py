"""Who did what at the desk, in words."""

from collections.abc import Mapping, Sequence

from stafla.data.catalogue import Catalogue
from stafla.rules import Event
from stafla.rules.duplicate.events import (
    PenaltyLifted,
    PlayerFined,
    PlayerWarned,
    SlipAdded,
    SlipsChecked,
    SlipsRuled,
)

NAMES_SHOWN = 4


def names_of(players: Sequence[int], named: Mapping[int, str]) -> str:
    """Players by number and name, of many the first."""
    shown = ", ".join(
        f"{player} {named.get(player, '')}".strip() for player in players[:NAMES_SHOWN]
    )
    return shown + (" …" if players[NAMES_SHOWN:] else "")


def log_row(
    event: Event,
    named: Mapping[int, str],
    officials: Mapping[int, str],
    say: Catalogue,
    *,
    costs: int = 0,
) -> tuple[str, str]:
    """Who did what at the desk.

    Args:
        event: what was done.
        named: the players, by number.
        officials: what officials are called, by number.
        say: the reader's texts.
        costs: the points that a warning costs; 0: it costs none.
    """
    match event:
        case SlipAdded(player, _, _, by):
            line = say("duplicate-log-added", names=names_of([player], named))
        case SlipsRuled(players, "", by):
            line = say("duplicate-log-stands", names=names_of(players, named))
        case SlipsRuled(players, zero, by):
            fault = say(f"duplicate-zero-{zero}")
            line = say("duplicate-log-zero", names=names_of(players, named), fault=fault)
        case SlipsChecked(players, by):
            line = say("duplicate-log-checked", names=names_of(players, named))
        case PlayerWarned(player, fault, by):
            kind = "score" if fault else "other"
            line = say("duplicate-log-warned", names=names_of([player], named), fault=kind)
            if costs:
                line = say("duplicate-warning-costs", warning=line, points=costs)
        case PlayerFined(player, points, by):
            line = say("duplicate-log-fined", names=names_of([player], named), points=points)
        case PenaltyLifted(player, points, by):
            what, whose = "points" if points else "warning", names_of([player], named)
            line = say("duplicate-log-lifted", what=what, names=whose, points=points)
        case _:
            raise AssertionError(event)
    return officials.get(by, str(by)), line
