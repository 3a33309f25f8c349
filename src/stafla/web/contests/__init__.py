"""Tournaments: pages for everybody, the desk of those who run them, a player's own page, paper."""
