"""Words in bulk and back, with letters of several characters."""

from stafla import _core
from stafla.editions import Alphabet
from stafla.words import codec
from stafla.words.lexicon.fingerprint import digest
from tests.words.lists.test_build import fingerprint_of

SPANISH = Alphabet(("A", "C", "CH", "L", "LL"), ("a", "c", "ch", "l", "ll"))


def test_letters_of_several_characters_are_taken_and_told_one_by_one() -> None:
    codes = codec.encode_words(["[ll]a", "AC[CH]", "lla", "ñ"], SPANISH).tobytes()
    assert codes == bytes([5, 1, 0, 1, 2, 3, 0, 4, 4, 1, 0, codec.FOREIGN, 0])
    assert codec.decode_words(codes[:7], SPANISH) == ["LLA", "ACCH"]
    assert codec.encode_words([], SPANISH).tobytes() == b""


def test_the_fingerprint_sorts_texts_even_where_letters_have_several_characters() -> None:
    texts = {"CA": [2, 1], "CHA": [3, 1], "CLA": [2, 4, 1], "LLA": [5, 1], "LA": [4, 1]}
    codes = b"".join(bytes([*word, 0]) for word in texts.values())
    graph = _core.WordGraph(_core.WordGraph.build(codes, len(SPANISH), b"{}")[0])
    assert digest(graph, SPANISH) == fingerprint_of(set(texts))
