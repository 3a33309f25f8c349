"""Games brought from elsewhere, and games replayed step by step."""
