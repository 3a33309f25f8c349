"""Signing in, settings, passkeys, tokens."""
