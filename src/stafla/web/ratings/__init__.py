"""Ladders and histories."""
