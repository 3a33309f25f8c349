"""When a person gives tiles back, and which."""

from .engine import most_to_exchange
from .habits import HABITS
from .player import Sight


def may_exchange(sight: Sight) -> bool:
    """Whether tiles may be exchanged, and a person would once more."""
    hopeless = sight.exchanged > 0 and sight.bag <= HABITS.hopeless_bag
    once_more = sight.exchanged < HABITS.exchanges_in_a_row and not hopeless
    return once_more and most_to_exchange(sight) > 0


def is_unbalanced(sight: Sight) -> bool:
    """Whether a full rack has hardly a vowel, or hardly a consonant, and no blank for either."""
    if len(sight.rack) < sight.rules.rack_size or 0 in sight.rack:
        return False
    vowels, others = _kinds(sight)
    fewer = min(len(vowels), len(others))
    return fewer * HABITS.unbalanced <= sight.rules.rack_size


def tiles_to_exchange(sight: Sight) -> bytes:
    """The tiles that a person gives back: the many of one kind, but for a few; no blank."""
    vowels, others = _kinds(sight)
    if len(vowels) > len(others):
        given, kept = vowels, HABITS.vowels_kept
    else:
        given, kept = others, HABITS.consonants_kept
    # the cheapest of each letter stay: they fit in most words
    ranked = sorted(given, key=lambda tile: (sight.rules.value(tile), tile))
    stay: list[int] = []
    for tile in ranked:
        if tile not in stay and len(stay) < kept:
            stay.append(tile)
    for tile in stay:
        given.remove(tile)
    return bytes(given) or bytes(tile for tile in sight.rack if tile)


def _kinds(sight: Sight) -> tuple[list[int], list[int]]:
    """Vowels and consonants of the rack, without its blanks."""
    alphabet = sight.edition.alphabet
    letters = [(tile, alphabet.upper[tile - 1]) for tile in sight.rack if tile]
    vowels = [tile for tile, letter in letters if letter in alphabet.vowels]
    return vowels, [tile for tile, letter in letters if letter not in alphabet.vowels]
