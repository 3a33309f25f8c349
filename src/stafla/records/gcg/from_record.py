"""Games as GCG files (docs/formats/gcg.md says what the format can and cannot hold)."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from stafla import rules
from stafla.records.gcg.edition import DESCRIPTION
from stafla.records.gcg.file import CORRECTION, GcgFile, Kind, Line
from stafla.records.gcg.letters import DISTRIBUTIONS
from stafla.records.gcg.writer import nicks
from stafla.records.notation.play import write_square_of, write_tiles
from stafla.records.record.file import Record
from stafla.rules import UNKNOWN, Event, Game
from stafla.rules.base.tiles import known_tiles, rack_tiles
from stafla.rules.game.state.outcome import effective_events, last_racks, lost_on_time


def to_gcg(record: Record, *, racks: bool = True) -> GcgFile:
    """The game of a record as a GCG file; the player who moved first is player 1.

    Args:
        record: the game, finished or not.
        racks: show what everybody held; without it the file tells no more than the board did.

    Raises:
        BadEvent: the record contradicts itself.
    """
    game = Game.begin(record.started)
    export = _Export(record, _order(record), racks)
    effective_numbers = {number for number, _ in effective_events(record.events)}
    for number, event in enumerate(record.events[1:], 2):
        after = game.after(event)
        if number in effective_numbers:
            export.event(event, game, after)
        game = after
    return export.file(game)


def _order(record: Record) -> list[int]:
    """The seats in the order of play, from the one that moved first."""
    first = next((e.seat for e in record.events if isinstance(e, rules.FirstSet)), 0)
    count = len(record.started.seats)
    return [(first + step) % count for step in range(count)]


@dataclass(slots=True)
class _Export:
    """Collects the lines of a file."""

    record: Record
    order: Sequence[int]
    racks: bool
    lines: list[Line] = field(default_factory=list)

    @property
    def nicks(self) -> dict[int, str]:
        """What the file calls each seat."""
        players = nicks([self.record.name(seat) for seat in self.order])
        return {seat: player.nick for seat, player in zip(self.order, players, strict=True)}

    def event(self, event: Event, before: Game, after: Game) -> None:
        """The line that an event makes, or what it changes about the last one."""
        match event:
            case rules.Played():
                self.play(event, before, after)
            case rules.Told(seat, count, points):
                self.add(after, seat, "challenge", points)
                self.note(f"{count} tiles laid, the play was not written down")
            case rules.PlayWithdrawn():
                self.lines.pop()
            case rules.TilesTakenBack(seat):
                self.add(after, seat, "withdrawn", -before.pending.points if before.pending else 0)
            case rules.Penalised(seat, points, why):
                self.add(after, seat, "time" if why == "time" else "challenge", -points)
                if why == "correction":
                    self.note(CORRECTION)
            case rules.ThemeScored(seat, points) if points:
                self.add(before, seat, "challenge", points)
                self.note("words of the theme")
            case rules.Exchanged(seat, tiles):
                self.exchange(seat, tiles, before)
            case rules.Passed(seat) | rules.Yielded(seat):
                self.add(before, seat, "pass", 0)
            case rules.TurnLost(seat):
                self.add(before, seat, "pass", 0)
                self.note("#unsuccessful-challenge")
            case rules.Settled(changes):
                self.settle(changes, before)
            case _:
                self.remark(event)

    def remark(self, event: Event) -> None:
        """What the format has no line for, as a note."""
        match event:
            case rules.Challenged(seat):
                self.note(f"{self.nicks[seat]} challenges")
            case rules.Appealed(seat):
                self.note(f"{self.nicks[seat]} appeals")
            case rules.VerdictOverturned():
                self.note("the verdict is overturned by agreement")
            case rules.Ruled(verdict):
                self.note(f"ruled {verdict}")
            case rules.Resigned(seat):
                self.note(f"{self.nicks[seat]} resigns")
            case rules.Claimed(_, against):
                self.note(f"{self.nicks[against]} is gone")
            case rules.AppealRuled(verdict, text):
                self.note(f"the judge rules {verdict}: {text}")
            case rules.JudgeDecided(text):
                self.note(f"the judge: {text}")
            case rules.Overdrawn(seat, excess):
                self.note(f"{self.nicks[seat]} drew {excess} too many")
            case rules.BlankTaken(seat, square):
                self.note(f"{self.nicks[seat]} takes the blank on square {square + 1}")
            case rules.Flagged(seat):
                self.note(f"{self.nicks[seat]} has no time left")

    def play(self, event: rules.Played, before: Game, after: Game) -> None:
        """A play, with at least the tiles laid as its rack."""
        laid = rack_tiles([tile for tile in event.placement.tiles if tile])
        self.add(
            before,
            event.seat,
            "play",
            event.points,
            least=laid,
            square=write_square_of(event.placement, before.edition),
            tiles=write_tiles(event.placement, before.edition),
        )
        self.lines[-1] = replace(self.lines[-1], total=after.totals[event.seat])

    def exchange(self, seat: int, tiles: bytes, before: Game) -> None:
        """An exchange, by its tiles where they are known, else by their number."""
        if not self.racks:
            self.add(before, seat, "exchange", 0, count=len(tiles))
        elif UNKNOWN in tiles:
            self.add(before, seat, "exchange", 0, least=known_tiles(tiles), count=len(tiles))
        else:
            text = before.edition.alphabet.decode_rack(sorted(tiles))
            self.add(before, seat, "exchange", 0, least=tiles, tiles=text)

    def add(
        self,
        game: Game,
        seat: int,
        kind: Kind,
        points: int,
        *,
        least: bytes = b"",
        square: str = "",
        tiles: str = "",
        count: int | None = None,
    ) -> None:
        """One more line, with the rack and total of ``game``."""
        rack = self.rack(game, seat, least)
        total = game.totals[seat]
        nick = self.nicks[seat]
        self.lines.append(Line(nick, kind, points, total, rack, square, tiles, count))

    def rack(self, game: Game, seat: int, least: bytes) -> str | None:
        """The rack as far as it is known and may be shown; never an empty text."""
        shown = known_tiles(game.racks[seat]) if self.racks else b""
        text = game.edition.alphabet.decode_rack(sorted(shown if len(shown) else least))
        return text or None

    def note(self, text: str) -> None:
        """A remark under the last line."""
        if self.lines:
            last = self.lines[-1]
            self.lines[-1] = replace(last, note=f"{last.note}\n{text}".lstrip("\n"))

    def settle(self, changes: tuple[int, ...], game: Game) -> None:
        """The end: the finisher's gain first, then what the others lose with their tiles."""
        assert game.ended is not None
        if game.ended.reason == "time" and lost_on_time(game):
            self.on_time(changes, game)
            return
        racks = last_racks(game) or list(game.racks)
        totals = list(game.totals)
        out = game.ended.out
        for seat in sorted(self.order, key=lambda seat: seat != out):
            others = b"".join(rack for other, rack in enumerate(racks) if other != seat)
            tiles = others if seat == out else racks[seat]
            totals[seat] += changes[seat]
            text = game.edition.alphabet.decode_rack(sorted(known_tiles(tiles)))
            # where the finisher gains the tiles twice, the others lose nothing and have no line
            if text and (changes[seat] or not game.rules.rack_value(known_tiles(tiles))):
                own = None if seat == out else text
                nick = self.nicks[seat]
                self.lines.append(Line(nick, "rack", changes[seat], totals[seat], own, "", text))

    def on_time(self, changes: tuple[int, ...], game: Game) -> None:
        """A loss on time: what it changed the totals by (SV-08, SV-09)."""
        for seat in self.order:
            if change := changes[seat]:
                total = game.totals[seat] + change
                rack = self.rack(game, seat, b"")
                self.lines.append(Line(self.nicks[seat], "time", change, total, rack, "", ""))

    def file(self, game: Game) -> GcgFile:
        """The file of all lines."""
        started, edition = self.record.started, game.edition
        sets = {language: name for name, language in DISTRIBUTIONS.items()}
        pragmas = [("description", f"{DESCRIPTION}{edition.id}")]
        if started.lexicon:
            pragmas.append(("lexicon", f"{started.lexicon} {started.fingerprint}".rstrip()))
        pragmas.append(("tile-distribution", sets[edition.language]))
        open_racks = self.racks and not game.ended
        racks = [self.rack(game, seat, b"") if open_racks else None for seat in self.order]
        return GcgFile(
            players=nicks([self.record.name(seat) for seat in self.order]),
            lines=tuple(self.lines),
            racks=tuple(racks),
            incomplete=not game.ended,
            pragmas=tuple(pragmas),
        )
