"""Tables that wait for their players, and seats carried to another device."""
