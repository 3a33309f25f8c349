"""``stafla event``: its commands and the functions that do them."""

from collections.abc import Callable

from cyclopts import App

from stafla.cli.contests import players, results, rounds

command = App(name="event", result_action="return_value")

COMMANDS: dict[str, Callable[..., int]] = {
    "new": players.begin,
    "register": players.register,
    "pair": rounds.pair,
    "enter": rounds.enter,
    "withdraw": players.withdraw,
    "return": players.bring_back,
    "close": rounds.close,
    "tables": rounds.tables,
    "standings": results.standings,
    "export": results.export,
    "import": players.take_file,
    "ratings": results.ratings,
    "again": rounds.pair_again,
}
for name, act in COMMANDS.items():
    command.command(act, name=name)
