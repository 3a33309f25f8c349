"""Duplicate among friends (PL-53 to PL-64)."""
