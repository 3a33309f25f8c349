"""Icelandic words for Stafla: lexicon files and their manifest, read as resources."""
