"""What a caller may give in more than one form: an edition, a lexicon, a play."""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from stafla import words
from stafla._core import MoveGenerator, Placement, Ruleset
from stafla.editions import Edition, load
from stafla.records import Style, read_play
from stafla.words import library

from .errors import explain_errors
from .lexicon import Lexicon

if TYPE_CHECKING:
    from .play import Play

AnEdition: TypeAlias = Edition | str
ALexicon: TypeAlias = words.Lexicon | str | Path | None
APlay: TypeAlias = "Play | Placement | str"


def edition_of(edition: AnEdition) -> Edition:
    """The edition, or that of this name.

    Raises:
        UnknownEdition: there is none.
    """
    return load(edition) if isinstance(edition, str) else edition


def lexicon_of(edition: Edition, lexicon: ALexicon) -> Lexicon:
    """The lexicon, or the edition's of this name or file; None: the one that comes with it.

    Raises:
        LexiconFault: there is none, it cannot be trusted, or it is of another language.
    """
    if not isinstance(lexicon, words.Lexicon):
        return _open(edition, lexicon)
    if not library.fits(lexicon, edition):
        made_for = f"it is made for {lexicon.about.edition}"
        raise words.LexiconFault("foreign-alphabet", file=lexicon.name, why=made_for)
    if isinstance(lexicon, Lexicon):
        return lexicon
    return Lexicon.of(lexicon.about, lexicon.alphabet, lexicon.graph)


def placement_of(play: APlay, edition: Edition, style: Style) -> Placement:
    """The placement that is meant, whether or not it is legal.

    Raises:
        BadNotation: the text is no play.
    """
    if isinstance(play, Placement):
        return play
    if isinstance(play, str):
        with explain_errors(edition, style, play):
            return read_play(play, edition, style)
    if play.edition.alphabet.upper != edition.alphabet.upper:
        return placement_of(str(play), edition, play.notation)  # other codes, perhaps its letters
    return play.placement


@lru_cache(maxsize=16)
def generator(rules: Ruleset, lexicon: Lexicon) -> MoveGenerator:
    """The generator of plays, made once for a rule set and a lexicon."""
    return MoveGenerator(rules, lexicon.graph)


@lru_cache(maxsize=16)
def _open(edition: Edition, lexicon_name: str | Path | None) -> Lexicon:
    return Lexicon(edition, lexicon_name)
