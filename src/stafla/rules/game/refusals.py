"""Why an act is refused, by aspect: every reason has its code and what its message needs."""

from stafla import _core
from stafla.editions import Edition, VariantError
from stafla.rules.base.tiles import UNKNOWN


class BadEvent(ValueError):
    """A record contradicts itself: event ``number`` (from 1) cannot follow those before it.

    Attributes:
        why: the reason for whoever looks into the record, in English.
        details: what a message mentions: ``number``, ``text`` (the reason), ``because`` (the name
            of the reason's own message) and what that one mentions.
    """

    code = "bad-event"

    def __init__(
        self, number: int, why: str, because: str = "record-odd", **values: str | int
    ) -> None:
        super().__init__(f"event {number}: {why}")
        self.number = number
        self.why = why
        self.details: dict[str, str | int] = {
            **values,
            "number": number,
            "text": why,
            "because": because,
        }

    def at(self, number: int) -> "BadEvent":
        """The same about the event of another number."""
        moved = BadEvent(number, self.why)
        moved.details = {**self.details, "number": number}
        return moved


class Refusal(ValueError):
    """An act that the rules do not allow now.

    Attributes:
        code: stable; the message's name in ``refusals.ftl``.
        values: the message's arguments.
        square: the square that it is about, if any.
        tile: the letter that it is about, as on the tile (``?``: the blank), if any.
    """

    code = "refused"

    def __init__(
        self, *, square: int | None = None, tile: str | None = None, **values: str | int
    ) -> None:
        super().__init__(self.code)
        self.square = square
        self.tile = tile
        kind = "none" if tile is None else "blank" if tile == "?" else "letter"
        self.values: dict[str, str | int] = {**values, "tile": tile or "", "kind": kind}


class TooManyProposals(Refusal):
    """The player has proposed as often as one may in a turn."""

    code = "too-many-proposals"


class WithdrawnTooOften(Refusal):
    """The player has lifted a play as often as one may in a turn."""

    code = "withdrawn-too-often"


class GameOver(Refusal):
    """The game has ended; no further move is allowed (PL-30)."""

    code = "game-over"


class NoSuchSeat(Refusal):
    """The table has no such seat."""

    code = "no-such-seat"


class RandomClosed(Refusal):
    """The bag waits for no random number of this seat: it is there, or the bag needs none."""

    code = "random-closed"


class BadRandom(Refusal):
    """A random number has 32 bytes."""

    code = "bad-random"


class HasResigned(Refusal):
    """The player has given up."""

    code = "has-resigned"


class WrongPlayers(Refusal):
    """The edition is not for so many players (IS-02, SV-04)."""

    code = "wrong-players"


class NotYourTurn(Refusal):
    """Another player is to move (IS-09)."""

    code = "not-your-turn"


class StartOpen(Refusal):
    """Who starts is not settled yet (SV-10)."""

    code = "start-open"


class NotFavoured(Refusal):
    """The lot did not favour this player, or the choice is made (SV-10)."""

    code = "not-favoured"


class IllegalPlacement(Refusal):
    """The kernel's reason why tiles cannot lie so; ``code`` is the kernel's."""

    def __init__(self, error: _core.PlacementError, tile: str | None, square: str) -> None:
        self.code = error.code
        super().__init__(square=error.square, tile=tile)
        self.values |= {"square": square}


def illegal_placement(error: _core.PlacementError, edition: Edition) -> IllegalPlacement:
    """The kernel's refusal with square and tile as people name them."""
    return IllegalPlacement(error, tile_name(edition, error.tile), square_name(edition, error))


def square_name(edition: Edition, error: _core.PlacementError) -> str:
    """The square that the kernel names, as people do; empty where it names none."""
    return "" if error.square is None else edition.layout.square_name(error.square)


def tile_name(edition: Edition, tile: int | None) -> str | None:
    """The letter printed on a tile, ``?`` for a blank, None for no tile of the edition."""
    if tile is None or tile == UNKNOWN:
        return None
    if tile == _core.BLANK or tile & _core.AS_BLANK:
        return "?"
    return edition.alphabet.letter(tile) if tile <= len(edition.alphabet.upper) else None


class OpeningTooShort(IllegalPlacement):
    """The table agreed on a longer first word than the rules ask for (PL-39, PL-40)."""

    def __init__(self, error: _core.PlacementError, least: int) -> None:
        super().__init__(error, None, "")
        self.code = "opening-too-short"
        self.values |= {"least": least}


class NotOnRack(Refusal):
    """The tiles are not held."""

    code = "not-on-rack"


class InvalidWords(Refusal):
    """The word check of the table does not let the play pass."""

    code = "invalid-words"


class ExchangeRefused(Refusal):
    """The kernel's reason why tiles cannot be exchanged; ``code`` is the kernel's."""

    def __init__(self, code: str, least: int, bag: int) -> None:
        self.code = code
        super().__init__(least=least, bag=bag)


class WindowOpen(Refusal):
    """A play waits to be accepted or challenged."""

    code = "window-open"


class NotRecorded(Refusal):
    """The opponent's play must be recorded before one's own (SV-16)."""

    code = "not-recorded"


class RulingPending(Refusal):
    """A challenge waits for its verdict."""

    code = "ruling-pending"


class NoWindow(Refusal):
    """No play waits: it was accepted, or the next player has begun (IS-23, SV-17)."""

    code = "no-window"


class OwnPlay(Refusal):
    """One's own play is for others to accept or challenge."""

    code = "own-play"


class NotNext(Refusal):
    """Only the player who moves next can begin (IS-23)."""

    code = "not-next"


class NoChallenges(Refusal):
    """The table checks words when they are played."""

    code = "no-challenges"


class NoSuchWord(Refusal):
    """The play did not form the word challenged (SV-18)."""

    code = "no-such-word"


class NoChallenge(Refusal):
    """There is no challenge to rule on."""

    code = "no-challenge"


class NotYourPlay(Refusal):
    """Only its player can press the clock on a play or withdraw it."""

    code = "not-your-play"


class NotMade(Refusal):
    """The clock is not pressed on the play, so that its player may still withdraw it (SV-23)."""

    code = "not-made"


class AlreadyMade(Refusal):
    """The play is made and cannot be taken back (IS-15, SV-23)."""

    code = "already-made"


class NoOffer(Refusal):
    """The game does not offer to end."""

    code = "no-offer"


class AlreadyOffered(Refusal):
    """The game offers to end already."""

    code = "already-offered"


class AlreadyAccepted(Refusal):
    """The player has agreed to end already."""

    code = "already-accepted"


class NoSuchEnding(Refusal):
    """The edition knows no end by agreement that nothing is possible."""

    code = "no-such-ending"


class BagNotEmpty(Refusal):
    """Tiles can still be drawn (FI-35, A-5)."""

    code = "bag-not-empty"


class PlayPossible(Refusal):
    """Somebody can still lay tiles (FI-42)."""

    code = "play-possible"


class TimeUp(Refusal):
    """The player's time is up, and so is the playing (PL-48)."""

    code = "time-up"


class NoClock(Refusal):
    """No clock runs at this table, or not now."""

    code = "no-clock"


class ClockRuns(Refusal):
    """The clock runs already."""

    code = "clock-runs"


class OwnClock(Refusal):
    """One's own clock is for the others to start (SV-12)."""

    code = "own-clock"


class NoProposal(Refusal):
    """Nothing is proposed."""

    code = "no-proposal"


class AlreadyProposed(Refusal):
    """Something is proposed already."""

    code = "already-proposed"


class AlreadyConsented(Refusal):
    """The player has agreed to the proposal already."""

    code = "already-consented"


class NothingToTakeBack(Refusal):
    """The player has had no turn that could be taken back."""

    code = "nothing-to-take-back"


class NoTakeback(Refusal):
    """A rated game has no takebacks."""

    code = "no-takeback"


class TooLateToAbort(Refusal):
    """Everybody has had a turn; the game can be given up by agreement or resigned."""

    code = "too-late-to-abort"


class RatedStands(Refusal):
    """A rated game whose tiles somebody has seen is played, resigned or lost."""

    code = "rated-stands"


class NotGone(Refusal):
    """Nobody keeps the table waiting, or not for long enough."""

    code = "not-gone"


class NotAtBoard(Refusal):
    """The game is not kept beside a real board."""

    code = "not-at-board"


class Halted(Refusal):
    """The sheets differ or the judge is called: the game stands until that is settled (SV-37)."""

    code = "halted"


class BoardUnknown(Refusal):
    """A play was told by its points alone, so that nobody knows what lies on the board."""

    code = "board-unknown"


class NoLine(Refusal):
    """Nothing has been played that a sheet could hold (SV-14)."""

    code = "no-line"


class NoDraw(Refusal):
    """The player has drawn no tiles that could be too many (SV-32)."""

    code = "no-draw"


class NoSuchSurplus(Refusal):
    """So many tiles too many the bag did not hold (SV-32)."""

    code = "no-such-surplus"


class JudgeThere(Refusal):
    """The judge is called already (SV-39)."""

    code = "judge-there"


class NoJudge(Refusal):
    """Nobody called the judge, or the decision cannot be so (SV-40)."""

    code = "no-judge"


class NoSuchRack(Refusal):
    """The rack has another number of tiles, or no rack is to be shown now."""

    code = "no-such-rack"


class CannotSign(Refusal):
    """The game is not settled, or the totals are others (SV-30)."""

    code = "cannot-sign"


# Why an act of a house variant is refused
class VariantRefused(Refusal):
    """The variants asked for do not fit the table or each other; ``code`` is the catalogue's."""

    def __init__(self, error: VariantError) -> None:
        self.code = error.code
        super().__init__()
        self.values |= error.values


class DrawDue(Refusal):
    """Somebody has to choose between two bags first (PL-41)."""

    code = "draw-due"


class NothingToDraw(Refusal):
    """The player has no tile to choose now."""

    code = "nothing-to-draw"


class BagEmpty(Refusal):
    """There is no tile in that bag (PL-41)."""

    code = "bag-empty"


class BlanksStay(Refusal):
    """The table has not agreed that blanks return (PL-36)."""

    code = "blanks-stay"


class NoBlankThere(Refusal):
    """No blank lies on that square (PL-36)."""

    code = "no-blank-there"


class NoTheme(Refusal):
    """A theme needs a name and a list of bounded size, and is claimed only where there is one."""

    code = "no-theme"


class BadClaim(Refusal):
    """The words claimed are not of this play, or count already (PL-38)."""

    code = "bad-claim"


class NoVote(Refusal):
    """Nothing is voted on (PL-38)."""

    code = "no-vote"


class OwnVote(Refusal):
    """The others decide about one's own words (PL-38)."""

    code = "own-vote"


class AlreadyVoted(Refusal):
    """The player has voted already."""

    code = "already-voted"


class VoteDue(Refusal):
    """A vote on the theme comes first (PL-38)."""

    code = "vote-due"


class PlaysAlone(Refusal):
    """Where everybody plays alone, nobody sees how a rack lies (PL-68)."""

    code = "plays-alone"


class ArrangedTooOften(Refusal):
    """A player has rearranged the rack as often as a record can hold (PL-68)."""

    code = "arranged-too-often"


class NoProposals(Refusal):
    """Partners speak by the order of their tiles alone, and a proposal would be a word (PL-68)."""

    code = "no-proposals"


class NoPairClock(Refusal):
    """Two pairs play without a clock: the document knows none, and partners' time is shared."""

    code = "no-pair-clock"


class NoPairJudge(Refusal):
    """What a judge at the table is told would be a word between partners (PL-68)."""

    code = "no-pair-judge"


# Why an act about the judge at a live table is refused
class NoJudgeHere(Refusal):
    """The table was made without a judge."""

    code = "no-judge-here"


class NoVerdict(Refusal):
    """There is no verdict that this player could appeal."""

    code = "no-verdict"


class VerdictOpen(Refusal):
    """A verdict may still be appealed."""

    code = "verdict-open"


class AppealOpen(Refusal):
    """The judge is to rule on an appeal first."""

    code = "appeal-open"


class NoAppealOpen(Refusal):
    """Nothing is before the judge."""

    code = "no-appeal-open"


class NotYourAppeal(Refusal):
    """Another player appealed or called."""

    code = "not-your-appeal"


class TooManySummons(Refusal):
    """The player has stopped the game for the judge as often as one may."""

    code = "too-many-calls"
