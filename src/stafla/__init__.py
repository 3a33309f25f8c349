"""Stafla: the crossword tile game by the rule books of Iceland, Finland, Sweden and Poland.

What a notebook needs; ``help`` of each name says more, docs/guides/python.md shows them at work:

- ``Edition.load("is")``: letters, tiles, board and rules of an edition
- ``Lexicon("fi")``: its words: ``"KOIRA" in lexicon``, ``lexicon.judge("KOIRA")``
- ``Board("sv")``: a board: ``board.play("8H BEHAG")``, ``board.score(…)``, ``board.plays(…)``
- ``Rack("OBEHGA?", "sv")``: tiles
- ``Game("pl", players=["Ewa", "Jan"], seed=7)``: a game: ``play``, ``exchange``, ``challenge`` …
- ``Bot("champion", "is")``: a player: ``bot.choose(game)``; subclasses say how they move
- ``moves``, ``score``, ``judge``, ``solve``: one question, one answer
- ``analyze(game)``: what every turn was worth; ``selfplay("en", games=1000)``: many games
- ``load("game.gcg")``, ``read_cgp("15/15/…")``: games and positions as others write them
- ``Refused``, ``UnknownEdition``, ``BadNotation``: what is raised; all are ``ValueError``
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stafla.api.analysis import analyze, solve
    from stafla.api.ask import judge, moves, score
    from stafla.api.board import Board
    from stafla.api.bot import Bot
    from stafla.api.errors import BadNotation, Refused
    from stafla.api.game import Game, load
    from stafla.api.lexicon import Lexicon
    from stafla.api.position import read_cgp
    from stafla.api.rack import Rack
    from stafla.api.selfplay import selfplay
    from stafla.editions.edition import Edition
    from stafla.editions.errors import UnknownEdition

__version__ = "0.1.0"
__all__ = [
    "BadNotation",
    "Board",
    "Bot",
    "Edition",
    "Game",
    "Lexicon",
    "Rack",
    "Refused",
    "UnknownEdition",
    "__version__",
    "analyze",
    "judge",
    "load",
    "moves",
    "read_cgp",
    "score",
    "selfplay",
    "solve",
]

# a name's module is loaded when it is first asked for, so that the import costs next to nothing
_MODULES = {
    "api.analysis": ("analyze", "solve"),
    "api.ask": ("judge", "moves", "score"),
    "api.board": ("Board",),
    "api.bot": ("Bot",),
    "api.errors": ("BadNotation", "Refused"),
    "api.game": ("Game", "load"),
    "api.lexicon": ("Lexicon",),
    "api.position": ("read_cgp",),
    "api.rack": ("Rack",),
    "api.selfplay": ("selfplay",),
    "editions.edition": ("Edition",),
    "editions.errors": ("UnknownEdition",),
}


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
