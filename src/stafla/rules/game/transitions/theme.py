"""How the theme's events change a game."""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import OpenClaim
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import gain, require, waiting


def listed_words(game: Game) -> tuple[int, ...]:
    """Indexes of the words of the play that waits which are on the theme's list."""
    if game.theme is None or game.breakdown is None:
        return ()
    decode, listing = game.edition.alphabet.decode_word, game.theme_words
    words = enumerate(game.breakdown.words)
    return tuple(index for index, word in words if decode(word.letters) in listing)


def voters(game: Game) -> tuple[ev.Seat, ...]:
    """Who votes on a claim: everybody but its player."""
    return tuple(seat for seat in game.playing if game.pending and seat != game.pending.seat)


def seats_to_vote(game: Game) -> tuple[ev.Seat, ...]:
    """Who has not voted yet on the claim that is open; nobody where there is none."""
    claim = game.pending.claim if game.pending else None
    return () if claim is None else tuple(s for s in voters(game) if s not in claim.votes)


def vote_points(game: Game) -> int:
    """The points that the vote gives: a majority of the others, or none.

    Decides PL-38.
    """
    play = waiting(game)
    assert play.claim is not None
    agreed = sum(play.claim.votes.values())
    won = 2 * agreed > len(play.claim.votes)
    return game.edition.house.theme_points * len(play.claim.words) * won


@transition(ev.ThemeSet)
def _theme_set(event: ev.ThemeSet, game: Game) -> Game:
    require(bool(game.edition.house.theme_points), "the table has agreed on no theme")
    require(game.theme is None and game.first is None and not game.draws, "it is too late for that")
    require(bool(event.theme.name), "a theme has a name")
    return replace(game, theme=event.theme, theme_words=frozenset(event.theme.words))


@transition(ev.ThemeClaimed)
def _claim(event: ev.ThemeClaimed, game: Game) -> Game:
    play = waiting(game)
    formed = range(len(game.breakdown.words)) if game.breakdown else range(0)
    own = play.seat == event.seat and play.claim is None and play.challenger is None
    require(own and game.theme is not None, "nothing can be claimed")
    named = bool(event.words) and len(set(event.words)) == len(event.words)
    require(named and set(event.words) <= set(formed) - set(listed_words(game)), "no such words")
    return replace(game, pending=replace(play, claim=OpenClaim(event.words, event.argument, {})))


@transition(ev.ThemeVoted)
def _vote(event: ev.ThemeVoted, game: Game) -> Game:
    play = waiting(game)
    require(play.claim is not None, "nothing is voted on")
    assert play.claim is not None
    require(event.seat in voters(game) and event.seat not in play.claim.votes, "not this vote")
    votes = {**play.claim.votes, event.seat: event.agrees}
    return replace(game, pending=replace(play, claim=replace(play.claim, votes=votes)))


@transition(ev.ThemeScored)
def _score(event: ev.ThemeScored, game: Game) -> Game:
    play = waiting(game)
    require(play.seat == event.seat and game.theme is not None, "there is no theme to score")
    if play.claim is None:
        require(not play.theme, "the list is counted already")
        theme_points = game.edition.house.theme_points * len(listed_words(game))
    else:
        require(not seats_to_vote(game), "not all have voted")
        theme_points = vote_points(game)
    require(event.points == theme_points, f"the theme gives {theme_points} points")
    play = replace(play, theme=play.theme + event.points, claim=None)
    return replace(game, pending=play, totals=gain(game, event.seat, event.points))
