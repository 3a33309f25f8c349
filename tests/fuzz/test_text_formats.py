"""Positions, plays, game files, records and command lines changed at random.

Each is refused with a code of its own or understood; what is understood is written and read back
the same, and no command ever ends otherwise than with a status and at most one line of error.
"""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from stafla._core import PlacementError
from stafla.cli.play.entry import read_entry
from stafla.editions import UnknownEdition, load, names
from stafla.records import (
    Fault,
    NotationFault,
    PositionFault,
    Record,
    cgp,
    from_gcg,
    read_play,
    replay,
    to_gcg,
    write_play,
)
from stafla.records.gcg import reader as gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.gcg.check import play_through
from stafla.records.gcg.edition import edition_of
from stafla.records.record import file as records
from stafla.records.record.replay import replay_far
from stafla.rules import BadEvent
from tests.cli.terminal import EMPTY, stafla
from tests.records.games import whole_game

from .mutation import draws, mutate

SHORT, LONG = 2.0, 300.0
GAMES = sorted((Path(__file__).parents[1] / "data" / "gcg").glob("*.gcg"))
SIGNS = "AÁÐEHILNÞæö?.[]()/-+0159 :;>#!*=\n\t\0\u2028\ud800😀İß"
POSITIONS = (
    f"{EMPTY} ABDE/ÞÆ? 10/-3 2 lex BÍN; mp 1;",
    "15/15/11FiŚ1/11LI2/9CŁA3/9Z1N3/8HOI4/6STĘPIĆ3/5AUR1Y5/4SAMY2G4/2CLE4JA1K2/"
    "2LARWO1SAMBIE1/2I1WENTO1O1IW1/E6END3Y1/ZDZIAŁaJ1Y5 ACNNPRW/AHIKPZŻ 240/200 0",
)
PLAYS = ("8D HRAKI", "G6 LO.I", "15o (LOK)i", "H4 [CH]A")
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("score", "--edition", "is", "--cgp", f"{EMPTY} / 0/0 0", "--play", "8D HRAKI", "--json"),
    ("moves", "--edition", "en", "--cgp", f"{EMPTY} AB?/ 0/0 0", "--top", "3", "--json"),
    ("judge", "--edition", "sv", "behag", "--whole", "--json"),
    ("words", "info", "fi", "--json"),
    ("words", "diff", "sv", "fi"),
    ("replay", str(GAMES[0]), "--edition", "is", "--json"),
    ("selfplay", "--edition", "fi", "--games", "1", "--seed", "1", "--threads", "1", "--json"),
    ("play", "--edition", "pl", "--players", "a,bot", "--seed", "1"),
)


def text_of(draw: Random, text: str) -> str:
    """A few changes to a text: at the level of characters, or of the bytes under them."""
    if draw.random() < 0.4:
        data = text.encode("utf-8", "surrogatepass")
        return mutate(draw, data, EMPTY.encode()).decode("utf-8", "replace")
    letters = list(text)
    for _ in range(draw.choice((1, 1, 2, 4))):
        at = draw.randrange(len(letters) + 1)
        letters[at : at + draw.choice((0, 0, 1, 3))] = draw.choices(SIGNS, k=draw.choice((0, 1, 2)))
    return "".join(letters)


def try_position(draw: Random) -> None:
    edition = load(draw.choice(names()))
    try:
        position = cgp.read(text_of(draw, draw.choice(POSITIONS)), edition)
    except PositionFault as fault:
        assert fault.code.startswith("cgp-")
        return
    assert len(position.cells) == 225
    assert cgp.read(cgp.write(position, edition), edition) == position


def try_play(draw: Random) -> None:
    edition, text = load(draw.choice(names())), text_of(draw, draw.choice(PLAYS))
    style = draw.choice(("gcg", "letter-first"))
    try:
        placement = read_play(text, edition, style)
    except NotationFault as fault:
        assert fault.code.startswith("notation-")
    except PlacementError as error:
        assert error.code
    else:
        assert read_play(write_play(placement, edition, style), edition, style) == placement


def try_entry(draw: Random) -> None:
    text = text_of(draw, draw.choice((*PLAYS, "-ABC", "exchange AB", "pass", "?")))
    try:
        read_entry(text, load(draw.choice(names())), "gcg")
    except NotationFault as fault:
        assert fault.code


def try_game_file(draw: Random) -> None:
    one, other = draw.choice(GAMES).read_bytes(), draw.choice(GAMES).read_bytes()
    try:
        file = gcg.read(mutate(draw, one, other))
        assert gcg.read(gcg_text.write(file)).players == file.players
        edition = load(edition_of(file))
        report = play_through(file, edition)
        assert len(report.turns) == len(file.lines)
        game = replay(from_gcg(file, edition))
    except (Fault, UnknownEdition) as fault:
        assert fault.code
        return
    again = replay(from_gcg(gcg.read(gcg_text.write(to_gcg(Record(game.events)))), edition))
    assert again.board == game.board


@cache
def record_files() -> list[bytes]:
    games = [("is", 2), ("sv", 2), ("pl", 3), ("en", 4)]
    return [records.write(Record(whole_game(*game).events, {"seat-0": "Ó"})) for game in games]


def try_record(draw: Random) -> None:
    one, other = draw.choice(record_files()), draw.choice(record_files())
    try:
        record = records.read(mutate(draw, one, other))
        far = replay_far(record)
    except (Fault, BadEvent, UnknownEdition) as fault:
        assert fault.code
        return
    assert records.read(records.write(record)) == record
    assert len(far.game.events) == len(record.events) or far.bad is not None


def try_command(draw: Random) -> None:
    words = list(draw.choice(COMMANDS))
    for _ in range(draw.choice((1, 1, 2))):
        at = draw.randrange(len(words))
        match draw.randrange(4):
            case 0:
                del words[at]
            case 1:
                words[at] = text_of(draw, words[at]).replace("\0", "")
            case 2:
                words.insert(at, draw.choice(words))
            case _:
                words[at] = draw.choice(draw.choice(COMMANDS))
        if not words:
            return
    if "serve" in words or any(len(word) > 3 and word.isdecimal() for word in words):
        return
    result = stafla(*words, typed="-\n?\nresign\n")
    assert result.status in (0, 1, 2)
    assert "Traceback" not in result.out + result.err
    assert "internal error" not in result.err, (words, result.err)
    if result.status == 2 and "batch" not in result.err:
        assert result.err.count("\n") == 1, (words, result.err)


def try_all(seconds: float, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("STAFLA_HOME", str(folder / "home"))
    for number, draw in draws(seconds):
        try_position(draw)
        try_play(draw)
        try_entry(draw)
        if number % 4 == 0:
            try_record(draw)
        if number % 16 == 0:
            try_game_file(draw)
            try_command(draw)


def test_texts_changed_at_random_are_refused_or_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try_all(SHORT, tmp_path, monkeypatch)


@pytest.mark.verify
def test_texts_changed_at_random_for_long_are_refused_or_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try_all(LONG, tmp_path, monkeypatch)
