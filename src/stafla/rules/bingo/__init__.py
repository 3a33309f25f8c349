"""Bingo (PL-44 to PL-46): cards, tiles called, letters crossed out."""
