"""Files of games, replayed and verified."""
