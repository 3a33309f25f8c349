"""Pages and HTTP routes."""
