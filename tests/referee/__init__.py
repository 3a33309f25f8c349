"""A referee's table of checks, written from the five rule documents and not from the code."""
