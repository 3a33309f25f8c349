"""``stafla event``: its commands, in the order of the help."""

from cyclopts import App

from stafla.cli.contests import players, results, rounds

command = App(name="event", result_action="return_value")

command.command(players.begin, name="new")
command.command(players.register, name="register")
command.command(rounds.pair, name="pair")
command.command(rounds.enter, name="enter")
command.command(players.withdraw, name="withdraw")
command.command(players.bring_back, name="return")
command.command(rounds.close, name="close")
command.command(rounds.tables, name="tables")
command.command(results.standings, name="standings")
command.command(results.export, name="export")
command.command(players.take_file, name="import")
command.command(results.ratings, name="ratings")
command.command(rounds.pair_again, name="again")
