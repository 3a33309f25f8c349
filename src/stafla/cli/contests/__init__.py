"""``stafla event``: a tournament at a laptop, kept in a file of its log."""
