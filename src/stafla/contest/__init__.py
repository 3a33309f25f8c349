"""Contests: what happens around games, as values and arithmetic without files or a database.

- ``ratings``: how strong somebody is, by the systems of the federations
- ``formats``: files of tournaments and rating lists, read and written

Other packages import from these rooms, not from here.
"""
