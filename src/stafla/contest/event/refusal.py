"""What cannot happen in an event, with the reason."""


class EventRefusal(ValueError):
    """Something does not fit an event.

    ``code`` names the message in the catalogue ``contest``; ``details`` are its arguments.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}" if details else code)
