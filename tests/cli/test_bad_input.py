"""Bad input of every kind: each has its clear error, its exit status, and never a traceback.

A row is what was typed, the exit status, and the code of the message; the message on standard
error (or in the JSON of an illegal play) must be that code's own text.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.records import Record
from stafla.records.record import file as records
from tests.records.games import whole_game

from .terminal import EMPTY, Result, cgp, stafla

TEXTS = catalogue("en", "cli", "files", "refusals", "study", "words")
NAMES = {
    *("text", "row", "rack", "found", "wanted", "most", "edition", "name", "known", "line"),
    *("column", "file", "where", "message", "square", "tile", "kind", "least", "bag", "words"),
    *("count", "encoding", "why", "told", "limit", "field", "offset", "number", "pinned"),
}
HRAKI = "D8H E8R F8A G8K H8I"
START = f"{EMPTY} / 0/0 0"


def message_of(code: str) -> str:
    """A pattern that any message of this code fits, whatever its arguments."""
    code = code if code in TEXTS else f"cli-{code}"
    filled = ({}, {"least": 2, "most": 2, "players": "two"})
    texts = (TEXTS(code, **dict.fromkeys(NAMES, "\x00") | more) for more in filled)
    patterns = {re.escape(" ".join(text.split())).replace("\x00", ".*") for text in texts}
    return f"(?:{'|'.join(sorted(patterns))})"


def refusal(result: Result, code: str) -> None:
    """One line on standard error in the words of the code, and nothing on standard output."""
    assert result.status == 2, result
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err
    assert re.fullmatch(f"stafla: (.+: )?{message_of(code)}\n", result.err), result.err


def score(position: str, play: str, edition: str = "is", *more: str) -> tuple[str, ...]:
    return ("score", "--edition", edition, "--cgp", position, "--play", play, "--json", *more)


# ------------------------------------------------------------------ arguments and positions

ARGUMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "an unknown command": (("bake",), "cli-unknown-command"),
    "an unknown option": (score(START, "8D HRAKI", "is", "--color"), "cli-unknown-option"),
    "an option left out": (("score", "--edition", "is"), "cli-missing-argument"),
    "an option without its value": (("score", "--edition"), "cli-missing-argument"),
    "a number that is none": (
        ("selfplay", "--edition", "is", "--games", "many"), "cli-bad-value"),
    "no games at all": (("selfplay", "--edition", "is", "--games", "0"), "cli-bad-value"),
    "a negative seed": (
        ("selfplay", "--edition", "is", "--games", "1", "--seed=-1"), "cli-bad-value"),
    "a notation that there is not": (
        score(START, "8D HRAKI", "is", "--notation", "chess"), "cli-bad-value"),
    "an interface language that there is not": (
        ("words", "list", "--language", "tlh"), "cli-bad-language"),
    "an edition that there is not": (score(START, "8D HRAKI", "tlh"), "cli-unknown-edition"),
    "an edition in capitals": (score(START, "8D HRAKI", "IS"), "cli-unknown-edition"),
    "an edition with a path in it": (
        score(START, "8D HRAKI", "../editions/is"), "cli-unknown-edition"),
    "an empty position": (score("", "8D HRAKI"), "cgp-fields"),
    "a position without scores": (score(f"{EMPTY} /", "8D HRAKI"), "cgp-fields"),
    "a row too few": (score(f"{EMPTY[3:]} / 0/0 0", "8D HRAKI"), "cgp-rows"),
    "a row too many": (score(f"{EMPTY}/15 / 0/0 0", "8D HRAKI"), "cgp-rows"),
    "a row too wide": (score(f"16{EMPTY[2:]} / 0/0 0", "8D HRAKI"), "cgp-row-width"),
    "a row too narrow": (score(f"A{EMPTY[2:]} / 0/0 0", "8D HRAKI"), "cgp-row-width"),
    "a run of no squares": (score(f"0{EMPTY} / 0/0 0", "8D HRAKI"), "cgp-run"),
    "an endless run": (score(f"{'9' * 99}{EMPTY} / 0/0 0", "8D HRAKI"), "cgp-run"),
    "a letter of another alphabet": (
        score(f"Å14{EMPTY[2:]} / 0/0 0", "8D HRAKI"), "cgp-unknown-letter"),
    "a sign on the board": (score(f"<14{EMPTY[2:]} / 0/0 0", "8D HRAKI"), "cgp-unknown-letter"),
    "a bracket left open": (score(f"[A13{EMPTY[2:]} / 0/0 0", "8D HRAKI"), "cgp-unknown-letter"),
    "a capital that has no tile": (
        score(f"W14{EMPTY[2:]} / 0/0 0", "8F BEHAG", "sv"), "cgp-blank-only"),
    "a rack of another alphabet": (
        score(f"{EMPTY} XYÅ/ 0/0 0", "8D HRAKI"), "cgp-rack-unknown-letter"),
    "a rack tile that does not exist": (
        score(f"{EMPTY} ÜBE/ 0/0 0", "8F BEHAG", "sv"), "cgp-rack-blank-only"),
    "a rack of eight": (score(f"{EMPTY} AAAAAAAA/ 0/0 0", "8D HRAKI"), "cgp-rack-size"),
    "more racks than scores": (score(f"{EMPTY} A/B/D 0/0 0", "8D HRAKI"), "cgp-more-racks"),
    "five players": (score(f"{EMPTY} / 0/0/0/0/0 0", "8D HRAKI"), "cgp-players"),
    "three in a game for two": (
        score(f"{EMPTY} / 0/0/0 0", "8F BEHAG", "sv"), "cgp-players-edition"),
    "a score that is none": (score(f"{EMPTY} / 0/ten 0", "8D HRAKI"), "cgp-score"),
    "passes that are no number": (score(f"{EMPTY} / 0/0 many", "8D HRAKI"), "cgp-zeros"),
    "an opcode without a name": (score(f"{EMPTY} / 0/0 0 ;!;", "8D HRAKI"), "cgp-opcode"),
    "an endless position": (score("15/" * 9_999, "8D HRAKI"), "cgp-too-long"),
    "a play without a square": (score(START, "HRAKI"), "notation-play"),
    "a play of three words": (score(START, "8D HRA KI"), "notation-play"),
    "an empty play": (score(START, ""), "notation-play"),
    "a square of two letters": (score(START, "DD HRAKI"), "notation-square"),
    "a square of two numbers": (score(START, "88 HRAKI"), "notation-square"),
    "a square below the board": (score(START, "16D HRAKI"), "notation-off-board"),
    "a square beside the board": (score(START, "8P HRAKI"), "notation-off-board"),
    "a play of another alphabet": (score(START, "8D ÅÅ"), "notation-unknown-letter"),
    "a play with a hyphen": (score(START, "8D HR-KI"), "notation-unknown-letter"),
    "a play of a tile that does not exist": (
        score(START, "8D WC", "sv"), "notation-blank-only"),
    "a position and a batch at once": (
        ("moves", "--edition", "is", "--cgp", START, "--batch", "x"), "cli-moves-which"),
    "neither a position nor a batch": (("moves", "--edition", "is"), "cli-moves-which"),
    "plays of a rack that is not known": (
        ("moves", "--edition", "is", "--cgp", START), "cgp-no-rack"),
    "nothing to analyse": (("analyze", "--edition", "is"), "cli-analyze-which"),
    "a position and a game to analyse": (
        ("analyze", "--edition", "is", "--cgp", START, "--game", "x"), "cli-analyze-which"),
    "analysis of no edition": (("analyze", "--cgp", START), "cli-missing-argument"),
    "analysis of a rack that is not known": (
        ("analyze", "--edition", "is", "--cgp", START), "cgp-no-rack"),
    "analysis of more tiles than the set has": (
        ("analyze", "--edition", "is", "--cgp", f"{EMPTY} ???/ 0/0 0"), "cgp-rack-set"),
    "analysis of three at a Swedish table": (
        ("analyze", "--edition", "sv", "--cgp", f"{EMPTY} ABE/ 0/0/0 0"), "cgp-players-edition"),
    "time to think before the beginning": (
        ("analyze", "--edition", "is", "--cgp", START, "--ms=-1"), "study-limit"),
    "no plays to tell": (
        ("analyze", "--edition", "is", "--cgp", START, "--top", "0"), "study-limit"),
    "a thousand threads of thought": (
        ("analyze", "--edition", "is", "--cgp", START, "--threads", "1000"), "cli-bad-value"),
    "a game to analyse that there is not": (("analyze", "--game", "none.gcg"), "cli-file-missing"),
    "a batch to analyse that there is not": (
        ("analyze", "--edition", "is", "--batch", "none.jsonl"), "cli-file-missing"),
    "an edition to measure that there is not": (
        ("bench", "--edition", "tlh"), "cli-unknown-edition"),
    "no effort at all": (("bench", "--effort", "0"), "cli-bad-value"),
    "an engine for no edition": (("engine",), "cli-missing-argument"),
    "an engine of an edition that there is not": (
        ("engine", "--edition", "tlh"), "cli-unknown-edition"),
    "an engine without threads": (
        ("engine", "--edition", "is", "--threads", "0"), "cli-bad-value"),
    "a lexicon that there is not": (
        ("moves", "--edition", "is", "--lexicon", "Nothing", "--cgp", START),
        "words-unknown-lexicon"),
    "a lexicon file that there is not": (
        ("moves", "--edition", "is", "--lexicon", "none.lexicon", "--cgp", START),
        "cli-file-missing"),
    "a batch file that there is not": (
        ("moves", "--edition", "is", "--batch", "none.jsonl"), "cli-file-missing"),
    "a batch file that is a folder": (
        ("moves", "--edition", "is", "--batch", "/"), "cli-file-folder"),
    "a game file that there is not": (("replay", "none.gcg"), "cli-file-missing"),
    "a game file that is a folder": (("replay", "/"), "cli-file-folder"),
    "a list that there is not": (
        ("words", "build", "none.txt", "--edition", "is", "--out", "x.lexicon"),
        "cli-file-missing"),
    "info of nothing": (("words", "info", "nothing"), "words-unknown-lexicon"),
    "info of no file": (("words", "info", "nothing.lexicon"), "cli-file-missing"),
    "a bot that there is not": (
        ("play", "--edition", "is", "--players", "bot:genius,bot"), "unknown-bot"),
    "a player without a name": (
        ("play", "--edition", "is", "--players", "a,,b"), "cli-bad-value"),
    "half a seed": (
        ("play", "--edition", "is", "--seed", "1.5"), "cli-bad-value"),
    "a seed beyond 256 bits": (
        ("play", "--edition", "is", "--seed", str(2**256)), "cli-bad-value"),
    "five at the table": (
        ("play", "--edition", "is", "--players", "a,b,c,d,e"), "wrong-players"),
    "three at the Swedish table": (
        ("play", "--edition", "sv", "--players", "a,b,c"), "wrong-players"),
    "a port that there is not": (("serve", "--port", "70000"), "cli-bad-value"),
}  # fmt: skip


@pytest.mark.parametrize("name", ARGUMENTS)
def test_arguments(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, code = ARGUMENTS[name]
    refusal(stafla(*arguments), code)


# ------------------------------------------------------------------ plays against the rules

PLAYS: dict[str, tuple[str, str, str, str]] = {
    "not covering the start": ("", "/", "1A HRAKI", "not-on-start"),
    "an opening of one tile": ("", "/", "8H Á", "too-short"),
    "off the board": ("", "/", "8L HRAKI", "off-board"),
    "no anchor": (HRAKI, "/", "1A LOKI", "detached"),
    "no tile at all": (HRAKI, "/", "8D .....", "no-tiles"),
    "a gap": (HRAKI, "/", "8A L..HRAKI", "nothing-there"),
    "a dot where nothing lies": (HRAKI, "/", "G6 L..I", "nothing-there"),
    "another letter than the one there": (HRAKI, "/", "G6 LOTI", "mismatch"),
    "tiles not held": (HRAKI, "AAAAAAA/", "G6 LO.I", "not-on-rack"),
    "one tile held but not two": (HRAKI, "LOINNNN/", "G6 LOKIL", "not-on-rack"),
    "a blank not held": (HRAKI, "LOINNNN/", "G6 Lo.I", "not-on-rack"),
    "more of a letter than the set has": ("", "/", "8G XXX", "not-on-rack"),
    "more tiles than a rack holds": ("", "/", "8D ARINARIN", "too-many-tiles"),
}


@pytest.mark.parametrize("name", PLAYS)
def test_plays(name: str) -> None:
    board, racks, play, code = PLAYS[name]
    result = stafla(*score(cgp(board, racks), play))
    assert (result.status, result.err) == (1, "")
    assert (result.json["legal"], result.json["reason"]) == (False, code)
    assert re.fullmatch(message_of(code), result.json["message"]) or code == "not-on-rack"


# ------------------------------------------------------------------ files

GCG: dict[str, tuple[bytes, str]] = {
    "an empty file": (b"", "gcg-empty"),
    "no game at all": (b"#title nothing\n", "gcg-empty"),
    "prose": (b"Dear sir,\n", "gcg-line"),
    "a move without points": (b">a: HRAKI 8D HRAKI\n", "gcg-points"),
    "a move without a total": (b">a: HRAKI 8D HRAKI +28\n", "gcg-points"),
    "points in words": (b">a: HRAKI 8D HRAKI +many 28\n", "gcg-points"),
    "a move of no known form": (b">a: HRAKI jumps +28 28\n", "gcg-event"),
    "a player nobody named": (b"#player1 a\n>b: A - +0 0\n", "gcg-unknown-player"),
    "a player named twice": (b"#player1 a\n#player1 b\n", "gcg-player-twice"),
    "a second player without a first": (b"#player2 b\n>b: A - +0 0\n", "gcg-players-missing"),
    "an encoding that there is not": (b"#character-encoding KOI-9\n", "gcg-encoding"),
    "UTF-8 that is none": (b"#character-encoding UTF-8\n>a: \xc5 - +0 0\n", "gcg-not-utf-8"),
    "a set that is none of ours": (
        b"#tile-distribution klingon\n>a: A - +0 0\n", "gcg-distribution"),
    "a tile of another set": (
        "#tile-distribution icelandic\n>a: ÅB 8G ÅB +2 2\n".encode(), "gcg-unknown-letter"),
    "a play beside the board": (
        b"#tile-distribution icelandic\n>a: HR 8P HR +2 2\n", "notation-off-board"),
    "an endless file": (b"#\n" * 6_000, "gcg-too-long"),
}  # fmt: skip


@pytest.mark.parametrize("name", GCG)
def test_game_files(name: str, tmp_path: Path) -> None:
    data, code = GCG[name]
    file = tmp_path / "game.gcg"
    file.write_bytes(data)
    refusal(stafla("replay", str(file), "--json"), code)


def change_it(change: Callable[[dict[str, object]], object]) -> bytes:
    value = json.loads(records.write(Record(whole_game().events)))
    change(value)
    return json.dumps(value).encode()


RECORDS: dict[str, tuple[bytes, str]] = {
    "half a record": (records.write(Record(whole_game().events))[:999], "record-json"),
    "an object of another kind": (b'{"a": 1}', "record-format"),
    "a record of the future": (change_it(lambda v: v.update(version=99)), "record-version"),
    "a record without events": (change_it(lambda v: v.update(events=[])), "record-shape"),
    "a member nobody knows": (change_it(lambda v: v.update(secret=1)), "record-shape"),
    "an event nobody knows": (
        change_it(lambda v: v["events"][3].update(event="dreamt")), "record-event"),  # type: ignore[index]
    "a seat that is no number": (
        change_it(lambda v: v["events"][1].update(seat="one")), "record-shape"),  # type: ignore[index]
    "a tile of another set": (
        change_it(lambda v: v["events"][1].update(tile="Q")), "record-tiles"),  # type: ignore[index]
    "bytes that are no UTF-8": (b'{"format": "\xff"}', "record-not-utf-8"),
    "a bottomless record": (b'{"a":' * 99_999, "record-json"),
    "an edition that is gone": (
        change_it(lambda v: v["events"][0].update(edition="tlh")), "cli-unknown-edition"),  # type: ignore[index]
    "other rules than were pinned": (
        change_it(lambda v: v["events"][0].update(digest="0" * 64)), "bad-event"),  # type: ignore[index]
}  # fmt: skip


@pytest.mark.parametrize("name", RECORDS)
def test_record_files(name: str, tmp_path: Path) -> None:
    data, code = RECORDS[name]
    file = tmp_path / "game.json"
    file.write_bytes(data)
    refusal(stafla("replay", str(file), "--json"), code)


@pytest.mark.parametrize("kept", [0, 1, 7, 63, 200, -1])
def test_a_truncated_lexicon_is_refused(kept: int, lexica, tmp_path: Path) -> None:
    file = tmp_path / "cut.lexicon"
    file.write_bytes(Path(lexica["is"]).read_bytes()[:kept])
    result = stafla("moves", "--edition", "is", "--lexicon", str(file), "--cgp", START)
    code = "words-not-a-lexicon" if kept == 0 and "no lexicon" in result.err else "words-truncated"
    refusal(result, code)


def test_a_lexicon_with_any_bit_flipped_is_refused(lexica, tmp_path: Path) -> None:
    data = Path(lexica["sv"]).read_bytes()
    file = tmp_path / "flipped.lexicon"
    for place in range(0, len(data), 11):
        broken = bytearray(data)
        broken[place] ^= 1 << place % 8
        file.write_bytes(broken)
        result = stafla("words", "info", str(file), "--json")
        assert (result.status, result.out) == (2, ""), place
        assert re.fullmatch(r"stafla: flipped\.lexicon: .+\n", result.err), result.err


def test_a_lexicon_of_another_edition_is_refused(lexica) -> None:
    refusal(
        stafla("moves", "--edition", "is", "--lexicon", lexica["pl"], "--cgp", START),
        "words-foreign-alphabet",
    )


def test_a_list_in_another_encoding_than_named_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes("loki\nþór\n".encode("latin-1"))
    result = stafla(
        "words", "build", str(file), "--edition", "is", "--out", str(tmp_path / "x"), "--json"
    )
    refusal(result, "words-encoding")
    assert "line 2" in result.err
    assert not (tmp_path / "x").exists()


def test_an_encoding_that_there_is_not_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes(b"loki\n")
    out = str(tmp_path / "x")
    build = ["words", "build", str(file), "--edition", "is", "--out", out, "--encoding", "klingon"]
    refusal(stafla(*build), "words-unknown-encoding")


# ------------------------------------------------------------------ acts at the table

ACTS: dict[str, tuple[str, str, str]] = {
    "nonsense": ("sv", "tell me", "notation-square"),
    "a word without a square": ("sv", "BEHAG", "notation-play"),
    "a square beside the board": ("sv", "8P BE", "notation-off-board"),
    "tiles not held": ("sv", "8H XZ", "not-on-rack"),
    "an exchange of tiles not held": ("sv", "-XZ", "not-on-rack"),
    "an exchange of nothing": ("sv", "exchange", "no-tiles"),
    "an exchange of a foreign letter": ("sv", "-Þ", "notation-unknown-letter"),
    "a challenge out of its window": ("sv", "!", "no-window"),
}


@pytest.mark.parametrize("name", ACTS)
def test_acts_at_the_table(name: str, lexica) -> None:
    edition, typed, code = ACTS[name]
    arguments = ["play", "--edition", edition, "--lexicon", lexica[edition], "--seed", "3"]
    result = stafla(*arguments, "--players", "Eva,Bo", typed=f"\n{typed}\n")
    assert result.status == 2
    assert result.err == "stafla: the input ended before the game did\n"
    told = [line for line in result.out.splitlines() if line]
    place = max(index for index, line in enumerate(told) if line.endswith(f"> {typed}"))
    pattern = message_of(code) if code != "not-on-rack" else "You do not have .* on your rack\\."
    assert re.fullmatch(pattern, told[place + 1]), told[place + 1]


def test_the_table_of_bad_input_is_long_enough() -> None:
    rows = [ARGUMENTS, PLAYS, GCG, RECORDS, ACTS]
    assert sum(map(len, rows)) >= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_is_not_there_is_told_like_any_file(language: str, tmp_path: Path) -> None:
    say = catalogue(language, "cli")
    for missing in (tmp_path / "words.txt", tmp_path / "words.kwg", tmp_path / "words.xml"):
        done = stafla("words", "import", str(missing), "--edition", "pl", "--language", language)
        told = say("cli-file-missing", file=str(missing))
        assert (done.status, done.err) == (2, f"stafla: {told}\n")
