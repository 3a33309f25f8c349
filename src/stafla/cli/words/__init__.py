"""Words and word lists."""
