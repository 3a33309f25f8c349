"""``stafla bench``: what this machine does with the shipped words."""

import platform
from typing import TYPE_CHECKING, Any

from stafla.cli.output import BadOption, emit, figure, say, table, tell
from stafla.cli.run import version
from stafla.data.catalogue import LANGUAGES

if TYPE_CHECKING:
    from stafla.study.benchmark import Measurement

MOST_EFFORT = 1_000.0


def command(*, edition: str | None = None, effort: float = 1.0, json: bool = False) -> int:
    """Measure the kernel."""
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.study.benchmark import Benchmark

    if not 0 < effort <= MOST_EFFORT:
        raise BadOption("cli-bad-value", name="--effort", text=f"{effort:g}")
    chosen = LANGUAGES if edition is None else (edition,)
    measurements: list[Measurement] = []
    for name in chosen:
        ruled = edition_named(name)
        figures = list(Benchmark(ruled, open_lexicon(ruled, None), effort).figures())
        measurements += figures
        if not json:
            show(ruled.name, figures)
    if json:
        emit(as_json(measurements))
    else:
        tell(say("cli-bench-note"))
    return 0


def as_json(measurements: list["Measurement"]) -> dict[str, Any]:
    """All figures as one value."""
    figures = [
        {
            "edition": measurement.edition,
            "name": measurement.name,
            "value": float(f"{measurement.value:.4g}"),
            "unit": measurement.unit,
        }
        for measurement in measurements
    ]
    return {"version": version(), "machine": platform.machine(), "figures": figures}


def show(edition: str, measurements: list["Measurement"]) -> None:
    """An edition's figures as a table."""
    columns = [("cli-bench-what", "left"), ("cli-about-is", "right"), ("cli-bench-unit", "left")]
    rows = (
        (say(f"cli-bench-{measurement.name}"), figure_text(measurement.value), measurement.unit)
        for measurement in measurements
    )
    table(columns, rows, edition)


def figure_text(value: float) -> str:
    """A figure to three places that count."""
    return figure(f"{value:,.0f}" if value >= 100 else f"{value:.3g}")
