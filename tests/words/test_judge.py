"""The judge: verdict, reason, base form and reading."""

import pytest

from stafla import editions
from stafla.words import About, Judge, Lexicon, build, list_of
from stafla.words.library import find
from stafla.words.readings import Options, Reading, reader

KOIRA = Reading("koira", "substantiivi, monikon nominatiivi", "test")


def small(language: str, *words: str) -> Lexicon:
    edition = editions.load(language)
    listed = list_of(words, edition.alphabet)
    return build(listed, edition, About(edition=language, name="small")).lexicon


class Dictionary:
    """Knows one word and admits another."""

    def readings(self, word: str) -> list[Reading]:
        return [KOIRA] if word == "koirat" else []

    def admits(self, word: str) -> Reading | None:
        return Reading("nopea", "adjektiivi", "test") if word == "nopeat" else None


def finnish_judge(*words: str) -> Judge:
    dictionary = Dictionary()
    return Judge(editions.load("fi"), small("fi", *words), dictionary, dictionary)


@pytest.mark.proves("IS-20", "PL-11")
def test_a_listed_word_is_valid_whatever_its_case() -> None:
    judge = Judge(editions.load("pl"), small("pl", "ŻÓŁĆ"))
    for text in ("żółć", "ŻÓŁĆ", "Żółć"):
        judgement = judge.word(text)
        assert (judgement.word, judgement.verdict, judgement.reason) == ("ŻÓŁĆ", "valid", "listed")
        assert judgement.source == "small"


@pytest.mark.proves("IS-20", "FI-24", "PL-11", "SV-50")
@pytest.mark.parametrize("text", ["abc-bok", "c/o", "super-8", "l'été", "", "two words"])
@pytest.mark.parametrize("name", ["is", "fi", "sv", "pl"])
def test_a_sign_that_is_no_letter_makes_no_word(name: str, text: str) -> None:
    judgement = Judge(editions.load(name), small(name, "ABA")).word(text)
    assert (judgement.verdict, judgement.reason, judgement.word) == ("invalid", "not-letters", text)


@pytest.mark.proves("SV-51")
def test_an_accent_is_played_as_the_base_letter() -> None:
    judgement = Judge(editions.load("sv"), small("sv", "ALLE")).word("allé")
    assert (judgement.word, judgement.verdict) == ("ALLE", "valid")


@pytest.mark.proves("SV-52", "SV-54")
def test_a_letter_of_its_own_is_not_replaced() -> None:
    judge = Judge(editions.load("sv"), small("sv", "MÜSLI", "LÆSTADIAN"))
    verdicts = [judge.word(text).verdict for text in ("müsli", "musli", "mysli", "lästadian")]
    assert verdicts == ["valid", "invalid", "invalid", "invalid"]


def test_one_letter_is_no_word() -> None:
    judgement = Judge(editions.load("sv"), small("sv", "ÖL")).word("ö")
    assert (judgement.word, judgement.reason) == ("Ö", "too-short")
    assert Judge(editions.load("sv"), small("sv", "ÖL")).word("öl").reason == "listed"


def test_nothing_can_be_said_without_a_lexicon() -> None:
    judgement = Judge(editions.load("is"), None).play(["HRAKI", "LOKI"])
    assert (judgement.verdict, judgement.lexicon, judgement.fingerprint) == ("unknown", None, None)
    assert {word.reason for word in judgement.words} == {"no-lexicon"}


def test_nothing_can_be_said_of_a_word_longer_than_the_list_goes() -> None:
    judge = Judge(editions.load("is"), small("is", "HRAKI"))
    for length, told in ((15, ("invalid", "not-listed")), (16, ("unknown", "too-long"))):
        judgement = judge.word("A" * length)
        assert (judgement.verdict, judgement.reason) == told


@pytest.mark.proves("SV-19")
@pytest.mark.parametrize(
    ("words", "verdict"),
    [
        (["KOIRA"], "valid"),
        (["KOIRA", "SAUMA"], "valid"),
        (["KOIRA", "XYZ"], "invalid"),
        (["KOIRA", "A" * 16], "unknown"),
        (["A" * 16, "XYZ"], "invalid"),
    ],
)
def test_a_move_is_judged_as_a_whole(words: list[str], verdict: str) -> None:
    assert finnish_judge("KOIRA", "SAUMA").play(words).verdict == verdict


def test_a_judgement_names_the_list_and_its_fingerprint() -> None:
    lexicon = small("en", "QI")
    judgement = Judge(editions.load("en"), lexicon).play(["qi"])
    assert (judgement.lexicon, judgement.fingerprint) == ("small", lexicon.fingerprint)


def test_a_dictionary_tells_base_form_and_form_of_a_valid_word() -> None:
    assert finnish_judge("KOIRAT").word("KOIRAT").reading == KOIRA
    assert finnish_judge("KOIRA").word("KOIRAT").reading is None


@pytest.mark.proves("FI-27", "FI-28")
def test_players_may_agree_on_a_second_dictionary() -> None:
    edition, lexicon = editions.load("fi"), small("fi", "KOIRA")
    agreed = finnish_judge("KOIRA").word("nopeat")
    assert (agreed.verdict, agreed.reason, agreed.source) == ("valid", "agreed", "test")
    assert agreed.word == "NOPEAT"
    assert agreed.reading == Reading("nopea", "adjektiivi", "test")
    assert Judge(edition, lexicon, Dictionary()).word("nopeat").verdict == "invalid"


def test_a_language_without_a_dictionary_has_no_readings() -> None:
    assert reader("sv") is None


@pytest.mark.proves("FI-25")
def test_no_agreement_allows_hate_speech() -> None:
    edition = editions.load("fi")
    anything = Options(adjective_plurals=True, infinitive_plurals=True, guessed_boundaries=9)
    judge = Judge.of(edition, find(edition), anything)
    assert judge.word("nopeat").reason == "agreed"
    for word in ("neekeri", "neekerit", "ryssä", "hiekkaneekeri"):
        assert judge.word(word).verdict == "invalid"


@pytest.mark.parametrize(
    ("language", "word", "base", "form"),
    [
        ("is", "lokiði", "loka", "spurnarmynd"),
        ("is", "hraki", "hrak", "þágufall"),
        ("fi", "koirat", "koira", "monikon nominatiivi"),
        ("fi", "tekeminen", "tehdä", "4. infinitiivi"),
        ("pl", "wytężamy", "wytężać", "1. os."),
    ],
)
def test_the_dictionary_of_the_language_is_asked(
    language: str, word: str, base: str, form: str
) -> None:
    edition = editions.load(language)
    reading = Judge.of(edition, find(edition)).word(word).reading
    assert reading is not None and reading.base == base and form in reading.form


@pytest.mark.proves("IS-20")
@pytest.mark.parametrize("word", ["reykjavík", "blómafíll"])
def test_names_and_invented_compounds_are_invalid_in_icelandic(word: str) -> None:
    edition = editions.load("is")
    judge = Judge.of(edition, find(edition))
    assert judge.word(word).verdict == "invalid"
    assert not any(r.base == word for r in (judge.reader.readings(word) if judge.reader else ()))


def test_without_an_agreement_there_is_no_second_dictionary() -> None:
    edition = editions.load("fi")
    assert Judge.of(edition, small("fi", "KOIRA")).second is None
    assert Judge.of(edition, small("fi", "KOIRA"), Options()).second is not None
