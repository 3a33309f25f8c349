"""``stafla serve`` up to where the server begins."""

import gc
from types import SimpleNamespace

from stafla.cli.admin import serve


def test_what_is_imported_is_not_searched_for_cycles_and_what_is_served_is(monkeypatch):
    seen = []

    def load(name):
        seen.append((name, gc.isenabled()))
        return SimpleNamespace(serve=lambda *how: seen.append((how, gc.isenabled())))

    monkeypatch.setattr(serve, "import_module", load)
    assert serve.command(port=0) == 0
    assert seen == [("stafla.web.server", False), (("127.0.0.1", 0, None), True)]
