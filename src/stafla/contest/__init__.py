"""Pairing, standings, ratings."""
