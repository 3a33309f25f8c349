"""Editions and locales as data files, read through importlib.resources."""
