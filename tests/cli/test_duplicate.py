"""Duplicate in the terminal: alone, together, seeded, recorded."""

from pathlib import Path

import pytest

from stafla._core import AS_BLANK, MoveGenerator
from stafla.cli.pastimes import duplicate
from stafla.editions import load
from stafla.records import write_play
from stafla.records.record import pastime
from stafla.rules.duplicate import acts, roster
from stafla.rules.duplicate.state import Duplicate
from stafla.words import Lexicon

from .terminal import stafla

SEED = 7


def script(name, lexicon, rounds, choose, eight="", **conditions):
    """What players type who know every word, and the game as it must then be.

    ``choose`` makes the plays of all players from those of the rack, the highest first; None: none.
    """
    edition = load(name)
    started = acts.start(edition, SEED.to_bytes(32, "big"), eight=eight, **conditions)
    state = Duplicate.begin(started)
    generator = MoveGenerator(state.rules, Lexicon.open(Path(lexicon)).graph)
    people = len(choose([None] * 9))
    for _ in range(people):
        state = state.after(roster.join(state))
    lines = []
    for _ in range(rounds):
        for event in acts.announce(state, 0):
            state = state.after(event)
        chosen = choose(generator.plays(state.board, state.rack))
        written = [write_play(p.placement, edition, "letter-first") if p else "" for p in chosen]
        lines += ["", *written] if people > 1 else written
        for player, play in enumerate(chosen, 1):
            if play:
                state = state.after(acts.write(state, player, play.placement, 0))
        best = acts.best_plays(generator)
        for event in acts.collect(state, 0, best, lambda _words: "valid", early=True):
            state = state.after(event)
    return "".join(f"{line}\n" for line in lines), state


@pytest.mark.proves("PL-53", "PL-58", "PL-59")
@pytest.mark.parametrize("name", ["is", "pl"])
def test_three_people_play_two_rounds_at_one_terminal(name, lexica, tmp_path):
    typed, told = script(
        name, lexica[name], 2, lambda plays: [plays[0], plays[len(plays) // 2], None]
    )
    record = tmp_path / "duplicate.json"
    done = stafla(
        *("duplicate", "--edition", name, "--lexicon", lexica[name], "--seed", str(SEED)),
        *("--players", "Anna,Bo,Cai", "--rounds", "2", "--record", str(record)),
        typed=typed,
    )
    assert done.status == 0, done.err
    state = pastime.read(record.read_bytes())
    assert [line.account for line in state.table] == [line.account for line in told.table]
    assert [closed.master for closed in state.rounds] == [closed.master for closed in told.rounds]
    assert state.ended == "rounds"
    assert "First place: Anna" in done.out
    assert state.table[0].account.share == 100
    assert "100%" in done.out
    assert state.started.seed.hex() in done.out


def test_a_variant_is_played_in_a_terminal_as_by_the_rules(lexica, tmp_path):
    agreed = {"joker": "explosive", "eight": "seven-and-eight"}

    def with_blank(plays):
        known = (play for play in plays if play)
        blanks = (play for play in known if any(t & AS_BLANK for t in play.placement.tiles))
        return [next(blanks, plays[0])]

    typed, told = script("is", lexica["is"], 2, with_blank, **agreed)
    record = tmp_path / "duplicate.json"
    done = stafla(
        *("duplicate", "--edition", "is", "--lexicon", lexica["is"], "--seed", str(SEED)),
        *("--rounds", "2", "--record", str(record)),
        *(part for name, value in agreed.items() for part in (f"--{name}", value)),
        typed=typed,
    )
    assert done.status == 0, done.err
    state = pastime.read(record.read_bytes())
    assert [one.on_board for one in state.rounds] == [one.on_board for one in told.rounds]
    letters = [letter for closed in told.rounds for letter in closed.replaced]
    assert done.out.count("from the bag replaces the blank") == len(letters) > 0


def test_alone_mistakes_are_explained_and_an_empty_line_writes_nothing(lexica):
    typed, _ = script("is", lexica["is"], 1, lambda plays: [plays[0]])
    done = stafla(
        *("duplicate", "--edition", "is", "--lexicon", lexica["is"], "--seed", str(SEED)),
        *("--rounds", "2", "--minutes", "60"),
        typed=f"H99 AB\nnothing\nA1 AÁ\n{typed.lower()}\n",
    )
    assert done.status == 0, done.err
    assert done.out.count("Master play: ") == 2
    assert "H99" in done.out
    assert "100%" in done.out
    assert "–" in done.out.rpartition("Master play")[2]


@pytest.mark.proves("PL-56")
def test_alone_a_slip_after_the_time_is_late_and_scores_nothing(lexica, monkeypatch):
    typed, _ = script("is", lexica["is"], 1, lambda plays: [plays[0]])
    times = iter([1_000, 1_001 + 60_000, 70_000])
    monkeypatch.setattr(duplicate, "now", lambda: next(times))
    done = stafla(
        *("duplicate", "--edition", "is", "--lexicon", lexica["is"], "--seed", str(SEED)),
        *("--rounds", "1", "--minutes", "1"),
        typed=typed,
    )
    assert done.status == 0, done.err
    assert "(too late)" in done.out
    assert " 0%" in done.out


def test_the_input_may_end_and_what_was_played_is_kept(lexica, tmp_path):
    record = tmp_path / "duplicate.json"
    done = stafla(
        *("duplicate", "--edition", "is", "--lexicon", lexica["is"], "--record", str(record)),
        typed="\n",
    )
    assert done.status == 2
    state = pastime.read(record.read_bytes())
    assert (len(state.rounds), state.ended) == (1, None)


@pytest.mark.parametrize(
    "options",
    [
        ("--minutes", "0"),
        ("--minutes", "61"),
        ("--rounds", "-1"),
        ("--rounds", "1001"),
        ("--players", "Anna,,Bo"),
        ("--seed", "-1"),
        ("--joker", "x"),
        ("--eight", "8"),
    ],
)
def test_what_cannot_be_is_refused(lexica, options):
    done = stafla("duplicate", "--edition", "is", "--lexicon", lexica["is"], *options)
    assert (done.status, len(done.err.splitlines())) == (2, 1)


@pytest.mark.parametrize(("option", "value"), [("--rounds", "-1"), ("--minutes", "0")])
def test_a_number_out_of_its_range_is_told(option: str, value: str) -> None:
    done = stafla("duplicate", "--edition", "en", option, value)
    assert (done.status, done.err) == (2, f"stafla: {option}: unusable value: {value}\n")


def test_a_bot_writes_no_slips() -> None:
    for name in ("bot", "bot:club"):
        done = stafla("duplicate", "--edition", "sv", "--players", f"Anna,{name}", typed="\n" * 9)
        assert (done.status, done.err) == (2, f"stafla: --players: unusable value: {name}\n")
