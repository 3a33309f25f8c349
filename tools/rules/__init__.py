"""The numbered rules: which test proves one, which function decides it, who may do what."""
