"""The names of the bots."""

import pytest

from stafla.bots import KINDS, LEVELS, USUAL
from stafla.data.catalogue import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own_in_every_language(language: str) -> None:
    say = catalogue(language, "bots")
    names = [say(f"bot-{kind}") for kind in KINDS]
    assert len(set(names)) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_game_lists_every_level(language: str) -> None:
    assert ", ".join(LEVELS) in catalogue(language, "help")("help-play-players")


def test_who_plays_where_nobody_was_chosen_is_the_weakest_so_that_a_newcomer_may_win() -> None:
    assert LEVELS[0] == USUAL
