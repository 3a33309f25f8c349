"""Persons, their sessions, passwords and passkeys, and the tokens of their programs."""
