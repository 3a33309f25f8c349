"""What the face raises: `ValueError`s with a stable code and a sentence in a language asked for."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from stafla._core import AS_BLANK, BLANK, PlacementError
from stafla.data.catalogue import catalogue, spoken_values
from stafla.editions import AlphabetError, Edition
from stafla.records import Fault, Style
from stafla.records.notation.square import Start, write_square
from stafla.rules import BadEvent, Refusal


class StaflaError(ValueError):
    """Base of the face's errors.

    Attributes:
        code: stable; the name of its message.
        values: what the message mentions.
    """

    def __init__(self, code: str, values: Mapping[str, object], fallback: str = "") -> None:
        self.code = code
        self.values = dict(values)
        self._fallback = fallback
        super().__init__(self.sentence())

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.values, self._fallback), {**vars(self)}

    def sentence(self, language: str = "en") -> str:
        """What is wrong, as one line for a person.

        Args:
            language: ``is``, ``fi``, ``sv``, ``pl`` or ``en``.
        """
        say = catalogue(language, "cli", "files", "refusals")
        key = next((key for key in (f"cli-{self.code}", self.code) if key in say), None)
        if key is None:
            return self._fallback or self.code
        return say(key, **spoken_values(say, self.values))


class Refused(StaflaError):
    """The rules do not allow it; nothing changed. ``square`` and ``tile`` where there are any."""

    @property
    def square(self) -> str | None:
        """The square that it is about, as it is written."""
        return str(self.values.get("square") or "") or None

    @property
    def tile(self) -> str | None:
        """The letter that it is about, ``?`` a blank."""
        return str(self.values.get("tile") or "") or None


class BadNotation(StaflaError):
    """A text is no play, rack, position or game file, or a record contradicts itself.

    Attributes:
        text: what cannot be read, as far as it is known.
        position: where in the text that was given it stands, from 0; None: not known.
        line: in which line of a file.
    """

    @property
    def text(self) -> str:
        """What cannot be read, as far as it is known."""
        return str(self.values.get("text", ""))

    @property
    def line(self) -> int | None:
        """In which line of a file, from 1."""
        line = self.values.get("line")
        return line if isinstance(line, int) else None

    @property
    def position(self) -> int | None:
        """Where it stands in the text that was given, from 0."""
        given, symbol = str(self.values.get("given", "")), self.text
        at = given.rfind(symbol) if symbol else -1
        return at if at >= 0 else None


@contextmanager
def explain_errors(
    edition: Edition | None = None, style: Style = "gcg", given: str = ""
) -> Iterator[None]:
    """Errors of what lies below, as those of the face.

    Args:
        edition: names squares and tiles.
        style: the notation of squares.
        given: the text that is read.
    """
    try:
        yield
    except Refusal as error:
        values = {"square": "", **error.values}
        if error.square is not None and edition is not None:
            values["square"] = _square(error.square, edition, style)
        raise Refused(error.code, values, str(error)) from error
    except PlacementError as error:
        raise Refused(error.code, _place(error, edition, style), str(error)) from error
    except AlphabetError as error:
        text = {"text": error.symbol, "given": given}
        raise BadNotation(f"notation-{error.code}", text, str(error)) from error
    except (Fault, BadEvent) as error:
        details = {**error.details, "given": given}
        raise BadNotation(error.code, details, str(error)) from error


def _place(error: PlacementError, edition: Edition | None, style: Style) -> dict[str, object]:
    values: dict[str, object] = {"square": "", "tile": "", "kind": "none"}
    if edition is None:
        return values
    if error.square is not None:
        values["square"] = _square(error.square, edition, style)
    if error.tile is None:
        return values
    if error.tile == BLANK or error.tile & AS_BLANK:
        return values | {"kind": "blank", "tile": "?"}
    if error.tile <= len(edition.alphabet):
        values |= {"kind": "letter", "tile": edition.alphabet.letter(error.tile)}
    return values


def _square(square: int, edition: Edition, style: Style) -> str:
    at = Start.of(square, False, edition.layout.width)
    return write_square(at.row, at.column, style)
