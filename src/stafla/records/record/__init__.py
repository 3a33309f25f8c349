"""Our own format: a game as versioned JSON (docs/formats/record.md).

``file``: records read and written; ``event``: one event as JSON; ``replay``: the only reader of a
record; ``verify``: its draws computed again; ``pastime``: the same for what is played beside the
plain game, ``pastime_replay`` its reader.
"""
