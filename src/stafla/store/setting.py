"""Settings that whoever runs the server gives by variables of the environment."""


class BadSetting(ValueError):
    """A variable says what cannot be used.

    Args:
        name: of the variable.
        text: what it says, as far as it may be shown.
    """

    code = "bad-value"

    def __init__(self, name: str, text: str) -> None:
        self.details = {"name": name, "text": text}
        super().__init__(f"{name}: {text}")


def beginning(url: str) -> str:
    """The kind of an address; the rest may hold a password."""
    kind, there, _ = url.partition("://")
    return f"{kind}{there}…" if there else "…"
