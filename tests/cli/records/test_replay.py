"""``stafla replay``: game files of our own, and what a slip in them looks like."""

from pathlib import Path

import pytest

from stafla.records import Record
from stafla.records.record import file as records
from tests.cli.terminal import Result, stafla
from tests.records.games import whole_game

GAMES = Path(__file__).parents[2] / "data" / "gcg"

FINALS = {
    "is-reykjavik.gcg": ({"Jón_Örn": 523, "Þóra_Hlín": 616}, "each"),
    "fi-turku.gcg": ({"Väinö_Niemi": 278, "Päivi": 318}, "each"),
    "sv-uppsala.gcg": ({"Åsa_Öberg": 349, "Nils": 324}, "each"),
    "sv-home-three.gcg": ({"Åke": 162, "Bo": 216, "Eva": 307}, "each"),
    "pl-gdansk.gcg": ({"Łucja": 351, "Święto_Sław": 314}, "each"),
    "en-leeds.gcg": ({"Ben_Ox": 379, "Ada": 545}, "double"),
}
KINDS = {"play", "exchange", "pass", "withdrawn", "challenge", "rack", "time"}


def replay(name: str, *more: str) -> Result:
    return stafla("replay", str(GAMES / name), "--json", *more)


def hand_in(folder: Path, name: str, right: str, wrong: str) -> Result:
    data = (GAMES / name).read_bytes()
    assert data.count(right.encode()) == 1
    file = folder / name
    file.write_bytes(data.replace(right.encode(), wrong.encode()))
    return stafla("replay", str(file), "--json")


@pytest.mark.parametrize("name", FINALS)
def test_every_figure_of_a_real_file_is_computed_again(name: str) -> None:
    result = replay(name)
    finals, settlement = FINALS[name]
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {"players", "turns", "settlement", "mismatches"}
    assert {player["nick"]: player["final"] for player in result.json["players"]} == finals
    assert result.json["settlement"] == settlement
    assert result.json["mismatches"] == []


@pytest.mark.parametrize("name", FINALS)
def test_a_turn_tells_who_did_what_for_how_much(name: str) -> None:
    turns = replay(name).json["turns"]
    totals = dict.fromkeys(FINALS[name][0], 0)
    for number, turn in enumerate(turns, 1):
        assert set(turn) == {"n", "player", "kind", "play", "computed", "stated", "cumulative"}
        assert turn["n"] == number
        assert turn["kind"] in KINDS
        assert turn["computed"] == turn["stated"]
        totals[turn["player"]] += turn["computed"]
        assert turn["cumulative"] == totals[turn["player"]]


def test_all_kinds_of_lines_occur_in_the_files() -> None:
    kinds = {turn["kind"] for name in FINALS for turn in replay(name).json["turns"]}
    assert kinds == KINDS


def test_the_edition_can_be_named_where_the_file_does_not() -> None:
    assert replay("pl-gdansk.gcg", "--edition", "pl").json == replay("pl-gdansk.gcg").json
    other = replay("pl-gdansk.gcg", "--edition", "en")
    assert (other.status, other.out) == (2, "")


def test_a_wrong_score_is_a_mismatch_and_status_1(tmp_path: Path) -> None:
    result = hand_in(tmp_path, "fi-turku.gcg", "O1 OTE +28 290", "O1 OTE +29 291")
    assert result.status == 1
    assert {"n": 27, "field": "score", "computed": 28, "stated": 29} in result.json["mismatches"]
    assert result.json["turns"][26]["computed"] == 28


def test_a_wrong_total_is_a_mismatch(tmp_path: Path) -> None:
    result = hand_in(tmp_path, "fi-turku.gcg", "(CES) +12 318", "(CES) +12 319")
    assert result.status == 1
    assert result.json["mismatches"] == [
        {"n": 29, "field": "cumulative", "computed": 318, "stated": 319}
    ]


@pytest.mark.proves("FI-37", "FI-38")
def test_a_wrong_settlement_is_a_mismatch(tmp_path: Path) -> None:
    result = hand_in(tmp_path, "fi-turku.gcg", "(CES) +12 318", "(CES) +13 319")
    fields = [mismatch["field"] for mismatch in result.json["mismatches"]]
    assert (result.status, fields) == (1, ["score"])


def test_tiles_left_that_are_not_the_ones_left_are_a_mismatch(tmp_path: Path) -> None:
    result = hand_in(tmp_path, "fi-turku.gcg", "(CES) +12 318", "(CET) +12 318")
    assert result.json["mismatches"] == [
        {"n": 29, "field": "tiles", "computed": "CES", "stated": "CET"}
    ]


def test_a_person_reads_the_sheet_and_the_verdict(tmp_path: Path) -> None:
    good = stafla("replay", str(GAMES / "sv-uppsala.gcg"), "--language", "sv")
    assert "Alla siffror stämmer." in good.out
    assert "Åsa_Öberg: 349" in good.out
    file = tmp_path / "x.gcg"
    file.write_bytes(b">a: BEHAG 8F BEHAG +21 21\n>b: A 1A AB +4 4\n")
    bad = stafla("replay", str(file), "--edition", "sv")
    assert bad.status == 1
    assert "turn 1: 20 points, the file says 21" in bad.out
    assert "turn 2: not legal" in bad.out


@pytest.mark.parametrize("edition", ["is", "sv", "pl"])
def test_a_record_of_our_own_replays_to_its_totals(edition: str, tmp_path: Path) -> None:
    game = whole_game(edition)
    file = tmp_path / "game.json"
    file.write_bytes(records.write(Record(game.events, {"seat-0": "A", "seat-1": "B"})))
    result = stafla("replay", str(file), "--json")
    assert result.status == 0
    finals = {player["nick"]: player["final"] for player in result.json["players"]}
    assert finals == {"A": game.totals[0], "B": game.totals[1]}
    file.write_bytes(file.read_bytes().replace(b'"points": ', b'"points": 1', 1))
    tampered = stafla("replay", str(file), "--json")
    assert tampered.status == 1
    assert [mismatch["field"] for mismatch in tampered.json["mismatches"]] == ["event"]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (">a: HELLOAB 8D HELLO +24 24\n>b: CAT 8D CAT +5 5\n", "A different letter is on D8."),
        (">a: HELLOAB 8D H.LLO +24 24\n", "There is no tile on E8."),
        (">a: HELLOAB 8D HELLX +24 24\n", "You do not have X on your rack."),
        (">a: HELLOAB 8D HELLo +24 24\n", "You do not have a blank."),
        (">a: HELLOAB -- -24 -24\n", "no play of this player waits to be withdrawn"),
    ],
)
def test_a_person_is_told_which_square_and_which_tile(
    lines: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.gcg"
    file.write_text("#player1 a\n#player2 b\n#lexicon NWL\n" + lines, encoding="utf-8")
    told = stafla("replay", str(file))
    assert told.status == 1
    assert f"not legal: {says}\n" in told.out
