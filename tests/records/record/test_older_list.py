"""A game keeps the verdicts that it carries, whatever its list says of the words today."""

from pathlib import Path

import pytest

from stafla.club.lexica import InstalledLexica, MissingLexicon
from stafla.editions import load
from stafla.records import replay
from stafla.records.record import file as record
from stafla.rules import Played, Ruled, sheet
from stafla.words import About, Judge, Lexicon, build, library, list_of
from tests.cli.terminal import stafla

FILE = Path(__file__).resolve().parents[2] / "data" / "records" / "fi-5E87DA.json"
"""Played with the first Finnish list: PALJON was refused, of KOTONA nobody could say."""


def later(*words: str) -> Lexicon:
    """A list of today under the old one's name."""
    edition = load("fi")
    about = About(edition="fi", name="Voikko ja FreeDict", version="later")
    built = build(list_of(words, edition.alphabet), edition, about)
    library.put(built)
    return built.lexicon


@pytest.fixture
def today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lexicon:
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    return later("PALJON", "TODELLA")


@pytest.mark.usefixtures("today")
def test_the_game_replays_with_the_verdicts_that_were_given_then(today: Lexicon) -> None:
    judge = Judge(load("fi"), today)
    assert [judge.word(word).verdict for word in ("PALJON", "KOTONA")] == ["valid", "invalid"]
    game = replay(record.read(FILE.read_bytes()))
    assert [e.verdict for e in game.events if isinstance(e, Ruled)] == ["invalid", "unknown"]
    plays = [(row.stands, row.verdict, row.points) for row in sheet(game) if row.kind == "play"]
    assert plays == [(False, "invalid", 0), (True, "unknown", 22)]
    assert [event.points for event in game.events if isinstance(event, Played)] == [36, 22]
    assert game.totals == (0, 22)


@pytest.mark.usefixtures("today")
def test_the_terminal_computes_every_figure_again() -> None:
    result = stafla("replay", str(FILE))
    assert (result.status, result.err) == (0, "")
    assert "Eero: 22" in result.out


def test_the_file_is_written_again_byte_for_byte() -> None:
    data = FILE.read_bytes()
    assert record.write(record.read(data)) == data


def test_a_game_that_pins_a_list_which_is_gone_asks_no_other(today: Lexicon) -> None:
    edition = load("fi")
    gone = InstalledLexica().pinned_to(edition, today.name, "0DD0DD")
    assert isinstance(gone, MissingLexicon)
    assert gone.verdict(["PALJON"]) == "unknown"
    assert gone.verdicts(["PALJON"]) == {"PALJON": "unknown"}
    assert (
        InstalledLexica()
        .pinned_to(edition, "Voikko ja FreeDict", today.fingerprint)
        .verdict(["PALJON"])
        == "valid"
    )
