"""A federation's own list decides, whatever the shipped one holds (SV-42 … SV-45, SV-56, PL-12).

Those lists are not free, so none is shipped; what can be proved is that an imported one, made of
the main list, a supplement and a list of changes, is the only authority of a table that takes it.
"""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import pytest

from stafla import rules
from stafla.editions import Edition, load
from stafla.rules import Game
from stafla.words import About, Judge, Lexicon, build, library, read_list
from tests.rules.builders import placement

MAIN = {"sv": ("BEHAG", "ÖGON", "PÄRTITEL", "BORTTAGEN"), "pl": ("PRÓB", "KROWA", "STARE")}
SUPPLEMENT = {"sv": ("PÄRSTITEL", "EU", "USA"), "pl": ("NOWE",)}
TAKEN_OUT = {"sv": ("BORTTAGEN",), "pl": ("STARE",)}
SHIPPED_ALONE = {"sv": "PEDAGOG", "pl": "PRÓBUJE"}
"""Words that the shipped list has and the imported one has not."""


@pytest.fixture(params=["sv", "pl"])
def edition(request: pytest.FixtureRequest) -> Edition:
    return load(request.param)


@pytest.fixture
def authority(
    edition: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Lexicon, set[str]]:
    """The imported list, and the words that it should hold."""
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    name = edition.id
    words = {*MAIN[name], *SUPPLEMENT[name]} - {*TAKEN_OUT[name]}
    file = tmp_path / "list.txt"
    file.write_text("\n".join(words) + "\n", encoding="utf-8")
    made = build(read_list(file, edition.alphabet), edition, About(name, "Federation"))
    library.put(made)
    return library.find(edition, "Federation"), words


def fingerprint(words: Iterable[str]) -> str:
    """As a club computes it by hand: SHA-256 of the sorted words, six digits."""
    return sha256("\n".join(sorted(words)).encode()).hexdigest()[:6].upper()


@pytest.mark.proves("SV-42", "SV-43", "SV-45", "SV-56", "SV-57", "PL-12")
def test_only_the_chosen_list_decides_which_words_are_allowed(
    edition: Edition, authority: tuple[Lexicon, set[str]]
) -> None:
    lexicon, words = authority
    own, judge = Judge(edition, library.find(edition)), Judge(edition, lexicon)
    assert set(lexicon.words()) == words
    # the supplement counts, what is taken out and what only the shipped list has does not
    for word in words:
        assert judge.word(word).verdict == "valid"
    for word in (*TAKEN_OUT[edition.id], SHIPPED_ALONE[edition.id]):
        assert judge.word(word).verdict == "invalid"
    assert own.word(SHIPPED_ALONE[edition.id]).verdict == "valid"


@pytest.mark.proves("SV-43", "PL-12")
def test_a_game_pins_the_list_that_decides_in_it(
    edition: Edition, authority: tuple[Lexicon, set[str]]
) -> None:
    lexicon, _ = authority
    events = rules.start(
        edition,
        ("a", "b"),
        check="automatic",
        lexicon=lexicon.name,
        fingerprint=lexicon.fingerprint,
        first=0,
    )
    game = Game.replay(events)
    assert (game.started.lexicon, game.started.fingerprint) == ("Federation", lexicon.fingerprint)
    judge = Judge(edition, library.find(edition, game.started.fingerprint))
    word = SHIPPED_ALONE[edition.id]
    with pytest.raises(rules.Refusal, match="invalid-words"):
        rules.play(game, 0, placement(edition, f"8B {word}"), judge.play([word]).verdict)
    word = MAIN[edition.id][0]
    assert rules.play(game, 0, placement(edition, f"8E {word}"), judge.play([word]).verdict)


@pytest.mark.proves("SV-44")
def test_an_organiser_can_tell_by_the_fingerprint_whether_the_list_is_the_right_one(
    edition: Edition, authority: tuple[Lexicon, set[str]]
) -> None:
    lexicon, words = authority
    assert lexicon.fingerprint == fingerprint(words)
    for other in (words - {MAIN[edition.id][0]}, words | {SHIPPED_ALONE[edition.id]}):
        assert lexicon.fingerprint != fingerprint(other)
    shipped = library.find(edition)
    assert shipped.fingerprint == fingerprint(shipped.words())
