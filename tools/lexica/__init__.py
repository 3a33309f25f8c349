"""Rebuilding the shipped lexica from public packages (`make lexica`; lexica/README.md)."""
