"""What the events have made of a game; nothing is decided here."""
