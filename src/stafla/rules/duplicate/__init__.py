"""Duplicate (PL-53 to PL-64): everybody plays the same rack, and the best play goes on."""
