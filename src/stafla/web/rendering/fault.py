"""What is wrong with a file that somebody brings, in the reader's language."""

from collections.abc import Mapping

from stafla.data.catalogue import catalogue, spoken_values
from stafla.web.rendering import languages


def fault_text(language: str, code: str, details: Mapping[str, str | int]) -> str:
    """The message of a fault, with its line or event in front where the details have one.

    A list of ratings has numbers that are no events; its messages name them themselves.
    """
    say = catalogue(language, "files", *languages.AREAS)
    why = say(code, **spoken_values(say, details))
    if line := details.get("line"):
        return f"{say('game-file-line', number=str(line))} {why}"
    if (event := details.get("number")) and not code.startswith("ratings-"):
        return f"{say('game-file-event', number=str(event))} {why}"
    return why
