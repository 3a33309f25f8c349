"""For whoever runs a server."""
