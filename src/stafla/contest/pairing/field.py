"""The players of a round as pairing sees them: in their order, with what they had before."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stafla.contest.pairing.request import NotPairable, Request
from stafla.contest.standings import Game, Kind, Player, PlayerGame, games_by_player, standings

UNMET: Final[frozenset[Kind]] = frozenset({"forfeit", "double-forfeit", "void"})
"""Games after which two have not met: somebody was not there, or it counts for nobody."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player to be paired.

    Attributes:
        player: who it is.
        rank: from 0, of those who are paired, by the standings that the round is paired on.
        half_wins, spread: in those standings.
        byes: byes and wins without playing, up to now.
        firsts, seconds: games in which the player went first, and those in which the other did.
        floated: 1 if the last opponent stood higher in wins before that game, -1 lower, 0 level.
        games: all rounds before.
    """

    player: Player
    rank: int
    half_wins: int
    spread: int
    byes: int
    firsts: int
    seconds: int
    floated: int
    games: tuple[PlayerGame, ...]

    @property
    def id(self) -> str:
        """The player's."""
        return self.player.id

    def meetings(self, other: "Entrant", reset: int = 1) -> int:
        """How often two players met from a round on."""
        return sum(
            game.opponent == other.id and game.round >= reset and game.kind not in UNMET
            for game in self.games
        )


@dataclass(frozen=True, slots=True)
class Field:
    """Who is paired, the highest first, and the request."""

    entrants: tuple[Entrant, ...]
    request: Request

    @property
    def apart(self) -> frozenset[frozenset[str]]:
        """Pairs that never meet."""
        return frozenset(frozenset(pair) for pair in self.request.settings.apart)


def field_of(request: Request) -> Field:
    """The field of a request, without those whom the director has paired.

    Raises:
        NotPairable: ``pairing-unknown``, a name is nobody's; ``pairing-twice``, somebody is locked
            twice or plays twice in a round.
    """
    known = {player.id for player in request.players}
    locked = [*(name for pair in request.locked for name in pair), *request.locked_byes]
    active = set(request.active)
    for player in (*request.active, *locked):
        if player not in known:
            raise NotPairable("pairing-unknown", text=player)
    twice = [name for name in locked if locked.count(name) > 1 or name not in active]
    if twice:
        raise NotPairable("pairing-twice", text=twice[0])
    games = [game for game in request.games if game.round < request.round]
    upto = request.settings.based_on
    table = standings(request.players, games, request.scoring, seed=request.seed, rounds=upto)
    by_player = games_by_player(request.players, games, request.scoring)
    floats = _floats(games, by_player)
    players = {player.id: player for player in request.players}
    entrants: list[Entrant] = []
    for standing in table:
        if standing.player not in active or standing.player in locked:
            continue
        own = by_player[standing.player]
        entrants.append(
            Entrant(
                player=players[standing.player],
                rank=len(entrants),
                half_wins=standing.half_wins,
                spread=standing.spread,
                byes=sum(game.is_bye or _sat_out(game) for game in own),
                firsts=sum(game.first is True for game in own),
                seconds=sum(game.first is False for game in own),
                floated=floats.get(standing.player, 0),
                games=own,
            )
        )
    return Field(tuple(entrants), request)


def _sat_out(game: PlayerGame) -> bool:
    """Forfeits count as byes where byes are spread."""
    return game.kind in ("forfeit", "double-forfeit") and not game.is_bye


def _floats(games: list[Game], by_player: Mapping[str, tuple[PlayerGame, ...]]) -> dict[str, int]:
    """1 for whom met somebody with more wins in the last round played, -1 fewer, 0 as many."""
    last = max((game.round for game in games), default=0)
    halves = {
        player: sum(game.half_wins for game in own if game.round < last)
        for player, own in by_player.items()
    }
    floated = {}
    for player, own in by_player.items():
        for game in own:
            if game.round == last and game.opponent in halves:
                mine, theirs = halves[player], halves[game.opponent]
                floated[player] = (theirs > mine) - (theirs < mine)
    return floated
