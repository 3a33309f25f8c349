"""What devices take along, so that the kernel in a browser scores, judges and plays by itself.

Only shipped word lists are passed on: their licences allow it (lexica/README.md). Lists that a
club imported stay on the server.
"""

from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi import Path as FromPath
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from stafla.bots.levels import Level, everyday, levels
from stafla.bots.master import EFFORT, SKILL, Master
from stafla.club.tables.refusals import WrongNumberOfPlayers
from stafla.club.tables.setup import edition_of
from stafla.data.catalogue import LANGUAGES
from stafla.editions import Edition
from stafla.web.rendering.packed import (
    XZ,
    content,
    file_response,
    packed_copy,
    packed_path,
    takes_packed,
)
from stafla.web.tables.edition import letter_views, premium_views
from stafla.web.wire.device import (
    DeviceBot,
    DeviceCredit,
    DeviceEdition,
    DeviceEffort,
    DeviceFile,
    DeviceLevel,
    DeviceLexicon,
    RuleNumbers,
)
from stafla.words import library
from stafla.words.lexicon.lexicon import SUFFIX

router = APIRouter(prefix="/api/device")
Profile = Annotated[str, FromPath(max_length=40, description="Id of the edition.")]
FileName = Annotated[str, FromPath(max_length=80, description="Name of the file.")]
Print = Annotated[
    str, FromPath(pattern="^[0-9a-f]{16}$", description="First digits of its SHA-256.")
]
Players = Annotated[int, Query(ge=1, le=8, description="How many play.")]
# src/stafla/data/ordinary/CREDITS.md
ORDINARY = DeviceCredit(credit="wordfreq 3.1.1, Robyn Speer", licence="CC-BY-SA-4.0")
State = tuple[int, int] | None
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class PackedFile:
    """A file that devices may take along, with the first digits of its content's SHA-256.

    Attributes:
        packed: its packed copy, where there is one.
    """

    path: Path
    digest: str
    size: int
    packed: Path | None

    @property
    def device_file(self) -> DeviceFile:
        """Where a device finds it, and its size."""
        address = f"{router.prefix}/files/{self.digest}/{self.name}"
        return DeviceFile(address=address, bytes=self.size)

    @property
    def name(self) -> str:
        """What it is called on its way: browsers unpack no xz."""
        return self.path.name.removesuffix(XZ)


@router.get("/editions/{profile}", response_model=DeviceEdition)
def edition(profile: Profile, players: Players = 2) -> Response:
    """The numbers of an edition for so many players, and what a device may take along of it."""
    told = device_edition(edition_of(profile), players)
    headers = {"cache-control": "no-cache"}
    return JSONResponse(told.model_dump(mode="json"), headers=headers)


BYTES = "application/octet-stream"
ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"description": "The file", "content": {BYTES: {}}},
    304: {"description": "The file is the one that is known already"},
}


@router.get("/files/{digest}/{name}", response_class=Response, responses=ANSWERS)
def file(request: Request, digest: Print, name: FileName) -> Response:
    """A word list or leave values, whole."""
    found = next((taken for taken in everything() if taken.name == name), None)
    if found is None or found.digest != digest:
        raise HTTPException(404)
    packed = found.packed if takes_packed(request.headers) else None
    # each coding of a file is a thing of its own (RFC 9110)
    etag = f'"{digest}-gz"' if packed else f'"{digest}"'
    headers = {"etag": etag, "cache-control": FOREVER, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if packed is None and found.path.suffix == XZ:
        # as the few ask who unpack nothing; to unpack it costs a hundredth of a second
        return Response(content(found.path), media_type=BYTES, headers=headers)
    return file_response(packed or found.path, BYTES, headers)


def device_edition(edition: Edition, players: int) -> DeviceEdition:
    """What a device is told of an edition.

    Raises:
        WrongNumberOfPlayers: it is not for so many.
    """
    if not edition.players.admit(players):
        raise WrongNumberOfPlayers(least=edition.players.least, most=edition.players.most)
    leaves, frequent = leaves_of(edition.language), ordinary_of(edition.language)
    return DeviceEdition(
        profile=edition.id,
        name=edition.name,
        language=edition.language,
        digest=edition.digest(players),
        notation=edition.notation,
        begins=edition.start.by,
        check=edition.challenge.check,
        ends_when_stuck=edition.ending.nothing_possible,
        letters=letter_views(edition),
        small=list(edition.alphabet.lower),
        premiums=premium_views(edition),
        rules=RuleNumbers.model_validate(edition.numbers(players)),
        lexicon=lexicon_of(edition),
        leaves=leaves.device_file if leaves else None,
        ordinary=frequent.device_file if frequent else None,
        everyday=list(everyday(edition.language)),
        vowels=sorted(edition.alphabet.vowels),
        credits=[*credits_of(edition.language), *([ORDINARY] if frequent else [])],
        bots=bots_of(edition.language),
        effort=DeviceEffort(**asdict(EFFORT)),
    )


def bots_of(language: str) -> list[DeviceBot]:
    """The bots that need no more than plays, leaves and ordinary words, the weakest first."""
    persons = [
        DeviceBot(name=level.name, kind="level", level=_numbers(level, language))
        for level in levels()
    ]
    master = DeviceBot(name=Master.name, kind="master", skill=SKILL, leaves=1.0)
    plain = [DeviceBot(name=kind, kind=kind) for kind in ("best-equity", "highest-score")]
    return [*persons, master, *plain]


def _numbers(level: Level, language: str) -> DeviceLevel:
    numbers = asdict(level) | {"plays": level.plays_in(language)}
    return DeviceLevel.model_validate({name: numbers[name] for name in DeviceLevel.model_fields})


def lexicon_of(edition: Edition) -> DeviceLexicon | None:
    """The shipped word list of an edition; None where it is not installed."""
    shipped = library.shipped_file(edition.language)
    if shipped is None:
        return None
    words = shipped.open()
    return DeviceLexicon(
        name=words.name,
        fingerprint=words.fingerprint,
        words=len(words),
        files=[packed_file(path).device_file for path in lexicon_files(edition.language)],
    )


def credits_of(language: str) -> list[DeviceCredit]:
    """Whom the words come from: each file has a licence of its own."""
    abouts = [library.LexiconFile(path, "shipped").open().about for path in lexicon_files(language)]
    return [DeviceCredit(credit=about.credit, licence=about.licence) for about in abouts]


def lexicon_files(language: str) -> list[Path]:
    """The files of a language's shipped list, the one that names the others first."""
    shipped = library.shipped_file(language)
    if shipped is None:
        return []
    parts = shipped.open().about.parts
    return [shipped.path, *(shipped.path.with_name(part.name + SUFFIX) for part in parts)]


def leaves_of(language: str) -> PackedFile | None:
    """The leave values that ship for a language."""
    path = Path(str(files("stafla.data") / "leaves" / f"{language}.leaves"))
    return packed_file(path) if path.is_file() else None


def ordinary_of(language: str) -> PackedFile | None:
    """The most frequent words of a language, a line a frequency."""
    path = Path(str(files("stafla.data") / "ordinary" / f"{language}.txt{XZ}"))
    return packed_file(path) if path.is_file() else None


def everything() -> list[PackedFile]:
    """All that devices may take along."""
    words = [packed_file(path) for language in LANGUAGES for path in lexicon_files(language)]
    more = [found(language) for language in LANGUAGES for found in (leaves_of, ordinary_of)]
    return words + [one for one in more if one is not None]


def packed_file(path: Path) -> PackedFile:
    """A file with its digest, which is worked out once."""
    return _packed_file(path, _state(path), _state(packed_path(path)))


@lru_cache(maxsize=64)
def _packed_file(path: Path, _file: State, _copy: State) -> PackedFile:
    data = content(path)
    return PackedFile(path, sha256(data).hexdigest()[:16], len(data), packed_copy(path, data))


def _state(path: Path) -> State:
    """By what a change of a file is noticed; None: it is not there."""
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return stat.st_mtime_ns, stat.st_size
