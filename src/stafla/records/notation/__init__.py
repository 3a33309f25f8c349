"""Squares and plays as text.

``square``: squares and directions in both notations; ``play``: a play as players write it.
"""
