"""How the command line ends: statuses, one line of error, no traceback, whatever happens."""

import errno
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from stafla import _core
from stafla.cli import output
from stafla.cli.analysis import score
from stafla.cli.errors import explain
from stafla.cli.run import COMMANDS
from stafla.words import library
from tests.machine import leave_out
from tests.marks import in_ci

from .terminal import EMPTY, stafla

START = f"{EMPTY} / 0/0 0"
SCORE = ("score", "--edition", "is", "--cgp", START, "--play", "8D HRAKI", "--json")


def child(*arguments: str, **options: object) -> subprocess.Popen[bytes]:
    program = "import sys; from stafla.cli import main; sys.exit(main())"
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **options,  # type: ignore[call-overload]
    )


def test_the_installed_command_answers_in_utf_8_whatever_the_locale() -> None:
    command = Path(sys.executable).parent / "stafla"
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    played = subprocess.run(
        [command, *SCORE[:-2], "8E ÞÖRF", "--json"],
        capture_output=True,
        env=environment,
        check=False,
    )
    assert played.returncode == 0
    assert '"ÞÖRF"' in played.stdout.decode("utf-8")


def test_an_argument_that_is_no_utf_8_is_refused() -> None:
    process = child(
        "score", "--edition", "is", "--cgp", START, "--play", os.fsdecode(b"8D \xff\xfe")
    )
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, b"")
    assert err == b"stafla: the text is not UTF-8\n"


def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path) -> None:
    batch = tmp_path / "batch.jsonl"
    batch.write_text('{"id": 1, "cgp": "x"}\n' * 20_000, encoding="utf-8")
    process = child("moves", "--edition", "en", "--batch", str(batch), "--json")
    assert process.stdout and process.stderr
    process.stdout.readline()
    process.stdout.close()
    err = process.stderr.read()
    assert process.wait(timeout=60) == 2
    assert err == b"stafla: the output was closed\n"
    process.stderr.close()
    assert process.stdin
    process.stdin.close()


def test_an_interrupt_is_one_line_and_no_traceback() -> None:
    # a run in the background may have been told to ignore interrupts, which children inherit
    arguments = ("play", "--edition", "en", "--players", "Eva,bot", "--language", "en")
    process = child(*arguments, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    assert process.stdout and process.stderr and process.stdin
    while b"your turn" not in process.stdout.readline() + process.stdout.peek():  # type: ignore[attr-defined]
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 2
    assert process.stderr.read() == b"stafla: interrupted\n"
    for stream in (process.stdin, process.stdout, process.stderr):
        stream.close()


def test_what_nobody_foresaw_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("on\nthree\nlines")

    monkeypatch.setattr(score, "read_position", fails)
    monkeypatch.delenv("STAFLA_DEBUG", raising=False)
    result = stafla(*SCORE)
    assert (result.status, result.out) == (2, "")
    assert result.err == "stafla: internal error: ZeroDivisionError: on three lines\n"


def test_an_input_too_deep_or_too_large_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (RecursionError, MemoryError):

        def fails(*_: object, error: type[Exception] = error) -> None:
            raise error

        monkeypatch.setattr(score, "read_position", fails)
        assert stafla(*SCORE).err == "stafla: the input is too large or too deeply nested\n"


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_errors_speak_the_language_of_the_environment(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    output.Language.chosen = None
    assert output.say("cli-interrupted") == output.catalogue(language, "cli")("cli-interrupted")


def test_without_a_command_there_is_help_and_with_version_a_version() -> None:
    assert "selfplay" in stafla().out
    assert stafla("--version").out.startswith("stafla ")
    for name in ("play", "words", "moves", "score", "judge", "replay", "selfplay", "serve"):
        result = stafla(name, "--help")
        assert (result.status, result.err) == (0, "")
        assert name in result.out


def test_the_answer_to_a_program_needs_no_catalogue() -> None:
    program = (
        "import sys; from stafla.cli import main; "
        f"status = main({[*SCORE]!r}); "
        "sys.exit(status or ('numpy' in sys.modules) or ('fluent.runtime' in sys.modules))"
    )
    answered = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert answered.returncode == 0, answered.stderr


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("moevs", "--edition", "fi"), "moves"),
        (("words", "imprt", "x"), "import"),
        (("judge", "--editon", "fi", "KALA"), "--edition"),
        (("judge", "--editon=fi", "KALA"), "--edition"),
        (("moves", "--edtion", "pl"), "--edition"),
        (("words", "import", "list.txt", "--edtion=pl"), "--edition"),
        (("words", "import", "--edtion", "pl", "list.txt"), "--edition"),
        (("match", "kean", "club", "--edition", "fi"), "keen"),
        (("play", "--edition", "sv-hmoe"), "sv-home"),
        (("play", "--edition", "sv", "--variant", "two-bag"), "two-bags"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value[:2]),
)
def test_who_mistypes_is_asked_what_was_meant(typed: tuple[str, ...], meant: str) -> None:
    done = stafla(*typed)
    assert done.status == 2
    assert f"did you mean {meant}?" in done.err
    assert done.err.count("\n") == 1


def test_what_comes_close_to_nothing_is_not_guessed() -> None:
    assert "did you mean" not in stafla("xyzzy").err
    assert (
        stafla("words", "import", "x", "--encoding", "utf-8").err == "stafla: missing: --edition\n"
    )
    assert "did you mean" not in stafla("judge", "--edition", "klingon", "KALA").err


def test_the_version_tells_program_kernel_and_word_lists() -> None:
    lines = stafla("--version").out.splitlines()
    assert lines[0] == f"stafla {version('stafla')}"
    assert lines[1] == f"kernel {_core.VERSION}"
    listed = {row["fingerprint"] for row in stafla("words", "list", "--json").lines}
    assert {line.split()[-1] for line in lines[2:]} == listed
    assert {line.split(":")[0] for line in lines[2:]} >= {"is", "fi", "sv", "pl", "en"}


def test_the_version_without_any_word_list_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "lexicon_files", lambda: iter(()))
    lines = stafla("--version").out.splitlines()
    assert len(lines) == 3 and not lines[2].startswith("en:")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_gets_every_command_to_complete(shell: str) -> None:
    done = stafla("completion", shell)
    assert (done.status, done.err) == (0, "")
    assert all(name in done.out for name in COMMANDS)
    assert "edition" in done.out


@pytest.mark.parametrize("shell", ["zsh", "fish", "powershell"])
@pytest.mark.parametrize("language", ["is", *map(in_ci, ("fi", "sv", "pl", "en"))])
def test_what_a_shell_says_of_commands_and_options_is_in_the_language_of_the_run(
    shell: str, language: str
) -> None:
    out = stafla("completion", shell, "--language", language).out
    texts = output.catalogue(language, "help")
    commands = ("help-judge", "help-words-verify", "help-any-help", "help-any-version")
    options = ("help-any-lexicon", "help-solo-seed")
    for key in (*commands, *options):
        # a shell's own signs are escaped, and a long text is cut
        told = re.split(r"[^\w ]", texts(key))[0]
        if shell == "powershell" and not texts(key).isascii():
            told = ",".join(f"0x{ord(letter):x}" for letter in told)
        assert told in out, key
    assert "Display" not in out


def test_bash_completes_a_command_and_an_option() -> None:
    bash = shutil.which("bash")
    if bash is None:
        leave_out("completion in bash", "bash, of your system")
    asked = stafla("completion", "bash").out + (
        '\nname=$(complete -p stafla | sed "s/.*-F \\([^ ]*\\).*/\\1/")\n'
        'COMP_WORDS=(stafla jud); COMP_CWORD=1; COMPREPLY=(); $name; echo "${COMPREPLY[@]}"\n'
        "COMP_WORDS=(stafla judge --edi); COMP_CWORD=2; COMPREPLY=(); $name\n"
        'echo "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run([bash, "-c", asked], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["judge", "--edition"], done.stderr


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_a_stream_that_is_closed_changes_no_status(name: str) -> None:
    program = f"import sys; sys.{name} = None; from stafla.cli import main; sys.exit(main())"
    for arguments, status in ((SCORE, 0), (("bake",), 2), (("play", "--edition", "en"), 2)):
        command = [sys.executable, "-c", program, *arguments, "--language", "en"]
        done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False)
        assert (done.returncode, b"Traceback" in done.stderr) == (status, False), done.stderr
        assert b"internal" not in done.stderr


def test_a_port_that_another_program_has_is_said_with_what_to_do() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = stafla("serve", "--port", str(port))
    assert result.status == 2
    assert result.err == (
        f"stafla: 127.0.0.1:{port}: another program already listens here; "
        "choose another port with --port\n"
    )


@pytest.mark.parametrize("blamed", [".", "stafla/games.sqlite"])
def test_data_that_cannot_be_kept_are_said_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, blamed: str
) -> None:
    """Whether the folder itself cannot be made, or what is in it not be written."""
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path / "stafla"))
    for number in (errno.EACCES, errno.EROFS):
        said = explain(OSError(number, os.strerror(number), str(tmp_path / blamed)))
        assert said.endswith("; name another folder with STAFLA_HOME")
    elsewhere = explain(PermissionError(errno.EACCES, "no", str(tmp_path / "game.json")))
    assert elsewhere == f"{tmp_path / 'game.json'}: not permitted"


def test_a_user_without_a_home_is_told_to_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that runs as a number that no user has."""
    for name in ("STAFLA_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    told = stafla("people", "list")
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert told.err.endswith("name a folder for the data with STAFLA_HOME\n")
    assert explain(PermissionError(errno.EACCES, "no", "game.json")) == "game.json: not permitted"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("SQLITE_FULL", "the disk is full; make room and try again"),
        ("SQLITE_IOERR_SHMSIZE", "the disk cannot be written: it is full or broken; make room"),
        ("SQLITE_READONLY_DIRECTORY", "this user may not write here; run the command as the user"),
        ("SQLITE_CANTOPEN", "this user may not write here; run the command as the user"),
        ("SQLITE_CORRUPT", "the database reports: in the words of others"),
    ],
)
def test_what_is_wrong_with_a_database_is_told_by_its_file(name, told):
    stafla("--language", "en", "--version")
    reported = sqlite3.OperationalError("in the words of others")
    reported.sqlite_errorname = name
    error = OperationalError("select", {}, reported)
    assert explain(error).startswith(told)
    error.add_note("/srv/games.sqlite")
    assert explain(error).startswith(f"/srv/games.sqlite: {told}")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no such device")
def test_a_backup_to_a_full_disk_says_what_to_do(tmp_path):
    stafla("people", "list", "--data", str(tmp_path))
    result = stafla("backup", "/dev/full", "--data", str(tmp_path), "--language", "en")
    assert result.status == 2
    assert result.err == "stafla: /dev/full: the disk is full; make room and try again\n"


def nowhere() -> Path:
    raise RuntimeError("Could not determine home directory.")
