"""The table of today's figures is that of the history."""

import json

from bench import tables
from bench.figures import HISTORY


def test_the_page_has_the_table_of_the_history():
    page = tables.PAGE.read_text("utf-8")
    assert tables.with_table(page, HISTORY.read_text("utf-8")) == page


def run(value, when, **more):
    figure = {"subject": "fi", "name": "speed", "value": value, "unit": "/s", **more}
    return json.dumps({"when": when, "kind": "moves", "figures": [figure]})


def test_a_figure_shows_now_and_then_and_a_missed_mark():
    history = "\n".join([run(1.0, "2026-01-02"), run(4.0, "2026-03-04", least=5)])
    rows = tables.table(history).splitlines()
    assert "| **moves**, 2026-03-04 (since 2026-01-02) |" in rows[2]
    assert rows[3] == "| speed, /s |  | 4 (1) *missed* |  |  |  | at least 5 |"


def test_what_hardly_changed_shows_one_figure():
    history = "\n".join([run(4000.0, "2026-01-02"), run(4100.0, "2026-03-04")])
    assert "| 4,100 |" in tables.table(history)
