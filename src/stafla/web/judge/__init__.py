"""Pages of judges and arbiters."""
