"""Positions and games judged."""
