"""What a browser is told of an edition."""

from functools import cache, lru_cache
from typing import Literal

from stafla.club import Observation
from stafla.data.catalogue import Catalogue, catalogue
from stafla.editions import Alphabet, Edition
from stafla.records import Style
from stafla.web.rendering.languages import AREAS
from stafla.web.wire import edition as wire_edition


def edition_view(observation: Observation) -> wire_edition.EditionView:
    """The edition of a table, with the word list that it is played with."""
    lexicon = wire_edition.LexiconView(
        name=observation.lexicon,
        version=observation.version,
        fingerprint=observation.fingerprint,
        words=observation.words,
    )
    return cached_edition_view(observation.edition, lexicon, observation.check)


@lru_cache(256)
def cached_edition_view(
    edition: Edition,
    lexicon: wire_edition.LexiconView,
    check: Literal["challenge", "automatic"],
    notation: Style | None = None,
) -> wire_edition.EditionView:
    """An edition, a word list, and how words are decided; ``notation`` in place of its own."""
    return wire_edition.EditionView(
        code=edition.id.split("-")[0],
        profile=edition.id,
        name=edition.name,
        language=edition.language,
        width=edition.layout.width,
        height=edition.layout.height,
        letters=letter_views(edition),
        blanks=edition.tiles["?"][0],
        premiums=premium_views(edition),
        start=list(edition.layout.start),
        rack_size=edition.rack,
        notation=notation or edition.notation,
        lexicon=lexicon,
        word_check=check,
        wrong_points=edition.challenge.wrong_points,
        wrong_turn=edition.challenge.wrong_turn,
    )


@cache
def letter_views(edition: Edition) -> list[wire_edition.LetterView]:
    """The letters in the edition's order; not to be changed."""
    alphabet = edition.alphabet
    return [
        wire_edition.LetterView(
            letter=letter,
            count=edition.tiles.get(letter, (0, 0))[0],
            value=edition.tiles.get(letter, (0, 0))[1],
            typed=typed_characters(alphabet, index),
        )
        for index, letter in enumerate(alphabet.upper)
    ]


def typed_characters(alphabet: Alphabet, index: int) -> list[str]:
    """Every character that is read as a letter: both cases, and what is folded into it (SV-51)."""
    cases = (alphabet.upper[index], alphabet.lower[index])
    folded = [accented for accented, base in alphabet.folded.items() if base in cases]
    return [symbol for symbol in (*cases, *folded) if len(symbol) == 1]


@cache
def premium_views(edition: Edition) -> list[wire_edition.PremiumView]:
    """The premium squares, their texts in the edition's own language; not to be changed."""
    say = catalogue(edition.language, *AREAS)
    layout = edition.layout
    letters, words = layout.letter_multipliers(), layout.word_multipliers()
    return [
        wire_edition.PremiumView(
            square=square,
            kind="word" if words[square] > 1 else "letter",
            times=max(letters[square], words[square]),
            short=_short(say, letters[square], words[square]),
            label=layout.names[premium],
        )
        for square, premium in enumerate(layout.premiums)
        if premium is not None
    ]


def _short(say: Catalogue, letter: int, word: int) -> str:
    """What fits on the square."""
    return say("premium-word", times=word) if word > 1 else say("premium-letter", times=letter)
