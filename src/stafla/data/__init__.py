"""Editions and locales as data files, read through importlib.resources.

``catalogue``: the sentences of one language; ``dates`` and ``numbers``: days and numbers as each
language writes them; ``sorting``: names in its order.
"""
