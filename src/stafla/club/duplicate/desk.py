"""The arbiter's desk: typed draws, rulings on slips, checks by two, the master play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stafla._core import Placement
from stafla.club.duplicate.games import DuplicateGames
from stafla.club.duplicate.roster import DeskAccess
from stafla.club.duplicate.slips import Slip, counting, read_stored_placement
from stafla.club.pastimes.refusals import BadPlay
from stafla.club.tables.observation import Audience
from stafla.editions import AlphabetError, Edition
from stafla.rules import Event
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.events import PlayerWarned
from stafla.rules.duplicate.refusals import NoSuchSlip, WrongDraw
from stafla.rules.duplicate.roster import require_room
from stafla.rules.duplicate.round import Round
from stafla.rules.duplicate.state import Duplicate

SCORE = "score"
Act = Callable[[Duplicate, int], Sequence[Event]]
"""What follows from the state and the number of the official."""


@dataclass(frozen=True, slots=True)
class Doubts:
    """What slips say beside their play, for the officials to look at.

    Attributes:
        scores: players whose slip has another score than its play, and what it says; None: a
            paper slip says none. Who was warned for it is left out.
        twice: players who handed in a slip on paper and another one by phone, in time.
        late: how many slips came after the time.
    """

    scores: dict[int, int | None]
    twice: tuple[int, ...]
    late: int


class ArbiterDesk:
    """The use cases of the officials.

    Args:
        games: all duplicates.
    """

    def __init__(self, games: DuplicateGames) -> None:
        self._games = games

    def draw(self, pastime: str, audience: Audience, letters: str) -> Duplicate:
        """Type the letters that the arbiter drew from the bag; ``?`` is a blank.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, _: int) -> Sequence[Event]:
            return acts.draw(state, codes_of(state.edition, letters))

        self._games.roster.require_caller(pastime, audience)
        return self._games.roster.act_as_official(pastime, audience, act, quiet=True)

    def withdraw(self, pastime: str, audience: Audience) -> Duplicate:
        """Take back what was typed as drawn.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        return self._games.roster.act_as_official(
            pastime, audience, lambda state, _: [acts.withdraw(state)], quiet=True
        )

    def write(
        self,
        pastime: str,
        access: DeskAccess,
        number: int,
        slip: Slip,
        zero: str = "",
        *,
        replace: bool = False,
    ) -> None:
        """Type in a paper slip, with what was ruled on it at once.

        Args:
            pastime: which game.
            access: who types.
            number: whose slip it is.
            slip: what stands on it.
            zero: a fault for which it scores nothing; what stands on it need not be a play then.
            replace: also against another slip that the player has written in time.

        Raises:
            NoSuchPastime, NotYourPastime, BadPlay, TooManySlips, SlipThere, TooLate
            Refusal: the rules' reasons.
        """
        if not zero:
            self._games.write_for(
                pastime, access.who, number, slip, replace=replace, secret=access.secret
            )
            return
        self._act(pastime, access, lambda state, by: [acts.rule(state, [number], zero, by)])
        self._games.keep_unread(pastime, number, slip)

    def rule(
        self, pastime: str, access: DeskAccess, player: int, zero: str, *, alike: bool
    ) -> None:
        """Rule on a slip, or with ``alike`` on all of the same solution: zero for a fault, or not.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, official: int) -> Sequence[Event]:
            now = acts.require_judged(state)
            players = _alike(state, now, player, official) if alike else [player]
            return [acts.rule(state, players, zero, official)]

        self._act(pastime, access, act)

    def confirm(self, pastime: str, access: DeskAccess, player: int, *, alike: bool) -> None:
        """Confirm a zero or a solo; with ``alike`` the zeros of the same solution and fault.

        Nothing more happens if the official has looked at it already, as whoever presses twice.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, official: int) -> Sequence[Event]:
            now = acts.require_judged(state)
            require_room(state, official, [player])
            fault, players = now.refused.get(player), [player]
            if alike and fault and player in now.slips:
                known = _alike(state, now, player, official)
                players = [player for player in known if now.refused.get(player) == fault]
            unseen = [player for player in players if official not in now.checks.get(player, ())]
            if not unseen:
                return []
            waits = [player for player in unseen if player in state.unchecked]
            return [acts.confirm(state, waits, official)]

        self._act(pastime, access, act)

    def warn_for_score(
        self,
        pastime: str,
        access: DeskAccess,
        player: int,
        *,
        alike: bool = False,
    ) -> None:
        """Warn a player for a wrong score; with ``alike`` all of the solution who have one.

        After three warnings each further one costs five points. Who was warned for it in this
        round is not warned again, as when the button is pressed twice.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        wrong = self.doubts(pastime).scores

        def act(state: Duplicate, official: int) -> Sequence[Event]:
            now = acts.require_judged(state)
            # before it shows whether a slip of another room has a wrong score
            require_room(state, official, [player])
            known = _warned_players(now)
            same = _alike(state, now, player, official) if alike else [player]
            players = [player for player in same if player in wrong and player not in known]
            if not players and player not in known:
                raise NoSuchSlip
            return [acts.warn(state, player, SCORE, official) for player in players]

        self._act(pastime, access, act)

    def penalize(
        self, pastime: str, access: DeskAccess, player: int, *, fine: bool, seen: int | None = None
    ) -> None:
        """Warn a player, or with ``fine`` take five points, as for a slip that is almost right.

        After three warnings each further one costs five points.

        Args:
            pastime: which game.
            access: who rules.
            player: whom.
            fine: points are taken.
            seen: the number of the latest event when the form was made; whoever has done the same
                since then has pressed twice, and nothing more happens.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, by: int) -> Sequence[Event]:
            give = acts.fine if fine else acts.warn
            given = give(state, player, official=by)
            repeats = seen is not None and state.penalties.repeats(given, seen)
            return [] if repeats else [given]

        # phones show it at once; warnings for scores come with the round's result
        self._act(pastime, access, act, quiet=False)

    def lift(self, pastime: str, access: DeskAccess, number: int) -> None:
        """Take back the penalty of an event, given by mistake; nothing more happens if it was.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, by: int) -> Sequence[Event]:
            lifted = acts.lift(state, number, by)
            return [] if lifted is None else [lifted]

        self._act(pastime, access, act, quiet=False)

    def equals(self, pastime: str) -> tuple[tuple[Placement, int], ...]:
        """The plays that score most as it is ruled now, the suggested one first.

        Raises:
            NoSuchPastime, NoWordsHere
            Refusal: the rules' reasons.
        """
        return acts.equals(self._games.get(pastime)[1], self._games.best_plays(pastime))

    def choose(
        self, pastime: str, audience: Audience, chosen: str = "", why: str = ""
    ) -> Duplicate:
        """Lay the master play, and announce what everybody scored.

        Args:
            pastime: which game.
            audience: calls.
            chosen: the play as a slip's row keeps it; empty: the one that the rule suggests.
            why: the reason for another one than that.

        Raises:
            NoSuchPastime, NotYourPastime, NoWordsHere, BadPlay
            Refusal: the rules' reasons.
        """
        self._games.roster.require_caller(pastime, audience)
        try:
            placement = read_stored_placement(chosen) if chosen else None
        except (ValueError, OverflowError):
            raise BadPlay from None
        best, now = self._games.best_plays(pastime), self._games.now()

        def act(state: Duplicate, _: int) -> Sequence[Event]:
            return acts.choose(state, now, acts.equals(state, best), placement, why)

        return self._games.roster.act_as_official(pastime, audience, act)

    def doubts(self, pastime: str, official: int = 0) -> Doubts:
        """What slips of the round under way say beside their play, as far as an official sees them.

        Raises:
            NoSuchPastime
        """
        state = self._games.get(pastime)[1]
        if state.open is None:
            return Doubts({}, (), 0)
        by_player: dict[int, list[int]] = {}
        rows = [row for row in self._games.rows(pastime) if state.rooms.sees(official, row.player)]
        for place, row in enumerate(rows):
            by_player.setdefault(row.player, []).append(place)
        known, scores, twice = _warned_players(state.open), dict[int, int | None](), []
        for player, places in by_player.items():
            own = [rows[place] for place in places]
            in_time = [row for row in own if not row.late]
            if len({row.desk for row in in_time}) > 1 and len({row.play for row in in_time}) > 1:
                twice.append(player)
            counts = counting(own)
            slip = state.open.slips.get(player)
            if counts is None or counts.late or slip is None or player in known:
                continue
            if (counts.desk or counts.claimed is not None) and counts.claimed != slip.points:
                scores[player] = counts.claimed
        return Doubts(scores, tuple(twice), sum(row.late for row in rows))

    def _act(self, pastime: str, access: DeskAccess, act: Act, *, quiet: bool = True) -> None:
        self._games.roster.act_as_official(pastime, access.who, act, access.secret, quiet=quiet)


def codes_of(edition: Edition, letters: str) -> bytes:
    """The tiles that were typed; ``?`` is a blank, spaces and small letters make no difference.

    Raises:
        WrongDraw: a letter is none of the edition's.
    """
    try:
        return edition.alphabet.rack("".join(letters.split()).upper())
    except AlphabetError:
        raise WrongDraw from None


def _alike(state: Duplicate, now: Round, player: int, official: int) -> list[int]:
    """The players in time with the same solution as this one, whose slips the official sees.

    Raises:
        NotYourRoom, NoSuchSlip
    """
    require_room(state, official, [player])
    slip = now.slips.get(player)
    if slip is None:
        raise NoSuchSlip
    return [
        player
        for player, other in now.slips.items()
        if other.placement == slip.placement
        and other.late == slip.late
        and state.rooms.sees(official, player)
    ]


def _warned_players(now: Round) -> set[int]:
    """Who was warned in this round for the score on the slip."""
    return {
        event.player
        for event in now.rulings
        if isinstance(event, PlayerWarned) and event.fault == SCORE
    }
