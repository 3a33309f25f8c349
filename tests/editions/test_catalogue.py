"""What a catalogue says: values that are missing, and sentences that a bot's name opens."""

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue


def test_a_message_that_lacks_a_value_warns_and_is_still_said() -> None:
    say = catalogue("sv", "duplicate")
    assert say("duplicate-round", number=3).endswith("3")
    with pytest.warns(UserWarning, match="sv duplicate-round"):
        said = say("duplicate-round", move=3)
    assert said


@pytest.mark.parametrize("isolate", [False, True])
@pytest.mark.parametrize("reader", LANGUAGES)
@pytest.mark.parametrize("named", LANGUAGES)
def test_a_sentence_that_a_bots_name_opens_has_a_capital(
    reader: str, named: str, *, isolate: bool
) -> None:
    """A table keeps its bots' names in the language in which it was opened."""
    marks = ("\u2068", "\u2069") if isolate else ("", "")
    say = catalogue(reader, "bots", "table", "after", isolate=isolate)
    name = catalogue(named, "bots")("bot-master")
    capital = name[0].upper() + name[1:]
    assert say("said-resign", name=name).startswith(f"{marks[0]}{capital}{marks[1]} ")
    within = say("pair-of", one="anna", other=name)
    assert f"{marks[0]}{name}{marks[1]}" in within
    assert within.startswith(f"{marks[0]}anna{marks[1]} ")
    # a step of a replay is told in two sentences
    assert f" {marks[0]}{capital}: 8H" in say("replay-step", at=1, of=2, done=f"{name}: 8H")
    # alone, as in a list of levels, it is as it is
    assert catalogue(named, "bots", isolate=isolate)("bot-master") == name
