"""Large files, packed when they are built and sent as they lie: no request packs anything.

``tools.pack`` writes a packed copy beside each built file, word list and file of leave values, and
packages carry it along. Where there is none, as in a tree where nothing was built, the file itself
is sent.
"""

import gzip
import lzma
import zlib
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse

GZ, XZ = ".gz", ".xz"
TRAILER = 8


def pack(path: Path) -> Path:
    """Write the packed copy of a file, always the same for the same content.

    Raises:
        OSError: the file cannot be read, or its folder not written.
    """
    beside = packed_path(path)
    beside.write_bytes(gzip.compress(content(path), 9, mtime=0))
    return beside


def packed_path(path: Path) -> Path:
    """Where the packed copy of a file lies.

    What is packed by xz has its copy by gzip beside it too: browsers unpack no xz.
    """
    return path.with_name(path.name.removesuffix(XZ) + GZ)


def packed_copy(path: Path, data: bytes) -> Path | None:
    """The packed copy beside a file that holds ``data``; None where there is none, or an old one.

    A packed file ends with checksum and length of what it holds (RFC 1952).
    """
    beside = packed_path(path)
    try:
        end = beside.read_bytes()[-TRAILER:]
    except OSError:
        return None
    sums = (zlib.crc32(data), len(data) % 2**32)
    return beside if end == b"".join(n.to_bytes(4, "little") for n in sums) else None


def content(path: Path) -> bytes:
    """What a file holds, unpacked."""
    data = path.read_bytes()
    return lzma.decompress(data) if path.suffix == XZ else data


def takes_packed(headers: Headers) -> bool:
    """Whether who asks can unpack what is packed."""
    tags = headers.get("accept-encoding", "").lower().split(",")
    return any(tag.partition(";")[0].strip() == "gzip" and "q=0" not in tag for tag in tags)


def file_response(path: Path, kind: str, headers: dict[str, str]) -> FileResponse:
    """An answer with a file as it lies, packed or not, from this disk to the socket."""
    encoding = {"content-encoding": "gzip"} if path.suffix == GZ else {}
    return FileResponse(path, media_type=kind, headers=encoding | headers)
