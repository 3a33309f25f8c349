"""The file of ``--record``: tried before a game, and there after one that was broken off."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stafla.cli.play.recording import require_writable
from stafla.records.record import file as records
from tests.cli.terminal import stafla

PROGRAM = "import sys; from stafla.cli import main; sys.exit(main())"


@pytest.mark.parametrize(
    "game",
    [
        ("play", "--edition", "en", "--players", "bot,bot"),
        ("duplicate", "--edition", "en"),
        ("bingo", "--edition", "en", "--players", "bot,bot"),
        ("solo", "--edition", "en"),
        ("reverse", str(Path(__file__).parents[2] / "data" / "gcg" / "fi-turku.gcg")),
    ],
    ids=lambda game: game[0],
)
def test_a_file_that_cannot_be_written_is_told_before_the_game(
    game: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "nowhere" / "game.json"
    result = stafla(*game, "--record", str(file), typed="\n" * 9)
    assert (result.status, result.out) == (2, "")
    assert result.err == f"stafla: {file}: no such file\n"


def test_to_try_a_file_changes_nothing(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_bytes(b"{}")
    for file in (old, new):
        require_writable(file)
    assert old.read_bytes() == b"{}" and not new.exists()
    os.mkfifo(pipe := tmp_path / "pipe")
    require_writable(pipe)  # nobody reads: to open it would wait


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="the system closes no terminals so")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_game_whose_terminal_is_closed_leaves_its_record(name: str, tmp_path: Path) -> None:
    file, ending = tmp_path / "game.json", getattr(signal, name)
    command = [sys.executable, "-c", PROGRAM, "play", "--edition", "en", "--language", "en"]
    process = subprocess.Popen(
        [*command, "--players", "Eva,bot", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(ending, signal.SIG_DFL),
    )
    assert process.stdout and process.stderr and process.stdin
    while b"your turn" not in process.stdout.readline() + process.stdout.peek():  # type: ignore[attr-defined]
        time.sleep(0.01)
    process.send_signal(ending)
    assert process.wait(timeout=60) == 2
    assert process.stderr.read() == b"stafla: interrupted\n"
    for stream in (process.stdin, process.stdout, process.stderr):
        stream.close()
    assert len(records.read(file.read_bytes()).events) > 4
