"""Games with variants in the terminal, in the words of five languages."""

from pathlib import Path

import pytest

from stafla.records import replay
from stafla.records.record import file as records
from tests.cli.terminal import stafla

CHOOSE = {"is": "s m", "fi": "vk", "sv": "v k", "pl": "s p", "en": "V C"}


def play_out(
    tmp_path: Path, *options: str, typed: str, language: str = "en"
) -> tuple[object, list]:
    file = tmp_path / "game.json"
    result = stafla(
        "play", "--edition", language, "--language", language, "--seed", "3", "--record",
        str(file), *options, typed=typed,
    )  # fmt: skip
    events = list(records.read(file.read_bytes()).events) if file.exists() else []
    return result, events


@pytest.mark.proves("PL-41")
@pytest.mark.parametrize("language", CHOOSE)
def test_a_bag_is_chosen_for_each_tile_and_a_bot_chooses_too(tmp_path: Path, language: str) -> None:
    _, events = play_out(
        tmp_path, "--variant", "two-bags", "--players", "Ada,bot:highest-score", language=language,
        typed="what\n\n" + f"{CHOOSE[language]}\n" * 4,
    )  # fmt: skip
    drawn = [event for event in events if type(event).__name__ == "Drawn"]
    assert {event.bag for event in drawn if event.seat == 0} == {0, 1}
    assert sum(len(event.tiles) for event in drawn if event.seat == 0) >= 7
    assert all(event.bag is not None for event in drawn)


@pytest.mark.proves("PL-35")
def test_what_was_agreed_is_said_at_the_beginning(tmp_path: Path) -> None:
    result, events = play_out(
        tmp_path, "--variant", "fives-first", "--variant", "theme", "--theme", "the sea",
        typed="resign\n",
    )  # fmt: skip
    assert "Agreed: Theme, Fives first." in result.out
    assert "Theme: the sea" in result.out
    assert "The first word of the game must have at least five letters." in result.out
    assert events[0].variants == ("theme", "fives-first")


@pytest.mark.proves("PL-38")
def test_words_are_put_forward_and_voted_on(tmp_path: Path) -> None:
    result, events = play_out(
        tmp_path, "--variant", "theme", "--theme", "anything", "--check", "automatic",
        "--players", "Ada,Ben", typed=opening(tmp_path) + " ? it just is\n\n",
    )  # fmt: skip
    assert "Ada claims the theme bonus: it just is" in result.out or (
        "Ben claims the theme bonus: it just is" in result.out
    )
    assert "gets 5 points for the theme." in result.out
    assert [type(e).__name__ for e in events if type(e).__name__.startswith("Theme")] == [
        "ThemeSet", "ThemeClaimed", "ThemeVoted", "ThemeScored",
    ]  # fmt: skip


def opening(tmp_path: Path) -> str:
    """The first play that a bot would make from the same seed."""
    from stafla._core import MoveGenerator
    from stafla.records import write_play
    from stafla.words import library

    _, events = play_out(
        tmp_path, "--variant", "theme", "--theme", "anything", "--check", "automatic",
        "--players", "Ada,Ben", typed="",
    )  # fmt: skip
    game = replay(records.Record(tuple(events)))
    rack = game.racks[game.to_move]
    best = MoveGenerator(game.rules, library.find(game.edition).graph).best(game.board, rack)
    return write_play(best.placement, game.edition, "gcg")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--variant", "nothing"), "There is no such variant: nothing."),
        (
            ("--variant", "challenge-ten", "--variant", "challenge-free"),
            "“10-point challenge penalty” and “Free challenge” cannot be combined.",
        ),
        (("--variant", "exchange-seven"), "Exchange with seven in the bag is already part"),
        (("--variant", "theme"), "Enter a theme of at most"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    tmp_path: Path, options: tuple[str, ...], says: str
) -> None:
    result, events = play_out(tmp_path, *options, typed="")
    assert result.status != 0
    assert says in result.err
    assert not events


def test_a_game_is_played_by_a_profile(tmp_path: Path) -> None:
    profile = tmp_path / "profile.json"
    profile.write_text(
        '{"format": "stafla-profile", "version": 1, "name": "Club", "edition": "sv-home",'
        ' "check": "automatic", "variants": ["fives-first", "theme"], "theme": "havet",'
        ' "theme_words": ["BÅT"]}',
        encoding="utf-8",
    )
    file = tmp_path / "game.json"
    result = stafla(
        "play", "--profile", str(profile), "--record", str(file), "--language", "sv",
        typed="ge upp\n" * 3,
    )  # fmt: skip
    first, second, *_ = records.read(file.read_bytes()).events
    assert (first.edition, first.check) == ("sv-home", "automatic")
    assert first.variants == ("theme", "fives-first")
    assert second.theme.words == ("BÅT",)
    assert "Tema: havet" in result.out


@pytest.mark.proves("PL-65", "PL-69")
@pytest.mark.parametrize("language", ["pl", "fi"])
def test_two_people_play_as_a_pair_against_two_bots(tmp_path: Path, language: str) -> None:
    _, verb = {"pl": ("", "pas"), "fi": ("", "väliin")}[language]
    result, events = play_out(
        tmp_path, "--variant", "karpatka", "--check", "automatic",
        "--players", "Ada,Ben,bot:highest-score,bot:highest-score",
        typed=f"{verb}\n" * 2, language=language,
    )  # fmt: skip
    assert {"pl": "Stojak partnera:", "fi": "Parisi teline:"}[language] in result.out
    moves = [e.seat // 2 for e in events if type(e).__name__ in ("Played", "Passed", "Exchanged")]
    assert moves[:3] in ([0, 1, 1], [1, 0, 0])


def test_the_catalogue_is_listed_for_an_edition() -> None:
    listed = stafla("variants", "--edition", "sv", "--language", "en").out
    assert "two-bags: Two bags (PL-41)" in listed
    assert "exchange-seven" not in listed
    assert "challenge-free" in listed
    assert stafla("variants", "--json").out.count("\n") == 10
