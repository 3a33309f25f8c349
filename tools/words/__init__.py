"""What follows from the words of a language: ordinary words, and all that a new list asks for."""
