"""A game that one plays by calling its methods."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from stafla import rules
from stafla.bots import Match, judge_by, possible_by
from stafla.bots.match import after
from stafla.editions import Edition, WordCheck
from stafla.records import Record, Style, to_gcg, write_play
from stafla.records.diagram.svg import picture, svg
from stafla.records.gcg.writer import write as written
from stafla.rules import UNKNOWN, Event, Refusal, Row, Seat, sheet
from stafla.rules.game.sheet import Kind
from stafla.words import Judge, Judgement

from .board import Board
from .errors import explain_errors
from .inputs import ALexicon, AnEdition, APlay, edition_of, lexicon_of, placement_of
from .lexicon import Lexicon
from .play import Play, Plays
from .position import BoardPosition
from .rack import Rack

if TYPE_CHECKING:
    from .bot import Bot, BotChoice

ActName = Literal["play", "exchange", "pass", "challenge", "accept", "withdraw", "resign"]
A_SEED = 32
Act = Callable[[rules.Game], tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of the score sheet.

    Attributes:
        player: whose.
        kind: ``play``, ``exchange``, ``pass``, ``penalty``, ``settlement`` …
        play: a play as it is written, None for anything else.
        words: what it made.
        points: what the row changed the player's total by.
        total: the total after it.
        stands: False for a play that was challenged off.
    """

    player: str
    kind: Kind
    play: str | None
    words: tuple[str, ...]
    points: int
    total: int
    stands: bool

    def __str__(self) -> str:
        told = f"{self.play or self.kind}" + ("" if self.stands else " (taken back)")
        return f"{self.player:<12} {told:<22} {self.points:>+5} {self.total:>5}"


class Game:
    """A game by an edition's rules. Whoever acts accepts the play before, as at a table.

    Args:
        edition: the edition, or its name.
        players: their names in the order of the seats.
        seed: decides every draw: a whole number, or 32 bytes; None: another one each time.
        lexicon: the words that count; None: those that come with the edition.
        check: ``"challenge"`` or ``"automatic"``; None: as the edition does.
        variants: what the players agreed on.
        dealt: False for a game typed in from a real board: no tiles are drawn, racks are unknown.

    Raises:
        UnknownEdition, LexiconFault: there is none, or the lexicon is of another language.
        Refused: the edition is not for so many, or the variants do not fit.
        ValueError: a seed of other bytes or out of range; a ``check`` that there is not; one text
            instead of a list of players.
    """

    def __init__(
        self,
        edition: AnEdition = "en",
        players: Sequence[str] = ("Player 1", "Player 2"),
        *,
        seed: int | bytes | None = None,
        lexicon: ALexicon = None,
        check: WordCheck | None = None,
        variants: Sequence[str] = (),
        dealt: bool = True,
    ) -> None:
        ruled = edition_of(edition)
        words = lexicon_of(ruled, lexicon)
        if check is not None and check not in get_args(WordCheck):
            raise ValueError(f"unknown check {check!r}; there are {', '.join(get_args(WordCheck))}")
        if isinstance(players, str):  # its letters would each take a seat
            raise ValueError(f"players is a list of names, such as [{players!r}, 'Player 2']")
        ids = tuple(f"seat-{seat}" for seat in range(len(players)))
        with explain_errors(ruled):
            events = rules.start(
                ruled,
                ids,
                seed=_seed(seed) if dealt else None,
                check=check,
                lexicon=words.name,
                fingerprint=words.fingerprint,
                variants=variants,
            )
        names = dict(zip(ids, players, strict=True))
        self._begin(Record(events, names), words)

    def _begin(self, record: Record, lexicon: Lexicon | None) -> None:
        with explain_errors():
            self._state = rules.Game.replay(record.events)
        self._names = dict(record.names)
        self._lexicon = lexicon

    @classmethod
    def of(cls, record: Record, lexicon: ALexicon = None) -> "Game":
        """The game of a record, to be gone on with or looked at.

        Args:
            record: as `load` reads it, or as `record` gives it.
            lexicon: the words that count from here on; None: those that come with the edition.

        Raises:
            BadNotation: the record contradicts itself.
        """
        game = cls.__new__(cls)
        game._begin(record, lexicon if isinstance(lexicon, Lexicon) else None)
        if lexicon is not None and not isinstance(lexicon, Lexicon):
            game._lexicon = lexicon_of(game.edition, lexicon)
        return game

    # ------------------------------------------------------------------ what is

    @property
    def state(self) -> rules.Game:
        """The game as `stafla.rules` has it: the fold over its events."""
        return self._state

    @property
    def edition(self) -> Edition:
        """By whose rules it is played, variants included."""
        return self._state.edition

    @property
    def lexicon(self) -> Lexicon:
        """The words that count."""
        if self._lexicon is None:
            self._lexicon = lexicon_of(self.edition, None)
        return self._lexicon

    @property
    def notation(self) -> Style:
        """How squares are written."""
        return self.edition.notation

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self._names.get(one, one) for one in self._state.started.seats)

    @property
    def board(self) -> Board:
        """The board, with a play that waits for its opponents."""
        return Board.of(self._state.board, self.edition, players=len(self.players))

    @property
    def racks(self) -> tuple[Rack | None, ...]:
        """The racks by seat; None where a tile of it is not known."""
        return tuple(
            None if UNKNOWN in codes else Rack.of(codes, self.edition)
            for codes in self._state.racks
        )

    @property
    def rack(self) -> Rack | None:
        """The rack of the player to move; None after the end, or where it is not known."""
        seat = self._mover
        return None if seat is None else self.racks[seat]

    @property
    def bag(self) -> Rack | None:
        """The tiles in the bag; None where they are not known (`bag_size` always is)."""
        tiles = self._state.bag
        return None if tiles is None else Rack.of(tiles, self.edition)

    @property
    def bag_size(self) -> int:
        """How many tiles are in the bag."""
        return self._state.bag_size

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""
        return self._state.totals

    @property
    def to_move(self) -> str | None:
        """Who makes the next turn; None after the end."""
        seat = self._mover
        return None if seat is None else self.players[seat]

    @property
    def _mover(self) -> Seat | None:
        """Who moves next: after a play that waits, the player after it."""
        waits = self._state.pending is not None
        return self._state.next_seat if waits else self._state.to_move

    @property
    def ended(self) -> str | None:
        """How it ended (``out``, ``passes``, ``resigned`` …); None: it has not."""
        return self._state.ended.reason if self._state.ended else None

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has the first place once it has ended; several where they are equal."""
        if not self._state.ended:
            return ()
        return tuple(self.players[s] for s, at in enumerate(self._state.places()) if at == 1)

    @property
    def turns(self) -> tuple[SheetRow, ...]:
        """The score sheet: plays, exchanges, passes, penalties, settlement."""
        return tuple(map(self._sheet_row, sheet(self._state)))

    def _sheet_row(self, row: Row) -> SheetRow:
        decode = self.edition.alphabet.decode_word
        words: tuple[str, ...] = ()
        play = None
        if row.score is not None:
            words = tuple(decode(word.letters) for word in row.score.words)
        if row.placement is not None:
            play = write_play(row.placement, self.edition, self.notation)
        name = self.players[row.seat]
        return SheetRow(name, row.kind, play, words, row.points, row.total, row.stands)

    def position(self) -> BoardPosition:
        """What the player to move knows: the board, the own rack, everybody's points."""
        seat = self._mover
        seat = 0 if seat is None else seat
        count = len(self.players)
        order = [(seat + step) % count for step in range(count)]
        racks = (self.racks[seat], *[None] * (count - 1))
        state = self._state
        zeros = state.scoreless if self.edition.ending.scoreless_turns else state.passes
        return BoardPosition(self.board, racks, tuple(self.totals[at] for at in order), zeros)

    def plays(self) -> Plays:
        """Every legal play of the player to move, the highest score first.

        Raises:
            ValueError: the rack is not known, or the game is over.
        """
        if self.rack is None:
            raise ValueError("nobody is to move, or the rack is not known")
        return self.board.plays(self.rack, self.lexicon)

    def legal_acts(self) -> tuple[ActName, ...]:
        """What can be done now, by name: what `act` reads.

        ``play`` says that it is somebody's turn, not that the rack has a play.
        """
        return tuple(self._legal())

    def _legal(self) -> Iterator[ActName]:
        state, seat = self._state, self._mover
        if seat is None or state.phase not in ("turn", "window"):
            return
        yield "play"
        tile = state.racks[seat][:1]
        trials: list[tuple[ActName, bool]] = [
            ("exchange", self._would(lambda game: rules.exchange(game, seat, tile))),
            ("pass", self._would(lambda game: rules.pass_turn(game, seat))),
        ]
        yield from (name for name, may in trials if may)
        if state.pending is None:
            yield "resign"
            return
        if state.started.check == "challenge":
            yield "challenge"
        yield "accept"
        if not state.pending.made:
            yield "withdraw"
        yield "resign"

    def _would(self, act: Act) -> bool:
        try:
            act(after(self._state, self._accepting()))
        except Refusal:
            return False
        return True

    # ------------------------------------------------------------------ what is done

    def play(self, play: APlay) -> Play:
        """The player to move lays tiles.

        Args:
            play: ``"8H BEHAG"``, or a `Play`.

        Returns:
            the play, with its points.

        Raises:
            BadNotation: the text is no play.
            Refused: the rules do not allow it.
        """
        with explain_errors(self.edition, self.notation):
            game = after(self._state, self._accepting())
            seat = self._seat_of(game)
            placement = placement_of(play, self.edition, self.notation)
            board = Board.of(game.board, self.edition, players=len(self.players))
            verdict = None
            if game.words_checked:
                formed = game.score_of(board._placement(placement)).words
                decode = self.edition.alphabet.decode_word
                verdict = self._judgement([decode(word.letters) for word in formed]).verdict
            done = rules.play(game, seat, placement, verdict)
            laid = next(event for event in done if isinstance(event, rules.Played))
            self._state = after(game, done)
        return board.play_of(laid.placement, laid.points)

    def exchange(self, tiles: Rack | str) -> None:
        """The player to move exchanges tiles.

        Raises:
            BadNotation: the text is no tiles.
            Refused: the rules do not allow it.
        """
        codes = Rack.read(tiles, self.edition).codes
        self._act(lambda game: rules.exchange(game, self._seat_of(game), codes))

    def pass_turn(self) -> None:
        """The player to move passes.

        Raises:
            Refused: the rules do not allow it.
        """
        self._act(lambda game: rules.pass_turn(game, self._seat_of(game)))

    def resign(self) -> None:
        """The player to move gives up.

        Raises:
            Refused: the rules do not allow it.
        """
        self._act(lambda game: rules.resign(game, self._seat_of(game)))

    def accept(self) -> None:
        """The next player accepts the play that waits, if one does; any turn does so too.

        Raises:
            Refused: it cannot be accepted now.
        """
        self._act(lambda game: ())

    def withdraw(self) -> None:
        """The player takes back a play that is not made yet (SV-23).

        Raises:
            Refused: none waits, or it is made.
        """
        with explain_errors(self.edition, self.notation):
            pending = self._state.pending
            seat = pending.seat if pending else self._seat_of(self._state)
            self._state = after(self._state, rules.withdraw(self._state, seat))

    def challenge(self, *words: str, by: str | None = None) -> Judgement:
        """An opponent doubts the play that waits; what follows is done.

        Args:
            words: which words, in any case; none: all of them.
            by: who; None: the player who moves next.

        Returns:
            the judgement on the words.

        Raises:
            Refused: nothing waits, or the table checks words as they are played.
            ValueError: nobody plays under this name.
        """
        with explain_errors(self.edition, self.notation):
            game = after(self._state, self._pressing())
            seat = self._seat_of(game, waiting=True) if by is None else self._seat_named(by)
            formed = game.breakdown.words if game.breakdown else []
            decode = self.edition.alphabet.decode_word
            texts = [decode(word.letters) for word in formed]
            wanted = [decode(self.edition.alphabet.word(word)) for word in words]
            named = [at for at, text in enumerate(texts) if text in wanted] if words else None
            game = after(game, rules.challenge(game, seat, named))
            judgement = self._judgement(wanted or texts)
            self._state = after(game, rules.rule(game, judgement.verdict))
        return judgement

    def act(self, act: "BotChoice | APlay") -> None:
        """Do what a text says: ``"8H BEHAG"``, ``"exchange WY"``, ``"pass"`` or ``"challenge"``.

        Raises:
            BadNotation: the text is no act.
            Refused: the rules do not allow it.
        """
        text = str(act).strip()
        name, _, rest = text.partition(" ")
        plain: dict[str, Callable[[], object]] = {
            "pass": self.pass_turn,
            "resign": self.resign,
            "accept": self.accept,
            "challenge": self.challenge,
            "withdraw": self.withdraw,
        }
        if name == "exchange" and rest:
            self.exchange(rest)
        elif text in plain:
            plain[text]()
        else:
            self.play(text)

    def play_out(self, bots: "Sequence[Bot]") -> "Game":
        """Bots play the game to its end, one for each seat; this game, for chaining.

        Interrupted, the game stands where it was.

        Raises:
            ValueError: not one for each seat.
            Refused: a bot decided what the rules do not allow.
        """
        if len(bots) != len(self.players):
            raise ValueError(f"{len(self.players)} bots play, not {len(bots)}")
        words = self.lexicon.graph
        match = Match(dict(enumerate(bots)), judge_by(words), possible_by(words))
        with explain_errors(self.edition, self.notation):
            for events in match.acts(self._state):
                self._state = after(self._state, events)
        return self

    def _act(self, decide: Act) -> None:
        with explain_errors(self.edition, self.notation):
            game = after(self._state, self._accepting())
            self._state = after(game, decide(game))

    def _pressing(self) -> tuple[Event, ...]:
        """The clock pressed on a play that waits, where the edition asks for that (SV-14)."""
        pending = self._state.pending
        if pending is None or pending.made:
            return ()
        return rules.press(self._state, pending.seat)

    def _accepting(self) -> tuple[Event, ...]:
        """The play that waits made and accepted, if one does."""
        pressed = self._pressing()
        game = after(self._state, pressed)
        if game.pending is None or game.next_seat is None or game.phase != "window":
            return pressed
        return (*pressed, *rules.confirm(game, game.answerers[0]))

    def _seat_of(self, game: rules.Game, *, waiting: bool = False) -> Seat:
        seat = game.next_seat if waiting else game.to_move
        return 0 if seat is None else seat

    def _seat_named(self, name: str) -> Seat:
        if name not in self.players:
            raise ValueError(f"nobody here is called {name!r}; there are {', '.join(self.players)}")
        return self.players.index(name)

    def _judgement(self, words: Sequence[str]) -> Judgement:
        return Judge.of(self.edition, self.lexicon).play(words)

    # ------------------------------------------------------------------ what is kept

    def record(self) -> Record:
        """The game's events with the players' names; ``record().save(path)`` writes them."""
        return Record(self._state.events, dict(self._names))

    def to_gcg(self, *, racks: bool = True) -> str:
        """The game as a GCG file; without ``racks`` it tells no more than the board did."""
        return written(to_gcg(self.record(), racks=racks)).decode()

    def save(self, path: Path | str) -> None:
        """Write the game to a file: GCG where the name ends so, else a record."""
        target = Path(path)
        if target.suffix.lower() == ".gcg":
            target.write_text(self.to_gcg(), "utf-8")
        else:
            self.record().save(target)

    def to_svg(self, title: str | None = None) -> str:
        """The board as an SVG picture, the latest play marked."""
        rows = sheet(self._state)
        laid = [row.placement for row in rows if row.placement and row.stands]
        new = [at for at, _ in laid[-1].laid(self._state.rules)] if laid else []
        told = title or ", ".join(
            f"{n} {t}" for n, t in zip(self.players, self.totals, strict=True)
        )
        return svg(picture(self.edition, self._state.board, title=told, new=new))

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_html_(self) -> str:
        """Board and score sheet, as a notebook shows them."""
        rows = (
            f"<tr><td>{escape(line.player)}</td><td>{escape(line.play or line.kind)}</td>"
            f"<td>{line.points}</td><td>{line.total}</td></tr>"
            for line in self.turns
        )
        board = f'<div style="width:32em;max-width:100%">{self.to_svg()}</div>'
        return f"{board}<table>{''.join(rows)}</table>"

    def __str__(self) -> str:
        told = (f"{name} {points}" for name, points in zip(self.players, self.totals, strict=True))
        moving = f"{self.to_move} to move" if self.to_move else f"ended: {self.ended}"
        return f"{self.board}\n{', '.join(told)}; {self.bag_size} in the bag; {moving}"

    def __repr__(self) -> str:
        told = " ".join(f"{n} {t}" for n, t in zip(self.players, self.totals, strict=True))
        return f"<Game {self.edition.id}: {told}, {len(self._state.log)} events>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __copy__(self) -> "Game":
        return Game.of(self.record(), self._lexicon)

    def __reduce__(self) -> tuple[object, ...]:
        return Game.of, (self.record(), self._lexicon)


def load(path: Path | str, edition: AnEdition | None = None, lexicon: ALexicon = None) -> Game:
    """The game in a file: a record, or GCG of any program.

    Args:
        path: the file.
        edition: of a GCG file that does not say it; None: what fits its letters and figures.
        lexicon: the words that count; None: those that come with the edition.

    Raises:
        OSError: there is no such file.
        BadNotation: the file cannot be read, tells what cannot have happened, or is of another
            edition than asked for; says where.
        UnknownEdition, LexiconFault: there is none.
    """
    from stafla.records.gamefile import read  # noqa: PLC0415 - many never read a file

    name = None if edition is None else edition_of(edition).id
    with explain_errors():
        return Game.of(read(Path(path), name), lexicon)


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(A_SEED)
    if isinstance(seed, bytes):
        return seed
    if not 0 <= seed < 1 << (8 * A_SEED):
        raise ValueError(f"a seed is a whole number from 0 to 2^{8 * A_SEED} - 1")
    return seed.to_bytes(A_SEED, "big")
