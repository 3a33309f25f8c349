"""What a lexicon says of itself, written and read again; what it cannot say is told apart."""

import json
from dataclasses import replace

import pytest

from stafla import editions
from stafla.words import About, Lexicon, LexiconFault, Part, build, list_of
from stafla.words.lexicon.lexicon import read_limited
from stafla.words.lexicon.metadata import MOST_BYTES, MOST_PARTS

DIGEST = "0" * 64
TOLD = About("is", "Orðalisti", credit="Þóra", alphabet=("A", "Á"), digest=DIGEST)


def parts(*names):
    return tuple(Part(name, DIGEST) for name in names)


def test_what_is_written_is_read_again_letter_by_letter():
    told = replace(TOLD, parts=parts("more"), whole="1" * 64)
    data = told.to_json()
    assert "Orðalisti".encode() in data
    assert About.from_json(data, "is") == told
    assert list(json.loads(data)) == sorted(json.loads(data))


def test_a_file_without_parts_has_none_and_what_else_it_says_is_left_out():
    said = json.loads(TOLD.to_json())
    del said["parts"]
    said["colour"] = "green"
    assert About.from_json(json.dumps(said).encode(), "is") == TOLD


def test_a_fingerprint_is_of_all_words():
    assert replace(TOLD, digest="ab12cd34" + "0" * 56).fingerprint == "AB12CD"
    assert replace(TOLD, whole="ef" * 32).fingerprint == "EFEFEF"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name": "a\nb"}, "a text is none, or more than a line"),
        ({"credit": 5}, "a text is none, or more than a line"),
        ({"alphabet": ("A", "\n")}, "a text is none, or more than a line"),
        ({"least": "2"}, "a length is no number"),
        ({"most": 15.0}, "a length is no number"),
        ({"parts": parts("../more")}, "a part lies elsewhere"),
        ({"parts": parts("a/b")}, "a part lies elsewhere"),
        ({"parts": parts(".more")}, "a part lies elsewhere"),
        ({"parts": parts("more.")}, "a part lies elsewhere"),
        ({"parts": parts("/more")}, "a part lies elsewhere"),
        (
            {"parts": parts(*(f"p{number}" for number in range(MOST_PARTS + 1)))},
            f"more than {MOST_PARTS} parts",
        ),
        ({"parts": parts("more", "more")}, "a part is named twice"),
        ({"name": ""}, "name or digest is missing"),
        ({"digest": ""}, "name or digest is missing"),
    ],
)
def test_what_no_file_can_say_is_told_apart(wrong, why):
    with pytest.raises(LexiconFault) as fault:
        About.from_json(replace(TOLD, **wrong).to_json(), "is")
    assert fault.value.code == "metadata"
    assert fault.value.details == {"file": "is", "why": why}


def test_as_many_parts_as_there_may_be_are_read():
    told = replace(TOLD, parts=parts(*(f"p{number}" for number in range(MOST_PARTS))))
    assert About.from_json(told.to_json(), "is") == told


def test_too_much_to_say_is_refused_before_it_is_read():
    with pytest.raises(LexiconFault) as fault:
        About.from_json(b" " * (MOST_BYTES + 1), "is")
    assert fault.value.details == {"file": "is", "why": f"more than {MOST_BYTES} bytes"}


def test_a_file_is_read_up_to_its_bound_and_no_further(tmp_path):
    file = tmp_path / "words.lexicon"
    file.write_bytes(b"12345")
    assert read_limited(file, 5) == b"12345"
    with pytest.raises(LexiconFault) as fault:
        read_limited(file, 4)
    assert fault.value.code == "overflow"
    assert fault.value.details == {"file": "words.lexicon", "why": "more than 4 bytes"}


def lexicon(edition, name, *words):
    made = editions.load(edition)
    return build(list_of(words, made.alphabet), made, About(edition, name)).lexicon


def test_lists_of_the_same_words_name_and_edition_are_equal():
    one = lexicon("sv", "List", "OST", "BIL")
    assert one == lexicon("sv", "List", "BIL", "OST")
    assert hash(one) == hash(lexicon("sv", "List", "BIL", "OST"))
    for other in (
        lexicon("sv", "List", "OST", "BILA"),
        lexicon("sv", "Other", "OST", "BIL"),
        lexicon("fi", "List", "OST", "BIL"),
        "List",
    ):
        assert one != other
    assert isinstance(one, Lexicon)
