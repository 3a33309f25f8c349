"""Analyses as JSON values (docs/formats/engine.md)."""

from typing import Any

from stafla.bots import Exchange, Lay, Pass
from stafla.editions import Edition
from stafla.records import Style
from stafla.records.notation.play import write_square_of, write_tiles
from stafla.study.analysis.result import Analysis, Candidate, Endgame, Move

PLACES = 3


def analysis_json(analysis: Analysis, style: Style = "gcg") -> dict[str, Any]:
    """The contract's form of an analysis."""
    edition = analysis.position.edition
    return {
        "phase": analysis.phase,
        "plays": [candidate_json(candidate, edition, style) for candidate in analysis.plays],
        "endgame": endgame_json(analysis.endgame, edition, style) if analysis.endgame else None,
    }


def candidate_json(candidate: Candidate, edition: Edition, style: Style = "gcg") -> dict[str, Any]:
    """A move with what it is worth."""
    return move_json(candidate.move, edition, style) | {
        "score": candidate.score,
        "equity": round(candidate.equity, PLACES),
        "win": None if candidate.win is None else round(candidate.win, 4),
        "bound": candidate.bound,
        "error": round(candidate.error, PLACES),
        "iterations": candidate.iterations,
    }


def endgame_json(endgame: Endgame, edition: Edition, style: Style = "gcg") -> dict[str, Any]:
    """What is known of a position with an empty bag."""
    return {
        "spread": endgame.spread,
        "proved": endgame.proved,
        "line": [
            move_json(step.move, edition, style) | {"score": step.score, "player": step.player}
            for step in endgame.line
        ],
    }


def move_json(move: Move, edition: Edition, style: Style = "gcg") -> dict[str, Any]:
    """A move by its square, direction and tiles; ``kind`` tells exchanges and passes."""
    match move:
        case Lay(placement):
            return {
                "kind": "play",
                "square": write_square_of(placement, edition, style),
                "direction": "down" if placement.down else "across",
                "tiles": write_tiles(placement, edition),
            }
        case Exchange(tiles):
            text = edition.alphabet.decode_rack(tiles)
            return {"kind": "exchange", "square": None, "direction": None, "tiles": text}
        case Pass():
            return {"kind": "pass", "square": None, "direction": None, "tiles": ""}


def move_text(move: Move, edition: Edition, style: Style = "gcg") -> str:
    """A move as players write it: ``8D HRAKI``, ``-ABC`` an exchange, ``-`` a pass."""
    match move:
        case Lay(placement):
            square = write_square_of(placement, edition, style)
            return f"{square} {write_tiles(placement, edition)}"
        case Exchange(tiles):
            return f"-{edition.alphabet.decode_rack(tiles)}"
        case Pass():
            return "-"
