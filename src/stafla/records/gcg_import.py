"""GCG files as records: what a file tells, as events that the rules let follow.

Draws are not in a GCG file, so every tile drawn is unknown until a rack shows it. Where a file
counts otherwise than the rules, its own figure is kept as a correction beside the play.
"""

from stafla import rules
from stafla._core import PlacementError
from stafla.editions import AlphabetError, Edition
from stafla.rules import UNKNOWN, BadEvent, Ended, Event, Game, Penalised, Refusal, Settled

from .fault import Fault, GameFileFault
from .gcg import GcgFile, Line
from .play import read_play
from .record import Record


def from_gcg(file: GcgFile, edition: Edition) -> Record:
    """The record of a file.

    Raises:
        GameFileFault: a line that cannot be read in this edition, or that cannot have followed
            (``gcg-impossible``), with its number.
    """
    if not edition.players.admit(len(file.players)):
        raise GameFileFault("gcg-players-edition", found=len(file.players), edition=edition.id)
    ids = tuple(f"seat-{seat}" for seat in range(len(file.players)))
    lexicon = (file.pragma("lexicon") or "")[:100]
    started = rules.start(edition, ids, seed=None, check="challenge", lexicon=lexicon)
    made = _Import(file, Game.replay(started))
    for line in file.lines:
        try:
            made.line(line)
        except Fault as fault:
            raise fault.at(line=line.number) from None
        except (Refusal, BadEvent, PlacementError) as error:
            raise GameFileFault("gcg-impossible", line=line.number, text=str(error)) from error
    made.end()
    names = {ids[i]: player.name or player.nick for i, player in enumerate(file.players)}
    return Record(made.game.events, names)


class _Import:
    """A game grown line by line."""

    def __init__(self, file: GcgFile, game: Game) -> None:
        self.file = file
        self.game = game
        self.seats = {player.nick: seat for seat, player in enumerate(file.players)}
        self.changes = [0] * len(file.players)
        for line in file.lines:
            if line.kind == "rack":
                self.changes[self.seats[line.player]] += line.points

    def line(self, line: Line) -> None:
        """The events of one line."""
        seat = self.seats[line.player]
        match line.kind:
            case "play":
                self.stand()
                self.seen(seat, line)
                self.play(seat, line)
            case "withdrawn":
                self.taken_back(seat)
            case "exchange":
                self.stand()
                self.seen(seat, line)
                hidden = bytes([UNKNOWN]) * (line.count or 0)
                self.add(rules.exchange(self.game, seat, self.tiles(line.tiles) + hidden))
            case "pass":
                self.stand()
                self.seen(seat, line)
                self.add(rules.pass_turn(self.game, seat))
            case "challenge":
                self.challenged(seat, line)
            case "time":
                self.stand()
                self.add((Penalised(seat, -line.points, "time"),))
            case "rack":
                self.stand()
                self.end(finished=True)

    def play(self, seat: int, line: Line) -> None:
        """A play; points that the file counts otherwise are corrected."""
        placement = read_play(f"{line.square} {line.tiles}", self.game.edition)
        self.add(rules.play(self.game, seat, placement))
        if self.game.pending and not self.game.pending.made:
            self.add(rules.press(self.game, seat))
        assert self.game.pending is not None or len(self.game.seats) == 1
        told = next(e for e in reversed(self.game.events) if isinstance(e, rules.Played))
        if told.points != line.points:
            self.add((Penalised(seat, told.points - line.points, "correction"),))

    def taken_back(self, seat: int) -> None:
        """A play that was challenged with success by the next player."""
        pending, challenger = self.game.pending, self.game.next_seat
        if pending is None or pending.seat != seat or challenger is None:
            raise GameFileFault("gcg-withdrawn")
        self.add(rules.challenge(self.game, challenger))
        self.add(rules.rule(self.game, "invalid"))

    def challenged(self, seat: int, line: Line) -> None:
        """A challenge that failed: what the edition asks for, or else what the file says."""
        pending = self.game.pending
        price = self.game.edition.challenge.wrong_points
        if pending and pending.seat != seat and price and line.points == -price:
            self.add(rules.challenge(self.game, seat))
            self.add(rules.rule(self.game, "valid"))
        else:
            self.add((Penalised(seat, -line.points, "challenge"),))

    def stand(self) -> None:
        """The play that waits is accepted by whoever acts next."""
        if self.game.pending is not None:
            assert self.game.next_seat is not None
            self.add(rules.confirm(self.game, self.game.next_seat))

    def seen(self, seat: int, line: Line) -> None:
        """The rack that a line shows, where it shows more than is known."""
        if line.rack is None or self.game.ended:
            return
        shown = self.tiles(line.rack)
        hidden = len(self.game.racks[seat]) - len(shown)
        if hidden < 0:
            raise GameFileFault("gcg-rack-size", text=line.rack)
        rack = shown + bytes([UNKNOWN]) * hidden
        if sorted(rack) != sorted(self.game.racks[seat]):
            self.add((rules.RackSeen(seat, rack),))

    def tiles(self, text: str) -> bytes:
        """The codes of rack tiles."""
        try:
            return self.game.edition.alphabet.rack(text)
        except AlphabetError as error:
            raise GameFileFault(f"gcg-{error.code}", text=error.symbol) from None

    def end(self, *, finished: bool = False) -> None:
        """The end of the file: the last play stands, and a finished game is settled."""
        if not self.file.incomplete:
            self.stand()
        if finished and not self.game.ended:
            reason: rules.Reason = "passes" if self.game.passes else "nothing-left"
            self.add((Ended(reason),))
        if finished and self.game.changes is None:
            self.add((Settled(tuple(self.changes)),))

    def add(self, events: tuple[Event, ...]) -> None:
        """Let events follow; the settlement is the one that the file states, if it does."""
        stated = any(line.kind == "rack" for line in self.file.lines)
        for event in events:
            own = isinstance(event, Settled) and stated
            self.game = self.game.after(Settled(tuple(self.changes)) if own else event)
