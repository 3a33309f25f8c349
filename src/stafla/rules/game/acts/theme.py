"""The agreed theme: points for its words, a vote on those that somebody argues for (PL-38)."""

from collections.abc import Sequence
from dataclasses import dataclass

from stafla._core import Placement, PlacementError
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.permission import require
from stafla.rules.game.acts.window import close
from stafla.rules.game.events import (
    LONGEST_TEXT,
    LONGEST_WORD,
    MOST_WORDS,
    Event,
    Seat,
    Theme,
    ThemeClaimed,
    ThemeScored,
    ThemeVoted,
)
from stafla.rules.game.refusals import BadClaim, NoTheme
from stafla.rules.game.state.game import Game
from stafla.rules.game.transitions.theme import listed_words, seats_to_vote, vote_points


@dataclass(frozen=True, slots=True)
class Claim:
    """Words of a play that its player says belong to the theme, and why.

    Attributes:
        words: indexes of the words that the play forms; those on the theme's list need no claim.
        argument: what the player says for them, at most 200 characters.
    """

    words: tuple[int, ...]
    argument: str = ""


def theme_of(name: str, words: Sequence[str] = ()) -> Theme:
    """A theme by agreement (no words), or with a list of words that count at once.

    Words are put into capitals, which may make them longer, and are measured then.

    Raises:
        NoTheme: it has no name, or name, a word or the list are too long.
    """
    named = " ".join(name.split())
    capitals = {word.upper() for word in words}
    fits = all(len(word) <= LONGEST_WORD for word in capitals)
    if not named or len(named) > LONGEST_TEXT or len(words) > MOST_WORDS or not fits:
        raise NoTheme
    return Theme(named, tuple(sorted(capitals)))


def score_theme(acts: EventBuilder, claim: Claim | None) -> None:
    """After a play is laid: points for words of the list, and the claim for others.

    Raises:
        NoTheme: something is claimed where there is no theme.
        BadClaim: a word that the play did not form, or that is on the list.
    """
    play, theme = acts.game.pending, acts.game.theme
    if theme is None:
        if claim is not None and claim.words:
            raise NoTheme
        return
    assert play is not None and acts.game.breakdown is not None
    formed, found = range(len(acts.game.breakdown.words)), listed_words(acts.game)
    points = acts.game.edition.house.theme_points
    if found:
        acts.add(ThemeScored(play.seat, points * len(found)))
    if claim is None or not claim.words:
        return
    wrong = not set(claim.words) <= set(formed) - set(found) or len(set(claim.words)) < len(
        claim.words
    )
    if wrong or len(claim.argument) > LONGEST_TEXT:
        raise BadClaim
    acts.add(ThemeClaimed(play.seat, tuple(claim.words), claim.argument))


def claim_all(game: Game, placement: Placement, argument: str) -> Claim | None:
    """A claim for all words that a placement forms and that are not on the list; None: no word."""
    if game.theme is None:
        return None
    decode, known = game.edition.alphabet.decode_word, game.theme_words
    try:
        formed = game.score_of(game.board.full_placement(placement)).words
    except PlacementError:
        return None
    words = [index for index, word in enumerate(formed) if decode(word.letters) not in known]
    return Claim(tuple(words), argument) if words else None


def vote(game: Game, seat: Seat, agrees: bool) -> tuple[Event, ...]:
    """Say whether the words belong to the theme.

    Everybody does; the majority without the player decides, and a tie is none.

    Raises:
        NoVote: nothing is voted on.
        OwnVote, AlreadyVoted: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "vote", seat)
    acts = EventBuilder(game)
    acts.add(ThemeVoted(seat, agrees))
    settle(acts)
    return acts.events


def settle(acts: EventBuilder) -> None:
    """When all have voted: the points, and the play stands if nothing else is asked of it."""
    play = acts.game.pending
    if play is None or play.claim is None or seats_to_vote(acts.game):
        return
    acts.add(ThemeScored(play.seat, vote_points(acts.game)))
    if acts.game.words_checked:
        close(acts)
