"""A live table, from its setup to what each may see of it.

Made of ``setup``, ``variants``, ``profile``, ``clock``, ``delay``, ``judge``; standing on ``log``,
``state``, ``cache``, ``seats``, ``presence``, ``whereabouts``; acting by ``acts``, ``legal_acts``,
``guards``, ``staleness``, ``pending``, ``bot_task``, ``timekeeper``, ``tables``; seen through
``observation``, ``happenings``, ``redaction``. Why it refuses: ``refusals``.
"""
