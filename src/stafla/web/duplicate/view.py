"""What pages of duplicate show: nothing of a slip or a master play before its round is over."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stafla._core import Placement
from stafla.club.duplicate import STYLE, KeptSlip
from stafla.data.catalogue import Catalogue
from stafla.records.notation.play import write_dotted_play
from stafla.rules.duplicate.round import Closed, Slip
from stafla.rules.duplicate.standings import Account
from stafla.rules.duplicate.state import Duplicate
from stafla.web.rendering.squares import rack
from stafla.web.tables.edition import cached_edition_view
from stafla.web.tables.view import board_tiles
from stafla.web.wire import edition as wire_edition
from stafla.web.wire.duplicate import SlipBoardView


@dataclass(frozen=True, slots=True)
class SlipShown:
    """A slip of a round that is over.

    ``mark``: ``refused``: no admissible words; ``zero``: for another fault; ``late``; or nothing.
    """

    player: int
    name: str
    play: str
    points: int
    mark: str


@dataclass(frozen=True, slots=True)
class SolutionShown:
    """What some players wrote alike; of many, ``names`` are the first three."""

    play: str
    points: int
    mark: str
    count: int
    names: str


@dataclass(frozen=True, slots=True)
class RoundShown:
    """A round that is over: its number, the letters, what was laid (empty: nothing), the slips.

    ``why``: the arbiter's reason to lay another play than the rule suggests; ``replaced``: the
    letters that replaced blanks of the master play.
    """

    number: int
    rack: list[tuple[str, int]]
    play: str
    points: int
    slips: list[SlipShown]
    why: str = ""
    replaced: str = ""

    @property
    def solutions(self) -> list[SolutionShown]:
        """The slips, equal ones together, the best first."""
        alike: dict[tuple[str, int, str], list[str]] = {}
        for slip in self.slips:
            alike.setdefault((slip.play, slip.points, slip.mark), []).append(slip.name)
        return [
            SolutionShown(*said, len(names), ", ".join(names[:3]) + (" …" if names[3:] else ""))
            for said, names in alike.items()
        ]


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A row of the table; ``last`` are the points of the latest round.

    ``room`` and ``category`` are names, empty where the player has none.
    """

    place: int
    player: int
    name: str
    last: int
    account: Account
    room: str = ""
    category: str = ""


def play_text(state: Duplicate, placement: Placement) -> str:
    """A play as duplicate writes it (PL-57): ``H8 WORD``.

    Squares that were taken are dots, and the whole word follows: ``H8 W.RD (WORD)``.
    """
    # the board may hold the play by now: what lies under its squares is the same as before it
    return write_dotted_play(placement, state.board, state.edition, STYLE)


def own_slip(state: Duplicate, slip: KeptSlip, say: Catalogue) -> str:
    """What a player is told of their own slip in the round under way; a late one is none."""
    if slip.placement is None or slip.late:
        return ""
    return say("duplicate-own", play=play_text(state, slip.placement), points=slip.points)


def rounds(state: Duplicate, names: dict[int, str], *, latest: bool = False) -> list[RoundShown]:
    """The rounds that are over, the first first; or the ``latest`` alone."""
    over = state.rounds[-1:] if latest else state.rounds
    return [show_round(state, closed, names) for closed in over]


def standings_rows(state: Duplicate, names: dict[int, str]) -> list[StandingsRow]:
    """The table after the rounds that are over."""
    last = state.rounds[-1] if state.rounds else None
    rooms, categories = ("", *state.rooms.names), ("", *state.rooms.categories)
    return [
        StandingsRow(
            row.place,
            row.player,
            names.get(row.player, str(row.player)),
            last.score(row.player) if last else 0,
            row.account,
            rooms[state.rooms.place(row.player).room],
            categories[state.rooms.place(row.player).category],
        )
        for row in state.table
    ]


def category_tables(
    categories: Sequence[str], rows: Sequence[StandingsRow]
) -> list[tuple[str, list[StandingsRow]]]:
    """The table of each category that somebody is in, with places of its own."""
    tables: dict[str, list[StandingsRow]] = {name: [] for name in categories}
    for row in rows:
        if row.category:
            own = tables[row.category]
            shares = own and own[-1].account.total == row.account.total
            own.append(replace(row, place=own[-1].place if shares else len(own) + 1))
    return [(name, own) for name, own in tables.items() if own]


def room_rows(state: Duplicate, rows: Sequence[StandingsRow], room: int) -> list[StandingsRow]:
    """The rows of those in one room, with their places among all; of all of them for room 0."""
    if not 0 < room <= len(state.rooms.names):
        return list(rows)
    return [row for row in rows if row.room == state.rooms.names[room - 1]]


def room_players(state: Duplicate, players: Iterable[int], room: int) -> frozenset[int]:
    """Those of them who are in one room; all of them for room 0."""
    if not 0 < room <= len(state.rooms.names):
        return frozenset(players)
    return frozenset(player for player in players if state.rooms.place(player).room == room)


def room_name(state: Duplicate, room: int) -> str:
    """What a room is called; empty for none."""
    return state.rooms.names[room - 1] if 0 < room <= len(state.rooms.names) else ""


def time_left(state: Duplicate, now: int) -> int:
    """Milliseconds until the time of the round under way is up."""
    return max(0, state.deadline - now) if state.open else 0


def show_round(state: Duplicate, closed: Closed, names: dict[int, str]) -> RoundShown:
    """A round that is over."""
    written = sorted(
        closed.round.slips.items(), key=lambda player: (-closed.score(player[0]), player[0])
    )
    # many wrote the same
    plays = {slip.placement for _, slip in written}
    texts = {play: play_text(state, play) for play in plays}
    return RoundShown(
        closed.round.number,
        rack(state.edition, closed.round.rack),
        play_text(state, closed.master) if closed.master else "",
        closed.points,
        [_slip(closed, player, slip, names, texts[slip.placement]) for player, slip in written],
        closed.why,
        state.edition.alphabet.decode_rack(closed.replaced),
    )


def _slip(closed: Closed, player: int, slip: Slip, names: dict[int, str], play: str) -> SlipShown:
    mark = "late" if slip.late else ""
    if player in closed.refused and not mark:
        mark = "refused" if closed.round.refused.get(player, "word") == "word" else "zero"
    name = names.get(player, str(player))
    return SlipShown(player, name, play, closed.score(player), mark)


def slip_board(state: Duplicate, name: str) -> str:
    """The board and the letters of the round under way, as JSON for whoever lays them there.

    Args:
        state: the game, with a round under way.
        name: what the browser keeps the tiles under; another one for every round.
    """
    pinned, edition = state.started, state.edition
    # what is laid is judged when the slips are collected, and by nobody on the page
    lexicon = wire_edition.LexiconView(name=pinned.lexicon, fingerprint=pinned.fingerprint, words=0)
    view = cached_edition_view(edition, lexicon, "automatic", STYLE)
    told = SlipBoardView(
        name=f"{name}.{state.round_number}",
        edition=view.model_copy(update={"rack_size": state.rack_size}),
        board=board_tiles(state.board, edition),
        rack=[letter for letter, _ in rack(edition, state.rack)],
    )
    return told.model_dump_json()
