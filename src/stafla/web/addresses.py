"""Under which address others reach this server."""

import os
import re
from ipaddress import ip_address
from urllib.parse import urlsplit

import ifaddr
import segno
from fastapi import Request
from markupsafe import Markup
from starlette.requests import HTTPConnection

from stafla.store.setting import BadSetting

ADDRESS = "STAFLA_ADDRESS"


def require_usable() -> None:
    """Make sure that ``STAFLA_ADDRESS``, if it is set, is a scheme and a host, and no folder there.

    Raises:
        BadSetting
    """
    named = os.environ.get(ADDRESS, "")
    try:
        said = urlsplit(named)
        usable = said.scheme in ("http", "https") and bool(said.hostname) and said.port != 0
    except ValueError:
        usable = False
    if named and not (usable and said.path in ("", "/") and not said.query):
        raise BadSetting(ADDRESS, named[:80])


def is_named() -> bool:
    """Whether whoever runs the server has said which address that is."""
    return bool(os.environ.get(ADDRESS))


def origin(request: HTTPConnection) -> str:
    """Scheme and host, as in ``https://stafla.example``: links, pictures and passkeys are for it.

    It is what ``STAFLA_ADDRESS`` says; without that, what the request asked for.
    """
    said = urlsplit(os.environ.get(ADDRESS, "") or str(request.base_url))
    return f"{said.scheme}://{said.netloc}".lower()


# bridges of containers and virtual machines, and tunnels: no phone in the room is behind those
ELSEWHERE = re.compile(r"docker|br-|veth|virbr|vmnet|vbox|vethernet|tun|wg|zt", re.IGNORECASE)


def addresses() -> list[str]:
    """The IPv4 addresses under which other devices find this machine, likeliest first."""
    found = [
        (bool(ELSEWHERE.match(adapter.nice_name)), not address.is_private, str(address))
        for adapter in ifaddr.get_adapters()
        for address in (ip_address(str(ip.ip)) for ip in adapter.ips if ip.is_IPv4)
        if not (address.is_loopback or address.is_link_local)
    ]
    return [text for _, _, text in sorted(found)]


class ServerAddress:
    """Where a server listens, and what that means for links.

    Args:
        host: the address it listens on; ``None`` where somebody else listens for it.
        port: its port.
        kit: where a laptop serves a club's evening (`stafla.web.kit`), the secret by which whoever
            started it runs it.
    """

    def __init__(self, host: str | None = None, port: int = 0, kit: str = "") -> None:
        self.port = port
        self.kit = kit
        self.everywhere = host is not None and ip_address(host).is_unspecified
        self.hidden = host is not None and ip_address(host).is_loopback

    def outside(self) -> list[str]:
        """The addresses to open on other devices; none where only this machine is served."""
        return [f"http://{ip}:{self.port}" for ip in addresses()] if self.everywhere else []

    def base(self, request: Request) -> str:
        """The beginning of links that are given to others, without a slash at the end."""
        outside = self.outside() if at_home(request) and not is_named() else []
        return outside[0] if outside else origin(request)

    def only_here(self, request: Request) -> bool:
        """Whether such links work on this machine only."""
        return self.hidden and at_home(request)


def at_home(request: Request) -> bool:
    """Whether the page was asked for by a name that means the asking machine itself."""
    name = request.url.hostname or ""
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def server_address_of(request: Request) -> ServerAddress:
    """How the server that answers is reached."""
    address: ServerAddress = request.app.state.server_address
    return address


def on_host_machine(request: Request) -> bool:
    """Whether the page is open on the machine that serves the other devices of a room."""
    return at_home(request) and bool(server_address_of(request).outside())


class ShareLink:
    """A link that is shown to others: a QR code, and as ``text`` what one types.

    Where it has a ``code``, one types that at ``door`` instead.
    """

    def __init__(self, request: Request, path: str, code: str | None = None) -> None:
        address = server_address_of(request)
        self.code = code
        self.door = address.base(request).partition("://")[2] + "/join"
        self.link = address.base(request) + path
        self.text = self.link.partition("://")[2]
        self.alone = address.only_here(request)

    @property
    def qr(self) -> Markup:
        """The link as a QR code: made where it is shown, since that takes as long as a page."""
        return qr(self.link)


def qr(link: str) -> Markup:
    """A QR code as SVG, dark on light whatever the theme, with the quiet zone that readers need."""
    code = segno.make(link, error="m", micro=False)
    size = code.symbol_size()[0]
    paths = "".join(
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(code.matrix_iter(border=4))
        for x, dark in enumerate(row)
        if dark
    )
    return Markup(  # noqa: S704 - numbers alone
        f'<svg viewBox="0 0 {size} {size}" width="180" height="180">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path d="{paths}"/></svg>'
    )
