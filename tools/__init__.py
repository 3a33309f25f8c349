"""Programs for working on Stafla: checks, long checks, screens."""
