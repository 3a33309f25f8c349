"""Long runs: self-play, matches, training, measuring, the search for the highest play."""
