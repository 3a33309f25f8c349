"""Games on the device, and the installed application."""
