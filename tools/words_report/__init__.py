"""What running use says of the word lists: which common forms a list refuses, and why."""
