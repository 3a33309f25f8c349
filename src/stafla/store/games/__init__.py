"""Games as numbered events, and how to find them."""
