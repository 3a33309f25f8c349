"""What can be wrong with an edition or with a text in its letters."""


class EditionError(ValueError):
    """An edition's data file is wrong; the message names file and field."""

    code = "edition-data"


class UnknownEdition(ValueError):
    """No edition or variant has this name."""

    code = "unknown-edition"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown edition {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


class VariantError(ValueError):
    """A table cannot agree on these variants.

    Attributes:
        code: stable; the message's name in ``refusals.ftl``.
        variant: which one does not fit.
        values: the message's arguments.
    """

    def __init__(self, code: str, variant: str, **values: str | int) -> None:
        super().__init__(f"{code}: {variant}")
        self.code = code
        self.variant = variant
        self.values: dict[str, str | int] = {"variant": variant, **values}


class AlphabetError(ValueError):
    """A text does not fit the alphabet.

    Attributes:
        code: ``unknown-letter`` or ``blank-only`` (a tile of a letter that has none, SV-53).
        symbol: what was read.
        position: where it stands, counted in symbols from 0.
    """

    def __init__(self, code: str, symbol: str, position: int) -> None:
        super().__init__(f"{code}: {symbol!r} at {position}")
        self.code = code
        self.symbol = symbol
        self.position = position
