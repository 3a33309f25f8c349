"""The script that is made of the kernel: of today's sources, and with all that pages ask."""

import re

from tools import script


def test_the_script_is_made_of_todays_sources():
    assert script.SCRIPT.read_text(encoding="utf-8").startswith(script.head()), (
        "python -m tools.script"
    )


def test_another_rule_is_another_digest_and_another_comment_is_not(monkeypatch, tmp_path):
    first, *rest = script.SOURCES
    text, copy = first.read_text(encoding="utf-8"), tmp_path / first.name
    monkeypatch.setattr(script, "SOURCES", (copy, *rest))
    found = {}
    for name, changed in {
        "same": text,
        "comment": text.replace("//! ", "//! so: ").replace("    /// ", "    /// so: "),
        "rule": text.replace("told.count()", "told.count() + 1", 1),
    }.items():
        copy.write_text(changed, encoding="utf-8")
        found[name] = script.digest()
    assert found["same"] == found["comment"] != found["rule"]


def test_types_script_and_glue_name_the_same_calls():
    rust = script.SOURCES[0].read_text(encoding="utf-8")
    calls = set(re.findall(r'pub extern "C" fn (\w+)', rust))
    types = script.SCRIPT.with_suffix(".d.ts").read_text(encoding="utf-8")
    made = script.SCRIPT.read_text(encoding="utf-8")
    assert set(re.findall(r"export function (\w+)", types)) == calls
    assert calls <= set(re.findall(r"export var (\w+)", made))
    assert len(calls) > 12
