"""Which built files a page needs, as the manifest says."""

import json

import pytest

from stafla.web.rendering.assets import Assets, assets, has_kernel

CHUNKS = {
    "a.ts": {"file": "a.js", "css": ["a.css", "c.css"], "imports": ["m", "n"]},
    "b.ts": {"file": "b.js"},
    "m": {"file": "m.js", "css": ["c.css"], "imports": ["n", "o"]},
    "n": {"file": "n.js", "imports": ["m"]},
    "o": {"file": "o.js", "css": ["o.css"]},
}


@pytest.fixture
def built(tmp_path):
    folder = tmp_path / ".vite"
    folder.mkdir()
    (folder / "manifest.json").write_text(json.dumps(CHUNKS), encoding="utf-8")
    return tmp_path


def test_a_page_is_given_what_its_scripts_import_first_and_each_style_once(built):
    assert assets("a.ts", built) == Assets(
        scripts=("/static/a.js",),
        styles=("/static/o.css", "/static/c.css", "/static/a.css"),
        modules=("/static/n.js", "/static/o.js", "/static/m.js"),
    )
    assert assets("b.ts", built) == Assets(("/static/b.js",), ())


def test_without_what_was_built_a_page_stands_bare(built, tmp_path):
    assert assets("c.ts", built) == Assets((), ())
    assert assets("a.ts", tmp_path / "elsewhere") == Assets((), ())


def test_the_kernel_is_there_if_it_was_built(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "kernel.worker-1.js").touch()
    assert not has_kernel(tmp_path)
    (tmp_path / "b" / "assets").mkdir(parents=True)
    (tmp_path / "b" / "assets" / "kernel-1.wasm").touch()
    assert has_kernel(tmp_path / "b")
