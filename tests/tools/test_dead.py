"""What nothing names is found, and what is reached in another way is let be."""

from tools import dead

CODE = """
class Kept:
    def shown(self): ...
    def dead(self): ...
    def reached(self): ...

def main() -> None:
    Kept()

main()
"""
REASON = '[[reached]]\nfiles = "code/*"\nnames = ["rea*", "gone"]\nby = "another way"\n'


def test_what_nothing_names_is_found_but_for_templates_and_reasons(tmp_path, monkeypatch, capsys):
    for folder, name, text in (
        ("code", "one.py", CODE),
        ("pages", "one.html", "<p>dead {{ look.shown }}</p>"),
        (".", "dead.toml", REASON),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_text(text)
    monkeypatch.setattr(dead, "ROOT", tmp_path)
    monkeypatch.setattr(dead, "SOURCES", ("code",))
    monkeypatch.setattr(dead, "TEMPLATES", tmp_path / "pages")
    monkeypatch.setattr(dead, "REASONS", tmp_path / "dead.toml")
    assert dead.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "code/one.py:4: nothing names dead",
        "tools/dead.toml: gone of code/* holds back nothing",
    ]
    (tmp_path / "code" / "one.py").write_text(CODE.replace("Kept()", "Kept().dead()"))
    assert dead.main() == 0
