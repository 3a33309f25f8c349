"""The page on the lexicon file is true: its reader reads, its figures are the kernel's."""

import re
from pathlib import Path
from struct import unpack_from
from typing import Any

from stafla import _core, words

PAGE = Path(__file__).resolve().parents[3] / "docs" / "formats" / "lexicon.md"


def reader() -> dict[str, Any]:
    (block,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    names: dict[str, Any] = {}
    exec(compile(block, PAGE.name, "exec"), names)
    return names


def test_the_reader_of_the_page_reads_a_lexicon(built: words.BuiltLexicon) -> None:
    names = reader()
    assert names["words"](built.data) == built.lexicon.words()
    found = names["sections"](built.data)
    assert set(found) == {"METADATA", "DAWG"}
    assert found["METADATA"] == built.lexicon.about.to_json()


def test_the_reader_of_the_page_reads_an_empty_one() -> None:
    empty, _ = _core.WordGraph.build(b"", 3, b'{"alphabet": ["A", "B", "C"]}')
    assert reader()["words"](empty) == []


def test_the_header_holds_what_the_page_says(built: words.BuiltLexicon) -> None:
    length, letters, longest, count, sections, zero = unpack_from("<QIIQII", built.data, 16)
    graph = built.lexicon.graph
    assert (length, letters, longest) == (len(built.data), graph.letters, graph.longest)
    assert (count, sections, zero) == (graph.words, 2, 0)


def test_the_graph_section_is_a_file_of_the_larger_exchange_format(
    built: words.BuiltLexicon,
) -> None:
    section = reader()["sections"](built.data)["DAWG"]
    assert section == _core.kwg_export(built.lexicon.graph, gaddag=False, big=True)


def test_every_member_of_the_metadata_is_on_the_page(built: words.BuiltLexicon) -> None:
    page = PAGE.read_text(encoding="utf-8")
    members = {field for field in words.About.__slots__ if f"`{field}`" in page}
    assert members == set(words.About.__slots__)
