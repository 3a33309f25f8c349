"""A table: its page, its calls, its socket, and what each is shown."""
