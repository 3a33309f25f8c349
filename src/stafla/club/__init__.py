"""Use cases: tables, people, what the faces call."""
