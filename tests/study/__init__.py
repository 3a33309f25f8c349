"""Analysis: positions in, answers out."""
