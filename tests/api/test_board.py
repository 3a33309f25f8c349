"""Boards, racks, plays and scores as values: printed, compared, kept and drawn."""

import copy
import pickle
from xml.etree import ElementTree

import numpy as np
import pytest

import stafla
from stafla.words import LexiconFault

EDITIONS = ("is", "fi", "sv", "sv-home", "pl", "en")


def behag() -> stafla.Board:
    return stafla.Board("sv").play("8H BEHAG")


def test_a_play_gives_a_new_board_and_leaves_the_old_one() -> None:
    empty = stafla.Board("sv")
    board = empty.play("8H BEHAG")
    assert empty.empty and not board.empty
    assert board.words == ("8H BEHAG",)
    assert [board[f"{column}8"] for column in "GHIJKLM"] == [None, *"BEHAG", None]


def test_a_score_prints_as_a_sum() -> None:
    told = stafla.Board("sv").score("8H BEHAG")
    assert str(told) == "BEHAG: (4 + 1 + 2 + 1 + 2×2) × 2 = 24\n8H BEHAG = 24"
    assert int(told) == told.total == sum(word.points for word in told.words) + told.bonus


def test_a_blank_counts_nothing_and_prints_small() -> None:
    score = stafla.score("sv", "8H BeHAG")
    assert str(score).startswith("BEHAG: (4 + 0 + 2 ")
    assert stafla.Board("sv").play("8H BeHAG")["I8"] == "e"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_play_reads_as_it_prints_and_scores_the_same(edition: str) -> None:
    board = stafla.Board(edition)
    rack = {"pl": "PRÓBUJE", "is": "HRAKIÐ?", "fi": "KOTKĄ??".replace("Ą", "A")}.get(
        edition, "OBEHGA?"
    )
    first = board.plays(rack)[0]
    board = board.play(str(first))
    assert board == stafla.Board(edition).play(first)
    for play in board.plays(rack)[:: max(1, len(board.plays(rack)) // 50)]:
        assert board.score(str(play)).total == board.score(play).total == play.score
        assert str(board.play_of(play.placement)) == str(play)


def test_the_polish_notation_names_the_row_first() -> None:
    across = stafla.Board("pl").play("H8 PRÓBUJE")
    assert across == stafla.Board("pl", notation="gcg").play("8H PRÓBUJE")
    assert across.words == ("H8 PRÓBUJE",)
    with pytest.raises(ValueError, match="unknown notation"):
        stafla.Board("pl", notation="chess")  # type: ignore[arg-type]


def test_plays_are_a_sequence() -> None:
    plays = behag().plays("OBEHGA?")
    assert isinstance(plays[0], type(next(iter(plays)))) and plays[-1].score <= plays[0].score
    assert [str(play) for play in plays[2:6]] == [str(plays[at]) for at in range(2, 6)]
    assert len(plays[::100]) == (len(plays) + 99) // 100
    assert list(plays.best(3)) == list(plays)[:3]
    assert [play.score for play in plays] == sorted((p.score for p in plays), reverse=True)
    with pytest.raises(IndexError):
        _ = plays[len(plays)]


def test_the_array_of_plays_says_what_the_plays_say() -> None:
    plays = behag().plays("OBEHGA?")[5:200:3]
    table = plays.to_numpy()
    assert table["score"].tolist() == [play.score for play in plays]
    assert table["down"].tolist() == [play.down for play in plays]
    assert table["laid"].tolist() == [len(play) for play in plays]
    assert table["square"].tolist() == [play.placement.square for play in plays]
    last = table["tiles"][-1]
    assert bytes(last[last != 0xFF].astype(np.uint8)) == plays[-1].placement.tiles


def test_without_pandas_a_frame_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from stafla.api import frames

    def missing(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(frames, "import_module", missing)
    with pytest.raises(ImportError, match=r"to_numpy\(\)"):
        behag().plays("OBE").to_frame()


def test_a_frame_has_a_row_a_play(monkeypatch: pytest.MonkeyPatch) -> None:
    from stafla.api import frames

    class Pandas:
        DataFrame = dict

    monkeypatch.setattr(frames, "import_module", lambda name: Pandas)
    plays = behag().plays("OBE")
    frame = plays.to_frame()
    assert list(frame) == ["square", "tiles", "word", "score", "laid"]
    assert frame["score"] == [play.score for play in plays]


def test_racks_compare_by_their_tiles() -> None:
    rack = stafla.Rack("OBEHGA?", "sv")
    assert rack == stafla.Rack("?AGHEBO", "sv") and hash(rack) == hash(stafla.Rack("?AGHEBO", "sv"))
    assert rack != stafla.Rack("OBEHGA?", "en") and rack != "OBEHGA?"
    assert str(rack - "BO?") == "EHGA" and str(rack - "BO?" + "Å") == "EHGAÅ"
    assert "?" in rack and "X" not in rack and list(rack)[-1] == "?"
    assert rack.value == sum(stafla.Rack(tile, "sv").value for tile in rack)
    with pytest.raises(stafla.Refused) as refused:
        rack.without("OO")
    assert (refused.value.code, refused.value.tile) == ("not-on-rack", "O")


def test_what_is_printed_can_be_typed_again() -> None:
    board, rack = behag(), stafla.Rack("OBEHGA?", "sv")
    position = stafla.read_cgp(board.to_cgp(["OBE", ""], [12, 24]), "sv")
    for value in (board, stafla.Board("pl"), rack, position, stafla.Lexicon("sv")):
        assert eval(repr(value), vars(stafla)) == value


def test_a_cgp_line_is_read_and_written() -> None:
    line = "15/15/15/15/15/15/15/7BeHAG3/15/15/15/15/15/15/15 BEO/ 12/24 0"
    position = stafla.read_cgp(line, "sv")
    assert position.to_cgp() == line
    assert (str(position.rack), position.racks[1], position.scores) == ("BEO", None, (12, 24))
    assert position.board.rows == line.split()[0]
    assert position.plays() == position.board.plays("BEO")


@pytest.mark.parametrize(
    "make",
    [
        behag,
        lambda: stafla.Rack("OBE?", "sv"),
        lambda: behag().plays("OBE")[0],
        lambda: behag().plays("OBE")[3:9],
        lambda: behag().score("8H BEHAGA"),
        lambda: stafla.Lexicon("sv"),
        lambda: stafla.Edition.load("sv"),
        lambda: stafla.read_cgp(behag().to_cgp(["OBE"]), "sv"),
    ],
)
def test_values_are_kept_and_copied(make) -> None:
    value = make()
    for other in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
        assert other == value and hash(other) == hash(value)
        assert repr(other) == repr(value) and str(other) == str(value)


def test_pictures_and_tables_are_well_formed() -> None:
    board = behag()
    drawn = ElementTree.fromstring(board._repr_svg_())
    assert len(drawn.findall(".//*[@class='tile']")) == 5
    marked = ElementTree.fromstring(board.to_svg(new=["H8", "I8"]))
    assert len(marked.findall(".//*[@class='tile new']")) == 2
    for shown in (board.plays("OBE"), stafla.Rack("A?", "sv"), stafla.Edition.load("sv")):
        ElementTree.fromstring(shown._repr_html_())


def test_a_diagram_shows_tiles_and_premiums() -> None:
    rows = str(behag()).splitlines()
    assert rows[0].split() == list("ABCDEFGHIJKLMNO")
    assert rows[1] == " 1  = . . ' . . . = . . . ' . . ="
    assert rows[8] == " 8  = . . ' . . . B E H A G . . ="
    assert str(stafla.Board("pl")).splitlines()[8].startswith(" H  =")


@pytest.mark.parametrize(
    ("play", "code", "text", "position"),
    [
        ("8Z BEHAG", "notation-off-board", "8Z", 0),
        ("8H BEŁAG", "notation-unknown-letter", "Ł", 5),
        ("8H WE", "notation-blank-only", "W", 3),
        ("BEHAG", "notation-play", "BEHAG", 0),
    ],
)
def test_what_cannot_be_read_says_where(play: str, code: str, text: str, position: int) -> None:
    with pytest.raises(stafla.BadNotation) as bad:
        stafla.Board("sv").play(play)
    assert (bad.value.code, bad.value.text, bad.value.position) == (code, text, position)
    again = pickle.loads(pickle.dumps(bad.value))
    assert (str(again), again.code) == (str(bad.value), code)


def test_a_refusal_speaks_the_language_asked_for() -> None:
    with pytest.raises(stafla.Refused) as refused:
        behag().play("1A BEHAG")
    sentences = {refused.value.sentence(language) for language in ("is", "fi", "sv", "pl", "en")}
    assert refused.value.code == "detached" and len(sentences) == 5
    assert str(refused.value) == refused.value.sentence("en")
    assert not behag().is_legal("1A BEHAG") and behag().is_legal("8H BEHAGA")


def test_errors_are_value_errors_and_tell_what_there_is() -> None:
    with pytest.raises(stafla.UnknownEdition, match="sv-home"):
        stafla.Board("se")
    for kind in (stafla.Refused, stafla.BadNotation, stafla.UnknownEdition):
        assert issubclass(kind, ValueError)


def test_words_are_judged_with_base_form_and_source() -> None:
    lexicon = stafla.Lexicon("fi")
    assert "KOIRAT" in lexicon and "koirat" in lexicon and "KOIRRAT" not in lexicon
    judgement = lexicon.judge("koirat")
    assert (judgement.word, judgement.verdict, judgement.source) == (
        "KOIRAT",
        "valid",
        lexicon.name,
    )
    told = stafla.judge("sv", "behag", "xyz")
    assert told.verdict == "invalid" and [one.verdict for one in told.words] == ["valid", "invalid"]
    assert str(told).splitlines()[0] == "invalid"
    assert next(iter(lexicon)) == lexicon.words()[0]
    assert stafla.Lexicon("fi", lexicon.fingerprint) == lexicon != stafla.Lexicon("sv")


def test_what_is_of_another_edition_is_read_by_its_letters_or_refused() -> None:
    board = stafla.Board("pl")
    assert board.plays(stafla.Rack("KOTEK", "en")) == board.plays("KOTEK")
    for foreign in ("QUEEN", "VAT"):
        with pytest.raises(stafla.BadNotation, match=f"{foreign[0]} is not a letter"):
            board.plays(stafla.Rack(foreign, "en"))
    word = stafla.Board("en").play_of(stafla.Board("en")._placement("8H VAT"))
    with pytest.raises(stafla.BadNotation, match="V is not a letter"):
        board.score(word)
    across = stafla.Board("en").play_of(stafla.Board("en")._placement("8H KOT"))
    assert board.play(across)["H8"] == "K"
    with pytest.raises(LexiconFault, match="made for en"):
        board.plays("KOTEK", stafla.Lexicon("en"))
    with pytest.raises(ValueError, match="the board is of en, not of pl"):
        stafla.moves("pl", "KOTEK", stafla.Board("en"))
    # two editions of one language have the same tiles and words
    assert stafla.Board("sv-home").plays(stafla.Rack("BEHAG", "sv"), stafla.Lexicon("sv"))


def test_a_square_that_is_none_is_bad_notation_in_a_picture_too() -> None:
    with pytest.raises(stafla.BadNotation) as bad:
        stafla.Board("en").to_svg(new=["Z99"])
    assert bad.value.sentence("pl") and bad.value.position == 0


def test_a_position_of_one_player_is_written_as_it_was_read() -> None:
    line = "/".join(["15"] * 15) + " ABEHLLO 5 0"
    position = stafla.read_cgp(line, "en")
    assert position.to_cgp() == line
    assert stafla.read_cgp(position.to_cgp(), "en") == position


def test_a_pattern_that_cannot_be_read_says_what_it_is() -> None:
    lexicon = stafla.Lexicon("pl")
    for ask, text in (
        (lexicon.matching, "KO*"),
        (lexicon.beginning, "KO*"),
        (lexicon.matching, "?*"),
    ):
        with pytest.raises(stafla.BadNotation) as bad:
            ask(text)
        assert (bad.value.text, bad.value.position) == ("*", text.index("*"))
        assert "*" in bad.value.sentence("pl")
    assert "KOT" in lexicon.matching("KO?") and "KOTEK" in lexicon.beginning("kot")
