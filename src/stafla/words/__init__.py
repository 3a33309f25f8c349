"""Lexica and the judge."""
