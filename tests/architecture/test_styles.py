"""The looks of pages and of the table do not meet by accident."""

import re
from pathlib import Path

FRONT = Path(__file__).resolve().parents[2] / "front" / "src"
OF_PAGES = (
    *(f"styles/{name}.css" for name in ("pages", "site", "profiles", "drawings")),
    *("lobby/start.css", "lobby/lobby.css", "archive/after.css"),
)
TEMPLATES = FRONT.parents[1] / "src" / "stafla" / "web"
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
# a name in a page that is put together: "paper-{{ size }}", `heat-${level}`
COMPUTED = re.compile(r"([\w-]*)(?:\{\{[^}]*\}\}|\$?\{[^}]*\})([\w-]*)")
# made for both
SHARED = {"notice", "top", "where", "account", "without-script"}


def test_no_class_of_a_page_s_style_is_one_of_the_table_s() -> None:
    styled = {
        name
        for sheet in OF_PAGES
        for name in re.findall(r"^\s*\.([a-z][\w-]*)", (FRONT / sheet).read_text(), re.M)
    }
    used = {
        name
        for part in (FRONT / "tables").rglob("*.svelte")
        for names in re.findall(r'class="([^"{]*)|class:([\w-]+)', part.read_text())
        for name in " ".join(names).split()
    }
    base = set(re.findall(r"\.([a-z][\w-]*)", (FRONT / "styles" / "base.css").read_text()))
    assert styled & used - base - SHARED == set()


def styles() -> str:
    """All rules of all pages, without what explains them."""
    sheets = [path.read_text() for path in FRONT.rglob("*.css")]
    parts = [part for path in FRONT.rglob("*.svelte") for part in STYLE.findall(path.read_text())]
    return re.sub(r"/\*.*?\*/", "", "\n".join((*sheets, *parts)), flags=re.DOTALL)


def pages() -> str:
    """Everything that makes pages, without their styles."""
    front = [path for kind in ("*.ts", "*.svelte") for path in FRONT.rglob(kind)]
    server = [path for kind in ("*.html", "*.py") for path in TEMPLATES.rglob(kind)]
    return STYLE.sub("", "\n".join(path.read_text() for path in (*front, *server)))


def test_every_class_that_has_a_style_is_on_a_page() -> None:
    shown = pages()
    words = set(re.findall(r"[A-Za-z][\w-]*", shown))
    ends = {(first, last) for first, last in COMPUTED.findall(shown) if "-" in first + last}
    selectors = re.findall(r"([^{}]+)\{", styles())
    styled = {name for one in selectors for name in re.findall(r"\.([A-Za-z][\w-]*)", one)}
    unused = {
        name
        for name in styled - words
        if not any(name.startswith(first) and name.endswith(last) for first, last in ends)
    }
    assert len(styled) > 300
    assert unused == set()


def test_what_a_pointer_is_over_looks_so_only_where_there_is_one() -> None:
    """A finger that has gone leaves no button tinted."""
    rest = re.sub(r"@media \(hover: hover\) \{\n(?:  .*\n|\n)+?\}", "", styles())
    assert ":hover" in styles()
    assert re.findall(r"[^\n]*:hover[^\n]*", rest) == []


def test_every_measure_and_colour_is_used() -> None:
    looks = styles() + pages()
    named = set(re.findall(r"(?<![\w-])(--[a-z][\w-]*)\s*:", styles()))
    assert len(named) > 40
    assert {name for name in named if f"var({name}" not in looks} == set()
