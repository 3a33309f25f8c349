"""Persons, and what opens their accounts."""
