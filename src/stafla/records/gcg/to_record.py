"""GCG files as records: what a file tells, as events that the rules let follow.

Draws are not in a GCG file, so every tile drawn is unknown until a rack shows it. What lies on the
board outranks what a rack is said to be, and a later rack an earlier one: people who write a game
down put what they know of a rack, or seven letters where they know nothing. Where a file counts
otherwise than the rules, its own figure is kept as a correction beside the play.
"""

from collections import Counter

from stafla import rules
from stafla._core import PlacementError
from stafla.editions import AlphabetError, Edition
from stafla.records.fault import Fault, GameFileFault
from stafla.records.gcg.check import tile_of
from stafla.records.gcg.file import CORRECTION, GcgFile, Line
from stafla.records.notation.play import read_play
from stafla.records.notation.square import write_square
from stafla.records.record.file import Record
from stafla.rules import UNKNOWN, BadEvent, Ended, Event, Game, Penalised, Refusal, Settled
from stafla.rules.base.tiles import known_tiles, rack_tiles


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
    order = _order(file)
    walk = _Import(file, Game.replay(started), order)
    for line in file.lines:
        try:
            walk.line(line)
        except Fault as fault:
            raise fault.at(line=line.number) from None
        except (Refusal, BadEvent, PlacementError) as error:
            raise _impossible(line.number, error, edition) from error
    walk.end()
    seated = [file.players[place] for place in order]
    names = {ids[seat]: player.name or player.nick for seat, player in enumerate(seated)}
    return Record(walk.game.events, names)


def _order(file: GcgFile) -> list[int]:
    """The places of the players in the file, from the one who moved first."""
    moved = [line.player for line in file.lines if line.kind in {"play", "exchange", "pass"}]
    places = {player.nick: place for place, player in enumerate(file.players)}
    first = places[moved[0]] if moved else 0
    return [(first + step) % len(places) for step in range(len(places))]


def _impossible(
    number: int, error: Refusal | BadEvent | PlacementError, edition: Edition
) -> GameFileFault:
    """The fault of a line that cannot have followed.

    ``because`` is a code of the rules or the kernel that has a message of its own; ``square``,
    ``tile`` and ``kind`` are what that message may mention.
    """
    details: dict[str, str | int] = {}
    if isinstance(error, BadEvent):
        # what it is about in the file is a line, not an event
        about = {
            key: value for key, value in error.details.items() if key != "number" and value != ""
        }
        return GameFileFault("gcg-impossible", line=number, **about)
    if isinstance(error, Refusal):
        details |= {name: value for name, value in error.values.items() if value != ""}
    elif tile := tile_of(error, edition):
        details |= {"tile": tile, "kind": "blank" if tile == "?" else "letter"}
    if error.square is not None:
        row, column = divmod(error.square, edition.layout.width)
        details["square"] = write_square(row, column)
    because, text = error.code, str(error)
    return GameFileFault("gcg-impossible", line=number, because=because, text=text, **details)


class _Import:
    """A game grown line by line."""

    def __init__(self, file: GcgFile, game: Game, order: list[int]) -> None:
        self.file = file
        self.game = game
        self.nicks = [file.players[place].nick for place in order]
        self.seats = {nick: seat for seat, nick in enumerate(self.nicks)}
        self.racks = [file.racks[place] if file.racks else None for place in order]
        self.changes = [0] * len(file.players)
        for line in file.lines:
            if line.kind == "rack":
                self.changes[self.seats[line.player]] += line.points

    def line(self, line: Line) -> None:
        """The events of one line."""
        seat = self.seats[line.player]
        match line.kind:
            case "play":
                self.turn(seat)
                self.play(seat, line)
            case "withdrawn":
                self.taken_back(seat)
            case "exchange":
                self.turn(seat)
                tiles = self.there(seat, self.tiles(line.tiles))
                self.see_rack(seat, line.rack, tiles)
                hidden = (line.count or len(self.tiles(line.tiles))) - len(tiles)
                self.add(rules.exchange(self.game, seat, tiles + bytes([UNKNOWN]) * hidden))
            case "pass":
                self.stand()
                if self.game.ended:
                    return  # after the last play: the turn that a failed challenge costs
                self.turn(seat)
                self.see_rack(seat, line.rack)
                self.add(rules.pass_turn(self.game, seat))
            case "challenge":
                self.challenge(seat, line)
            case "time":
                self.stand()
                self.add((Penalised(seat, -line.points, "time"),))
            case "rack":
                self.stand()
                self.end(finished=True)

    def turn(self, seat: int) -> None:
        """Whoever acts accepts the play before; refused where it is not the seat's turn."""
        self.stand()
        due = self.game.to_move
        if due is None:
            raise GameFileFault("gcg-over")
        if due != seat:
            raise GameFileFault("gcg-turn", text=self.nicks[due])

    def play(self, seat: int, line: Line) -> None:
        """A play; points that the file counts otherwise are corrected."""
        placement = read_play(f"{line.square} {line.tiles}", self.game.edition)
        whole = self.game.board.full_placement(placement)
        self.see_rack(seat, line.rack, rack_tiles([tile for tile in whole.tiles if tile]))
        self.add(rules.play(self.game, seat, placement))
        if self.game.pending and not self.game.pending.made:
            self.add(rules.press(self.game, seat))
        assert self.game.pending is not None or len(self.game.seats) == 1
        play_event = next(e for e in reversed(self.game.events) if isinstance(e, rules.Played))
        if play_event.points != line.points:
            self.add((Penalised(seat, play_event.points - line.points, "correction"),))

    def taken_back(self, seat: int) -> None:
        """A play that was challenged with success by the next player."""
        pending, challenger = self.game.pending, self.game.next_seat
        if pending is None or pending.seat != seat or challenger is None:
            raise GameFileFault("gcg-withdrawn")
        self.add(rules.challenge(self.game, challenger))
        self.add(rules.rule(self.game, "invalid"))

    def challenge(self, seat: int, line: Line) -> None:
        """A challenge that failed: what the edition asks for, or else what the file says."""
        if CORRECTION in line.note.splitlines():
            self.add((Penalised(seat, -line.points, "correction"),))
            return
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

    def see_rack(self, seat: int, text: str | None, used: bytes = b"") -> None:
        """The rack that a line shows, as far as it can be true.

        Args:
            seat: whose it is.
            text: the rack, None where the line shows none.
            used: the tiles that leave it with this line, which it must have held.

        Raises:
            GameFileFault: ``gcg-rack-size``; ``gcg-not-left``, a tile is used that the set has
                not so often.
        """
        if self.game.ended or (text is None and not used):
            return
        room, text = len(self.game.racks[seat]), text or ""
        shown = self.tiles(text)
        if len(shown) > room:
            raise GameFileFault("gcg-rack-size", text=text)
        if Counter(used) - Counter(shown):
            shown = used  # the rack is written down wrongly
        there = self.there(seat, shown)
        if missing := Counter(used) - Counter(there):
            symbol = self.game.edition.alphabet.decode_rack([min(missing)])
            raise GameFileFault("gcg-not-left", text=symbol)
        rack = there + bytes([UNKNOWN]) * (room - len(there))
        if sorted(rack) != sorted(self.game.racks[seat]):
            self.add((rules.RackSeen(seat, rack),))

    def there(self, seat: int, shown: bytes) -> bytes:
        """Those of the tiles shown that the seat can hold.

        Where a tile is on another's known rack, that rack was told wrongly and is unknown again.
        """
        left = Counter(self.game.pool) + Counter(known_tiles(self.game.racks[seat]))
        missing = Counter(shown) - left
        for other, rack in enumerate(self.game.racks):
            if other != seat and missing & Counter(known_tiles(rack)):
                self.add((rules.RackSeen(other, bytes([UNKNOWN]) * len(rack)),))
                left += Counter(known_tiles(rack))
        return bytes((Counter(shown) & left).elements())

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
        if self.game.pending is None and not finished:
            for seat, rack in enumerate(self.racks):
                self.held_last(seat, rack)
        if finished and not self.game.ended:
            reason: rules.Reason = "passes" if self.game.passes else "nothing-left"
            self.add((Ended(reason),))
        if finished and self.game.changes is None:
            self.add((Settled(tuple(self.changes)),))

    def held_last(self, seat: int, rack: str | None) -> None:
        """Take up a ``#rack`` line of an unfinished game, unless it has too many tiles."""
        if rack and len(self.tiles(rack)) <= len(self.game.racks[seat]):
            self.see_rack(seat, rack)

    def add(self, events: tuple[Event, ...]) -> None:
        """Let events follow; the settlement is the one that the file states, if it does."""
        stated = any(line.kind == "rack" for line in self.file.lines)
        for event in events:
            own = isinstance(event, Settled) and stated
            self.game = self.game.after(Settled(tuple(self.changes)) if own else event)
