"""Links for others name the machine as others find it."""

from types import SimpleNamespace

import pytest
from starlette.requests import Request

from stafla.web import addresses as server_addresses
from stafla.web.addresses import ServerAddress, addresses

LAPTOP = {"lo": ["127.0.0.1"], "docker0": ["172.17.0.1"], "wlan0": ["192.168.1.5"], "eth9": []}


@pytest.fixture(autouse=True)
def laptop(monkeypatch):
    """A laptop in a club's network, with a bridge for containers."""
    networks(monkeypatch, LAPTOP)


def networks(monkeypatch, them):
    found = [
        SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=ip, is_IPv4=True) for ip in ips])
        for name, ips in them.items()
    ]
    monkeypatch.setattr(server_addresses.ifaddr, "get_adapters", lambda: found)


def ask(host):
    scope = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "query_string": b"",
        "server": ("127.0.0.1", 8000),
        "headers": [(b"host", host.encode())],
    }
    return Request(scope)


def test_the_network_of_the_room_comes_before_bridges():
    assert addresses() == ["192.168.1.5", "172.17.0.1"]


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
def test_a_link_made_on_the_laptop_leads_others_to_it(host):
    everywhere = ServerAddress("0.0.0.0", 8000)
    assert everywhere.base(ask(host)) == "http://192.168.1.5:8000"
    assert not everywhere.only_here(ask(host))


@pytest.mark.parametrize("host", ["192.168.1.7:8000", "club.example", "127.0.0.1.example:80"])
def test_a_name_that_others_use_stays(host):
    for listening in ("0.0.0.0", "::", "127.0.0.1"):
        assert ServerAddress(listening, 8000).base(ask(host)) == f"http://{host}"
        assert not ServerAddress(listening, 8000).only_here(ask(host))


def test_who_listens_to_this_machine_alone_says_so():
    alone = ServerAddress("127.0.0.1", 8000)
    assert alone.base(ask("localhost:8000")) == "http://localhost:8000"
    assert alone.only_here(ask("localhost:8000"))
    assert alone.outside() == []


def test_without_a_network_the_link_stays_as_it_is(monkeypatch):
    networks(monkeypatch, {"lo": ["127.0.0.1"], "wlan0": ["169.254.3.4"]})
    assert ServerAddress("0.0.0.0", 8000).base(ask("127.0.0.1:8000")) == "http://127.0.0.1:8000"
    assert ServerAddress("0.0.0.0", 8000).outside() == []


def test_who_does_not_listen_itself_promises_nothing():
    assert ServerAddress().base(ask("127.0.0.1:8000")) == "http://127.0.0.1:8000"
    assert not ServerAddress().only_here(ask("127.0.0.1:8000"))
