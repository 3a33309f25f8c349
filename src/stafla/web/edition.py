"""What a browser is told of an edition."""

from stafla.club import Seen
from stafla.data.catalogue import catalogue
from stafla.editions import Alphabet, Edition
from stafla.web import wire


def edition_view(seen: Seen) -> wire.EditionView:
    """The edition of a table, with the word list that it is played with."""
    edition = seen.edition
    return wire.EditionView(
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
        notation=edition.notation,
        lexicon=wire.LexiconView(name=seen.lexicon, fingerprint=seen.fingerprint, words=seen.words),
        word_check=seen.check,
    )


def letter_views(edition: Edition) -> list[wire.LetterView]:
    """The letters in the edition's order."""
    alphabet = edition.alphabet
    return [
        wire.LetterView(
            letter=letter,
            count=edition.tiles.get(letter, (0, 0))[0],
            value=edition.tiles.get(letter, (0, 0))[1],
            typed=typed(alphabet, index),
        )
        for index, letter in enumerate(alphabet.upper)
    ]


def typed(alphabet: Alphabet, index: int) -> list[str]:
    """Every character that is read as a letter: both cases, and what is folded into it (SV-51)."""
    cases = (alphabet.upper[index], alphabet.lower[index])
    folded = [accented for accented, base in alphabet.folded.items() if base in cases]
    return [symbol for symbol in (*cases, *folded) if len(symbol) == 1]


def premium_views(edition: Edition) -> list[wire.PremiumView]:
    """The premium squares; the short text is in the edition's own language."""
    say = catalogue(edition.language, "web", "refusals")
    views = []
    for square, premium in enumerate(edition.layout.premiums):
        if premium is None:
            continue
        kind = "letter" if premium.endswith("letter") else "word"
        multipliers = (
            edition.layout.letter_multipliers()
            if kind == "letter"
            else edition.layout.word_multipliers()
        )
        times = multipliers[square]
        views.append(
            wire.PremiumView(
                square=square,
                kind="letter" if kind == "letter" else "word",
                times=times,
                short=say(f"premium-{kind}", times=times),
                label=edition.layout.names[premium],
            )
        )
    return views
