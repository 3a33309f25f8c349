"""Lists are replayed, printed, written and read."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.ratings import RatingEntry, RatingList, RatingListFault, rating_system, replay
from stafla.contest.ratings.lists import from_json, to_json
from tests.contest.ratings.events import DAY, event, fields

NAMES = st.sampled_from(["pfs", "naspa", "seierstad", "glicko-2"])


@given(NAMES, st.lists(fields(), max_size=3))
def test_a_list_is_what_the_events_make_whatever_their_order(name, found):
    system = rating_system(name)
    events = [
        replace(played, name=f"e{n}", date=DAY + timedelta(days=n))
        for n, (played, _) in enumerate(found)
    ]
    forward, changes = replay(system, events)
    assert replay(system, reversed(events)) == (forward, changes)
    assert forward.entries == {c.player: c.after for c in changes}
    assert from_json(to_json(forward)) == forward
    if events:
        start, _ = replay(system, events[:1])
        assert replay(system, events[1:], start)[0] == forward


def test_rows_are_by_rating_and_equals_share_a_place():
    entries = {
        name: RatingEntry(name, rating, 40)
        for name, rating in {"a": 120.4, "b": 119.6, "c": 131.0, "d": None}.items()
    } | {"e": RatingEntry("e", 200.0, 12)}
    rows = RatingList("pfs", DAY, entries, {"c": "Łucja"}).rows(rating_system("pfs"))
    assert [(r.place, r.name, r.rating) for r in rows] == [
        (1, "Łucja", 131),
        (2, "a", 120),
        (2, "b", 120),
    ]


def break_up(**changes):
    whole = json.loads(to_json(replay(rating_system("isc"), [event(("a", "b", 3))])[0]))
    return json.dumps(whole | changes)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "ratings-json"),
        ("[" * 100_000, "ratings-json"),
        ("[]", "ratings-format"),
        (break_up(version=2), "ratings-version"),
        (break_up(entries=3), "ratings-format"),
        (break_up(date="soon"), "ratings-format"),
        (break_up(entries=[{"player": "a"}]), "ratings-entry"),
        (break_up(entries=["a"]), "ratings-entry"),
        (break_up(entries=[{"player": "a", "games": 1, "rating": "x"}]), "ratings-entry"),
        (break_up(entries=[{"player": "a", "games": 1}] * 2), "ratings-twice"),
    ],
)
def test_what_is_no_list_is_refused_with_its_reason(text, code):
    with pytest.raises(RatingListFault) as refused:
        from_json(text)
    assert refused.value.code == code
