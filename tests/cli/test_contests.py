"""``stafla event``: a whole tournament in a file, at a laptop without a network."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stafla.contest.event import read, replay
from stafla.contest.formats import csv_sheet
from stafla.contest.pairing import from_json, pair
from stafla.data.catalogue import LANGUAGES

from .terminal import stafla

PLAYERS = "Åke; 1500; Uppsala\nŁucja; 1480\nÞóra; 1460\nVäinö; 1440\nBo\n"


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "players.txt").write_text(PLAYERS, encoding="utf-8")
    file = str(tmp_path / "cup.event")
    told = ("--title", "Höstcupen", "--rules", "sv", "--rounds", "3", "--seed", "x")
    assert stafla("event", "new", file, *told).status == 0
    assert stafla("event", "register", file, str(tmp_path / "players.txt")).status == 0
    return file


def run(*words: str) -> None:
    done = stafla("event", *words)
    assert (done.status, done.err) == (0, ""), words


def test_a_list_may_say_which_division_each_player_is_for(file: str, tmp_path: Path) -> None:
    (tmp_path / "more.csv").write_text("Namn;Grupp\nÖrn;a\nUno;\n", encoding="utf-8")
    run("register", file, str(tmp_path / "more.csv"))
    (tmp_path / "strange.csv").write_text("Namn;Grupp\nEva;Q\n", encoding="utf-8")
    refused = stafla("event", "register", file, str(tmp_path / "strange.csv"))
    assert "no division Q" in refused.err


def test_an_older_program_s_file_is_read_by_its_letters_or_as_one_says(tmp_path: Path) -> None:
    source = tmp_path / "lista.t"
    source.write_bytes("Ćwik, Jaś 1400\nŚwięć, Łucja 1500\n".encode("windows-1250"))
    for more, names in (
        ((), {"Ćwik, Jaś", "Święć, Łucja"}),
        (("--encoding", "windows-1250"), {"Ćwik, Jaś", "Święć, Łucja"}),
        (("--encoding", "windows-1252"), {"Æwik, Jaœ", "Œwiêæ, £ucja"}),
    ):
        file = str(tmp_path / f"cup{len(more)}{more[-1:]}.event")
        run("new", file, "--title", "Puchar", "--rules", "pl", "--rounds", "3", "--seed", "x")
        told = stafla("event", "import", file, str(source), "--format", "tsh", *more)
        assert told.status == 0
        assert ("windows-1250" in told.out) == (not more)
        shown = stafla("event", "standings", file, "--json").json
        assert {line["name"] for line in shown["standings"]} == names
    wrong = stafla("event", "import", file, str(source), "--format", "tsh", "--encoding", "utf-8")
    assert (wrong.status, "not in the encoding utf-8" in wrong.err) == (2, True)


def test_an_event_is_played_in_a_file(file: str, tmp_path: Path) -> None:
    for number in (1, 2, 3):
        told = stafla("event", "pair", file, "--json").json
        assert (told["division"], told["round"]) == ("A", number)
        assert (len(told["pairs"]), len(told["byes"])) == (2, 1)
        run("enter", file, "1", "400", "380")
        run("enter", file, "2", "350", "351")
    run("close", file)
    (told,) = stafla("event", "standings", file, "--json").lines
    assert sum(line["wins"] for line in told["standings"]) == 9
    assert {line["name"] for line in told["standings"]} == {"Åke", "Łucja", "Þóra", "Väinö", "Bo"}
    event = replay(read(Path(file).read_bytes()))
    assert event.phase == "closed"
    assert [event.people[one.player].name for one in event.standings("A")] == [
        line["name"] for line in told["standings"]
    ]
    out = tmp_path / "cup.csv"
    run("export", file, str(out))
    sheet = csv_sheet.read(out.read_bytes())
    assert {one.name for one in sheet.divisions[0].players} >= {"Łucja", "Þóra"}


def test_names_that_a_file_has_no_room_for_are_told(file: str, tmp_path: Path) -> None:
    names, out = tmp_path / "more.txt", tmp_path / "cup.tou"
    names.write_text("Małgorzata Brzęczyszczykiewicz", encoding="utf-8")
    run("register", file, str(names))
    done = stafla("event", "export", file, str(out), "--day", "2026-11-28")
    assert (done.status, done.err) == (0, "")
    assert "Małgorzata Brzęczyszczykiewicz is M. Brzeczyszczykiewi" in done.out
    assert b"M. Brzeczyszczykiewi" in out.read_bytes()


def test_what_a_file_does_not_hold_is_told(file: str, tmp_path: Path) -> None:
    """A forfeit became a round that was not played, and nobody was told."""
    out = str(tmp_path / "cup.tou")
    run("pair", file)
    run("enter", file, "1", "400", "380")
    run("enter", file, "2", "0", "0", "--kind", "forfeit")
    done = stafla("event", "export", file, out, "--day", "2026-11-28")
    assert (done.status, done.err) == (0, "")
    told = [line for line in done.out.splitlines() if "round 1" in line]
    assert [line.partition(", ")[2] for line in told] == [
        "round 1: forfeit; in the file not played"
    ]
    done = stafla("event", "export", file, out, "--format", "naspa")
    assert "round 1: won without playing; in the file a bye" in done.out
    for kind in ("csv", "json", "tsh"):
        done = stafla("event", "export", file, out, "--format", kind)
        assert "round" not in done.out


def test_who_met_before_is_told_with_the_rounds(tmp_path: Path) -> None:
    """That they meet again was told without the round, and of fixtures not at all."""
    names, file = tmp_path / "two.txt", str(tmp_path / "two.event")
    names.write_text("Åke; 1500\nBo; 1400\n", encoding="utf-8")
    run("new", file, "--title", "t", "--rules", "sv", "--rounds", "3", "--seed", "x")
    run("register", file, str(names))
    run("pair", file)
    run("enter", file, "1", "400", "380")
    told = stafla("event", "pair", file)
    assert re.search(r"These meet again: (Åke – Bo|Bo – Åke) \(round 1\)\.", told.out)
    run("enter", file, "1", "400", "380")
    (again,) = stafla("event", "pair", file, "--json").json["again"]
    assert {again["first"], again["second"]} == {"Åke", "Bo"}
    assert again["rounds"] == [1, 2]


def test_a_round_is_looked_at_with_its_reasons_before_it_is_published(file: str) -> None:
    """Pairs were seen only once everybody had them."""
    run("pair", file, "--absent", "Bo")
    before = Path(file).read_bytes()
    assert "results that are missing" in stafla("event", "pair", file, "--preview").err
    run("enter", file, "1", "400", "380")
    run("enter", file, "2", "400", "380")
    before = Path(file).read_bytes()
    seen = stafla("event", "pair", file, "--preview")
    assert (seen.status, seen.err) == (0, "")
    assert "Round 2, not published" in seen.out
    assert "as it should be" in seen.out
    assert "Left out of the pairing: Bo" in seen.out
    assert "Nobody meets anybody again." in seen.out
    assert "Differences in place of all pairs together: " in seen.out
    told = stafla("event", "pair", file, "--preview", "--json").json
    assert (told["round"], told["published"], told["absent"]) == (2, False, ["Bo"])
    assert Path(file).read_bytes() == before
    made = stafla("event", "pair", file, "--json").json
    assert made == told | {"published": True}
    again = stafla("event", "tables", file, "--json").lines
    assert [one["first"] for one in again] == [one["first"] for one in told["pairs"]]


def test_before_the_first_round_a_preview_leaves_out_who_is_absent(file: str) -> None:
    before = Path(file).read_bytes()
    seen = stafla("event", "pair", file, "--preview", "--absent", "Bo", "--absent", "Åke").out
    assert "Round 1, not published" in seen
    assert re.search("Left out of the pairing: (Åke, Bo|Bo, Åke)", seen)
    assert re.search(r"Bye: \S+ \(", seen)
    assert Path(file).read_bytes() == before


def test_a_tournament_is_brought_from_a_file_and_rated(file: str, tmp_path: Path) -> None:
    run("pair", file)
    run("enter", file, "1", "400", "380")
    run("enter", file, "2", "350", "351")
    out, again = str(tmp_path / "cup.json"), str(tmp_path / "again.event")
    run("export", file, out)
    run("new", again, "--title", "Again", "--rules", "sv", "--rounds", "1")
    run("import", again, out, "--format", "json")
    one, two = (stafla("event", "standings", name, "--json").json for name in (file, again))
    assert one == two
    refused = stafla("event", "import", again, out, "--format", "json")
    assert (refused.status, refused.out) == (2, "")
    assert "has no players yet" in refused.err
    after = tmp_path / "after.json"
    told = stafla("event", "ratings", file, "--system", "naspa", "--after", str(after), "--json")
    before = {line["name"]: line["before"] for line in told.lines}
    # who sat out has no game
    registered = {"Åke": 1500, "Łucja": 1480, "Þóra": 1460, "Väinö": 1440, "Bo": None}
    assert len(before) == 4
    assert all(registered[name] == rating for name, rating in before.items())
    gained = [line["after"] - line["before"] for line in told.lines if line["before"]]
    assert min(gained) < 0 < max(gained)
    listed = ("--system", "naspa", "--before", str(after), "--json")
    later = {line["name"]: line for line in stafla("event", "ratings", file, *listed).lines}
    for line in told.lines:
        assert later[line["name"]]["before"] == line["after"]
    wrong = stafla("event", "ratings", file, "--system", "elo")
    assert wrong.status == 2
    # the federation's own, as a table
    assert "Åke" in stafla("event", "ratings", file).out


def test_the_same_seed_makes_the_same_event(file: str, tmp_path: Path) -> None:
    other = str(tmp_path / "again.event")
    told = ("--title", "Höstcupen", "--rules", "sv", "--rounds", "3", "--seed", "x")
    run("new", other, *told)
    run("register", other, str(tmp_path / "players.txt"))
    one, two = (stafla("event", "pair", name, "--json").out for name in (file, other))
    assert one == two


def test_the_pairs_of_a_round_are_made_again_from_its_request(file: str, tmp_path: Path) -> None:
    told = stafla("event", "pair", file, "--json").json
    entries = read(Path(file).read_bytes())
    last = max(n for n, one in enumerate(entries) if type(one.what).__name__ == "Paired")
    request = replay(entries[:last]).request("A")
    (tmp_path / "request.json").write_text(request.to_json(), encoding="utf-8")
    again = stafla("event", "again", str(tmp_path / "request.json")).json
    assert again["digest"] == told["digest"]
    made = pair(from_json(request.to_json()))
    assert again["pairs"] == [{"first": p.first, "second": p.second} for p in made.pairs]


def test_who_is_absent_is_left_out_and_may_come_later(file: str) -> None:
    told = stafla("event", "pair", file, "--absent", "Bo", "--json").json
    assert told["byes"] == []
    run("enter", file, "1", "400", "380")
    run("enter", file, "2", "400", "380")
    run("return", file, "Bo")
    told = stafla("event", "pair", file, "--json").json
    names = {one[key] for one in told["pairs"] for key in ("first", "second")} | {*told["byes"]}
    assert "Bo" in names
    run("withdraw", file, "Bo")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("enter", "9", "1", "2"), "There is no table 9 in this round."),
        (("enter", "1", "1", "2", "--kind", "x"), "x"),
        (("enter", "1"), "points of both players"),
        (("enter", "1", "412"), "points of both players"),
        (("withdraw", "Nobody"), "Nobody does not play here"),
        (("close",), "results that are missing or disputed: 2"),
        (("pair",), "results that are missing or disputed: 2"),
        (("new", "--title", "x"), "There is an event in"),
        (("export", "out.x", "--format", "x"), "There is no format x"),
        (("export", "out.x", "--day", "x"), "--day"),
    ],
)
def test_what_cannot_be_is_one_line_and_changes_nothing(
    file: str, words: tuple[str, ...], told: str
) -> None:
    run("pair", file)
    before = Path(file).read_bytes()
    name, *rest = words
    done = stafla("event", name, file, *rest)
    assert done.status == 2
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    now = Path(file).read_bytes()
    assert now == before


def test_a_correction_needs_a_reason(file: str) -> None:
    run("pair", file)
    run("enter", file, "1", "400", "380")
    assert "a correction needs a reason" in stafla("event", "enter", file, "1", "1", "2").err
    run("enter", file, "1", "410", "380", "--reason", "read wrongly")
    (first, _) = stafla("event", "tables", file, "--json").lines
    assert first["result"] == "410–380"


def test_a_table_is_named_by_who_sits_there_and_an_earlier_round_is_put_right(file: str) -> None:
    """A number alone was taken, and no result of a round before."""
    run("pair", file)
    first, second = stafla("event", "tables", file, "--json").lines
    run("enter", file, first["second"], "400", "380")
    run("enter", file, second["first"].lower(), "410", "390")
    assert "Zorro" in stafla("event", "enter", file, "Zorro", "1", "2").err
    run("pair", file)
    wrong = ("event", "enter", file, first["first"], "380", "400", "--round", "1")
    assert "a correction needs a reason" in stafla(*wrong).err
    run(*wrong[1:], "--reason", "sheets changed")
    games = replay(read(Path(file).read_bytes())).games("A")
    assert {(one.own, one.against) for one in games if one.other} == {(380, 400), (410, 390)}
    event = replay(read(Path(file).read_bytes()))
    assert (event.phase, event.round) == ("playing", 2)


def test_a_line_that_is_no_player_is_told_by_its_number(file: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("Åke\n; 1500\n", encoding="utf-8")
    assert "Line 2" in stafla("event", "register", file, str(bad)).err
    assert stafla("event", "register", file, "-", typed="Eva; 1200\n").status == 0
    bad.write_text("\ufeffIda; 1200\n", "utf-8")  # as editors of Windows save it
    assert stafla("event", "register", file, str(bad)).status == 0
    assert "Ida" in {one.name for one in replay(read(Path(file).read_bytes())).people.values()}
    assert b"Eva" in Path(file).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_says_is_in_the_language_of_the_run(file: str, language: str) -> None:
    for words in (("pair",), ("enter", "1", "400", "380"), ("tables",), ("standings",)):
        name, *rest = words
        done = stafla("event", name, file, *rest, "--language", language)
        assert done.status == 0
        assert "events-" not in done.out
        assert "{ $" not in done.out
    assert json.loads(stafla("event", "standings", file, "--json").out)


def test_a_line_that_was_half_written_when_the_power_went_is_none(file: str) -> None:
    whole = Path(file).read_bytes()
    run("pair", file)
    paired = Path(file).read_bytes()
    Path(file).write_bytes(paired + b'{"event": "resulted", "numb')
    run("enter", file, "1", "400", "380")
    assert Path(file).read_bytes().startswith(paired + b'{"')
    # in the middle it is damage, and the line is told
    Path(file).write_bytes(whole + b"half\n" + paired[len(whole) :])
    done = stafla("event", "tables", file)
    assert (done.status, done.out) == (2, "")
    assert done.err == f"stafla: line {len(whole.splitlines()) + 1}: not an entry of an event\n"


def test_a_file_that_an_editor_left_without_its_last_line_end_goes_on(file: str) -> None:
    Path(file).write_bytes(Path(file).read_bytes().rstrip(b"\n"))
    run("pair", file)
    assert len(stafla("event", "tables", file, "--json").lines) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="the system bounds no files")
def test_what_a_full_disk_does_not_take_leaves_the_file_as_it_was(file: str) -> None:
    before = Path(file).read_bytes()
    program = (
        "import resource, signal, sys; from stafla.cli import main; "
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before) + 40},) * 2); sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", program, "event", "pair", file], check=False)
    assert done.returncode == 2
    assert Path(file).read_bytes() == before


def test_everybody_has_a_name_of_their_own(file: str, tmp_path: Path) -> None:
    before = Path(file).read_bytes()
    again = stafla("event", "register", file, str(tmp_path / "players.txt"))
    assert (again.status, again.err) == (2, "stafla: Åke plays already or has no name\n")
    twice = stafla("event", "register", file, "-", typed="Eva\nEva; 1200\n")
    assert (twice.status, twice.err) == (2, "stafla: Eva plays already or has no name\n")
    assert Path(file).read_bytes() == before


@pytest.mark.parametrize("title", ["", "  ", "x" * 101])
def test_an_event_has_a_title(title: str, tmp_path: Path) -> None:
    done = stafla("event", "new", str(tmp_path / "cup.event"), "--title", title)
    assert done.status == 2 and "An event needs a name" in done.err
    assert not (tmp_path / "cup.event").exists()
