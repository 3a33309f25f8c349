"""Answers in the reader's language: pages, refusals, labels, drawings."""
