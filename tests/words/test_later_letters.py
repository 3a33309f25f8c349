"""Lists and leave values of before an alphabet got further letters can still be used."""

from stafla import _core
from stafla.editions import load
from stafla.editions.leaves import LeaveFile, terms_of
from stafla.words import Lexicon

IS = load("is")
BEFORE = IS.earlier[0].alphabet


def test_a_list_of_the_shorter_alphabet_is_read_with_the_longer_one() -> None:
    words = ["AFI", "ÖL", "ÞÖRF"]
    codes = b"".join(BEFORE.word(word) + b"\0" for word in words)
    about = (
        '{"edition": "is", "name": "old", "version": "1", "licence": "", "source": "", '
        '"credit": "", "alphabet": ["' + '", "'.join(BEFORE.upper) + '"], "least": 2, "most": 15, '
        '"digest": "' + "0" * 64 + '", "parts": [], "whole": ""}'
    )
    data, _ = _core.WordGraph.build(codes, len(BEFORE), about.encode())
    lexicon = Lexicon.read(data, "old.lexicon")
    assert lexicon.words() == sorted(words, key=IS.alphabet.key)
    assert lexicon.about.alphabet == IS.alphabet.upper
    generator = _core.MoveGenerator(IS.ruleset(2), lexicon.graph)
    plays = generator.plays(_core.Board(IS.ruleset(2)), IS.alphabet.rack("AFIÖLX?"))
    assert len(plays) > 0


def test_leave_values_of_the_shorter_alphabet_say_nothing_of_letters_that_came_later() -> None:
    terms = tuple(range(1, terms_of(len(BEFORE) + 1) + 1))
    file = LeaveFile(BEFORE.upper, terms)
    wide = file.with_tiles(len(IS.alphabet) + 1)
    assert len(wide) == terms_of(len(IS.alphabet) + 1)
    assert tuple(term for term in wide if term) == terms
    singles = wide[: len(IS.alphabet) + 1]
    assert singles == (*terms[: len(BEFORE) + 1], 0, 0, 0, 0)
    assert file.leaves(IS, IS.ruleset(2)) is not None
