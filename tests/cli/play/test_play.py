"""``stafla play``: whole games in the terminal, typed in."""

import os
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from stafla.bots import Exchange, Lay, Pass, Resign
from stafla.cli.play.entry import read_entry
from stafla.cli.play.person import chosen_words
from stafla.editions import load
from stafla.records import replay
from stafla.records.gcg import check as gcg_check
from stafla.records.gcg import reader as gcg
from stafla.records.record import file as records
from tests.cli.terminal import Result, stafla

LANGUAGES = ("is", "fi", "sv", "pl", "en")


def play(lexicon: str, *more: str, edition: str, players: str, typed: str = "") -> Result:
    arguments = ["play", "--edition", edition, "--lexicon", lexicon, "--players", players]
    return stafla(*arguments, *more, typed=typed)


def lines(result: Result) -> list[str]:
    return [line for line in result.out.splitlines() if line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["is", "fi", "sv", "sv-home", "pl", "en"])
def test_bots_play_a_whole_game_of_every_edition_in_every_language(
    edition: str, language: str, lexica, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    more = ["--seed", "5", "--record", str(file), "--language", language]
    lexicon = lexica[load(edition).language]
    result = play(lexicon, *more, edition=edition, players="bot,bot:highest-score")
    assert (result.status, result.err) == (0, "")
    game = replay(records.read(file.read_bytes()))
    assert game.ended is not None
    assert "{" not in result.out
    table = lines(result)[-2:]
    assert {int(line.split()[-1].replace("−", "-")) for line in table} == set(game.totals)


def test_the_same_seed_gives_the_same_game(lexica) -> None:
    first = play(lexica["pl"], "--seed", "9", edition="pl", players="bot,bot,bot")
    again = play(lexica["pl"], "--seed", "9", edition="pl", players="bot,bot,bot")
    other = play(lexica["pl"], "--seed", "10", edition="pl", players="bot,bot,bot")
    assert first.out == again.out != other.out


@pytest.mark.proves("IS-19", "IS-27", "IS-40")
def test_everybody_passing_twice_ends_the_game_and_costs_the_racks(lexica) -> None:
    result = play(lexica["is"], "--seed", "1", edition="is", players="Jón,Þóra", typed="-\n" * 4)
    assert result.status == 0
    assert "Game over: everyone passed twice in a row." in result.out
    totals = [int(line.split()[-1].replace("−", "-")) for line in lines(result)[-2:]]
    assert all(total < 0 for total in totals)


@pytest.mark.proves("SV-10", "SV-23", "SV-28")
def test_a_swedish_play_can_be_withdrawn_until_the_clock_is_pressed(lexica, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    started = play(
        lexica["sv"], "--seed", "3", "--record", str(file), edition="sv", players="Eva,Bo",
        typed="second\n",
    )  # fmt: skip
    assert started.status == 2
    game = replay(records.read(file.read_bytes()))
    assert game.first != game.favoured
    rack = game.edition.alphabet.decode_rack(game.racks[game.first or 0])
    letters = [letter for letter in rack if letter != "?"][:2]
    typed = f"second\n8G {''.join(letters)}\nwithdraw\n" + "-\n" * 6
    result = play(lexica["sv"], "--seed", "3", edition="sv", players="Eva,Bo", typed=typed)
    assert "withdraws the play." in result.out
    assert "too many turns in a row added no tile to the board" in result.out


@pytest.mark.proves("SV-18", "SV-19", "SV-21")
def test_a_play_that_is_no_word_is_challenged_off(lexica, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ["--seed", "4", "--record", str(file)]
    play(lexica["is"], *options, edition="is", players="Jón,Þóra")
    game = replay(records.read(file.read_bytes()))
    mover = game.to_move or 0
    rack = game.edition.alphabet.decode_rack(game.racks[mover])
    phony = "".join(letter for letter in rack if letter != "?")[:4]
    typed = f"8G {phony}\n! 1\n" + "-\n" * 4
    result = play(lexica["is"], *options, edition="is", players="Jón,Þóra", typed=typed)
    told = lines(result)
    assert f"challenges: {phony}" in result.out
    assert "The play is not valid." in told
    name = ("Jón", "Þóra")[mover]
    assert f"The tiles come back; {name} loses the turn." in told
    accepted = play(
        lexica["is"],
        *options,
        edition="is",
        players="Jón,Þóra",
        typed=f"8G {phony}\n\n" + "-\n" * 9,
    )
    assert "The tiles come back" not in accepted.out


def test_giving_up_leaves_the_game_to_the_other(lexica, tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    result = play(
        lexica["fi"], "--seed", "2", "--record", str(file), edition="fi", players="Aino,Veikko",
        typed="resign\n",
    )  # fmt: skip
    assert result.status == 0
    assert "resigns." in result.out
    assert "only one player is left" in result.out
    assert gcg.read(file.read_bytes()).players


def test_a_person_sees_their_own_rack_and_nobody_elses(lexica, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play(
        lexica["pl"], "--seed", "6", "--record", str(file), edition="pl", players="Ola,bot",
        typed="\n?\n*\n=\n#\n",
    )  # fmt: skip
    assert result.status == 2
    game = replay(records.read(file.read_bytes()))
    shown = ["".join(sorted(s for s in line.split() if not s.isdigit())) for line in lines(result)]
    own, other = ("".join(sorted(game.edition.alphabet.decode_rack(rack))) for rack in game.racks)
    assert shown.count(own) == 2
    assert other not in shown
    unseen = next(line for line in lines(result) if "×" in line and " " in line and "?" in line)
    counts = [int(part.split("×")[1]) for part in unseen.split()]
    assert sum(counts) == game.bag_size + len(game.racks[1])


def test_a_game_broken_off_leaves_its_record(lexica, tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    result = play(
        lexica["en"], "--seed", "1", "--record", str(file), edition="en", players="Ada,Ben",
        typed="-\n",
    )  # fmt: skip
    assert (result.status, result.err) == (2, "stafla: the input ended before the game did\n")
    saved = gcg.read(file.read_bytes())
    assert saved.incomplete
    assert gcg_check.play_through(saved, load("en")).mismatches == ()


def test_notation_is_the_editions_own_unless_another_is_asked_for() -> None:
    polish = load("pl")
    across = read_entry("H4 KOT", polish, polish.notation)
    assert isinstance(across, Lay)
    assert not across.placement.down
    other = read_entry("8D KOT", polish, "gcg")
    assert other == across


def test_signs_and_words_mean_the_same_act(monkeypatch: pytest.MonkeyPatch) -> None:
    swedish = load("sv")
    codes = swedish.alphabet.rack("AÅ")
    assert stafla("words", "list", "--language", "sv").status == 0
    assert [read_entry(text, swedish, "gcg") for text in ("-", "passa", "PASSA")] == [Pass()] * 3
    for text in ("-AÅ", "- a å", "byt AÅ", "BYT aå"):
        assert read_entry(text, swedish, "gcg") == Exchange(codes)
    assert read_entry("ge upp", swedish, "gcg") == Resign()
    assert read_entry("?", swedish, "gcg") == "help"
    assert read_entry(" ", swedish, "gcg") == "help", "an empty line is no play without letters"


@pytest.mark.parametrize(
    ("line", "chosen"),
    [
        ("!", (0, 1, 2)),
        ("! 2", (1,)),
        ("!3 1", (0, 2)),
        ("! 1,1", (0,)),
        ("! 4", ()),
        ("! 0", ()),
        ("! x", ()),
        ("no", ()),
    ],
)
def test_words_are_challenged_by_their_numbers(line: str, chosen: tuple[int, ...]) -> None:
    assert chosen_words(line, 3) == chosen


def test_letters_typed_in_two_parts_are_letters(lexica) -> None:
    typed = unicodedata.normalize("NFD", "poddaję\n")
    assert typed != "poddaję\n"
    result = play(lexica["pl"], "--language", "pl", edition="pl", players="Ola,Jan", typed=typed)
    assert (result.status, result.err) == (0, "")


def test_half_a_letter_typed_does_not_end_the_game(lexica) -> None:
    # what a terminal that knows no UTF-8 leaves of ć when it is taken back
    keyboard, line = os.openpty()
    program = "import sys; from stafla.cli import main; sys.exit(main())"
    arguments = ["--edition", "pl", "--lexicon", lexica["pl"], "--players", "Ola,Jan"]
    process = subprocess.Popen(
        [sys.executable, "-c", program, "play", *arguments, "--language", "en"],
        stdin=line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    os.write(keyboard, b"H8 K\xc4T\nresign\n")
    out, err = process.communicate(timeout=60)
    os.close(keyboard)
    os.close(line)
    assert (process.returncode, err) == (0, b"")
    assert "\N{REPLACEMENT CHARACTER} is not a letter" in out.decode()


def test_two_people_of_one_name_are_asked_by_the_names_of_the_sheet(lexica) -> None:
    common = ("--edition", "is", "--lexicon", lexica["is"], "--seed", "7")
    done = stafla("play", *common, "--players", "Anna,Anna", typed="-\n" * 9)
    assert done.status == 0, done.err
    assert {"Anna 1: your turn", "Anna 2: your turn"} == set(
        re.findall("Anna ?[12]?: your turn", done.out)
    )
