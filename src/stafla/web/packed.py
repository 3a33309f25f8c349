"""Large files, packed once and then sent as they lie.

Built files are packed when they are built (``tools.pack``). Word lists come from packages of their
own: each is packed when it is asked for first, into the data folder, and never again.
"""

import gzip
import lzma
import os
import threading
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse

GZ, XZ = ".gz", ".xz"


class Packed:
    """Packed copies in a folder, by the digest of what they hold.

    Args:
        folder: made with the first of them.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._making = threading.Lock()

    def copy(self, path: Path, digest: str, *, packed: bool) -> Path:
        """A file's content, packed or not, as a file that can be sent as it is.

        Raises:
            OSError: it cannot be read, or the folder not written.
        """
        if not packed and path.suffix != XZ:
            return path
        target = self._folder / f"{digest}-{path.name.removesuffix(XZ)}{GZ if packed else ''}"
        with self._making:
            if not target.is_file():
                self._folder.mkdir(parents=True, exist_ok=True)
                data = content(path)
                part = target.with_name(f"{target.name}.{os.getpid()}")
                part.write_bytes(gzip.compress(data, 9, mtime=0) if packed else data)
                part.replace(target)
        return target


def content(path: Path) -> bytes:
    """What a file holds, unpacked."""
    data = path.read_bytes()
    return lzma.decompress(data) if path.suffix == XZ else data


def takes_packed(headers: Headers) -> bool:
    """Whether who asks can unpack what is packed."""
    tags = headers.get("accept-encoding", "").lower().split(",")
    return any(tag.partition(";")[0].strip() == "gzip" and "q=0" not in tag for tag in tags)


def file_response(path: Path, kind: str, headers: dict[str, str], *, packed: bool) -> FileResponse:
    """An answer with a file as it lies, from this disk to the socket."""
    encoding = {"content-encoding": "gzip"} if packed else {}
    more = {"vary": "accept-encoding", **encoding, **headers}
    return FileResponse(path, media_type=kind, headers=more)
