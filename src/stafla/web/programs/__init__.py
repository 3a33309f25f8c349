"""Calls for programs."""
