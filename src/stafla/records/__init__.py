"""Game records, replay, notations, diagrams."""
