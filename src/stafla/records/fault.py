"""Errors of everything that reads text from outside: notations, positions, game files."""


class Fault(ValueError):
    """Text that cannot be read, with a stable code and what a message about it needs.

    ``code`` names the message in the language catalogues; ``details`` are its arguments
    (``line``, ``column``, ``text`` …), all of them text or whole numbers.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = {
            name: clip(value) if isinstance(value, str) else value
            for name, value in details.items()
        }
        details_text = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        super().__init__(f"{code}: {details_text}" if details_text else code)

    def at(self, **where: str | int) -> "Fault":
        """The same fault with its place added (the line of a file, the name of a field)."""
        return type(self)(self.code, **{**self.details, **where})


class NotationFault(Fault):
    """A square or a play is not written as the notation asks."""


class PositionFault(Fault):
    """A one-line position (CGP) is malformed or contradicts its edition."""


class GameFileFault(Fault):
    """A GCG file is malformed, or tells a game that cannot have been played."""


class RecordFault(Fault):
    """A record file does not fit its schema or cannot be replayed."""


def clip(text: str, most: int = 60) -> str:
    """``text`` in one printable line of at most ``most`` characters, for a message."""
    if not text.strip():
        return '""'
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return shown if len(shown) <= most else shown[: most - 1] + "…"
