"""A bot against another engine: the program that answers lines, and the file of games."""

import itertools
import json
import sys
from contextlib import closing
from pathlib import Path

import pytest

from stafla.bots import Exchange, Lay, Pass
from stafla.editions import load
from stafla.records import NotationFault, cgp
from stafla.study.journal import JournalFault
from tests.bots.test_bots import a_sight
from tools.engine.other_engine import OTHER, OtherEngine, main, read_game, read_move
from tools.engine.strength import Meeting

EN = load("en")
OURS = f"{Path(sys.executable).parent / 'stafla'} engine --edition en"
"""The engine that speaks this protocol and is at hand."""


def a_program(tmp_path, *answers):
    """A program that says hello and then, to each ``go``, what it is told to."""
    path = tmp_path / "program.py"
    path.write_text(
        "import sys\n"
        f"answers = {list(answers)!r}\n"
        "print('{}', flush=True)\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('go'):\n"
        "        if not answers: break\n"
        "        print(answers.pop(0), flush=True)\n"
    )
    return f"{sys.executable} {path}"


def test_moves_are_read_as_gcg_writes_them():
    assert read_move("-", EN) == Pass()
    assert read_move("-AB?", EN) == Exchange(bytes(EN.alphabet.rack("AB?")))
    played = read_move("D8 .ADgE +20", EN)
    assert isinstance(played, Lay) and played.placement.down
    assert EN.alphabet.decode(played.placement.tiles) == ".ADgE"
    with pytest.raises(NotationFault):
        read_move("8D", EN)


def test_a_program_is_asked_and_must_answer(tmp_path):
    sight = a_sight("en", "HARKIST")
    told = ['{"type":"best","move":"-"}', '{"type":"error","message":"no"}']
    with pytest.raises(EOFError):
        OtherEngine(f"{sys.executable} -c pass", 10)
    with closing(OtherEngine(a_program(tmp_path, *told), 10)) as other:
        assert other.decide(sight) == Pass()
        with pytest.raises(ValueError, match="no"):
            other.decide(sight)
        with pytest.raises(EOFError):
            other.decide(sight)


def a_passer(tmp_path):
    """A program that passes, and writes down what it is asked."""
    path = tmp_path / "passer.py"
    path.write_text(
        "import sys, time\n"
        "print('{}', flush=True)\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('go'):\n"
        f"        print(line, end='', file=open({str(tmp_path / 'asked')!r}, 'a'))\n"
        "        time.sleep(0.05)\n"
        '        print(\'{"type":"best","move":"-"}\', flush=True)\n'
    )
    return f"{sys.executable} {path}"


def test_by_the_clock_both_divide_the_time_of_a_game(tmp_path, monkeypatch, capsys):
    out = tmp_path / "games.jsonl"
    given = ["x", "en", "--engine", a_passer(tmp_path), "--ms", "400", "--pairs", "1", "--clock"]
    monkeypatch.setattr(sys, "argv", [*given, "--out", str(out)])
    main()
    assert "1 pairs: 2 won" in capsys.readouterr().out
    head, *games = out.read_text().splitlines()
    assert json.loads(head)["clock"]
    asked = [line.split() for line in (tmp_path / "asked").read_text().splitlines()]
    assert {tuple(words[:2]) for words in asked} == {("go", "clock")}
    left = [int(words[2]) for words in asked]
    assert left[0] == 400
    assert left.count(400) == len(games)  # a game begins with all of it
    falls = [now < before or now == 1 for before, now in itertools.pairwise(left) if now != 400]
    assert all(falls)
    assert left[-1] == 1  # who has none left is not stopped
    monkeypatch.setattr(sys, "argv", [*given[:-1], "--out", str(out)])
    with pytest.raises(JournalFault):
        main()


def test_a_pair_is_mirrored_and_what_was_played_is_not_played_again(tmp_path, monkeypatch, capsys):
    out = tmp_path / "games.jsonl"
    given = ["x", "en", "--engine", OURS, "--bot", "best-equity", "--ms", "0", "--pairs", "1"]
    monkeypatch.setattr(sys, "argv", [*given, "--out", str(out)])
    main()
    assert "1 pairs" in capsys.readouterr().out
    text = out.read_text()
    first, second = (read_game(line, n) for n, line in enumerate(text.splitlines()[1:]))
    opening = [cgp.read(game.turns[0].cgp, EN) for game in (first, second)]
    assert opening[0] == opening[1]
    assert {first.turns[0].player, second.turns[0].player} == {"best-equity", OTHER}
    for game in (first, second):
        assert [turn.player for turn in game.turns[:2]] != [OTHER, OTHER]
        last = cgp.read(game.turns[-1].cgp, EN)
        assert max(game.totals) >= max(last.scores)
    out.write_text(text[:-20])  # the second game was cut off
    main()
    head, same, again = out.read_text().splitlines()
    assert (head, same) == tuple(text.splitlines()[:2])
    assert json.loads(again)["totals"] == list(second.totals)  # neither needs time
    with pytest.raises(ValueError):
        read_game(same, 1)
    monkeypatch.setattr(sys, "argv", [*given[:2], *given[4:], "--out", str(out), "--into"])
    sys.argv.append(str(tmp_path / "en-best-equity-other.jsonl"))
    main()
    counted = Meeting("best-equity", OTHER, 1).count("en", tmp_path)
    spread = (first.totals[0] - first.totals[1] + second.totals[0] - second.totals[1]) / 2
    assert (counted.pairs, counted.spread.mean) == (1, spread)


@pytest.mark.ci
def test_a_match_goes_on_behind_the_pairs_that_are_kept(tmp_path, monkeypatch, capsys):
    kept = tmp_path / "en-best-equity-other.jsonl"
    given = ["x", "en", "--engine", OURS, "--bot", "best-equity", "--ms", "0", "--into", str(kept)]

    def play(pairs, out):
        monkeypatch.setattr(sys, "argv", [*given, "--pairs", str(pairs), "--out", str(out)])
        main()
        return capsys.readouterr().out.splitlines()[-1]

    whole, before, after = (tmp_path / f"{name}.jsonl" for name in ("whole", "before", "after"))
    all_at_once = play(2, whole)
    text = kept.read_text()
    kept.unlink()
    assert play(1, before).startswith("1 pairs")
    assert play(2, after).startswith("2 pairs")
    assert kept.read_text() == text
    assert all_at_once.split(";")[:2] == play(2, after).split(";")[:2]
    second = [line for line in whole.read_text().splitlines() if '"game":2' in line]
    totals = [json.loads(line)["totals"] for line in second]
    games = [json.loads(line) for line in after.read_text().splitlines()[1:]]
    assert [game["game"] for game in games] == [2, 3]
    assert games[0]["totals"] == totals[0]
    kept.write_text("\n".join(text.splitlines()[:1]) + "\n")
    with pytest.raises(ValueError, match="games 2 to 3 do not follow the 0 pairs"):
        play(2, after)
