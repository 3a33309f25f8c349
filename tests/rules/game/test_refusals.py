"""Every refusal has its words in five languages."""

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.rules import Refusal
from stafla.rules.game import refusals as refusal

KERNEL = [
    *("no-tiles", "off-board", "occupied", "not-in-line", "gap", "detached", "not-on-start"),
    *("too-short", "not-on-rack", "unknown-letter", "mismatch", "nothing-there"),
    *("too-many-tiles", "not-in-bag", "not-in-set", "wrong-size"),
    *("bag-too-small", "bag-below-least", "exchange-limit"),
]
ALPHABET = ["unknown-letter", "blank-only"]
VARIANTS = [
    *("variant-unknown", "variant-twice", "variant-unneeded", "variants-conflict"),
    *("variant-players", "variant-check"),
]
VALUES = {
    "tile": "Ż",
    "kind": "letter",
    "square": "H8",
    "bag": 3,
    "least": 7,
    "most": 4,
    "name": "kl",
    "words": "ABC",
    "variant": "A",
    "other": "B",
    "bytes": 32,
}


def own_codes():
    named = vars(refusal) | vars(refusal)
    classes = [c for c in named.values() if isinstance(c, type) and issubclass(c, Refusal)]
    return sorted({c.code for c in classes} - {Refusal.code})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*own_codes(), *KERNEL, *ALPHABET, *VARIANTS, "unknown-edition"])
def test_a_code_has_a_sentence_in_every_language(language, code):
    text = catalogue(language, "refusals")(code, **VALUES)
    assert text.endswith(".")
    assert "{" not in text


def test_no_two_refusals_share_a_code():
    named = vars(refusal) | vars(refusal)
    classes = [c for c in named.values() if isinstance(c, type) and issubclass(c, Refusal)]
    codes = [c.code for c in classes if "code" in vars(c)]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"tile": "Ż"}, "Na stojaku nie ma płytki Ż."),
        ({"tile": "?"}, "Na stojaku nie ma blanka."),
        ({}, "Tych płytek nie ma na stojaku."),
    ],
)
def test_a_refusal_fills_its_own_message(values, text):
    refused = refusal.NotOnRack(**values)
    assert catalogue("pl", "refusals")(refused.code, **refused.values) == text


@pytest.mark.parametrize(
    ("bag", "text"),
    [
        (0, "Woreczek jest pusty."),
        (1, "W woreczku została tylko 1 płytka; nie można wymienić więcej."),
        (2, "W woreczku zostały tylko 2 płytki; nie można wymienić więcej."),
        (5, "W woreczku zostało tylko 5 płytek; nie można wymienić więcej."),
    ],
)
def test_polish_counts_the_tiles_in_the_bag_as_a_pole_would(bag, text):
    refused = refusal.ExchangeRefused("bag-too-small", 0, bag)
    assert catalogue("pl", "refusals")(refused.code, **refused.values) == text


@pytest.mark.parametrize("bag", [1, 21])
def test_icelandic_counts_one_and_twenty_one_alike(bag):
    text = catalogue("is", "refusals")("bag-too-small", bag=bag)
    assert text.startswith(f"Aðeins {bag} stafur er")


def test_a_refusal_is_a_value_error_named_by_its_code():
    refused = refusal.BagNotEmpty(bag=3)
    assert isinstance(refused, ValueError)
    assert str(refused) == "bag-not-empty"
    assert refused.values == {"bag": 3, "tile": "", "kind": "none"}
    assert (refused.square, refused.tile) == (None, None)
