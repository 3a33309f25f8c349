"""What is written of a table has exactly the members of the schema, whatever happens there."""

import json
from collections import Counter
from random import Random

import pytest

from stafla.club.tables.cache import GameState
from stafla.club.tables.clock import observed_clock
from stafla.club.tables.delay import NONE, delay_of
from stafla.club.tables.judge import seen_judge
from stafla.club.tables.observation import observe
from stafla.rules.base.replace import replace
from stafla.store import Seat
from stafla.web.rendering import languages
from stafla.web.tables.view import letters
from stafla.web.tables.view_json import own_text, shared_text, table_view
from tests.club.tables.test_legal_acts import TABLES, begin_game, finish_off
from tests.marks import in_ci

NAMES = ('Ólöf "Lóa"', "Päivi\\Ääkkönen", "", "\N{GRINNING FACE}\u2028</script>")
STEPS = 120
BEGUN = 1_790_000_000_000


def seats_of(players):
    return tuple(
        Seat(number, "person", None, NAMES[number] or None, owner="x", hidden=number == 2)
        for number in range(players)
    )


def states(edition, players, agreed, number):
    """A game from its first turn to its end or for some acts, by dice."""
    game, dice = begin_game(edition, players, agreed, number), Random(number)
    first, *others = game.log
    state = GameState.begin(first, BEGUN)
    for event in others:
        state = state.after(event, BEGUN)
    for step in range(STEPS):
        yield state
        if state.game.ended:
            return
        for event in finish_off(state.game, dice):
            state = state.after(event, BEGUN + 1000 * step)


def observation_of(state, seats, seat, **more):
    """The table as a seat sees it, or somebody who watches."""
    return observe(
        "t" * 22,
        state.game,
        seats,
        rows=state.rows,
        clock=observed_clock(state, state.at),
        barred={},
        words=0,
        yours=frozenset() if seat is None else frozenset({seat}),
        delay=NONE,
        seat=seat,
        thinking=False,
        judge=seen_judge(state, dict),
        **more,
    )


def assert_written_as_the_schema_says(observation, language):
    say = languages.texts(language)
    written = json.loads(f"{{{own_text(observation, say)},{shared_text(observation, say)}}}")
    told = json.loads(table_view(observation, say).model_dump_json(exclude={"edition"}))
    assert written == told
    return written


@pytest.mark.parametrize(
    ("edition", "players", "agreed"),
    [*TABLES[::2], *(in_ci(*one) for one in TABLES[1::2])],
)
def test_every_view_has_the_members_of_the_schema_and_no_others(edition, players, agreed):
    seats, kinds = seats_of(players), set()
    for number in range(2):
        for step, state in enumerate(states(edition, players, agreed, number)):
            seat = (None, *range(players))[step % (players + 1)]
            written = assert_written_as_the_schema_says(observation_of(state, seats, seat), "pl")
            kinds |= {row["kind"] for row in written["turns"]}
            assert [row["points"] for row in written["turns"]] == [r.points for r in state.rows]
            unseen = b"" if state.game.ended else state.game.unseen(seat)
            assert written["unseen"] == Counter(letters(unseen, state.game.edition))
    assert "play" in kinds


@pytest.mark.parametrize("language", languages.NAMES)
def test_names_and_delays_are_written_in_every_language(language):
    *_, state = states("is", 4, {"check": "challenge"}, 1)
    observation = observation_of(state, seats_of(4), 0, hints=True)
    for delay in ("", "turns-1"):
        late = replace(observation, delay=delay_of(delay) if delay else NONE)
        written = assert_written_as_the_schema_says(late, language)
        assert [seat["name"] for seat in written["seats"]][:2] == [*NAMES[:2]]
        assert bool(written["delay"]) is bool(delay)
        assert written["you"]["hints"]
