"""Three verdicts: what the list lacks and another dictionary of the language knows is unknown."""

from pathlib import Path

import pytest

from stafla import editions
from stafla.words import About, Judge, Lexicon, build, library, list_of
from stafla.words.attested import Witness, witness
from stafla.words.library import find
from stafla.words.readings import Reading

DOGGED = Reading("koirasto", "substantiivi", "morphology")


class Morphology:
    """Forms one word, and one that was refused by hand."""

    def readings(self, word: str) -> list[Reading]:
        return []

    def admits(self, word: str) -> Reading | None:
        return DOGGED if word in ("koirasto", "ranko", "aie") else None


def small(*words: str, name: str = "small") -> Lexicon:
    edition = editions.load("fi")
    about = About(edition="fi", name=name)
    return build(list_of(words, edition.alphabet), edition, about).lexicon


@pytest.fixture
def judge() -> Judge:
    beside = Witness(
        small("SAUMURI", "SAMU", "ASI", name="dictionary"), Morphology(), None, frozenset({"ranko"})
    )
    return Judge(editions.load("fi"), small("KOIRA"), witness=beside)


@pytest.mark.proves("FI-24", "FI-27")
@pytest.mark.parametrize(
    ("word", "verdict", "reason", "source"),
    [
        ("KOIRA", "valid", "listed", "small"),
        ("SAUMURI", "unknown", "attested", "dictionary"),
        ("SAMU", "unknown", "attested", "dictionary"),
        ("KOIRASTO", "unknown", "attested", "morphology"),
        ("RANKO", "invalid", "not-listed", "small"),
        ("ASI", "invalid", "not-listed", "small"),
        ("AIE", "invalid", "not-listed", "small"),
        ("XYZZY", "invalid", "not-listed", "small"),
    ],
)
def test_a_word_is_valid_invalid_or_unknown(
    judge: Judge, word: str, verdict: str, reason: str, source: str
) -> None:
    judgement = judge.word(word)
    assert (judgement.verdict, judgement.reason, judgement.source) == (verdict, reason, source)


def test_what_the_morphology_reads_stands_in_the_judgement(judge: Judge) -> None:
    assert judge.word("koirasto").reading == DOGGED


class Reader:
    """Reads one word, in two ways."""

    def readings(self, word: str) -> list[Reading]:
        other = Reading("sauma", "verbi", "dictionary")
        return [SEWN, other] if word == "saumuri" else []


SEWN = Reading("saumuri", "substantiivi", "dictionary")


def test_what_a_dictionary_reads_stands_in_the_judgement_its_first_reading() -> None:
    beside = Witness(small("SAUMURI", "SAUMURA", name="dictionary"), None, Reader())
    judge = Judge(editions.load("fi"), small("KOIRA"), witness=beside)
    assert judge.word("saumuri").reading == SEWN
    unread = judge.word("saumura")
    assert (unread.reason, unread.reading) == ("attested", None)


def test_without_a_second_dictionary_the_morphology_alone_is_asked() -> None:
    judge = Judge(editions.load("fi"), small("KOIRA"), witness=Witness(None, Morphology()))
    assert judge.word("koirasto").reason == "attested"
    assert judge.word("saumuri").reason == "not-listed"


def test_a_move_is_unknown_unless_a_word_of_it_is_invalid(judge: Judge) -> None:
    assert judge.play(["KOIRA", "SAUMURI"]).verdict == "unknown"
    assert judge.play(["SAUMURI", "XYZZY"]).verdict == "invalid"


@pytest.mark.parametrize("name", ["is", "fi", "sv", "pl", "en"])
def test_every_shipped_list_has_words_beside_it(name: str) -> None:
    edition = editions.load(name)
    judge = Judge.of(edition, find(edition))
    assert judge.witness is not None and judge.witness.words is not None
    word = next(w for w in judge.witness.words.words(6))
    assert judge.word(word).reason == "attested"
    assert Judge.of(edition, find(edition), only_list=True).word(word).reason == "not-listed"


def test_a_list_that_somebody_imported_decides_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    edition = editions.load("sv")
    built = build(list_of(["BEHAG"], edition.alphabet), edition, About("sv", "Federation"))
    library.put(built)
    imported = find(edition, "Federation")
    assert witness(edition, imported) is None and witness(edition, None) is None
    shipped = Judge.of(edition, find(edition))
    assert shipped.witness is not None and shipped.witness.words is not None
    for word in shipped.witness.words.words(7)[:20]:
        assert Judge.of(edition, imported).word(word).verdict == "invalid"


@pytest.mark.proves("FI-25", "FI-28", "SV-52", "SV-54", "SV-55", "IS-20", "PL-11")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("is", ["REYKJAVÍK", "BLÓMAFÍLL"]),
        ("fi", ["KOIRAN", "TEKI", "TEKEMISET", "NOPEAT", "HELSINKI", "NEEKERI", "RYSSÄ"]),
        ("sv", ["SILK", "SCREEN", "KRETI", "LÄSTADIAN", "LAESTADIAN", "MUSLI", "MYSLI"]),
        ("pl", ["WYŁĘŻAMY"]),
        ("en", ["XYZZY", "LONDON"]),
    ],
)
def test_what_the_rule_refuses_is_invalid_whoever_knows_it(name: str, words: list[str]) -> None:
    edition = editions.load(name)
    judge = Judge.of(edition, find(edition))
    assert {word: judge.word(word).verdict for word in words} == dict.fromkeys(words, "invalid")
