"""Alphabets, tile sets, boards and rule profiles, read from data."""
