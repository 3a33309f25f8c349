"""What the engine thinks of games that are over."""
