"""The law of the game: events, turns, challenges, endings."""
