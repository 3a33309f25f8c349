"""Measurements of a running server: `python -m bench.live` (`make bench-live`)."""
