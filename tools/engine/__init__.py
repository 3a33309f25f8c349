"""How well the engine plays: reports, and lists of positions whose answer is known."""
