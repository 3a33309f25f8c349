"""The companion for a real board."""
