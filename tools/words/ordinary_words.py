"""The ordinary words of every language: ``python -m tools.words.ordinary_words [LANGUAGE …]``.

Needs ``wordfreq`` 3.1.1, which is among the development requirements; the product reads what is
written here. Taken are the words that the shipped lexicon holds, the most frequent ones first
(docs/formats/ordinary.md).
"""

import lzma
import sys
from importlib.metadata import version
from pathlib import Path

from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.words import Lexicon, library

FOLDER = Path(__file__).resolve().parents[2] / "src" / "stafla" / "data" / "ordinary"
VERSION = "3.1.1"
MOST = 40_000


def bins(language: str) -> list[list[str]]:
    """Words by frequency: index i has those that occur about 10^(-i/100) times a word."""
    import wordfreq  # noqa: PLC0415 - only here, so that the page can say what is needed

    if version("wordfreq") != VERSION:
        raise SystemExit(f"wordfreq {VERSION} is needed, this is {version('wordfreq')}")
    size = "large" if language in wordfreq.available_languages("large") else "small"
    if language not in wordfreq.available_languages(size):
        raise SystemExit(f"wordfreq knows no words of {language!r}")
    return wordfreq.get_frequency_list(language, size)


def lines(language: str) -> list[str]:
    """One line a frequency: minus its logarithm times 100, then the words in capitals."""
    lexicon = library.find(load(language))
    made: list[str] = []
    taken: set[str] = set()
    for level, group in enumerate(bins(language)):
        words = sorted(known_words(group, lexicon) - taken)[: MOST - len(taken)]
        taken.update(words)
        if words:
            made.append(" ".join((str(level), *words)))
    return made


def known_words(words: list[str], lexicon: Lexicon) -> set[str]:
    """Those that a lexicon holds, as it writes them (accents folded where the edition does)."""
    alphabet = lexicon.alphabet
    held = (word for word in words if len(word) > 1 and word in lexicon)
    return {alphabet.decode_word(alphabet.word(word)) for word in held}


def main(languages: list[str]) -> None:
    """Write the files of these languages, of all if none is named."""
    for language in languages or LANGUAGES:
        text = "\n".join(lines(language)) + "\n"
        data = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
        path = FOLDER / f"{language}.txt.xz"
        path.write_bytes(data)
        words = sum(len(line.split()) - 1 for line in text.splitlines())
        print(f"{path.name}: {words:,} words, {len(data):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
