"""Editions and locales as data files, read through importlib.resources.

``catalogue``: the sentences of one language; ``dates``: days as each language writes them.
"""
