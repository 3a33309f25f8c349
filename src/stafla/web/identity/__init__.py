"""Who asks: a visitor, a device, a program."""
