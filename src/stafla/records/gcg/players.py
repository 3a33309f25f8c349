"""Whose each line of a game file is, also where the file is not clear about it.

A line names its player by the nick. Files are found that write the full name there, or other
capitals; and a program that is not asked for names calls both players the same. Then the totals
tell them apart, and where they do not, the turns.
"""

from collections.abc import Sequence

from stafla.records.fault import GameFileFault
from stafla.records.gcg.file import GcgPlayer, Line


def seats_of(players: Sequence[GcgPlayer], lines: Sequence[Line]) -> list[int]:
    """The seat of each line's player, counted from 0.

    Raises:
        GameFileFault: ``gcg-unknown-player``, with the line.
    """
    walk = _Walk(players)
    return [walk.seat(line) for line in lines]


class _Walk:
    """Totals and turn while the lines go by."""

    def __init__(self, players: Sequence[GcgPlayer]) -> None:
        self.names = _names(players)
        self.totals = [0] * len(players)
        self.last: int | None = None

    def seat(self, line: Line) -> int:
        """The seat of the next line."""
        could = self.seats_named(line)
        fit = [seat for seat in could if self.totals[seat] + line.points == line.total]
        seat = self.by_turn(fit or could, line)
        self.totals[seat] = line.total
        if line.kind in {"play", "exchange", "pass"}:
            self.last = seat
        return seat

    def seats_named(self, line: Line) -> list[int]:
        """The seats that go by the line's name."""
        for names in self.names:
            if found := names.get(line.player) or names.get(line.player.casefold()):
                return found
        raise GameFileFault("gcg-unknown-player", line=line.number, text=line.player)

    def by_turn(self, could: list[int], line: Line) -> int:
        """The one of them who is to act; who laid last, where a line is about that play."""
        last, count = self.last, len(self.totals)
        if last is None or len(could) == 1:
            return could[0]
        # a challenge that gives points gives them to who laid the play
        bonus = line.kind == "challenge" and line.points > 0
        about_last = bonus or line.kind in {"withdrawn", "rack"}
        if about_last and last in could:
            return last
        return min(could, key=lambda seat: (seat - last - 1) % count)


def _names(players: Sequence[GcgPlayer]) -> tuple[dict[str, list[int]], ...]:
    """The seats by nick, by nick in any capitals, by full name, and by all of the line."""
    ways: tuple[dict[str, list[int]], ...] = ({}, {}, {}, {})
    for seat, player in enumerate(players):
        whole = f"{player.nick} {player.name}".strip()
        keys = (player.nick, player.nick.casefold(), player.name.casefold(), whole.casefold())
        for way, key in zip(ways, keys, strict=True):
            if key:
                way.setdefault(key, []).append(seat)
    return ways
