"""How the lead of a game for two went, as a line: in the dock of pages that go through it."""

from collections.abc import Sequence

from markupsafe import Markup

WIDE, HIGH = 600, 44
ROOM = 4


def lead_svg(totals: Sequence[Sequence[int]], at: int) -> Markup:
    """By how much the first seat led after each turn; nothing where not two play.

    Args:
        totals: of the seats, after each turn.
        at: after how many turns the page looks.
    """
    if not totals or len(totals[0]) != 2:
        return Markup("")
    leads = [0, *(one - other for one, other in totals)]
    most = max(1, *map(abs, leads))
    middle, step = HIGH / 2, WIDE / len(totals)
    points = [
        f"{turn * step:.1f} {middle - lead / most * (middle - ROOM):.1f}"
        for turn, lead in enumerate(leads)
    ]
    line, here = "M" + " L".join(points), f"{at * step:.1f}"
    return Markup(  # noqa: S704 - numbers of ours
        f'<svg class="lead" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" '
        f'aria-hidden="true"><path class="area" d="{line} L{WIDE} {middle:g} L0 {middle:g}Z"/>'
        f'<path class="zero" d="M0 {middle:g}H{WIDE}"/><path class="line" d="{line}"/>'
        f'<path class="now" d="M{here} 0V{HIGH}"/></svg>'
    )
