"""Tables that wait, lists of games, and seats carried to another device."""
