"""Games to GCG and back."""

import pytest

from stafla.editions import load
from stafla.records import GameFileFault, Record, from_gcg, replay, to_gcg
from stafla.records.gcg import reader as gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.gcg.check import play_through
from stafla.records.gcg.edition import edition_of
from stafla.records.record.file import read, write
from stafla.rules import UNKNOWN
from tests.records.games import EVERY, whole_game


def export_file(edition: str, players: int, seed: int = 0) -> gcg.GcgFile:
    game = whole_game(edition, players, seed)
    return gcg.read(gcg_text.write(to_gcg(Record(game.events, {"seat-0": "Jón Þór"}))))


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_an_exported_game_has_no_mismatch(edition: str, players: int) -> None:
    file = export_file(edition, players)
    report = play_through(file, load(edition_of(file)))
    game = whole_game(edition, players)
    first = game.first or 0
    assert report.mismatches == ()
    assert [total for _, total in report.players] == [
        game.totals[(first + place) % players] for place in range(players)
    ]


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_an_exported_game_comes_back_with_board_totals_and_ending(
    edition: str, players: int
) -> None:
    game = whole_game(edition, players)
    first = game.first or 0
    again = replay(read(write(from_gcg(export_file(edition, players), load(edition)))))
    assert again.board == game.board
    assert again.ended is not None and game.ended is not None
    assert again.ended.reason == game.ended.reason
    assert list(again.totals) == [game.totals[(first + p) % players] for p in range(players)]


def test_names_with_spaces_become_nicks_and_full_names() -> None:
    players = export_file("is", 2).players
    assert {(player.nick, player.name) for player in players} == {
        ("Jón_Þór", "Jón Þór"),
        ("seat-1", ""),
    }


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_file_without_racks_tells_no_more_than_the_board(edition: str, players: int) -> None:
    game = whole_game(edition, players)
    for number in range(3, len(game.events), 5):
        file = to_gcg(Record(game.events[:number]), racks=False)
        for line in file.lines:
            if line.kind == "play":
                laid = [c for c in line.tiles if c != "."]
                assert len(line.rack or "") == len(laid)
            elif line.kind != "rack":
                assert line.rack is None or line.kind == "withdrawn"
                assert not line.tiles
        assert file.racks == (None,) * players


def test_an_unfinished_game_is_marked_and_shows_its_racks() -> None:
    game = whole_game("is")
    file = to_gcg(Record(game.events[:12]))
    assert file.incomplete
    assert all(file.racks)


CHALLENGED = """\
#character-encoding UTF-8
#player1 Anna
#player2 Bo
>Anna: BEHAGXY 8F BEHAG +20 20
>Bo: DOGMIRS 7G MOG +24 24
>Bo: DOGMIRS -- -24 0
>Anna: XY - +0 20
>Bo: MEDALJO F8 .EDJA +16 16
>Anna: XY (challenge) -10 10
>Anna: XY -XY +0 10
>Bo: (time) -20 -4
"""


def test_challenges_withdrawals_and_penalties_become_events() -> None:
    file = gcg.read(CHALLENGED.encode())
    assert play_through(file, load("sv")).mismatches == ()
    record = from_gcg(file, load("sv"))
    kinds = [type(event).__name__ for event in record.events]
    assert kinds.count("TilesTakenBack") == 1
    assert kinds.count("Challenged") == 2
    assert [e.why for e in record.events if type(e).__name__ == "Penalised"] == [  # type: ignore[attr-defined]
        "challenge",
        "time",
    ]
    assert replay(record).totals == (10, -4)
    again = from_gcg(gcg.read(gcg_text.write(to_gcg(record))), load("sv"))
    assert replay(again).totals == (10, -4)


def test_points_that_the_file_counts_otherwise_stay_the_files() -> None:
    file = gcg.read(b">a: BEHAG 8F BEHAG +24 24\n>b: A - +0 0\n")
    game = replay(from_gcg(file, load("sv")))
    assert game.totals == (24, 0)


@pytest.mark.parametrize("settled", [">b: (AB) +10 10\n>a: AB (AB) -5 15\n", ">b: (AB) +10 10\n"])
def test_the_settlement_is_the_one_that_the_file_states(settled: str) -> None:
    file = gcg.read(f">a: BEHAG 8F BEHAG +20 20\n>b: A - +0 0\n{settled}".encode())
    game = replay(from_gcg(file, load("sv")))
    assert game.totals == ((15, 10) if "-5" in settled else (20, 10))


def test_of_a_rack_that_the_set_cannot_fill_only_what_can_be_is_known() -> None:
    file = gcg.read(b">a: BEHAG 8F BEHAG +20 20\n>b: ZZZZZZZ - +0 0\n#rack1 B\n")
    game = replay(from_gcg(file, load("sv")))
    decode = game.edition.alphabet.decode_rack
    assert decode(tile for tile in game.racks[1] if tile != UNKNOWN) == "Z"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (">a: BEHAG 8F BEHAG +20 20\n>a: AB - +0 20\n", "gcg-turn", 2),
        (">a: BEHAG 8F BEHAG +20 20\n>b: AB 1A AB +10 10\n", "gcg-impossible", 2),
        (">a: BEHAG 8F BEHAG +20 20\n>b: ZZZZ 10D ZZZZ +50 50\n", "gcg-not-left", 2),
        (">a: BEHAGABE 8F BEHAG +20 20\n", "gcg-rack-size", 1),
        (">a: BEHAG -- -20 20\n", "gcg-withdrawn", 1),
    ],
)
def test_what_cannot_have_followed_is_refused_with_its_line(
    text: str, code: str, line: int
) -> None:
    with pytest.raises(GameFileFault) as refused:
        from_gcg(
            gcg.read(b"#player1 a\n#player2 b\n".replace(b"\n", b"\n") + text.encode()), load("sv")
        )
    assert refused.value.code == code
    assert refused.value.details["line"] == line + 2
