"""What a player or the table does, by aspect: it is refused, or it returns events."""
