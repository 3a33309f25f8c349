"""What a player is: somebody who sees their own side of the table and decides.

A person at a keyboard, a bot and a program elsewhere are all players. `Sight` holds everything a
player may know and nothing else; it is put together from what is allowed, never cut out of the
whole game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from stafla._core import Board, Placement, Ruleset, Score
from stafla.editions import Edition
from stafla.rules import Advantage, Exchanged, Game, Refusal, Seat, blanks_to_take
from stafla.rules.game.state import bags, pairs
from stafla.rules.game.state.marks import Turn
from stafla.rules.game.state.mixing import commitment


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as one player may see it.

    Attributes:
        edition, rules: what is played, and by which numbers.
        seat: the player's own.
        board: all tiles on it, those of a play that waits included.
        rack: the player's own tiles as codes.
        unseen: every tile neither on the board nor on the own rack, nor on a partner's: the bag
            and the other racks together, sorted, so that nothing tells which is where.
        bag: how many tiles are in the bag.
        racks: how many tiles every seat holds.
        totals: points by seat.
        exchanges: how often the player, or the pair, has exchanged in this game.
        passes: passes in a row before this turn.
        scoreless: turns in a row before this one that left no new tile on the board.
        blanks: squares of blanks that the player can take for letters held (PL-36).
        parts: tiles in the bag of consonants and in that of vowels; None: there is one (PL-41).
        lacking: how many tiles the player still has to draw, with a choice between bags.
        partner: the rack of who plays with this player, as it lies (PL-65); None: nobody does.
        exchanged: exchanges that were the player's own latest turns in a row.
        challenged: whether words stand until somebody challenges them.
        commitment: to the seed of this game, by which games are told apart; None: there is none.
        before: of two players, the board before the other one's last turn, if that was a play that
            stands; None: it was none.
        other_exchanged: of two players, how many tiles the other one exchanged in its last turn.
    """

    edition: Edition
    rules: Ruleset
    seat: Seat
    board: Board
    rack: bytes
    unseen: bytes
    bag: int
    racks: tuple[int, ...]
    totals: tuple[int, ...]
    exchanges: int
    passes: int = 0
    scoreless: int = 0
    blanks: tuple[int, ...] = ()
    parts: tuple[int, int] | None = None
    lacking: int = 0
    partner: bytes | None = None
    exchanged: int = 0
    challenged: bool = False
    commitment: bytes | None = None
    before: Board | None = None
    other_exchanged: int = 0


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay these tiles; with ``argument`` all words not listed are claimed for the theme (PL-38)."""

    placement: Placement
    argument: str | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give back these tiles of the rack for as many from the bag (IS-17)."""

    tiles: bytes


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing (IS-19)."""


@dataclass(frozen=True, slots=True)
class TakeBlank:
    """Put a letter of the rack in the place of the blank on this square; the turn goes on."""

    square: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""


Decision: TypeAlias = Lay | Exchange | Pass | Resign | TakeBlank


def kernel_move(move: Decision) -> Placement | bytes | None:
    """A move as the kernel takes it."""
    match move:
        case Lay(placement):
            return placement
        case Exchange(tiles):
            return tiles
    return None


class Player(Protocol):
    """Somebody who decides; `Bot` has an answer to everything but the turn itself."""

    @property
    def name(self) -> str:
        """What the player is called in lists and records."""
        ...

    def decide(self, sight: Sight) -> Decision:
        """What to do with the turn."""
        ...

    def presses(self, sight: Sight, play: Score) -> bool:
        """Whether the own play, now on the board, is made; else it is withdrawn (SV-23)."""
        ...

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """Which words of an opponent's play to challenge, as indexes; none: the play stands."""
        ...

    def advantage(self, sight: Sight) -> Advantage:
        """What to take when the lot favours the player (SV-10)."""
        ...

    def takes(self, sight: Sight) -> int | None:
        """The square of a blank to take before the turn; None: none, or none any more (PL-36)."""
        ...

    def draws(self, sight: Sight) -> tuple[int, ...]:
        """The bags for the next tiles, at least for one: 0 consonants, 1 vowels (PL-41)."""
        ...

    def votes(self, sight: Sight, words: tuple[str, ...], argument: str) -> bool:
        """Whether words of another player belong to the theme of the table (PL-38)."""
        ...

    def ends(self, sight: Sight) -> bool:
        """Whether to end a game in which somebody says that nothing more can be laid (FI-35)."""
        ...

    def refuse(self, refusal: Refusal) -> None:
        """The decision is against the rules; the player is asked again."""
        ...


class Bot(ABC):
    """A player that is a program: subclasses say how they move (docs/guides/bots.md).

    The same sight should give the same decision, so that games can be repeated.
    """

    name = "bot"

    @abstractmethod
    def decide(self, sight: Sight) -> Decision:
        """What to do with the turn."""

    def presses(self, sight: Sight, play: Score) -> bool:
        """A bot means what it lays."""
        return True

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """Trusts everybody."""
        return ()

    def advantage(self, sight: Sight) -> Advantage:
        """Takes the first move."""
        return "first-move"

    def takes(self, sight: Sight) -> int | None:
        """Every blank that it can have."""
        return sight.blanks[0] if sight.blanks else None

    def draws(self, sight: Sight) -> tuple[int, ...]:
        """Three vowels to a rack of seven: what is missing of them first."""
        assert sight.parts is not None
        of = sight.edition.bags()
        vowels = sum(of[tile] for tile in sight.rack)
        vowels_to_draw = int(7 * vowels < 3 * sight.rules.rack_size)
        return (vowels_to_draw if sight.parts[vowels_to_draw] else 1 - vowels_to_draw,)

    def votes(self, sight: Sight, words: tuple[str, ...], argument: str) -> bool:
        """Believes who gives a reason; what words mean it does not know."""
        return bool(argument.strip())

    def ends(self, sight: Sight) -> bool:
        """Agrees that nothing more can be laid, unless it would lay tiles itself."""
        return not isinstance(self.decide(sight), Lay)

    def refuse(self, refusal: Refusal) -> None:
        """A bot does not learn from a refusal: it is an error in the bot."""
        raise refusal


Players: TypeAlias = Mapping[Seat, Player]


def sight_of(game: Game, seat: Seat) -> Sight:
    """What the player in ``seat`` may see of a game."""
    return Sight(
        edition=game.edition,
        rules=game.rules,
        seat=seat,
        board=game.board,
        rack=game.racks[seat],
        unseen=game.unseen(seat),
        bag=game.bag_size,
        racks=tuple(len(rack) for rack in game.racks),
        totals=game.totals,
        exchanges=game.on_side(seat, game.exchanges),
        passes=game.passes,
        scoreless=game.scoreless,
        blanks=blanks_to_take(game, seat),
        parts=sizes(game),
        lacking=bags.lacking(game, seat) if game.drawer == seat else 0,
        partner=None if game.pairs is None else game.pairs.shown[pairs.partner(seat)],
        exchanged=exchanges_in_a_row(game, seat),
        challenged=not game.words_checked,
        commitment=commitment_of(game),
        before=board_before(game, seat),
        other_exchanged=exchange_before(game, seat),
    )


def commitment_of(game: Game) -> bytes | None:
    """What is shown of a game's seed, or would be; None: its tiles come from a real bag."""
    started = game.started
    if started.commitment is None and started.seed is not None:
        return commitment(started.seed)
    return started.commitment


def board_before(game: Game, seat: Seat) -> Board | None:
    """Of two players, the board before the other one's last turn, if it laid tiles since."""
    turn = other_turn(game, seat)
    before = None if turn is None else turn.before.board
    return None if before == game.board else before


def exchange_before(game: Game, seat: Seat) -> int:
    """Of two players, how many tiles the other one exchanged in its last turn."""
    turn = other_turn(game, seat)
    event = None if turn is None else next(game.log.since(turn.number))
    return len(event.tiles) if isinstance(event, Exchanged) else 0


def other_turn(game: Game, seat: Seat) -> Turn | None:
    """Of two players, the other one's last turn, if the player has had none since."""
    if len(game.racks) != 2 or len(game.latest) != 2:
        return None
    own, other = game.latest[seat], game.latest[1 - seat]
    if other is None or (own is not None and own.number > other.number):
        return None
    return other


def exchanges_in_a_row(game: Game, seat: Seat, most: int = 2) -> int:
    """How many of a player's latest turns were exchanges, one after the other, up to ``most``."""
    count, later = 0, game
    while count < most and later.latest and (turn := later.latest[seat]) is not None:
        if later.exchanges[seat] == turn.before.exchanges[seat]:
            break
        count, later = count + 1, turn.before
    return count


def sizes(game: Game) -> tuple[int, int] | None:
    """How many tiles lie in each of two bags, as everybody at the table sees; None: one bag."""
    found = bags.parts(game) if bags.has_two_bags(game) else None
    return found and (len(found[bags.CONSONANTS]), len(found[bags.VOWELS]))
