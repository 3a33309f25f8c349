"""What a language's own dictionary says of a word: base form and grammatical reading."""
