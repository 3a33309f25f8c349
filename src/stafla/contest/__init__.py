"""Contests: what happens around games, as values and arithmetic without files or a database.

- ``ratings``: how strong somebody is, by the systems of the federations
- ``standings``: places from games, by tie-breaks that are data; which places can still be reached
- ``pairing``: who meets whom, with the cost, what was given up, and all that it follows from
- ``prizes``: who has won what
- ``event``: divisions, rounds and players as what happened, replayed
- ``formats``: files of tournaments and rating lists, read and written

Other packages import from these rooms, not from here.
"""
