"""Stafla: the crossword tile game by the rule books of Iceland, Finland, Sweden and Poland."""

__version__ = "0.1.0"
