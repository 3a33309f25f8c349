"""Slow and obvious twins of the kernel, and nothing of it."""
