"""Analyses as rows: which games the engine was asked about, who thinks, and what was found."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from stafla.store.database.database import Database
from stafla.store.schema import analysed_turns, analyses

UNDER_WAY = ("waiting", "running")


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """A game that the engine was asked about. Times are in milliseconds since 1970 (UTC).

    ``state`` is waiting, running, done, stopped or failed; ``total`` how many turns there are;
    ``by`` the person who asked, if signed in; ``worker`` who thinks, until ``lease`` without a
    sign of life; ``stop`` whether somebody asked for no more. ``address`` and ``visitor`` are
    digests of who asked, for the turns, and ``begun`` is when a worker last began.
    """

    game: str
    state: str
    total: int
    by: str | None
    asked: int
    worker: str | None = None
    lease: int = 0
    stop: bool = False
    address: str = ""
    visitor: str = ""
    begun: int = 0


class AnalysisStore:
    """The analyses of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, game: str) -> tuple[AnalysisRow, tuple[str, ...]] | None:
        """The analysis of a game, with what was found of its turns, in order."""
        columns = [analyses.c[name] for name in AnalysisRow.__slots__]
        found = (
            select(analysed_turns.c.body)
            .where(analysed_turns.c.game == game)
            .order_by(analysed_turns.c.number)
        )
        with self._database.read() as connection:
            row = connection.execute(select(*columns).where(analyses.c.game == game)).one_or_none()
            bodies = tuple(connection.scalars(found)) if row else ()
        return (AnalysisRow(*row), bodies) if row else None

    def begin(self, analysis: AnalysisRow, most_kept: int) -> None:
        """Have a game wait for a worker, unless it does already or is done.

        Args:
            analysis: what is asked for.
            most_kept: so many that are over stay; the oldest go.
        """
        row = {name: getattr(analysis, name) for name in AnalysisRow.__slots__}
        busy = analyses.c.state.in_(UNDER_WAY)

        def job(connection: Connection) -> None:
            mine = analyses.c.game == analysis.game
            columns = analyses.c.state, analyses.c.visitor, analyses.c.begun
            known = connection.execute(select(*columns).where(mine)).one_or_none()
            if known is not None and known.state in (*UNDER_WAY, "done"):
                return
            # who stops and asks again has had a turn all the same
            same = known is not None and known.visitor == analysis.visitor
            begun = known.begun if known is not None and same else 0
            _forget(connection, [analysis.game])
            connection.execute(insert(analyses).values(**{**row, "begun": begun}))
            over = select(analyses.c.game).where(~busy).order_by(analyses.c.asked.desc())
            _forget(connection, list(connection.scalars(over.offset(most_kept))))

        self._database.write(job)

    def claim(self, worker: str, now: int, lease: int) -> AnalysisRow | None:
        """The game whose turn it is, or whose worker is gone, for this worker to think on.

        Turns go from one address to the next, and at an address from one visitor to the next: to
        whoever was served longest ago. Of one visitor the game that has waited longest comes first.
        What another had found is thrown away: it is found again from the beginning.
        """
        gone = (analyses.c.state == "running") & (analyses.c.lease <= now)
        free = or_(analyses.c.state == "waiting", gone)
        columns = [analyses.c[name] for name in AnalysisRow.__slots__]
        turn = _last_served("address"), _last_served("visitor"), analyses.c.asked, analyses.c.game
        first = select(*columns).where(free).order_by(*turn).limit(1)
        with self._database.read() as connection:
            if connection.execute(first).one_or_none() is None:
                return None

        def job(connection: Connection) -> AnalysisRow | None:
            row = connection.execute(first).one_or_none()
            if row is None:
                return None
            mine = (analyses.c.game == row.game) & free
            taken = {"state": "running", "worker": worker, "lease": lease, "begun": now}
            if connection.execute(update(analyses).where(mine).values(**taken)).rowcount != 1:
                return None
            found = analysed_turns.c.game == row.game
            connection.execute(delete(analysed_turns).where(found))
            return AnalysisRow(**{**row._mapping, **taken})

        return self._database.write(job)

    def alive(self, game: str, worker: str, lease: int) -> bool:
        """Give a sign of life; whether the worker is to go on."""

        def job(connection: Connection) -> bool:
            kept = connection.execute(
                update(analyses).where(_mine(game, worker)).values(lease=lease)
            )
            stop = connection.scalar(select(analyses.c.stop).where(analyses.c.game == game))
            return kept.rowcount == 1 and not stop

        return self._database.write(job)

    def put_turn(self, game: str, worker: str, number: int, body: str) -> None:
        """Keep what was found of a turn, if the game is still this worker's."""

        def job(connection: Connection) -> None:
            if connection.execute(select(analyses.c.game).where(_mine(game, worker))).first():
                row = {"game": game, "number": number, "body": body}
                connection.execute(insert(analysed_turns).values(**row))

        self._database.write(job)

    def end(self, game: str, worker: str, state: str) -> None:
        """Note what became of it; ``waiting`` gives it back to whichever worker is next."""
        ended = update(analyses).where(_mine(game, worker)).values(state=state, worker=None)
        self._database.write(lambda connection: connection.execute(ended))

    def stop(self, game: str) -> None:
        """Ask for no more; one that waits is over at once."""
        mine = analyses.c.game == game

        def job(connection: Connection) -> None:
            connection.execute(update(analyses).where(mine).values(stop=True))
            waiting = mine & (analyses.c.state == "waiting")
            connection.execute(update(analyses).where(waiting).values(state="stopped"))

        self._database.write(job)


def _mine(game: str, worker: str) -> ColumnElement[bool]:
    held = (analyses.c.game == game) & (analyses.c.worker == worker)
    return held & (analyses.c.state == "running")


def _last_served(whose: str) -> ColumnElement[int]:
    """When whoever asked for a game was last served; 0: never, or nobody knows who asked."""
    other = analyses.alias()
    same = (other.c[whose] == analyses.c[whose]) & (other.c[whose] != "")
    latest = select(func.max(other.c.begun)).where(same).correlate(analyses).scalar_subquery()
    return func.coalesce(latest, 0)


def _forget(connection: Connection, games: list[str]) -> None:
    connection.execute(delete(analysed_turns).where(analysed_turns.c.game.in_(games)))
    connection.execute(delete(analyses).where(analyses.c.game.in_(games)))
