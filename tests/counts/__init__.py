"""Counts and sums of all legal plays in fixed positions, over the full shipped lexica."""
