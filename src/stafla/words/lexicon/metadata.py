"""What a lexicon says of itself: the metadata in its file."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any

from stafla.words.fault import LexiconFault

# a list has a part or two, of other licences; every one costs a file and a merge
MOST_PARTS = 16
MOST_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Part:
    """A further file that is merged when the lexicon is opened.

    Sources whose licences do not mix lie in files of their own.

    Attributes:
        name: the file's name without ``.lexicon``.
        digest: SHA-256 of its words, which must be found again.
    """

    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class About:
    """Metadata of one lexicon file.

    Attributes:
        edition: the edition for which it was made; its alphabet is the file's.
        name: how people call it; chosen by it.
        version: of the source, most often a date.
        licence: an SPDX expression, or a sentence.
        source: where the words come from.
        credit: the line that the licence wants shown.
        alphabet: capitals by code, from code 1.
        least, most: letters of the shortest and longest word that was let in.
        digest: SHA-256 of this file's words (`stafla.words.lexicon.fingerprint`).
        parts: files to merge.
        whole: SHA-256 of all words, parts included; empty without parts.
    """

    edition: str
    name: str
    version: str = ""
    licence: str = ""
    source: str = ""
    credit: str = ""
    alphabet: tuple[str, ...] = ()
    least: int = 2
    most: int = 15
    digest: str = ""
    parts: tuple[Part, ...] = ()
    whole: str = ""

    @property
    def fingerprint(self) -> str:
        """Six hexadecimal digits that tell players which words count."""
        return (self.whole or self.digest)[:6].upper()

    def to_json(self) -> bytes:
        """As stored; the same for the same metadata."""
        text = json.dumps(asdict(self), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return text.encode()

    @classmethod
    def from_json(cls, data: bytes, file: str) -> "About":
        """The metadata of ``file``; what it says beyond these fields is left out.

        Raises:
            LexiconFault: ``metadata``: no JSON, or a field of the wrong kind, or too much of it.
        """
        if len(data) > MOST_BYTES:
            raise LexiconFault("metadata", file=file, why=f"more than {MOST_BYTES} bytes")
        try:
            values = json.loads(data)
            known = {
                field.name: values[field.name] for field in fields(cls) if field.name in values
            }
            about = cls(**known | {"alphabet": tuple(values["alphabet"]), "parts": _parts(values)})
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise LexiconFault("metadata", file=file, why=str(error)) from error
        return about.check(file)

    def check(self, file: str) -> "About":
        """The same, if a file could say so.

        Raises:
            LexiconFault: ``metadata``.
        """
        if wrong := self._wrong():
            raise LexiconFault("metadata", file=file, why=wrong)
        return self

    def _wrong(self) -> str:
        texts = [getattr(self, field.name) for field in fields(self) if field.type is str]
        texts += [
            *self.alphabet,
            *(text for part in self.parts for text in (part.name, part.digest)),
        ]
        if not all(isinstance(text, str) and text.isprintable() for text in texts):
            return "a text is none, or more than a line"
        if type(self.least) is not int or type(self.most) is not int:
            return "a length is no number"
        if any(part.name != part.name.strip("./") or "/" in part.name for part in self.parts):
            return "a part lies elsewhere"
        if len(self.parts) > MOST_PARTS:
            return f"more than {MOST_PARTS} parts"
        if len({part.name for part in self.parts}) < len(self.parts):
            return "a part is named twice"
        return "" if self.name and self.digest else "name or digest is missing"


def _parts(values: dict[str, Any]) -> tuple[Part, ...]:
    return tuple(Part(part["name"], part["digest"]) for part in values.get("parts", ()))
