"""What is written down of games: notations, positions, files, records and diagrams.

- ``notation``, ``play``: squares and plays as text, in both notations
- ``cgp``: a position in one line
- ``gcg``, ``gcg_text``: GCG files read and written
- ``gcg_encoding``, ``gcg_players``, ``gcg_letters``: what a file leaves unsaid: its bytes, its
  players, its letters; ``gcg_edition``: of which edition it is
- ``gcg_check``: a GCG file played through, every figure computed again
- ``gamefile``: a game from a file of either kind
- ``gcg_import``: a GCG file as a record; ``gcg_export`` the other way
- ``record``, ``wire``: a game's events as versioned JSON
- ``replay``: the only reader of a record
- ``diagram``: a board as SVG
- ``raster``: a diagram as PNG, alone or on a card with players and totals

Each format is described in docs/formats. What cannot be read is a `Fault` with a stable code.
"""
