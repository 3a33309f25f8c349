"""Judges at live tables, and rulings on words."""
