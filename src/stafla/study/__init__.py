"""Analysis and self-play."""
