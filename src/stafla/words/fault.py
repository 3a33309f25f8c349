"""What can be wrong with a word list or a lexicon, for the person who named it."""

from pathlib import Path
from typing import ClassVar

from stafla._core import LexiconError


class ListFault(ValueError):
    """A word list cannot be read.

    Codes: ``unknown-encoding``, ``encoding`` (bytes that it does not know), ``xml``, ``long-line``,
    ``too-many-words``, ``no-words``, ``stems`` (a list of Hunspell), ``unreadable``. ``details``
    are the arguments of the message ``words-<code>``.
    """

    area: ClassVar[str] = "words"

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {_details_text(details)}")

    @classmethod
    def without_words(cls, path: Path) -> "ListFault":
        """No line of the file gives a word."""
        return cls("no-words", file=path.name)


class LexiconFault(LexiconError):
    """A lexicon file cannot be trusted, built or found.

    Codes: those of `stafla._core.LexiconError`, and ``metadata``, ``fingerprint``, ``parts``,
    ``unknown-lexicon``, ``not-imported``, ``not-installed``, ``ambiguous``, ``name-too-long``,
    ``name-odd``, ``name-of-edition``, ``name-of-shipped``, ``unreadable``. ``details`` are the
    arguments of the message ``words-<code>``, among them ``file`` where there is one.
    """

    area: ClassVar[str] = "words"

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {_details_text(details)}")

    @classmethod
    def of(cls, error: LexiconError, file: str) -> "LexiconFault":
        """The kernel's error with the name of the file it speaks of."""
        why = str(error).removeprefix(f"{error.code}: ")
        return cls(error.code, file=file, why=why)

    @classmethod
    def unreadable(cls, path: Path, error: OSError) -> "LexiconFault":
        """The system does not give the file."""
        return cls("unreadable", file=str(path), why=reason(error))


def _details_text(details: dict[str, str | int]) -> str:
    return ", ".join(f"{name}={value!r}" for name, value in details.items())


def reason(error: BaseException) -> str:
    """What the system says of an error; the kind of one of which it says nothing."""
    return getattr(error, "strerror", None) or type(error).__name__
