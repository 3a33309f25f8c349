"""How each event changes a game, by aspect; the same aspects as in ``acts``."""
