"""Checks that go beyond opening, and the difference of two lexica."""

from dataclasses import dataclass

from stafla.words.codec import answers, decode_words, select
from stafla.words.fault import LexiconFault
from stafla.words.lexicon.fingerprint import digest
from stafla.words.lexicon.lexicon import Lexicon


def verify(lexicon: Lexicon) -> str:
    """Walk an open lexicon and find its fingerprint anew: the SHA-256 of its words.

    Opening has checked the bytes already: length, checksum, every node, the number of words.

    Raises:
        LexiconFault: ``fingerprint``: other words than the metadata says; ``too-short`` or
            ``too-long``: a word of a length that was not let in.
    """
    about, lengths = lexicon.about, lexicon.by_length
    if lengths and min(lengths) < about.least:
        raise LexiconFault("too-short", file=about.name, why=f"{min(lengths)} letters")
    if lengths and max(lengths) > about.most:
        raise LexiconFault("too-long", file=about.name, why=f"{max(lengths)} letters")
    computed = digest(lexicon.graph, lexicon.alphabet)
    recorded = about.whole or about.digest
    if computed != recorded:
        raise LexiconFault(
            "fingerprint", file=about.name, told=recorded[:6].upper(), found=computed[:6].upper()
        )
    return computed


@dataclass(frozen=True, slots=True)
class Difference:
    """Words, in capitals and in order, that only one of two lexica has."""

    added: tuple[str, ...]
    removed: tuple[str, ...]


def difference(old: Lexicon, new: Lexicon) -> Difference:
    """What changed from one lexicon to another of the same alphabet.

    Raises:
        LexiconFault: ``foreign-alphabet``.
    """
    if old.alphabet.upper != new.alphabet.upper:
        raise LexiconFault("foreign-alphabet", file=new.name, why=f"{old.name} has other letters")
    return Difference(_only_in(new, old), _only_in(old, new))


def _only_in(one: Lexicon, other: Lexicon) -> tuple[str, ...]:
    codes = one.graph.list()
    absent = ~answers(other.graph.contains(codes))
    return tuple(decode_words(select(codes, absent), one.alphabet))
