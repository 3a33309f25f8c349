"""What the engine thinks of finished games, and the best plays that lay in its racks."""
