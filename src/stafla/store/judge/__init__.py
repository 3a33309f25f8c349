"""Tables that wait for a judge, and rulings on words."""
