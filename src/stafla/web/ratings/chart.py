"""A rating's history drawn as a line: our own SVG, without script, in the page's colours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 14, 26
STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES = 6


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a game, and how far it may be off."""

    value: float
    spread: float


def chart(points: Sequence[Point], title: str, described: str) -> Markup:
    """The line with the band of its uncertainty; ``described`` says the same in words."""
    low = min(point.value - point.spread for point in points)
    high = max(point.value + point.spread for point in points)
    step = next((s for s in STEPS if (high - low) / s <= MOST_LINES), STEPS[-1])
    low, high = step * (low // step), step * (high // step + 1)

    def x(index: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (index / max(1, len(points) - 1))

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    def path(values: Sequence[float], indexes: Sequence[int]) -> str:
        return " ".join(f"{x(i):.1f},{y(v):.1f}" for i, v in zip(indexes, values, strict=True))

    order = range(len(points))
    there = path([p.value + p.spread for p in points], order)
    back = path([p.value - p.spread for p in reversed(points)], list(reversed(order)))
    line = path([p.value for p in points], order)
    last = len(points) - 1
    return Markup(  # noqa: S704 - numbers of ours, and text that is escaped
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-labelledby="chart-title chart-said">'
        f'<title id="chart-title">{escape(title)}</title>'
        f'<desc id="chart-said">{escape(described)}</desc>'
        f"{_grid(low, high, step, y)}"
        f'<polygon class="chart-band" points="{there} {back}"/>'
        f'<polyline class="chart-line" points="{line}"/>'
        f'<circle class="chart-end" cx="{x(last):.1f}" cy="{y(points[last].value):.1f}" r="4"/>'
        "</svg>"
    )


def sparkline(values: Sequence[float], described: str) -> Markup:
    """A line without scale, in the height of a row; ``described`` says the same in words."""
    low, high = min(values), max(values)
    width, tall = 120, 32
    points = " ".join(
        f"{2 + (width - 4) * at / max(1, len(values) - 1):.1f},"
        f"{tall - 3 - (tall - 6) * (value - low) / (high - low or 1):.1f}"
        for at, value in enumerate(values)
    )
    return Markup(  # noqa: S704 - numbers of ours, and text that is escaped
        f'<svg class="sparkline" viewBox="0 0 {width} {tall}" role="img" '
        f'aria-label="{escape(described)}"><polyline points="{points}"/></svg>'
    )


def _grid(low: float, high: float, step: float, y: Callable[[float], float]) -> str:
    count = round((high - low) / step)
    values = [low + number * step for number in range(count + 1)]
    return "".join(
        f'<path class="chart-grid" d="M{LEFT} {y(v):.1f}H{WIDTH - RIGHT}"/>'
        f'<text class="chart-label" x="{LEFT - 8}" y="{y(v) + 5:.1f}">{v:.0f}</text>'
        for v in values
    )
