"""Numbers as the readers of each interface language write them."""

MINUS = "−"
NO_BREAK = "\u00a0"
_WRITTEN = {
    "en": {},
    "is": {".": ",", ",": "."},
    "fi": {".": ",", ",": NO_BREAK},
    "sv": {".": ",", ",": NO_BREAK},
    "pl": {".": ",", ",": NO_BREAK},
}
_CLOSED_UP = ("en", "pl")
"""Where the percent sign follows the number without a space."""
_TABLES = {language: str.maketrans({"-": MINUS, **marks}) for language, marks in _WRITTEN.items()}


def number_text(number: str, language: str) -> str:
    """A number as Python writes it (``-1,234.5``), for readers of a language: ``−1 234,5``."""
    return number.translate(_TABLES[language])


def percent_text(number: str, language: str) -> str:
    """A number of percent with its sign, which no line end parts from it: ``57,3 %``, ``57.3%``."""
    return f"{number_text(number, language)}{'' if language in _CLOSED_UP else NO_BREAK}%"


def with_minus(number: int) -> str:
    """A number that may be below zero: −10, with a minus and no hyphen."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def with_sign(number: int) -> str:
    """A difference with its sign."""
    return f"+{number}" if number > 0 else with_minus(number)
