"""Tests of `stafla.words`."""
