"""Tournaments: announced, run by their directors, played, and seen by everybody.

- ``refusals``: why an event refuses
- ``offices``: which act is whose
- ``log``: events read from the database and written to it
- ``pairs``: rounds paired, with all that explains them
- ``doubts``: results that are asked about before they are entered
- ``contests``: the use cases
"""
