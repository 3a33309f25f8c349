"""What is written down of games: notations, positions, files, records and diagrams.

- ``notation``: squares and plays as text, in both notations
- ``cgp``: a position in one line
- ``record``: a game's events as versioned JSON, its one reader, and its draws computed again
- ``gcg``: GCG files read, checked and written, and turned into records and back
- ``gamefile``: a game from a file of either kind
- ``diagram``: a board as SVG, and as PNG
- ``bounds``: what a replay may cost

Each format is described in docs/formats. What cannot be read is a `Fault` with a stable code.
"""
