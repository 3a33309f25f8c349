"""Finished games: replayed, taken home, drawn, verified, brought from elsewhere."""
