"""The table of docs/engine/records.md, from its games: ``python -m tools.engine.records``."""

from pathlib import Path

from stafla.editions import load
from stafla.records import replay, write_play
from stafla.records.record import file as record
from stafla.rules import Game, Played
from stafla.study.highest import Search
from stafla.words import library

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "engine" / "records"
EDITIONS = ("is", "fi", "sv", "pl", "en")


def main() -> None:
    """Print the table."""
    print("| edition | word list | highest play | points | bound | highest game | both together |")
    print("|---|---|---|--:|--:|---|--:|")
    for edition in EDITIONS:
        print(row(edition))


def row(edition: str) -> str:
    """The line of an edition."""
    play, game = (
        replay(record.read(path(edition, what).read_bytes())) for what in ("play", "game")
    )
    told = play.started
    name, link = load(edition).name, f"records/play-{edition}"
    found = " | ".join(
        (
            f"{name} | {told.lexicon}, {told.fingerprint}",
            f"[{highest(play)}]({link}.json) ([picture]({link}.svg))",
            f"{points(play)} | {edge_bound(edition)}",
            f"[game](records/game-{edition}.json) ([picture](records/game-{edition}.svg))",
            f"{sum(game.totals)}",
        )
    )
    return f"| {found} |"


def path(edition: str, what: str) -> Path:
    """The record of a result."""
    return FOLDER / f"{what}-{edition}.json"


def edge_bound(edition: str) -> int:
    """What no play along an edge is worth that covers all its word premiums."""
    ruled = load(edition)
    return Search(ruled, library.find(ruled), "play").bound


def points(game: Game) -> int:
    """What the highest play of a game earned."""
    return max(event.points for event in game.events if isinstance(event, Played))


def highest(game: Game) -> str:
    """The highest play of a game, in the edition's notation."""
    played = [event for event in game.events if isinstance(event, Played)]
    best = max(played, key=lambda event: event.points)
    return write_play(best.placement, game.edition, game.edition.notation)


if __name__ == "__main__":
    main()
