"""What the commands ``solo``, ``reverse``, ``bingo`` and ``duplicate`` run, loaded when they do."""
