"""Which Finnish headwords of use are taken, and their forms."""

import pytest

from stafla.words.readings import voikko
from stafla.words.readings.vfst import Transducer, Vfst
from tools.lexica.finnish import Judge, Paradigm
from tools.lexica.lemmas import Lemmas

CASES = ("ssa", "sta", "lla", "lta", "lle", "ksi", "na", "ni", "nsa", "mme", "nne", "tta", "n", "t")
TABLE = ["pounu", *(f"pounu{case}" for case in CASES), "pounua", "pounuun", "pounujen", "pounuja",
         "pounuihin"]  # fmt: skip
SHORT = ["kostunut", "kostuneen", "kostuneessa", "kostuneesta", "kostuneella", "kostuneelta"]
MINEN = [f"{n}{c}" for n in ("se", "si") for c in ("ssa", "sta", "lla", "lta", "lle", "ksi", "na")]
MINEN += ["nen", "sen", "set", "sta", "sten", "siin", "seen", "sin"]
OWN = ("an", "ni", "si", "mme", "nne", "nsa")
BASES = {"pounu": TABLE, "kostunut": SHORT, "kotona": ["kotona"], "nopein": ["nopein"],
         "nopeasti": ["nopeasti"], "pmy": ["pmy"], "Pounu": ["Pounu"][:0],
         "naimisiin": ["naimisiin"], "varuillaan": [f"varuilla{x}" for x in OWN],
         "loistavampi": ["loistavampi", *(f"loistavampa{x}" for x in CASES)],
         "pitkäaikainen": ["pitkäaikaisen"], "laskeva": ["laskeva"],
         "arvettuminen": [f"arvettumi{x}" for x in MINEN],
         "tarkkaileminen": [f"tarkkailemi{x}" for x in MINEN]}  # fmt: skip


@pytest.fixture(scope="module")
def judge() -> Judge:
    place = voikko.data()
    assert place is not None
    lemmas = Lemmas({form: base for base, forms in BASES.items() for form in forms})
    often = {
        "kotona": 1e-4,
        "jatkosota": 2e-6,
        "syrjäkylä": 2e-6,
        "pulleasti": 2e-7,
        "koirani": 1e-5,
        "naimisiin": 1e-5,
        "laskeva": 1e-6,
        "pitkäaikaisesti": 1e-6,
        "lyhytaikaisesti": 1e-6,
    }
    return Judge(
        Transducer(Vfst.read(place)), lemmas, {"saga": {"n"}, "auts": {"interjection"}}, often
    )


@pytest.mark.parametrize("word", ["pounu", "kotona", "nopeasti", "auts", "saga", "kivikasvo"])
def test_headwords_are_told_by_reading_and_by_table(judge: Judge, word: str) -> None:
    assert judge.entry(word)


@pytest.mark.parametrize("word", ["naimisiin", "varuillaan", "tyytymättömyys", "turkulainen"])
def test_a_participle_inside_a_word_and_a_frozen_form_of_a_verb_keep_none_out(
    judge: Judge, word: str
) -> None:
    assert judge.entry(word)


@pytest.mark.parametrize(
    "word", ["kostunut", "nopein", "loistavampi", "laskeva", "pmy", "helsinki", "koirani"]
)
def test_participles_comparison_abbreviations_and_names_are_none(judge: Judge, word: str) -> None:
    assert not judge.entry(word)


def test_frequent_forms_count_where_they_can_be_read_in_one_way_alone(judge: Judge) -> None:
    assert judge.frequent("jatkosota") and judge.frequent("pulleasti")
    assert judge.frequent("pitkäaikaisesti")  # its adjective is an entry
    assert not judge.frequent("lyhytaikaisesti")
    assert not judge.frequent("syrjäkylä")  # might be a place
    assert not judge.frequent("koirani")


def test_plurals_come_from_the_table_in_the_vowels_of_the_word(judge: Judge) -> None:
    assert judge.forms("pounu") == {"pounut"}
    forms = frozenset(
        ["jännittävä", "jännittäva", "jännittävän", "jännittävan", "jännittävät", "jännittävat"]
    )
    assert Paradigm("jännittävä", forms).plurals() == {"jännittävät"}


def test_a_verb_has_a_fourth_infinitive() -> None:
    forms = frozenset(["kipertyä", "kipertyisitte", "kipertymässä", "kipertyvät"])
    own = Paradigm("kipertyä", forms)
    assert own.verbal and not own.nominal
    assert own.infinitives() == {"kipertyminen"}


@pytest.mark.parametrize("word", ["arvettuminen", "tarkkaileminen"])
def test_a_fourth_infinitive_that_is_an_entry_has_no_plural(word: str, judge: Judge) -> None:
    assert judge.forms(word) == set()


def test_a_noun_in_ma_has_no_fourth_infinitive() -> None:
    own = Paradigm("pojintima", frozenset(["pojintima", "pojintimassa", "pojintimat"]))
    assert not own.verbal and own.infinitives() == set()
