"""The address at which others reach the house."""

import os
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

ADDRESS = "STAFLA_ADDRESS"


def named() -> bool:
    """Whether whoever runs the server has said which address that is."""
    return bool(os.environ.get(ADDRESS))


def origin(request: HTTPConnection) -> str:
    """Scheme and host, as in ``https://stafla.example``: links, pictures and passkeys are for it.

    It is what ``STAFLA_ADDRESS`` says; without that, what the request asked for.
    """
    said = urlsplit(os.environ.get(ADDRESS, "") or str(request.base_url))
    return f"{said.scheme}://{said.netloc}".lower()
