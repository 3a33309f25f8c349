"""``stafla engine`` as another program meets it: a process with two pipes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stafla.editions import load
from tests.cli.terminal import cgp, stafla
from tests.records.games import WORDS

HELLO = cgp("H8H I8E J8L K8L L8O", "CATDGOE/")
STAFLA = str(Path(sys.executable).parent / "stafla")
PATIENCE = 60


def engine(lexica: dict[str, str], edition: str = "en") -> subprocess.Popen[bytes]:
    command = [STAFLA, "engine", "--edition", edition, "--lexicon", lexica[edition]]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)


def talk(lexica: dict[str, str], typed: bytes, edition: str = "en"):
    process = engine(lexica, edition)
    out, err = process.communicate(typed, timeout=PATIENCE)
    return process.returncode, [json.loads(line) for line in out.splitlines()], err


def test_it_greets_answers_and_leaves(lexica):
    lines = f"position {HELLO}\nready\ngo ms 0 top 2\nquit\n"
    status, heard, err = talk(lexica, lines.encode())
    assert (status, err) == (0, b"")
    assert heard[0]["type"] == "stafla"
    assert heard[0]["protocol"] == 1
    assert heard[0]["edition"] == "en"
    assert [one["type"] for one in heard[1:3]] == ["position", "ready"]


def test_a_script_without_quit_gets_all_its_answers(lexica):
    lines = f"position {HELLO}\ngo ms 0\ngo ms 10 top 1"
    status, heard, _ = talk(lexica, lines.encode())
    assert status == 0
    assert [one["go"] for one in heard if one["type"] == "best"] == [1, 2]


def test_the_best_of_the_engine_is_that_of_analyze(lexica):
    _, heard, _ = talk(lexica, f"position {HELLO}\ngo ms 0 top 4\n".encode())
    arguments = ("--edition", "en", "--lexicon", lexica["en"], "--cgp", HELLO)
    shown = stafla("analyze", *arguments, "--ms", "0", "--top", "4", "--json").json
    assert {key: heard[-1][key] for key in shown} == shown


def test_what_is_no_text_or_too_long_is_an_error_line(lexica):
    typed = b"\xff\xfe\n" + b"x" * 100_000 + b"\nready\n\0\n" + b"go" * 50_000
    status, heard, err = talk(lexica, typed)
    assert (status, err) == (0, b"")
    codes = [one.get("code", one["type"]) for one in heard[1:]]
    assert codes == [
        *("cli-not-utf-8", "engine-line", "ready", "engine-unknown-command", "engine-line")
    ]
    assert all(one["message"] for one in heard[1:] if one["type"] == "error")


def test_stop_answers_and_quit_leaves_while_it_thinks(lexica):
    process = engine(lexica)
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"position {HELLO}\ngo infinite\nstop\n".encode())
    process.stdin.flush()
    heard = []
    while not heard or heard[-1]["type"] != "best":
        heard.append(json.loads(process.stdout.readline()))
    out, err = process.communicate(b"go infinite\nquit\n", timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    assert json.loads(out.splitlines()[-1])["type"] == "best"


def test_a_reader_that_goes_away_ends_it_with_a_word(lexica):
    process = engine(lexica)
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b"ready\n" * 3)
    process.stdin.close()
    assert process.wait(timeout=PATIENCE) == 2
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


@pytest.mark.parametrize("edition", ["is", "fi", "sv", "pl"])
def test_every_edition_speaks(edition, lexica):
    rack = WORDS[load(edition).language].split()[0]
    line = f"position {cgp('', f'{rack}/')}\ngo ms 0 top 1\n"
    _, heard, _ = talk(lexica, line.encode(), edition)
    assert heard[-1]["plays"][0]["score"] > 0


def test_in_a_language_errors_are_told_in_it(lexica):
    arguments = ("engine", "--edition", "en", "--lexicon", lexica["en"], "--language", "pl")
    result = stafla(*arguments, typed="bake\n")
    assert result.lines[-1]["message"] == "nieznane polecenie: bake"
