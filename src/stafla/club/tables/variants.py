"""What a table agrees on beyond its edition, and who has agreed to it (PL-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stafla import rules
from stafla.club.tables.refusals import BadVariants, ConsentDue, VariantsUnrated
from stafla.editions import Edition, VariantError, combine
from stafla.rules import Refusal
from stafla.rules.game.refusals import NoPairClock, NoPairJudge

if TYPE_CHECKING:
    from stafla.club.tables.setup import Setup


def with_variants(edition: Edition, setup: Setup) -> Edition:
    """The edition with what the table is to agree on.

    Raises:
        BadVariants, VariantsUnrated: why it cannot.
    """
    if setup.variants and setup.rated:
        raise VariantsUnrated
    try:
        players = len(setup.guests) or None
        combined = combine(edition, setup.variants, players=players, check=setup.check)
        if bool(combined.house.theme_points) != (theme_of(setup) is not None):
            raise BadVariants("no-theme")
        if combined.house.pairs and setup.clock:
            raise NoPairClock
        if combined.house.pairs and setup.judge:
            raise NoPairJudge
    except (VariantError, Refusal) as error:
        raise BadVariants(error.code, **error.values) from error
    return combined


def theme_of(setup: Setup) -> rules.Theme | None:
    """The theme of a table; None: it has none.

    Raises:
        Refusal: name or list are too long.
    """
    return rules.theme_of(setup.theme, setup.theme_words) if setup.theme.strip() else None


def require_consent(setup: Setup, agrees: tuple[str, ...]) -> None:
    """Whoever joins must name exactly what the table agrees on.

    Raises:
        ConsentDue: they do not.
    """
    if set(agrees) != set(setup.variants):
        raise ConsentDue
