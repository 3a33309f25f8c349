"""What is installed plays: the packages of `make dist` in empty environments, without an index."""

import gzip
import http.cookiejar
import json
import os
import re
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from stafla.web import create_app
from tests.web.opened import opening
from tests.web.routes import looks
from tools import dist

ROOT = Path(__file__).resolve().parents[2]
PYTHON = Path(sys.executable)
UV = ROOT / ".uv" / "bin" / "uv"
EDITIONS = ("is", "fi", "sv", "pl", "en")
# a word that each list holds and one that is in none
JUDGED = {
    "is": ("HESTUR", "HÆHÆHÆR"),
    "fi": ("TALO", "TALÖ"),
    "sv": ("HÄST", "HÄSTT"),
    "pl": ("ŻABA", "ŻABĄĄ"),
    "en": ("HORSE", "HORSSE"),
}
REFERRED = re.compile(rb'(?:src|href|address|icon)"?[=:] ?"(/(?:static|api/device)/[^"?#]+)"')
ADDRESS = re.compile(r"^Stafla: (http://\S+?)/$", re.M)


def command(*words: str | Path, folder: Path, status: int = 0, **more: str) -> str:
    """Run far from the sources and from this environment; what it said on both outputs."""
    answer = subprocess.run(
        list(map(str, words)),
        cwd=folder,
        env=elsewhere(folder) | more,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == status, answer.stdout + answer.stderr
    return answer.stdout + answer.stderr


def elsewhere(folder: Path) -> dict[str, str]:
    """This process's environment, without what points back to it."""
    ours = ("PYTHON", "VIRTUAL", "STAFLA", "UV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"STAFLA_HOME": str(folder / "home"), "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make dist` writes, without the sources."""
    folder = tmp_path_factory.mktemp("dist")
    dist.build(folder, sources=False)
    dist.gather(folder)
    dist.write_sums(folder)
    return folder


@pytest.fixture(scope="module")
def stafla(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, installed as a tool of its own with the words of all editions."""
    home = tmp_path_factory.mktemp("tool")
    offline = ("--no-index", "--find-links", packages, "--python", PYTHON)
    folders = {"UV_TOOL_DIR": str(home / "tools"), "UV_TOOL_BIN_DIR": str(home / "bin")}
    command(UV, "tool", "install", "--quiet", *offline, "stafla[all]", folder=home, **folders)
    return home / "bin" / "stafla"


def check_judge(stafla: Path, edition: str, folder: Path) -> None:
    """The program says of a word of the list that it is valid, of another that it is not."""
    known, unknown = JUDGED[edition]
    for word, verdict, status in ((known, "valid", 0), (unknown, "invalid", 1)):
        asked = ("judge", "--edition", edition, "--json", word)
        told = json.loads(command(stafla, *asked, folder=folder, status=status))
        judged = [(one["word"], one["verdict"]) for one in told["words"]]
        assert (told["verdict"], judged) == (verdict, [(word, verdict)])


@pytest.mark.ci
def test_the_wheel_carries_data_and_pages(packages: Path) -> None:
    names = zipfile.ZipFile(next(packages.glob("stafla-*.whl"))).namelist()
    for needed in (
        "stafla/_core.abi3.so",
        "stafla/_core.pyi",
        "stafla/data/editions/is.toml",
        "stafla/data/fonts/AtkinsonHyperlegibleNext-Bold.ttf",
        "stafla/data/fonts/OFL.txt",
        "stafla/data/leaves/fi.leaves.gz",
        "stafla/data/locales/pl/table.ftl",
        "stafla/data/ordinary/sv.txt.gz",
        "stafla/web/static/.vite/manifest.json",
    ):
        assert needed in names
    built = (ROOT / "front" / "generated" / "kernel.wasm").is_file()
    assert built == any(name.endswith(".wasm") for name in names)
    assert not [name for name in names if "node_modules" in name or name.endswith(".rs")]


@pytest.mark.ci
@pytest.mark.parametrize("language", EDITIONS)
def test_words_travel_with_their_licence_and_credits(packages: Path, language: str) -> None:
    wheel = zipfile.ZipFile(next(packages.glob(f"stafla_words_{language}-*.whl")))
    names = wheel.namelist()
    carried = [name.rpartition("/")[2] for name in names if "/licenses/" in name]
    beside = ROOT / "lexica" / language
    assert sorted(carried) == sorted(
        p.name for p in [*beside.glob("LICENSE*"), beside / "CREDITS.md"]
    )
    words = f"stafla_words_{language}/{language}.lexicon"
    # what devices take along is packed by us: an installed server packs nothing
    assert gzip.decompress(wheel.read(f"{words}.gz")) == wheel.read(words)


@pytest.mark.ci
def test_the_sums_are_those_of_our_packages(packages: Path) -> None:
    listed = (packages / dist.SUMS).read_text().splitlines()
    assert len(listed) == 6 and all("  stafla" in line for line in listed)
    command("sha256sum", "--check", "--strict", dist.SUMS, folder=packages)


@pytest.mark.ci
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_installed_edition_judges_scores_and_plays(
    stafla: Path, tmp_path: Path, edition: str
) -> None:
    check_judge(stafla, edition, tmp_path)
    run = ("--games", "1", "--seed", "1", "--threads", "1", "--json")
    told = json.loads(command(stafla, "selfplay", "--edition", edition, *run, folder=tmp_path))
    assert told["games"] == 1


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the installed program's data."""
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def server(stafla: Path, served: Path) -> Iterator[str]:
    """Where the installed program serves."""
    folder = served
    process = subprocess.Popen(
        [str(stafla), "serve", "--port", "0"],
        cwd=folder,
        env=elsewhere(folder),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = ADDRESS.match(process.stdout.readline())
        assert found
        yield found[1]
    finally:
        process.terminate()
        process.communicate(timeout=30)


class Visitor:
    """Somebody with cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(jar)

    def get(self, path: str) -> tuple[int, bytes]:
        try:
            with self.opener.open(self.address + path, timeout=60) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    def post(self, path: str, **form: str) -> str:
        """Where a form leads."""
        data = urllib.parse.urlencode(form).encode()
        headers = {"origin": self.address}
        asked = urllib.request.Request(self.address + path, data, headers)
        with self.opener.open(asked, timeout=60) as answer:
            return urllib.parse.urlsplit(answer.url).path


@pytest.mark.ci
def test_an_installed_server_answers_every_page_with_all_it_refers_to(
    server: str, stafla: Path, served: Path, tmp_path: Path
) -> None:
    house = opening(tmp_path)
    paths = looks(create_app(house))
    house.close()
    visitor = Visitor(server)
    visitor.post("/sign-up", name="Sigríður", password="fyra grå hägrar vid sjön")
    everything = ("--roles", "administrator,moderator,arbiter,director")
    command(stafla, "people", "roles", "Sigríður", *everything, folder=served)
    tables = [
        visitor.post("/tables", profile=edition, kind1="person", name1="A", kind2="highest-score")
        for edition in EDITIONS
    ]
    table = tables[0].rpartition("/")[2]
    assert len(set(tables)) == len(EDITIONS)
    answered = {}
    for path in (*paths, *tables):
        for edition in EDITIONS if "{profile}" in path else ("",):
            filled = path.replace("{table}", table).replace("{profile}", edition)
            answered[filled] = visitor.get(re.sub(r"{\w+}", "unknown", filled))
    assert {path: status for path, (status, _) in answered.items() if status >= 500} == {}
    lost = {path for path, (status, _) in answered.items() if status != 200 and "{" not in path}
    assert {path.replace(table, "{table}") for path in lost} <= MAY_REFUSE
    pages = b"".join(body for _, body in answered.values())
    files = set(
        re.findall(rb'(?:src|href|address|icon)"?[=:] ?"(/(?:static|api/device)/[^"?#]+)"', pages)
    )
    assert len(files) > 20
    assert {path for path in files if visitor.get(path.decode())[0] != 200} == set()


@pytest.mark.ci
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_installed_server_sends_what_was_packed_when_it_was_built(
    server: str, edition: str
) -> None:
    told = json.loads(Visitor(server).get(f"/api/device/editions/{edition}")[1])
    for file in (*told["lexicon"]["files"], told["leaves"], told["ordinary"]):
        asked = urllib.request.Request(
            server + file["address"], headers={"accept-encoding": "gzip"}
        )
        with urllib.request.urlopen(asked, timeout=60) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert len(gzip.decompress(answer.read())) == file["bytes"]


# of a game that has ended, or that waits for a judge
MAY_REFUSE = {"/tables/{table}/card.png", "/judge/{table}", "/judge/{table}/board.svg"}


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of an empty environment."""
    command(UV, "venv", "--quiet", "--python", PYTHON, tmp_path / "env", folder=tmp_path)
    return tmp_path / "env" / "bin" / "python"


@pytest.mark.ci
def test_without_words_one_line_says_what_is_missing_and_how_to_get_it(
    packages: Path, python: Path, tmp_path: Path
) -> None:
    offline = ("--no-index", "--find-links", packages, "--python", python)
    install = (UV, "pip", "install", "--quiet", *offline)
    command(*install, "stafla", folder=tmp_path)
    stafla = python.with_name("stafla")
    said = command(stafla, "judge", "--edition", "is", "HESTUR", folder=tmp_path, status=2)
    assert said.count("\n") == 1 and "pip install 'stafla[is]'" in said
    none = command(stafla, "words", "list", folder=tmp_path)
    assert none.count("\n") == 1 and "pip install 'stafla[all]'" in none
    # no machine has this address, so the server ends after it has said what is missing
    served = command(stafla, "serve", "--host", "192.0.2.1", folder=tmp_path, status=2)
    assert "pip install 'stafla[all]'" in served.splitlines()[0]
    # the extra of one language brings its words and no others
    command(*install, "stafla[sv]", folder=tmp_path)
    check_judge(stafla, "sv", tmp_path)
    command(stafla, "judge", "--edition", "is", "HESTUR", folder=tmp_path, status=2)


@pytest.mark.verify
def test_pip_installs_it_too(packages: Path, python: Path, tmp_path: Path) -> None:
    offline = ("--no-index", "--find-links", packages, "--disable-pip-version-check")
    pip = (PYTHON, "-m", "pip", "--python", python, "install", "--quiet", *offline)
    command(*pip, "stafla[all]", folder=tmp_path)
    check_judge(python.with_name("stafla"), "fi", tmp_path)
