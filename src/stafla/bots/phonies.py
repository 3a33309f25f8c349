"""Words that do not exist and seem to: frequent words with an ending that others take."""

from collections import Counter
from functools import lru_cache

import numpy as np

from stafla._core import WordGraph
from stafla.words import codec

from .vocabulary import Vocabulary

STEMS = 3000
"""So many of the most frequent words are tried."""
STEM_LETTERS = range(3, 6)
ENDINGS = 8
LAST_LETTERS, COMMON = 3, 15
"""So many words of the list must end in the same last letters."""


@lru_cache(maxsize=8)
def phonies_of(vocabulary: Vocabulary, lexicon: WordGraph) -> WordGraph | None:
    """Words that somebody could think exist and a lexicon does not hold; None: there are none."""
    stems = [word for word in vocabulary.words[:STEMS] if len(word) in STEM_LETTERS]
    ends = Counter(word[-LAST_LETTERS:] for word in vocabulary.words)
    words = sorted({stem + ending for stem in stems for ending in endings(vocabulary)})
    words = [word for word in words if ends[word[-LAST_LETTERS:]] >= COMMON]
    codes = codec.encode_words(words, vocabulary.alphabet)
    held = np.frombuffer(lexicon.contains(codes.data), np.bool_)
    false = [word for word, is_held in zip(words, held, strict=True) if not is_held]
    if not false:
        return None
    kept = codec.encode_words(false, vocabulary.alphabet).tobytes()
    return WordGraph(WordGraph.build(kept, len(vocabulary.alphabet), b"{}")[0])


@lru_cache(maxsize=8)
def endings(vocabulary: Vocabulary) -> tuple[str, ...]:
    """The endings of one or two letters that most words take in the list, the commonest first."""
    words = set(vocabulary.words)
    counted: Counter[str] = Counter()
    for word in vocabulary.words:
        for letters in (1, 2):
            if len(word) - letters >= STEM_LETTERS[0] and word[:-letters] in words:
                counted[word[-letters:]] += 1
    return tuple(ending for ending, _ in counted.most_common(ENDINGS))
