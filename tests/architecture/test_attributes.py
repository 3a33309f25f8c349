"""Scripts and templates name the same attributes: one that is renamed on one side is found."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FRONT = ROOT / "front" / "src"
TEMPLATES = ROOT / "src" / "stafla" / "web" / "templates"
# `[data-part=own]`, `[data-number-${comparison}]`
SELECTED = re.compile(r"\[(data-[a-z-]*[a-z])(?=[\]=^$~|*])")
MADE = re.compile(r"\[(data-[a-z-]+-)\$\{")
NAMED = re.compile(r"\b(data-[a-z-]*[a-z])(?=[\]=^$~|*])")
# `dataset["textLost"]`, `"copy" in field.dataset`
READ = re.compile(r"""dataset\["(\w+)"\](?!\s*=[^=])|"(\w+)" in [\w.]*dataset""")
WRITTEN = re.compile(r"""dataset\["(\w+)"\]\s*=[^=]""")
ATTRIBUTE = re.compile(r"""(?<![\w\[.-])(data-[a-z-]*[a-z])(?=[\s=>}])""")
# set by `preferences.svelte.ts` under the names of its settings
SETTINGS = {"data-theme", "data-board", "data-size"}
# makes a part of a page another one in every round, `duplicate/parts.html`
UNREAD = {"data-round"}


def text_of(folder: Path, *endings: str) -> str:
    """Every file with one of these endings, one after the other."""
    files = sorted(file for file in folder.rglob("*") if file.suffix in endings)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def attribute(name: str) -> str:
    """The attribute that a script knows by a name: `textLost` is `data-text-lost`."""
    return "data-" + re.sub(r"[A-Z]", lambda found: f"-{found[0].lower()}", name)


SCRIPTS = text_of(FRONT, ".ts", ".svelte", ".css")
READ_BY_SCRIPTS = {
    *SELECTED.findall(SCRIPTS),
    *(attribute(one or other) for one, other in READ.findall(SCRIPTS)),
}
IN_TEMPLATES = set(ATTRIBUTE.findall(text_of(TEMPLATES, ".html")))


def test_what_a_script_reads_is_written_by_a_template_or_a_script():
    written = set(ATTRIBUTE.findall(text_of(FRONT, ".svelte")))
    written |= {attribute(name) for name in WRITTEN.findall(SCRIPTS)}
    assert len(READ_BY_SCRIPTS) > 40
    assert READ_BY_SCRIPTS - written - IN_TEMPLATES - SETTINGS == set()


def test_what_a_template_writes_is_read_by_a_script_a_test_or_a_stranger():
    """Strangers' scripts read what the documents tell of."""
    others = "".join(text_of(ROOT / folder, ".py", ".md") for folder in ("tests", "docs"))
    read = READ_BY_SCRIPTS | set(NAMED.findall(others))
    made = tuple(MADE.findall(SCRIPTS))
    unread = {one for one in IN_TEMPLATES - read if not one.startswith(made)}
    assert len(IN_TEMPLATES) > 40
    assert unread == UNREAD
