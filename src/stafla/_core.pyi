"""The kernel's seam: everything Rust offers Python.

Tiles are small integers, never text (`stafla.editions.Alphabet` translates):

* a *letter code* is 1 … ``letters``, in the order of the edition's alphabet;
* ``BLANK`` (0) is a blank tile on a rack or in the bag, and an empty square on a board;
* ``AS_BLANK`` (0x80) added to a letter code is a blank that stands for that letter
  (on the board and in a placement).

A *square* is ``row * width + column``, both counted from 0 at the top left. A *rack* is
``bytes`` of letter codes and ``BLANK`` in any order. Points are whole points unless a name
says milli-points. Every class here is immutable unless it says otherwise, and every
long-running call releases the interpreter lock.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, final

from typing_extensions import Buffer, disjoint_base

BLANK: Final = 0
AS_BLANK: Final = 0x80
VERSION: Final[str]
MAX_LETTERS: Final = 63
MAX_SIDE: Final = 21
MAX_RACK: Final = 15
MAX_RACKS: Final = 8

class KernelError(ValueError):
    """Base of every error the kernel raises; ``code`` is stable, the text is for a developer."""

    code: str

class RulesetError(KernelError):
    """The numbers of a rule set contradict each other or leave the kernel's limits."""

    field: str

class PlacementError(KernelError):
    """A placement is not legal, or tiles and squares are not what they are said to be.

    Codes: ``no-tiles``, ``off-board``, ``occupied``, ``not-in-line``, ``gap``, ``detached``,
    ``not-on-start``, ``too-short``, ``not-on-rack``, ``unknown-letter``, ``mismatch``
    (a letter named for a square that already holds another), ``nothing-there`` (a dot on an
    empty square), ``too-many-tiles``; ``not-in-bag``, ``not-in-set`` (more of a tile than the
    set has), ``wrong-size`` (a board of another size than the rule set's).

    ``square`` and ``tile`` name the place and the tile as laid, where there is one.
    """

    square: int | None
    tile: int | None

class LexiconError(KernelError):
    """A lexicon file cannot be trusted or built.

    Codes: ``truncated``, ``not-a-lexicon``, ``version``, ``checksum``, ``cycle``, ``range``,
    ``order``, ``foreign-alphabet``, ``overflow``, ``too-long``, ``too-short``, ``word-count``,
    ``key-clash``.
    """

@final
class Ruleset:
    """An edition and a variant flattened to numbers (see ``stafla.editions`` for the names).

    Args:
        letters: number of letters that a tile or a blank can stand for, 1 … 63.
        values: points of each tile by code, ``letters + 1`` numbers up to 99; index 0 is the
            blank, worth 0.
        counts: tiles of each code in a full bag, ``letters + 1`` numbers; a letter that only
            a blank can name has 0.
        width, height: squares, 2 … 21.
        letter_multipliers, word_multipliers: ``width * height`` numbers, 1 where plain, up to 9;
            the word premiums that one play can cover multiply to at most 1000.
        start: squares of which the opening must cover one.
        rack_size: 1 … 15.
        bonus: points for laying exactly i tiles in a turn, ``rack_size + 1`` numbers.
        racks: 1 … 8.
        teams: team of each rack; empty: every rack its own.
        order: racks in the order they move, repeated; empty: 0, 1, 2 …
        bags: bag that each code lies in (0 or 1), ``letters + 1`` numbers; empty: one bag.
        opening_least: least number of tiles of the main word on an empty board.
        exchange_bag_least: an exchange needs at least so many tiles in the bag (SV-26); it
            may in any case not draw more tiles than the bag holds (IS-18).
        exchange_limit: exchanges allowed per team and game; None: no limit.
        pass_rounds: the game ends when all players passed so many rounds in a row (IS-27);
            0: never.
        scoreless_turns: the game ends after so many turns in a row without a new tile staying
            on the board (SV-28); 0: never.
        zero_play_is_scoreless: a play of 0 points counts as scoreless too.
        finisher_gain: how often the finisher gains the others' leftovers (IS-41: 1).
        leftovers_lost: racks lose their own leftovers at the end (IS-40), by ending:
            ``(out, other)``.

    Raises:
        RulesetError: with the field and the limit it breaks.
    """

    def __new__(
        cls,
        *,
        letters: int,
        values: Sequence[int],
        counts: Sequence[int],
        width: int = 15,
        height: int = 15,
        letter_multipliers: Sequence[int],
        word_multipliers: Sequence[int],
        start: Sequence[int],
        rack_size: int = 7,
        bonus: Sequence[int],
        racks: int = 2,
        teams: Sequence[int] = (),
        order: Sequence[int] = (),
        bags: Sequence[int] = (),
        opening_least: int = 2,
        exchange_bag_least: int = 0,
        exchange_limit: int | None = None,
        pass_rounds: int = 2,
        scoreless_turns: int = 0,
        zero_play_is_scoreless: bool = False,
        finisher_gain: int = 1,
        leftovers_lost: tuple[bool, bool] = (True, True),
    ) -> Ruleset: ...
    @property
    def letters(self) -> int:
        """Letters that a tile or a blank can stand for."""
    @property
    def width(self) -> int:
        """Squares in a row."""
    @property
    def height(self) -> int:
        """Squares in a column."""
    @property
    def rack_size(self) -> int:
        """Tiles on a full rack."""
    @property
    def racks(self) -> int:
        """Racks in the game."""
    @property
    def tiles(self) -> int:
        """Tiles in a full bag."""
    def value(self, tile: int) -> int:
        """Points printed on a tile; 0 for a blank whatever it stands for."""
    def rack_value(self, rack: bytes) -> int:
        """Sum of the values of a rack's tiles (IS-40)."""
    def next_rack(self, turn: int) -> int:
        """The rack that moves in turn ``turn`` (counted from 0)."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Placement:
    """Tiles laid in one line, from the first square of the main word to its last.

    Args:
        square: first square of the word.
        down: direction of the line; False is across.
        tiles: one code a square; 0 where the square already holds a tile.

    Raises:
        PlacementError: ``no-tiles``, ``off-board``, ``unknown-letter`` for what no rule set could
            have; ``check`` judges the rest.
    """

    def __new__(cls, square: int, down: bool, tiles: bytes) -> Placement: ...
    @staticmethod
    def of(rules: Ruleset, board: Board, laid: Sequence[tuple[int, int]]) -> Placement:
        """The placement that lays these ``(square, tile)`` pairs, in any order.

        The line is grown over tiles already there. A single tile runs across if it makes a
        word across, else down.

        Raises:
            PlacementError: in this order ``off-board``, ``unknown-letter``, ``occupied`` (also a
                square named twice) of each pair as given; ``no-tiles``, ``not-in-line``, ``gap``.
        """
    @property
    def square(self) -> int:
        """First square of the word."""
    @property
    def down(self) -> bool:
        """Whether the word runs down; False is across."""
    @property
    def tiles(self) -> bytes:
        """One code a square; 0 where the square already holds a tile."""
    def laid(self, rules: Ruleset) -> list[tuple[int, int]]:
        """``(square, tile)`` of the tiles newly laid, on a board of that rule set."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Board:
    """Tiles on squares.

    Args:
        rules: gives the size.
        cells: ``width * height`` codes, row by row; None: an empty board.

    Raises:
        PlacementError: wrong length or a code outside the alphabet.
    """

    def __new__(cls, rules: Ruleset, cells: bytes | None = None) -> Board: ...
    @property
    def cells(self) -> bytes:
        """All squares row by row: codes as laid, 0 where empty."""
    @property
    def width(self) -> int:
        """Squares in a row."""
    @property
    def height(self) -> int:
        """Squares in a column."""
    @property
    def empty(self) -> bool:
        """Whether no tile lies on it."""
    def __getitem__(self, square: int, /) -> int:
        """The tile on a square (IndexError beyond the board)."""
    def laid(self, placement: Placement) -> Board:
        """The board with the placement's tiles on it (legality is not asked again).

        Raises:
            PlacementError: ``off-board``, ``occupied``.
        """
    def lifted(self, squares: Sequence[int]) -> Board:
        """The board without the tiles on these squares.

        Raises:
            PlacementError: ``off-board``, ``nothing-there``.
        """
    def full_placement(self, placement: Placement) -> Placement:
        """The placement grown to the whole main word, dots where tiles already lie.

        A letter that names a tile already there becomes a dot.

        Raises:
            PlacementError: ``mismatch``, ``off-board``.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class TileScore:
    """One tile's share of a word."""

    @property
    def square(self) -> int:
        """Where the tile lies."""
    @property
    def tile(self) -> int:
        """Its code as on the board, a blank with ``AS_BLANK``."""
    @property
    def value(self) -> int:
        """Printed value; 0 for a blank."""
    @property
    def letter_multiplier(self) -> int:
        """1 where the premium does not count (any more)."""
    @property
    def word_multiplier(self) -> int:
        """What the square multiplies the word by; 1 where the premium does not count (any more)."""
    @property
    def new(self) -> bool:
        """Whether the tile was laid in this play."""

@final
class WordScore:
    """One word formed, with its share of the score (IS-29 … IS-38)."""

    @property
    def square(self) -> int:
        """First square of the word."""
    @property
    def down(self) -> bool:
        """Whether the word runs down; False is across."""
    @property
    def tiles(self) -> bytes:
        """Codes as on the board, blanks with ``AS_BLANK``."""
    @property
    def letters(self) -> bytes:
        """Codes without ``AS_BLANK``: what a lexicon is asked."""
    @property
    def multiplier(self) -> int:
        """What all word premiums under new tiles multiply the word by."""
    @property
    def points(self) -> int:
        """Points of the word, premiums included."""
    @property
    def parts(self) -> list[TileScore]:
        """One share for each tile, in reading order."""

@final
class Score:
    """A play's points in full.

    The main word comes first, then the crossings in the order of the tiles laid. One tile is no
    word: a single tile that only makes a word in the other direction has no main word.
    """

    @property
    def words(self) -> list[WordScore]:
        """The words formed, the main word first."""
    @property
    def bonus(self) -> int:
        """Extra points for the number of tiles laid (IS-39)."""
    @property
    def total(self) -> int:
        """Points of the play: all words and the bonus."""

def check(rules: Ruleset, board: Board, placement: Placement, rack: bytes | None = None) -> None:
    """Raise the first reason why the placement is not legal (words are not judged here).

    Looked for in this order: ``wrong-size``, ``no-tiles``, ``off-board``; square by square
    ``unknown-letter``, ``occupied``, ``nothing-there``; ``too-many-tiles``, ``not-on-rack``; on
    an empty board ``not-on-start``, ``too-short`` (IS-06), otherwise ``detached`` (IS-10).
    The placement may name any part of the main word that holds all new tiles.

    ``rack`` None means unknown: any tiles of the set may be held. A letter that only a blank can
    name (SV-53) is never held as a tile.

    Raises:
        PlacementError
    """

def score(rules: Ruleset, board: Board, placement: Placement) -> Score:
    """Points for a placement that ``check`` lets pass (IS-29 … IS-39).

    Raises:
        PlacementError: as ``check`` with an unknown rack.
    """

def exchange_refusal(
    rules: Ruleset, rack: bytes | None, tiles: bytes | int, bag: int, exchanges: int = 0
) -> str | None:
    """Why these tiles (or that many) cannot be exchanged; None: they can.

    Codes, the first that applies: ``no-tiles``, ``not-on-rack``, ``exchange-limit`` (PL-66),
    ``bag-below-least`` (SV-26, PL-49), ``bag-too-small`` (fewer in the bag than are exchanged,
    IS-18). ``rack`` None: any tiles of the set, at most a full rack. ``bag`` is the number of
    tiles in it, ``exchanges`` what the team has exchanged in this game so far.
    """

def exchange_most(rules: Ruleset, rack: int, bag: int, exchanges: int = 0) -> int:
    """Most tiles that a rack of so many may exchange now; 0: none (IS-18, SV-26, PL-49, PL-66).

    ``bag`` is the number of tiles in it, ``exchanges`` what the team has exchanged so far.
    """

def ask_desk(
    rules: Ruleset,
    lexicon: WordGraph | None,
    leaves: Leaves | None,
    game: Sequence[bytes],
    call: str,
    told: bytes,
) -> tuple[int, list[int], str]:
    """What the kernel in a browser would answer (docs/formats/kernel.md), for one that has none.

    ``game`` is what was told to ``begin`` and, one by one, to ``act``: it is played again before
    ``call`` is answered with what it is told. Answers the status (0 done, 1 refused, 2 wrong), the
    numbers and the text.
    """

def ending(
    rules: Ruleset, bag: int, rack_sizes: Sequence[int], passes: int, scoreless: int
) -> Literal["out", "passes", "scoreless"] | None:
    """Whether the game is over before the next turn; ``passes`` and ``scoreless`` are runs.

    ``out``: the bag is empty and all racks of a team are (IS-26, PL-70); ``passes``: every rack
    passed ``pass_rounds`` times in a row (IS-27); ``scoreless``: SV-28. The first one counts.

    Raises:
        KernelError: ``racks``: not one size for each rack.
    """

def runs_after(
    rules: Ruleset,
    runs: tuple[int, int],
    turn: Literal["laid", "exchanged", "passed", "taken-back", "lost"],
    points: int = 0,
) -> tuple[int, int]:
    """The runs ``(passes, scoreless)`` after another turn, as ``ending`` counts them.

    ``turn`` is how it ended: ``laid`` (tiles stay on the board, for ``points``), ``exchanged``,
    ``passed``, ``taken-back`` (a challenge found a word invalid) or ``lost`` (SV-20: nobody chose
    to pass, so the run of passes stays as it is).

    Raises:
        KernelError: ``turn``: no such end of a turn.
    """

def settle(rules: Ruleset, racks: Sequence[bytes], out: int | None) -> list[int]:
    """What each rack's total changes by at the end (IS-40, IS-41, FI-37, FI-38, SV-28, PL-33).

    ``out`` is the rack that played out, None after any other ending; it gains what the racks of
    other teams hold.

    Raises:
        KernelError: ``racks``: not one for each rack; ``out``: no such rack, or tiles on it.
        PlacementError: ``unknown-letter``.
    """

def places(totals: Sequence[int], out: Sequence[bool]) -> list[int]:
    """The place of each player, from 1; equal totals share it. Those who are ``out`` come last.

    Raises:
        KernelError: ``out``: not one flag for each total.
    """

def settle_time_loss(
    rules: Ruleset, totals: Sequence[int], loser: int, rack: bytes, margin: int
) -> tuple[int, int]:
    """What two totals change by when a player loses on time (SV-08, SV-09, A-8).

    The tiles on the loser's ``rack`` are charged first, where any ending but going out charges
    them. Then the loser is lowered until it lies ``margin`` points behind; a winner of fewer
    points than that gets ``margin``, and the loser 0. So a winner who has more is never lowered,
    and the loser of such a game never raised.

    Raises:
        KernelError: ``seat``: ``loser`` is neither 0 nor 1.
        PlacementError: ``unknown-letter``.
    """

def looked_at(procedure: tuple[int, int, int], excess: int, bag: int, there: int) -> int:
    """How many tiles the opponent of who drew too many looks at (SV-32 … SV-35, A-9).

    ``choice`` tiles more than the surplus, and ``small_choice`` more with fewer than ``small_bag``
    tiles in the bag.

    Args:
        procedure: ``choice``, ``small_bag``, ``small_choice``.
        excess: how many too many were drawn, and seen.
        bag: tiles in the bag before the draw.
        there: how many should lie there, the new ones or the rack; no more are looked at than
            these and the surplus.
    """

def overtime_points(over: int, penalty: int) -> int:
    """Points for being ``over`` milliseconds past zero, ``penalty`` a minute (SV-06, A-10).

    Every begun minute counts, and zero itself begins the first; below zero time is left.
    """

@final
class Clock:
    """The time that seats have used, and whose runs. It never changes: methods answer a new one.

    Times are milliseconds, moments milliseconds since any one beginning. Who is to move, and when a
    clock is paused, is said by who keeps it. A policy is five numbers: seconds for the game (0: no
    such limit), seconds added for each turn made, seconds for a turn (0: no such limit), points for
    each minute begun past zero, and seconds that a player may go on past zero.

    Args:
        seats: how many.
    """

    def __new__(cls, seats: int) -> Clock: ...
    @property
    def spent(self) -> list[int]:
        """Time used by each seat in the whole game, until its time last began to run."""
    @property
    def running(self) -> int | None:
        """Whose time runs; None: nobody's."""
    @property
    def since(self) -> int | None:
        """When that time began to run; None: nobody's runs."""
    def stopped(self, at: int) -> Clock:
        """The clock with the time up to ``at`` put down to whose it was; nobody's runs any more."""
    def given(self, milliseconds: Sequence[int]) -> Clock:
        """The clock with milliseconds that each seat was given, or lost: less than 0 (SV-40)."""
    def runs(
        self,
        numbers: tuple[int, int, int, int, int],
        turn: tuple[int, int] | None,
        earns: bool,
        at: int,
    ) -> Clock:
        """A stopped clock that runs from ``at`` on for a seat in a turn; None: for nobody.

        When the turn is a new one the time used in it is 0, and the seat whose time ran before gets
        the increment if it ``earns`` it.

        Raises:
            KernelError: ``seat``: there is no such seat.
        """
    def left(self, numbers: tuple[int, int, int, int, int], seat: int, at: int) -> int | None:
        """The time that a seat has left at ``at``, negative in overtime; None: there is no limit.

        Of a limit for the game and one for the turn it is the nearer.

        Raises:
            KernelError: ``seat``: there is no such seat.
        """
    def moment(self, numbers: tuple[int, int, int, int, int], charged: int) -> int | None:
        """When the running time alone brings something about next; None: nobody's time runs.

        It is a minute of overtime that costs points, of which ``charged`` are paid (SV-06), or the
        end of the overtime (SV-07).
        """
    def is_up(self, numbers: tuple[int, int, int, int, int], seat: int, at: int) -> bool:
        """Whether a seat has used up its overtime too (SV-07).

        Raises:
            KernelError: ``seat``: there is no such seat.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Bag:
    """Tiles not yet drawn, and the documented order in which they come.

    Draw number n takes, from the bag's tiles sorted by code, the one at index
    ``uniform(n, size)``, where the number comes from block n of ChaCha20 under the seed
    (docs/formats/draws.md). So a draw depends on the seed, its number and what is in the bag,
    and on nothing else: anyone with the seed can verify a game.

    Args:
        rules: gives the full bag.
        seed: 32 bytes.
        tiles: what the bag holds; None: the full set.
        draws: tiles drawn so far in this game (the next draw's number).

    Raises:
        KernelError: ``seed``: not 32 bytes.
        PlacementError: ``unknown-letter``, ``not-in-set``.
    """

    def __new__(
        cls, rules: Ruleset, seed: bytes, tiles: bytes | None = None, draws: int = 0
    ) -> Bag: ...
    @property
    def tiles(self) -> bytes:
        """What is in the bag, sorted by code."""
    @property
    def draws(self) -> int:
        """Tiles drawn so far in this game: the number of the next draw."""
    def __len__(self) -> int: ...
    def draw(self, count: int, bag: int | None = None) -> tuple[bytes, Bag]:
        """The next tiles (fewer if the bag runs out) and the bag after it.

        ``bag`` (0 or 1) draws from that one of two bags (PL-41); None from all tiles.
        """
    def returned(self, tiles: bytes) -> Bag:
        """The bag with these tiles put back.

        Raises:
            PlacementError: ``unknown-letter``, ``not-in-set``.
        """
    def without(self, tiles: bytes) -> Bag:
        """The bag with these tiles taken out by other means (a game typed in); not a draw.

        Raises:
            PlacementError: ``not-in-bag``.
        """

def starting_draw(rules: Ruleset, seed: bytes) -> tuple[int, list[tuple[int, int]]]:
    """Who moves first, and who drew which tile, in order (IS-03, IS-04, FI-03, PL-04, A-1, A-2).

    Everyone draws a tile; the earliest letter wins, a blank before all; ties draw again, and no
    tile goes back before. Who is alone draws nothing.

    Raises:
        KernelError: ``seed``: not 32 bytes.
    """

def lot(seed: bytes, number: int, choices: int) -> int:
    """A number below ``choices`` from the seed's second stream: lots that are no tiles.

    Raises:
        KernelError: ``seed``: not 32 bytes; ``choices``: not 1 … 65536.
    """

# --------------------------------------------------------------------------- reverse play

@final
class Removal:
    """Tiles taken off the board in reverse play (PL-42)."""

    @property
    def squares(self) -> list[int]:
        """Ascending."""
    @property
    def points(self) -> int:
        """Their values together, blanks 0 (PL-43)."""
    def __eq__(self, other: object, /) -> bool: ...

def examine_removal(
    rules: Ruleset, board: Board, squares: Sequence[int]
) -> tuple[Removal, list[bytes]]:
    """The removal of these squares, and the words it changes as they remain (codes as laid).

    Whether those are words is not judged here. What remains must hang together and be nothing or
    two tiles at least.

    Raises:
        PlacementError: the first of ``wrong-size``, ``no-tiles``, ``too-many-tiles`` (more than
            6), ``off-board``, ``nothing-there`` (also a square named twice), ``not-in-line``,
            ``gap`` (not of one word), ``too-short`` (one tile would remain), ``detached``.
    """

def removals(rules: Ruleset, board: Board, lexicon: WordGraph) -> list[Removal]:
    """All legal removals (PL-42): by points descending, then by squares.

    Empty: reverse play is over (PL-43). Words that a removal leaves as they are stood in the game
    and are not asked again.

    Raises:
        PlacementError: ``wrong-size``.
    """

def best_removal(
    rules: Ruleset, board: Board, lexicon: WordGraph, players: int = 2, positions: int = 2000
) -> Removal | None:
    """The removal with the best result against the best play of all others; None: there is none.

    Looks ahead as far as ``positions`` looked into allow; 1 takes what is worth most. The same
    arguments give the same removal.

    Raises:
        PlacementError: ``wrong-size``.
    """

# --------------------------------------------------------------------------- words

@final
class WordGraph:
    """A word list as a DAWG, opened from bytes (a file mapped by Python, a resource).

    The buffer is read once and not kept, so it may change or be unmapped afterwards; the graph
    takes four bytes a node. Everything is checked on opening: size, version, checksum, order
    and range of every node, no cycle, word count (docs/formats/lexicon.md).

    Raises:
        LexiconError: every code but ``too-short`` and ``key-clash``.
    """

    def __new__(cls, data: Buffer) -> WordGraph: ...
    @staticmethod
    def build(
        codes: Buffer, letters: int, metadata: bytes, least: int = 2, most: int = 15
    ) -> tuple[bytes, list[int]]:
        """The container of a list of words.

        Args:
            codes: words as letter codes, each followed by 0 (also the last), in any order.
            letters: size of the alphabet.
            metadata: UTF-8 JSON, stored as it is and never read by the kernel.
            least: letters of the shortest word; the caller has left others out.
            most: letters of the longest word, at most ``MAX_SIDE``.

        Returns:
            the file's bytes, the same for the same words in any order, and the indexes (in the
            input, ascending) of words that stood there before.

        Raises:
            LexiconError: ``foreign-alphabet``, ``too-long``, ``too-short``, ``overflow``,
                ``truncated`` (no 0 after the last word).
        """
    @property
    def metadata(self) -> bytes:
        """UTF-8 JSON as stored in the container; never read by the kernel."""
    @property
    def letters(self) -> int:
        """Size of the alphabet."""
    @property
    def words(self) -> int:
        """Number of words."""
    @property
    def nodes(self) -> int:
        """Number of nodes of the graph, four bytes each."""
    @property
    def longest(self) -> int:
        """Letters of the longest word."""
    def __contains__(self, word: bytes, /) -> bool: ...
    def contains(self, codes: Buffer) -> bytes:
        """One byte (1 or 0) for each word of ``codes`` (words followed by 0, as in build)."""
    def by_length(self) -> list[int]:
        """Number of words of each length from 0."""
    def to_bytes(self, metadata: bytes) -> bytes:
        """The container of these words with other metadata."""
    def union(self, other: WordGraph) -> WordGraph:
        """The words of both, with the metadata of this one.

        Raises:
            LexiconError: ``foreign-alphabet``: alphabets of different size; ``overflow``.
        """
    def list(self, length: int | None = None) -> bytes:
        """All words (of a length), sorted by code, each followed by 0."""
    def list_in_order(self, order: bytes) -> bytes:
        """All words, sorted as if the alphabet were ``order``; as in ``list``.

        Raises:
            ValueError: ``order`` does not name each letter once.
        """
    def match(self, pattern: bytes, limit: int = 1000) -> bytes:
        """Up to ``limit`` words with these letters, 0 for any one letter; as in ``list``."""
    def prefixed(self, prefix: bytes, limit: int = 1000) -> bytes:
        """Up to ``limit`` words that begin so; as in ``list``."""

def kwg_export(lexicon: WordGraph, gaddag: bool = True, big: bool | None = None) -> bytes:
    """The lexicon as KWG, or KBWG if ``big`` (None: KWG where it fits).

    Raises:
        LexiconError: ``overflow`` when the nodes do not fit the format asked for.
    """

def kwg_import(data: Buffer, letters: int, big: bool = False) -> bytes:
    """Words of a KWG or KBWG file as codes, each followed by 0, in the file's order.

    The DAWG is walked whole before a word is given back; a GADDAG is not looked at. Words may
    have 1 to ``MAX_SIDE`` letters.

    Raises:
        LexiconError: ``truncated``, ``range``, ``cycle``, ``order`` (a letter twice in a list),
            ``foreign-alphabet``, ``too-long``, ``overflow`` (more than 33,554,432 words).
    """

@final
class WordMap:
    """The lexicon laid out for move generation: anagram classes by additive key.

    Built in well under a second, or read back from ``to_bytes`` (a cache, see
    docs/formats/wordmap.md). Words of more than 15 letters are left out; such boards are left to
    the general generator.

    Raises:
        LexiconError: ``foreign-alphabet``, ``overflow``, ``key-clash``.
    """

    def __new__(cls, lexicon: WordGraph, rules: Ruleset) -> WordMap: ...
    @staticmethod
    def from_bytes(data: Buffer, rules: Ruleset, verify: bool = True) -> WordMap:
        """The map in ``data``, written for rules with the same letters and order of values.

        Header and length are always checked, with ``verify`` every byte. Without it a body damaged
        since would give wrong words: only for a file known to be the one that was checked.

        Raises:
            LexiconError: ``truncated``, ``not-a-lexicon``, ``version``, ``checksum``,
                ``foreign-alphabet``.
        """
    def to_bytes(self) -> bytes:
        """The map as a file (docs/formats/wordmap.md), read back by ``from_bytes``."""
    @property
    def words(self) -> int:
        """Number of words in it."""
    @property
    def bytes(self) -> int:
        """Memory held."""

# --------------------------------------------------------------------------- moves

@final
class Play:
    """One legal play."""

    @property
    def placement(self) -> Placement:
        """The tiles laid, over the whole main word."""
    @property
    def score(self) -> int:
        """Points of the play."""
    @property
    def equity(self) -> int:
        """Score plus leave, in milli-points."""

@final
class Plays:
    """A list of plays held by the kernel; items are made when asked for.

    Order: score falling, then row, column, across before down, tiles.
    """

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Play: ...
    def scores(self) -> bytes:
        """int32, little endian, one a play."""
    def squares(self) -> bytes:
        """uint16, first square of the main word."""
    def downs(self) -> bytes:
        """uint8."""
    def lengths(self) -> bytes:
        """uint8, squares of the main word."""
    def tiles(self) -> bytes:
        """uint8[plays, 21], codes as in a Placement, padded with 0xFF."""

@final
class Leaves:
    """What kept tiles are worth, in milli-points."""

    @staticmethod
    def zero(rules: Ruleset) -> Leaves:
        """Leaves that are all worth nothing: equity is the score."""
    @staticmethod
    def plain(rules: Ruleset, worth: Sequence[int], repeat: Sequence[int]) -> Leaves:
        """Sum of ``worth`` by code, plus ``repeat`` for every second and later copy.

        Both have ``letters + 1`` numbers, the blank's first.

        Raises:
            RulesetError: another number of numbers, or one beyond all measure.
        """
    @staticmethod
    def of_terms(rules: Ruleset, terms: Buffer, bag_terms: Sequence[int] | None = None) -> Leaves:
        """A worth for every leave of up to six tiles, made of single tiles, pairs and triples.

        A leave is worth the sum over its tiles, over all pairs and over all triples of them,
        copies counted one by one.

        ``terms`` are int32, little endian, milli-points, by sorted codes: each tile (the blank
        first), each pair (0 0, 0 1 … 1 1, 1 2 …), each triple.

        ``bag_terms`` are sixteen numbers in milli-points for the bag as a play leaves it: six
        tiles too few for a full draw, five … just empty, one tile left … nine left. ``best`` and
        ``selfplay`` add them to the leave of a play; in ``value`` and KLV2 they have no part.

        Raises:
            RulesetError: ``terms``, ``bag_terms``: another number of them, or one beyond all
                measure; ``letters``: too many for a table.
        """
    @staticmethod
    def of_values(rules: Ruleset, values: Buffer) -> Leaves:
        """A worth for every leave of up to six tiles, one by one.

        ``values`` are int32, little endian, milli-points: by size from the empty leave on; among
        leaves of a size by the sum of C(r + i, i + 1) over their tiles, where r is the tile's rank
        (letters by falling value, of equal values as in the alphabet; the blank last), sorted, and
        i its place among them from 0.

        Raises:
            RulesetError: ``values``: another number of them, or one beyond all measure;
                ``letters``: too many for a table.
        """
    @staticmethod
    def of_klv2(rules: Ruleset, data: Buffer) -> Leaves:
        """The leaves of a KLV2 file of another engine; tile numbers are letter codes.

        What it does not name is worth nothing.

        Raises:
            RulesetError: ``klv2``, ``values``: no such file, or leaves of foreign letters or of
                more than six tiles.
        """
    def to_klv2(self) -> bytes:
        """All leaves of one to six tiles that a full bag can give, as KLV2."""
    def value(self, rack: bytes) -> int:
        """Worth of these tiles if they are kept; a leave beyond six tiles is worth nothing."""

@final
class Equity:
    """What plays are compared by beside their points: what the tiles kept are worth.

    That is the leave. With ``bag`` 0, where nothing can be drawn, it is what the end of the game
    settles instead: going out gains twice ``unseen_value`` (the others' tiles), staying loses twice
    the value of the tiles left, and ten points. Twice, where tiles left are lost and the finisher
    gains them once; else as often as a point left turns the spread.

    Args:
        leaves: worth of kept tiles while the bag is not empty.
        bag: tiles in the bag.
        unseen_value: points of the tiles on the others' racks, asked with an empty bag alone.
    """

    def __new__(cls, leaves: Leaves, bag: int, unseen_value: int = 0) -> Equity: ...
    @property
    def leaves(self) -> Leaves:
        """Worth of kept tiles while the bag is not empty."""
    @property
    def bag(self) -> int:
        """Tiles in the bag."""
    @property
    def unseen_value(self) -> int:
        """Points of the tiles on the others' racks."""

@final
class MoveGenerator:
    """Move generation for one rule set and lexicon. Not to be shared between threads.

    Without ``words``, or outside its limits, the general generator answers. The limits: sides up
    to 15, racks up to 7 with at most two blanks, ordinary values and premiums
    (docs/formats/wordmap.md).

    Raises:
        LexiconError: ``foreign-alphabet``, lexicon or map have other letters (the map: or values)
            than the rules.
    """

    def __new__(
        cls, rules: Ruleset, lexicon: WordGraph, words: WordMap | None = None
    ) -> MoveGenerator: ...
    def plays(self, board: Board, rack: bytes) -> Plays:
        """Every distinct legal play once. On an empty board both directions count.

        A single tile runs across if it makes a word across, else down. No play lays more than
        ``rack_size`` tiles. ``rack`` may be of any size; beyond seven tiles with several blanks
        the list grows without measure.

        Raises:
            RulesetError: a board of another size.
            PlacementError: ``unknown-letter``.
        """
    def any_play(self, board: Board, racks: Sequence[bytes]) -> bool:
        """Whether any of these racks has a legal play (FI-35, A-5).

        Raises:
            RulesetError, PlacementError: as ``plays``.
        """
    def best(self, board: Board, rack: bytes, equity: Equity | None = None) -> Play | None:
        """The play of highest equity (ties: as ``plays`` orders them), or None.

        Without ``equity`` it is the score.
        """
    def ranked(
        self,
        board: Board,
        rack: bytes,
        equity: Equity | None = None,
        most: int = 100,
        stop: Callable[[], object] | None = None,
    ) -> tuple[list[Play], bool]:
        """The ``most`` plays of highest equity (as in ``best``), and whether all plays were seen.

        Best first. ``stop`` is asked between units of work (a few milliseconds; tens of them
        with two blanks on a board of loose tiles), and what is true ends the search. The plays
        are then the best of those seen, with the very best of all in front, and the second value
        is False. The general generator, which answers outside the limits of the word map, cannot
        be stopped.

        Raises:
            RulesetError, PlacementError: as ``plays``; and whatever ``stop`` raises.
        """
    def kept(self, kept: bytes, equity: Equity | None = None) -> int:
        """What ``best`` adds to the score of a play that keeps these tiles, in milli-points.

        Raises:
            PlacementError: ``unknown-letter``.
        """
    def best_exchange(self, rack: bytes, leaves: Leaves, most: int) -> tuple[bytes, int] | None:
        """The tiles to give back, at most ``most``, and the milli-points of the rest.

        Ties: more tiles, then the lowest codes. None without tiles or with ``most`` 0. Whether
        an exchange is allowed is asked of ``exchange_refusal``.
        """

# --------------------------------------------------------------------------- searches

@final
class SearchContext:
    """What a search or self-play plays by: the rules, and the words with what kept tiles are worth.

    Args:
        rules: the rule set.
        lexicon: the words that may be laid.
        words: the map of ``lexicon``.
        leaves: worth of kept tiles while the bag is not empty.
    """

    def __new__(
        cls, rules: Ruleset, lexicon: WordGraph, words: WordMap, leaves: Leaves
    ) -> SearchContext: ...
    @property
    def rules(self) -> Ruleset:
        """The rule set."""
    @property
    def lexicon(self) -> WordGraph:
        """The words that may be laid."""
    @property
    def words(self) -> WordMap:
        """The map of ``lexicon``."""
    @property
    def leaves(self) -> Leaves:
        """Worth of kept tiles while the bag is not empty."""

@disjoint_base
class SearchLimits:
    """How far a search goes, and by how many threads.

    Args:
        nodes: positions to look at, at most (with tiles in the bag: in endgames, all together); by
            one thread the same number gives the same answer everywhere.
        milliseconds: time for the whole call.
        threads: how many look at once. What is proved is the same; which of several best lines is
            told, and how much was looked at, may differ.
        stop: asked now and then; what is true ends the search as the end of the time does.
    """

    def __new__(
        cls,
        *,
        nodes: int | None = None,
        milliseconds: float | None = None,
        threads: int = 1,
        stop: Callable[[], object] | None = None,
    ) -> SearchLimits: ...
    @property
    def nodes(self) -> int | None:
        """Positions to look at, at most."""
    @property
    def milliseconds(self) -> float | None:
        """Time for the whole call."""
    @property
    def threads(self) -> int:
        """How many look at once."""
    @property
    def stop(self) -> Callable[[], object] | None:
        """Asked now and then; what is true ends the search."""

# --------------------------------------------------------------------------- endgame

@final
class EndgameChoice:
    """A play or pass of the mover, and what it gains."""

    @property
    def play(self) -> Play | None:
        """None is a pass. Its equity is its score."""
    @property
    def spread(self) -> int:
        """Spread gained from here on; where not ``exact``, a bound from above."""
    @property
    def exact(self) -> bool:
        """Whether it is the value to the depth reached, not a bound from above."""

@final
class EndgameSolution:
    """The best play of a position with an empty bag (docs/engine/endgame.md)."""

    @property
    def spread(self) -> int:
        """Points that the mover gains on the opponent from here on, settlement included."""
    @property
    def proved(self) -> bool:
        """Is this the value of best play by both? Otherwise it is the best estimate so far."""
    @property
    def depth(self) -> int:
        """Turns looked ahead in full; 0: only greedy play was looked at, or the game is over."""
    @property
    def nodes(self) -> int:
        """Positions looked at."""
    @property
    def line(self) -> list[Play | None]:
        """The best line, None a pass; where ``proved`` and time is left, to the end of the game.

        Empty if the game is over.
        """
    @property
    def choices(self) -> list[EndgameChoice]:
        """Plays and the pass, as far as looked at, best first; of those that go out the highest."""

@final
class Endgame:
    """A position with an empty bag, where nothing is hidden.

    It is held to the rules by whoever is given it.

    Args:
        board: tiles laid so far.
        racks: both racks; the one to move need not be the first.
        mover: the rack to move.
        runs: passes in a row before this turn, and turns in a row that left no new tile.
    """

    def __new__(
        cls,
        board: Board,
        racks: Sequence[bytes],
        mover: int = 0,
        *,
        runs: tuple[int, int] = (0, 0),
    ) -> Endgame: ...
    @property
    def board(self) -> Board:
        """Tiles laid so far."""
    @property
    def racks(self) -> list[bytes]:
        """Both racks."""
    @property
    def mover(self) -> int:
        """The rack to move."""
    @property
    def runs(self) -> tuple[int, int]:
        """Passes in a row before this turn, and turns in a row that left no new tile."""

@final
class EndgameLimits(SearchLimits):
    """How far an endgame is searched, and by how many threads.

    Args:
        plies: turns to look ahead at most.
        nodes, milliseconds, threads, stop: as of every search.
    """

    def __new__(
        cls,
        *,
        plies: int | None = None,
        nodes: int | None = None,
        milliseconds: float | None = None,
        threads: int = 1,
        stop: Callable[[], object] | None = None,
    ) -> EndgameLimits: ...
    @property
    def plies(self) -> int | None:
        """Turns to look ahead at most."""

def solve_endgame(
    rules: Ruleset,
    lexicon: WordGraph,
    position: Endgame,
    *,
    words: WordMap | None = None,
    best: int = 1,
    limits: EndgameLimits | None = None,
) -> EndgameSolution:
    """The best play when the bag is empty and nothing is hidden.

    Without limits the answer is proved; with them it is the best found, and a sensible one even
    if there was no time at all. A position where the game is over already (an empty rack, or runs
    that end it) has an empty line and the settlement as its spread.

    Args:
        rules: for two racks of a team each.
        lexicon: the words that may be laid.
        position: the board, both racks and whose turn it is.
        words: the map of ``lexicon``, many times as fast where it serves (boards to 15 squares,
            racks to nine tiles); answers are the same.
        best: how many of the best choices shall get their spreads; the others get bounds.
        limits: None: there are none, for one thread.

    Raises:
        KernelError: ``racks``: not two racks of a team each that move in turn (three and four
            players are not solved); ``endless``: passes never end the game; ``rack-too-large``;
            ``foreign-alphabet``.
        PlacementError: ``wrong-size``, ``unknown-letter``.
    """

@final
class Prospect:
    """What a choice before the bag is empty is worth (docs/engine/preendgame.md)."""

    @property
    def play(self) -> Play | None:
        """Its equity is points and leave; None is an exchange or a pass."""
    @property
    def exchange(self) -> bytes | None:
        """Tiles given back; None is a play or a pass."""
    @property
    def spread(self) -> float:
        """Mean spread gained from here on, over the contents of the bag that were looked at."""
    @property
    def win(self) -> float:
        """Share of them in which the mover wins the game, a draw counting half.

        Of a pass with one or two tiles in the bag no more than it can win against one who passes
        too.
        """
    @property
    def covered(self) -> float:
        """Share of all contents of the bag that was looked at, by their likelihood."""
    @property
    def exact(self) -> float:
        """Share that was proved: the bag drawn at once, and the endgame solved."""
    @property
    def decided(self) -> float:
        """Share in which it was proved who wins: all that is asked before spreads are."""
    @property
    def most(self) -> float:
        """The most that ``win`` could still be found to be, over all contents of the bag."""

@final
class PreEndgame:
    """A position with a few tiles in the bag, as the player to move sees it.

    It is held to the rules by whoever is given it.

    Args:
        board: tiles laid so far.
        rack: the mover's tiles.
        unseen: tiles in the bag and on the opponent's rack together.
        bag: how many of them are in the bag, 1 … 7.
        kept: leaves that the opponent may have kept from its last turn, with their shares
            (``Simulation.inferred``): contents of the bag are as likely as these say. Empty: all
            ways to draw them are alike.
        lead: the mover's points less the opponent's.
        runs: passes in a row before this turn, and turns in a row that left no new tile.
        exchanges: made by the mover and by the opponent.
    """

    def __new__(
        cls,
        board: Board,
        rack: bytes,
        unseen: bytes,
        bag: int,
        *,
        kept: Sequence[tuple[bytes, float]] = (),
        lead: int = 0,
        runs: tuple[int, int] = (0, 0),
        exchanges: tuple[int, int] = (0, 0),
    ) -> PreEndgame: ...
    @property
    def board(self) -> Board:
        """Tiles laid so far."""
    @property
    def rack(self) -> bytes:
        """The mover's tiles."""
    @property
    def unseen(self) -> bytes:
        """Tiles in the bag and on the opponent's rack together."""
    @property
    def bag(self) -> int:
        """How many of them are in the bag."""
    @property
    def kept(self) -> list[tuple[bytes, float]]:
        """Leaves that the opponent may have kept from its last turn, with their shares."""
    @property
    def lead(self) -> int:
        """The mover's points less the opponent's."""
    @property
    def runs(self) -> tuple[int, int]:
        """Passes in a row before this turn, and turns in a row that left no new tile."""
    @property
    def exchanges(self) -> tuple[int, int]:
        """Made by the mover and by the opponent."""

def weigh_preendgame(
    context: SearchContext,
    position: PreEndgame,
    choices: Sequence[Placement | bytes | None] | None = None,
    *,
    candidates: int = 20,
    all_plays: bool = False,
    seed: int = 0,
    limits: SearchLimits | None = None,
) -> list[Prospect]:
    """Choices with one to seven tiles in the bag, the best first.

    They come by how often they win, then by mean spread; but the few that were looked at more
    thoroughly, because they seemed best, come before the others.

    A choice is made before its draw is known, so it is weighed over everything that the bag may
    hold. A play that empties the bag leads to an endgame, which is solved: if all of ``exact`` is
    1 the numbers are those of best play by both. A play that leaves one tile of two or three, and
    a pass with one or two in the bag, are bounded by the answers of one who does not know what is
    left (``most``), and may be decided by them. After other choices both go on by equity until the
    bag is empty; their numbers are estimates. Without limits it ends when nothing is proved to win
    more often than the first, if that is decided; without time the choices come as they were
    given, plays by equity.

    Args:
        context: what the game is played by; the rules are for two racks of a team each.
        position: what the mover knows.
        choices: placements, exchanges (bytes) and passes (None) to weigh; None: the
            ``candidates`` plays of highest equity.
        candidates: how many plays to weigh where ``choices`` are not given.
        all_plays: whether all other plays are compared to the best of ``choices`` once it is proved
            how often that one wins, if it does not always, with one or two tiles in the bag.
        seed: decides the order in which contents are looked at.
        limits: None: there are none, for one thread.

    Raises:
        KernelError: ``bag``; ``belief``: a share that is none; ``candidates``: an empty list;
            a code of ``exchange_refusal``; ``racks``, ``endless``, ``rack-too-large`` as
            ``solve_endgame``.
        PlacementError: ``wrong-size``, ``unknown-letter``; a placement that ``check`` refuses.
        LexiconError: ``foreign-alphabet``.
    """

# --------------------------------------------------------------------------- self-play

@final
class SelfplayChunk:
    """Games played out by the kernel."""

    @property
    def records(self) -> bytes:
        """One line a game (docs/formats/selfplay.md), in game order."""
    @property
    def games(self) -> int:
        """Number of games."""
    @property
    def turns(self) -> int:
        """Turns of all games together."""
    @property
    def score(self) -> int:
        """Sum of all players' final totals."""

@final
class SelfplayRun:
    """What all games of a run of self-play share.

    A game depends on this and on its number alone.

    Args:
        context: what the games are played by.
        seed: decides all draws; below 2^64.
    """

    def __new__(cls, context: SearchContext, seed: int) -> SelfplayRun: ...
    @property
    def context(self) -> SearchContext:
        """What the games are played by."""
    @property
    def seed(self) -> int:
        """Decides all draws."""

def selfplay(run: SelfplayRun, *, first: int, games: int, threads: int = 1) -> SelfplayChunk:
    """Play games number ``first`` … ``first + games - 1`` of a run, highest equity wins.

    Numbers are below 2^64. Any split into chunks and threads gives the same lines.

    Raises:
        RulesetError: by these rules a game might never end, or the words are of other letters or
            values.
    """

def selfplay_pairs(
    run: SelfplayRun, other: Leaves, *, first: int, pairs: int, threads: int = 1
) -> bytes:
    """Mirrored pairs of games between a player with the leaves of a run and one with ``other``.

    Both games of pair n are drawn by the seed of game n of the run (see ``selfplay``); in the
    first the player with the leaves of the run begins, in the second the other.

    Returns:
        int32[pairs, 2], little endian: points by which the player with the leaves of the run won
        (negative: lost) the game it began, and the game it did not. Any split into chunks and
        threads gives the same bytes.

    Raises:
        RulesetError: as ``selfplay``; ``racks``: other than two.
    """

# --------------------------------------------------------------------------- simulation

@final
class WinTable:
    """Chance that the player whose turn it is wins, by lead and unseen tiles; a tie counts half.

    The lead is over the best other player, before the turn; unseen are the tiles in the bag and
    on the others' racks. Between rows and columns the chance is interpolated, beyond them the
    last one counts.

    Args:
        unseen: unseen tiles of each row, rising.
        step: points from one column to the next.
        chances: rows of equal, odd length: chances (0 … 1) for leads from
            ``-(length // 2) * step`` to ``(length // 2) * step``.

    Raises:
        KernelError: ``wins``: rows that do not rise, columns without a middle, a chance outside
            0 … 1, more than 4096 rows or 2049 columns.
    """

    def __new__(
        cls, unseen: Sequence[int], step: int, chances: Sequence[Sequence[float]]
    ) -> WinTable: ...
    @staticmethod
    def logistic(
        rules: Ruleset, base: float = 4.0, growth: float = 6.0, tempo: float = 18.0
    ) -> WinTable:
        """A table by formula, for where none has been trained.

        A logistic curve of the lead and of ``tempo`` points for having the turn; its scale is
        ``base + growth * sqrt(unseen)`` points. What is not given is about right for the
        editions that come with the package (docs/engine/simulation.md).

        Raises:
            KernelError: ``wins``: a scale that is not above 0.
        """
    @staticmethod
    def from_bytes(data: Buffer) -> WinTable:
        """The table in a file (docs/formats/wins.md).

        Raises:
            KernelError: ``wins``.
        """
    def to_bytes(self) -> bytes:
        """The table as a file (docs/formats/wins.md), read back by ``from_bytes``."""
    def chance(self, lead: float, unseen: int) -> float:
        """Chance of the player whose turn it is, who leads by so many points."""
    def __eq__(self, other: object, /) -> bool: ...

@final
class PlayerView:
    """A position as the player to move sees it.

    It is held to the rules by whoever is given it.

    Args:
        board: tiles laid.
        rack: the mover's tiles.
        known: tiles known of each rack; the mover's is ``rack``; empty: none.
        sizes: tiles each rack holds; None: others' racks are full as far as the tiles go.
        totals: points of each rack; empty: none.
        turn: turns taken; the mover is ``rules.next_rack(turn)``.
        runs: passes in a row, and turns in a row that left no new tile, as in ``ending``.
        exchanges: exchanges made by each team (by number, as many as racks); empty: none.
    """

    def __new__(
        cls,
        board: Board,
        rack: bytes,
        *,
        known: Sequence[bytes] = (),
        sizes: Sequence[int] | None = None,
        totals: Sequence[int] = (),
        turn: int = 0,
        runs: tuple[int, int] = (0, 0),
        exchanges: Sequence[int] = (),
    ) -> PlayerView: ...
    @property
    def board(self) -> Board:
        """Tiles laid."""
    @property
    def rack(self) -> bytes:
        """The mover's tiles."""
    @property
    def known(self) -> list[bytes]:
        """Tiles known of each rack; the mover's is ``rack``; empty: none."""
    @property
    def sizes(self) -> list[int] | None:
        """Tiles each rack holds; None: others' racks are full as far as the tiles go."""
    @property
    def totals(self) -> list[int]:
        """Points of each rack; empty: none."""
    @property
    def turn(self) -> int:
        """Turns taken."""
    @property
    def runs(self) -> tuple[int, int]:
        """Passes in a row, and turns in a row that left no new tile."""
    @property
    def exchanges(self) -> list[int]:
        """Exchanges made by each team; empty: none."""

@final
class SimulationSettings:
    """How a simulation looks ahead, and when it has seen enough.

    Args:
        plies: plies after the candidate.
        seed: decides all tiles, below 2^64.
        confidence: stop when no other candidate is better than the best one by more than
            ``margin`` (of utility), with this probability.
        win_weight, spread_weight: utility is the mean of the chance of winning and
            ``1 / (1 + exp(-spread / 100))``, weighted so.

    Raises:
        OverflowError: a number of plies or a seed below 0, or beyond its limit.
    """

    def __new__(
        cls,
        *,
        plies: int = 2,
        seed: int = 0,
        confidence: float = 0.99,
        margin: float = 0.005,
        win_weight: float = 1.0,
        spread_weight: float = 0.5,
    ) -> SimulationSettings: ...
    @property
    def plies(self) -> int:
        """Plies after the candidate."""
    @property
    def seed(self) -> int:
        """Decides all tiles."""
    @property
    def confidence(self) -> float:
        """How surely the best candidate is to be known."""
    @property
    def margin(self) -> float:
        """A difference of utility that does not matter."""
    @property
    def win_weight(self) -> float:
        """How much the chance of winning counts."""
    @property
    def spread_weight(self) -> float:
        """How much the spread counts."""

@final
class SimulatedPlay:
    """A candidate with what its rollouts came to."""

    @property
    def placement(self) -> Placement | None:
        """The tiles laid; None for an exchange or a pass."""
    @property
    def exchange(self) -> bytes | None:
        """The tiles exchanged; None for a play or a pass."""
    @property
    def score(self) -> int:
        """Points of the candidate itself; 0 for an exchange or a pass."""
    @property
    def equity(self) -> int:
        """Score plus leave, in milli-points: what the candidate is worth at first sight."""
    @property
    def rollouts(self) -> int:
        """How often it was rolled out."""
    @property
    def win(self) -> float:
        """Chance of winning, 0 … 1; a tie is shared."""
    @property
    def win_error(self) -> float:
        """Standard error; infinite before the second rollout, as are the others."""
    @property
    def spread(self) -> float:
        """Points ahead of the best other team at the end of the rollouts.

        Totals before the candidate are included; in a game that goes on, so are the leaves of
        each rack's last turn.
        """
    @property
    def spread_error(self) -> float:
        """Standard error of the spread, in points."""
    @property
    def utility(self) -> float:
        """What candidates are compared by, 0 … 1: chance of winning, blended with the spread."""
    @property
    def utility_error(self) -> float:
        """Standard error of the utility."""
    @property
    def plies(self) -> list[tuple[int, float, float]]:
        """Of each of the first plies after the candidate (up to eight).

        Rollouts that came so far, mean points, share of plays that earned a bonus.
        """

@final
class Simulation:
    """Monte Carlo simulation of candidates, to be run on and asked at any time.

    In a rollout the unseen tiles are dealt, the candidate is made, and everybody takes the play
    or exchange of highest equity for ``plies`` more plies; one that has emptied the bag goes on
    to the end and is settled. Rollout number n of every candidate meets the same tiles. Which
    candidates get more rollouts follows from whole rounds before, so that the same number of
    rollouts gives the same results, in any number of calls and threads.

    Args:
        context: what the game is played by.
        wins: chances of winning.
        view: the position as the mover sees it.
        candidates: placements, exchanges (bytes) and passes (None) to compare, whether or not
            their words are valid; None: the ``top`` plays and exchanges of highest equity.
        settings: None: the usual ones.

    With more than two teams the spread is that over the best other one, and the chance of winning
    multiplies the chances against each other team, all teams' products made to sum to 1.

    Raises:
        KernelError: ``racks``: not one number for each; ``choices``: confidence, margin or
            weights out of range; a code of ``exchange_refusal``; ``candidates``: an empty list.
        PlacementError: ``wrong-size``; ``too-many-tiles``: more on a rack than it holds;
            ``not-in-set``: more tiles than the set has; a candidate that ``check`` refuses.
        LexiconError: ``foreign-alphabet``.
    """

    def __new__(
        cls,
        context: SearchContext,
        wins: WinTable,
        view: PlayerView,
        candidates: Sequence[Placement | bytes | None] | None = None,
        *,
        top: int = 15,
        settings: SimulationSettings | None = None,
    ) -> Simulation: ...
    def observe(
        self,
        rack: int,
        board: Board,
        placement: Placement | None = None,
        exchanged: int = 0,
        *,
        margin: float | None = None,
        temperature: float = 3.0,
        leaves: int = 2000,
    ) -> bool:
        """Take account of another rack's last turn; before the first rollout.

        Args:
            rack: whose turn it was.
            board: the board before it.
            placement: what was laid; None: tiles were exchanged.
            exchanged: how many.
            margin: leaves count fully with which the act fell at most so many points short of
                the best one, others not at all; None: they weigh by ``temperature``.
            temperature: points; leaves weigh ``exp(-shortfall / temperature)``, and a little
                for every leave.
            leaves: how many are looked at: all where there are no more, else drawn ones.

        Returns:
            whether anything can be learned from it: not of an empty bag, nor of a play of all
            tiles.

        Raises:
            PlacementError: ``wrong-size``.
            KernelError: ``belief``: margin or temperature is no number.
        """
    def run(
        self,
        rollouts: int | None = None,
        milliseconds: float | None = None,
        threads: int = 1,
        stop: Callable[[], object] | None = None,
    ) -> bool:
        """Play on until the best candidate is known or a limit is reached; whether it is known.

        ``rollouts`` more are played, rounded up to a block of eight. When the time is up, or
        ``stop`` (asked every few milliseconds) says so, rollouts end between two plies; what was
        begun is not counted.
        """
    def results(self) -> list[SimulatedPlay]:
        """All candidates, best first."""
    def inferred(self, rack: int) -> list[tuple[bytes, float]]:
        """Leaves that a rack may have kept and their shares, as far as thought about yet.

        Empty without an observation of that rack, and before the first ``run``.
        """
    @property
    def rollouts(self) -> int:
        """Rollouts of all candidates together."""
    @property
    def decided(self) -> bool:
        """Whether the best candidate is known with the confidence asked for."""
    @property
    def confidence(self) -> float:
        """Lower bound on the chance that no candidate beats the best by more than the margin.

        As of the last whole round; 0 before the first.
        """

# --------------------------------------------------------------------------- training

def sample_racks(
    run: SelfplayRun,
    *,
    first: int,
    games: int,
    racks: int,
    bag_least: int,
    threads: int = 1,
) -> tuple[bytes, bytes]:
    """Try random racks on the boards of a run of self-play, as leaves are learned from.

    The games are those of ``selfplay``. Before every turn but the opening, while the bag holds at
    least ``bag_least`` tiles, ``racks`` full racks are drawn from all tiles off the board, and
    the best play or exchange of each is found. Any split into chunks and threads gives the same
    samples (``docs/engine/leaves.md``).

    Returns:
        uint8[samples, rack_size]: sorted codes; int32[samples], little endian: the best equity
        less the mean of all racks on the same board, in milli-points.

    Raises:
        RulesetError: as ``selfplay``; ``racks``: fewer than two.
    """
