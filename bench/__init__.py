"""Measurements (`make bench`) on the shipped lexica."""
