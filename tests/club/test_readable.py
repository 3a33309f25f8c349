"""What is written can be read: every kind of event at its limits, and what is beyond them."""

from dataclasses import fields, replace
from typing import get_args, get_origin, get_type_hints

import pytest
from annotated_types import Ge, Gt, Le, Lt, MaxLen, MinLen
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla import rules
from stafla._core import Placement
from stafla.club import ClubRefusal, SeatSetup, Setup
from stafla.club.pastimes.log import _row
from stafla.club.tables import log as codec
from stafla.club.tables.log import BadLog
from stafla.club.tables.refusals import CannotBeKept
from stafla.editions import ClockPolicy, Procedure, load
from stafla.records.record import pastime
from stafla.records.record.event import EVENTS, LATER, SHAPES, kind_of, models
from stafla.rules import UNKNOWN, Theme
from stafla.rules.game.events import LONGEST_TEXT, LONGEST_WORD, MOST_WORDS
from tests.club.club import OWNER, forget

EDITION = load("is")
LETTERS = ("a", "ß", "Þ", "\N{GRINNING FACE}", "\N{COMBINING ACUTE ACCENT}", '"', "\\", "\0", "\n")
HEX = bytes(range(32))


def policies():
    """Clocks at their limits."""
    days = 60 * 24 * 3600
    yield ClockPolicy(days, days, days, 1000, days, "lose", 1000)
    yield ClockPolicy(1, 0, 0, 0, 0, "stop", 0)


WHOLE = {
    "policy": [*policies()],
    "procedure": [Procedure(2, True, 15, 15, 15), Procedure(1, False, 0, 0, 0)],
    "placement": [
        Placement(0, False, bytes([1] * 15)),
        Placement(0, True, bytes([1] * 15)),
        Placement(224, False, bytes([1])),
    ],
    "tiles": [b"", bytes([0] * 15), bytes([UNKNOWN] * 15), bytes([1, UNKNOWN, 0])],
    "tile": [0, 1, UNKNOWN],
    "seed": [None, HEX],
    "commitment": [None, HEX],
    "random": [HEX],
    "digest": ["0f" * 32],
}
"""Members that are no plain numbers and texts."""
BEYOND = {
    "tiles": [bytes([0] * 16), bytes([200])],
    "tile": [200],
    "random": [b"", bytes(31), bytes(33)],
    "digest": ["", "x" * 64],
    "placement": [],
    "policy": [],
    "procedure": [],
    "seed": [bytes(31)],
    "commitment": [bytes(31)],
}


def theme_of(letter, name=LONGEST_TEXT, word=LONGEST_WORD, count=3):
    return Theme(letter * name, tuple(letter * (word - n) for n in range(count)))


def bounds_of(shape):
    """The least and the greatest size or length that a shape admits."""
    least, most = None, None
    for said in getattr(shape, "__metadata__", ()):
        for one in getattr(said, "metadata", [said]):
            match one:
                case Ge(bound) | MinLen(bound):
                    least = bound
                case Le(bound) | MaxLen(bound):
                    most = bound
                case Gt(bound):
                    least = bound + 1
                case Lt(bound):
                    most = bound - 1
    return least or 0 if least is None else least, most


def resize(shape, letter):
    """Values at the limits of a shape, and values just beyond."""
    options = [one for one in get_args(shape) if one is not type(None)]
    if get_origin(shape) is None or not hasattr(shape, "__metadata__"):
        if options and all(isinstance(one, str | int) for one in options):
            return list(options), []
        if options and len(options) < len(get_args(shape)):
            inside, outside = resize(options[0], letter)
            return [None, *inside], outside
        return [True, False] if shape is bool else [], []
    least, most = bounds_of(shape)
    kind = get_args(shape)[0]
    if kind is int:
        return [least, most], [least - 1, most + 1]
    if kind is str:
        return [letter * least, letter * most], [letter * (most + 1)]
    inside, outside = resize(get_args(kind)[0], letter)
    lists = [tuple(inside[-1:] * size) for size in (least, most)]
    wrong = [tuple(outside[-1:]), tuple(inside[-1:] * (most + 1))]
    return lists, wrong


def values(event, field, letter):
    """Members of an event at their limits, and beyond."""
    if field.name in WHOLE:
        return WHOLE[field.name], BEYOND[field.name]
    if field.name == "theme":
        inside = [theme_of(letter), theme_of(letter, 1, 1, 1), Theme(letter, ("A",) * MOST_WORDS)]
        beyond = [
            theme_of(letter, LONGEST_TEXT + 1),
            theme_of(letter, word=LONGEST_WORD + 1),
            Theme(letter, ("A",) * (MOST_WORDS + 1)),
            Theme("", ()),
        ]
        return inside, beyond
    hint = get_type_hints(event)[field.name]
    shape = models()[kind_of(event)].model_fields[field.name]
    annotated = SHAPES.get(field.name, hint)
    inside, outside = resize(annotated, letter)
    if shape.annotation is not None and type(None) in get_args(shape.annotation):
        inside = [None, *inside]
    return inside, outside


@st.composite
def events(draw, event, beyond=False):
    """An event of a kind with each member at a limit; with ``beyond`` one of them past it."""
    letter = draw(st.sampled_from(LETTERS))
    members, past = {}, []
    for field in fields(event):
        inside, outside = values(event, field, letter)
        assert inside, field.name
        members[field.name] = draw(st.sampled_from(inside))
        past += [(field.name, value) for value in outside]
    if beyond and past:
        name, value = draw(st.sampled_from(past))
        members[name] = value
    return event(**members), bool(beyond and past)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_every_event_at_its_limits_is_written_and_read_back(kind, data):
    event, _ = data.draw(events(kind))
    name, body = codec.dump(event, EDITION)
    assert codec.load(body, EDITION) == event
    assert name == kind_of(kind)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_every_event_beyond_a_limit_is_refused_when_it_is_written(kind, data):
    event, past = data.draw(events(kind, beyond=True))
    if past:
        with pytest.raises(CannotBeKept):
            codec.dump(event, EDITION)


def test_members_that_may_be_left_out_are_read_back_too():
    assert {"about", "bag", "variants"} == LATER
    for event in (rules.JudgeCalled(0), rules.Appealed(0, ""), rules.Drawn(0, b"\1")):
        assert codec.load(codec.dump(event, EDITION)[1], EDITION) == event


def test_half_a_character_is_not_written():
    with pytest.raises(CannotBeKept):
        codec.dump(rules.JudgeCalled(0, "\ud800"), EDITION)


TOO_LONG = [
    ("a theme word of 61 characters", {"theme_words": ("Á" * 61,)}),
    ("a theme word that grows when it is put into capitals", {"theme_words": ("ß" * 60,)}),
    ("a name of 201 characters", {"theme": "x" * 201}),
    ("too many words", {"theme_words": tuple(f"ORÐ{n}" for n in range(2001))}),
]


@pytest.mark.parametrize("members", [m for _, m in TOO_LONG], ids=[name for name, _ in TOO_LONG])
def test_a_theme_that_could_not_be_read_again_makes_no_table(club, members):
    guests = SeatSetup("Anna"), SeatSetup("Piotr")
    setup = {"theme": "na wsi", "theme_words": (), **members}
    with pytest.raises(ClubRefusal) as refused:
        club.tables.create(Setup("pl", guests, "automatic", variants=("theme",), **setup), OWNER)
    assert refused.value.code == "no-theme"
    assert club.tables.games.all() == ()


def test_a_theme_at_its_limits_makes_a_table_that_can_be_read(club):
    guests = SeatSetup("Anna"), SeatSetup("Piotr")
    words = ("ß" * 30, "ł" * 60, *(f"słowo{n}" for n in range(1998)))
    setup = Setup(
        "pl", guests, "automatic", variants=("theme",), theme="n" * 200, theme_words=words
    )
    table = club.tables.create(setup, OWNER)
    forget(club.tables.game_cache)
    assert club.game(table).theme.words == tuple(sorted(word.upper() for word in words))


PASTIMES = [(kind, event) for kind, listed in pastime.EVENTS.items() for event in listed]


def of_pastime(hint, name, draw, most_items=2000):
    """A member of a pastime's event at a limit; tuples in tuples hold so many things in all."""
    options = get_args(hint)
    if type(None) in options:
        hint = next(one for one in options if one is not type(None))
        if draw(st.booleans()):
            return None
    if get_origin(hint) is tuple:
        (item, *_) = get_args(hint)
        nested = get_origin(item) is tuple
        count = draw(st.sampled_from([0, 1, most_items] if nested else [0, most_items]))
        return tuple([of_pastime(item, name, draw, most_items // max(count, 1))] * count)
    match hint:
        case _ if hint is int:
            most = (1 << (53 if name == "at" else 31)) - 1
            return draw(st.sampled_from([-most, 0, most]))
        case _ if hint is str:
            return draw(st.sampled_from(LETTERS)) * draw(st.sampled_from([0, 2000]))
        case _ if hint is bytes:
            return bytes(draw(st.sampled_from([0, 1000])))
        case _ if hint is bool:
            return draw(st.booleans())
    assert hint is Placement, hint
    return draw(st.sampled_from(WHOLE["placement"]))


@pytest.mark.parametrize(("kind", "event"), PASTIMES, ids=lambda one: getattr(one, "__name__", one))
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_every_event_of_a_pastime_at_its_limits_is_written_and_read_back(kind, event, data):
    hints = get_type_hints(event)
    made = event(**{f.name: of_pastime(hints[f.name], f.name, data.draw) for f in fields(event)})
    assert pastime.load(_row(kind, made, EDITION, 0).body, kind) == made


def test_an_event_of_a_pastime_that_could_not_be_read_is_not_written():
    long = pastime.EVENTS["daily"][0]
    members = {f.name: "x" * 2001 if f.name == "lexicon" else "x" for f in fields(long)}
    with pytest.raises(CannotBeKept):
        _row("daily", long(**members), EDITION, 0)


def test_an_event_that_is_read_as_another_one_is_not_written(monkeypatch):
    started = pastime.EVENTS["daily"][0]
    hints = get_type_hints(started)
    members = {f.name: "x" if hints[f.name] is str else hints[f.name]() for f in fields(started)}
    made = started(**members)
    assert _row("daily", made, EDITION, 0)
    read = pastime.load
    monkeypatch.setattr(
        pastime, "load", lambda body, kind: replace(read(body, kind), lexicon="another")
    )
    with pytest.raises(CannotBeKept):
        _row("daily", made, EDITION, 0)


def test_a_log_of_an_unknown_kind_is_said_to_be_bad():
    with pytest.raises(BadLog):
        codec.load('{"event":"danced","seat":0}', EDITION)
    with pytest.raises(BadLog):
        codec.load("{", EDITION)


def test_an_event_that_no_database_could_write_down_is_refused_before():
    started = pastime.EVENTS["daily"][0]
    hints = get_type_hints(started)
    members = {f.name: "x" if hints[f.name] is str else hints[f.name]() for f in fields(started)}
    assert _row("daily", started(**members), EDITION, 0)
    with pytest.raises(CannotBeKept):
        _row("daily", started(**members | {"lexicon": "\ud800"}), EDITION, 0)
