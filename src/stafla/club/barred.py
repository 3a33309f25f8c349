"""Acts that the rules would allow and the table does not."""

from collections.abc import Collection, Mapping

from stafla.club.act import ActKind
from stafla.club.folds import Folded
from stafla.club.presence import Presence
from stafla.club.timing import is_gone
from stafla.rules import Refusal
from stafla.rules.refusal import NoTakeback, NotGone


def barred(
    table: str, folded: Folded, bots: Collection[int], presence: Presence, now: int
) -> Mapping[ActKind, Refusal]:
    """The acts that nobody may do now, each with why.

    A claim needs somebody who is gone, and a rated game has no takebacks.
    """
    found: dict[ActKind, Refusal] = {}
    if not is_gone(table, folded, bots, presence, now):
        found["claim"] = NotGone()
    if folded.rated:
        found["propose-takeback"] = NoTakeback()
    return found
