"""Words in doubt: who may ask, what an arbiter sees, and what a ruling does."""

from contextlib import suppress
from dataclasses import replace

import pytest

from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotForYou
from stafla.club.holdings import Holdings, TooManyOfLate
from stafla.club.judge import rulings
from stafla.club.judge.questions import LONGEST_WORD, REPORTS, EventWords, Questions, doubts
from stafla.club.judge.refusals import (
    BadQuestion,
    BadRuling,
    NoAppeal,
    NoSuchQuestion,
    TooManyWords,
)
from stafla.club.judge.rulings import Arbiters, PinnedVerdict
from stafla.club.lexica import InstalledLexica
from stafla.club.limits import shipped_limits
from stafla.club.tables.refusals import NotYourTable
from stafla.club.throttle import AttemptLimit, Throttle, TooManyAttempts
from stafla.editions import load, with_same_words
from stafla.rules import Played
from stafla.store import AttemptStore, HoldingStore, RulingStore
from stafla.store.schema import people
from stafla.words import About, build, library, list_of
from tests.club.club import OWNER, STRANGER, Shelf
from tests.club.test_ratings import rewrite

ARBITER = Person("a" * 22, "Ása", 0, "is", hidden=False, roles=frozenset({"arbiter"}))
COLLEAGUE = Person("c" * 22, "Katla", 0, "is", hidden=False, roles=frozenset({"arbiter"}))
PLAYER = Person("p" * 22, "Pési", 0, "is", hidden=False, roles=frozenset())


@pytest.fixture
def arbiters(club):
    def sign_up(connection):
        for person in (ARBITER, PLAYER):
            row = {"id": person.id, "created": 0, "language": "is", "hidden": False}
            connection.execute(people.insert().values(**row, settings="{}"))

    club.database.write(sign_up)
    return Arbiters(club.tables, RulingStore(club.database))


@pytest.fixture
def questions(club, arbiters):
    throttle = Throttle(AttemptStore(club.database), club.now)
    return Questions(club.tables, arbiters.rows, throttle)


def challenge_word(club, appeals=True):
    """A table at which the first play was challenged, and the number of the challenge."""
    guests = (SeatSetup("A", owner=OWNER), SeatSetup("B", owner=STRANGER))
    table = club.tables.create(Setup("is", guests, "challenge", appeals=appeals), OWNER)
    mover = club.game(table).to_move
    act(club, table, mover, club.best(table))
    act(club, table, 1 - mover, Act("challenge"))
    (doubt,) = doubts(club.game(table))
    return table, doubt


def act(club, table, seat, what):
    owner = (OWNER, STRANGER)[seat]
    club.tables.act(table, Audience(owner, seat), club.game(table).number, what)


def report(questions, word="hestur", kind="missing", edition="is", who="somewhere"):
    questions.report(edition, word, kind, "because", Audience(None, None, None, who))


def test_a_challenge_that_was_ruled_on_can_be_appealed_by_who_plays_there(
    club, arbiters, questions
):
    table, doubt = challenge_word(club)
    assert doubt.verdict == "valid"
    assert len(doubt.words) >= 1
    with pytest.raises(NotYourTable):
        questions.appeal(table, Audience("0" * 64), doubt.event, "")
    questions.appeal(table, Audience(STRANGER), doubt.event, "it is no word")
    asked = arbiters.rows.of_game(table)
    assert [question.word for question in asked] == list(doubt.words)
    with pytest.raises(NoAppeal):
        questions.appeal(table, Audience(OWNER), doubt.event, "")


def test_of_two_appeals_at_the_same_moment_one_reaches_the_arbiters(
    club, arbiters, questions, monkeypatch
):
    """Both players, or one form sent twice: the arbiters had every word twice."""
    table, doubt = challenge_word(club)
    monkeypatch.setattr(arbiters.rows, "of_game", lambda _table: [])
    questions.appeal(table, Audience(STRANGER), doubt.event, "no word")
    with pytest.raises(NoAppeal):
        questions.appeal(table, Audience(OWNER), doubt.event, "no word")
    assert [question.word for question in arbiters.rows.open(100)] == list(doubt.words)


def test_where_the_table_allows_none_or_nothing_was_challenged_there_is_no_appeal(club, questions):
    table, doubt = challenge_word(club, appeals=False)
    with pytest.raises(NoAppeal):
        questions.appeal(table, Audience(OWNER), doubt.event, "")
    table, doubt = challenge_word(club)
    with pytest.raises(NoAppeal):
        questions.appeal(table, Audience(OWNER), doubt.event + 1, "")


def test_the_register_tells_of_a_game_s_words_when_it_is_over(club, arbiters, questions):
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    for evidence in arbiters.open(ARBITER):
        arbiters.rule(ARBITER, evidence.question.id, "invalid", "in no dictionary", "")
    assert arbiters.register() == []
    act(club, table, 0, Act("resign"))
    assert {ruling.word for ruling in arbiters.register("is")} == set(doubt.words)


def test_a_game_that_nobody_ends_keeps_no_ruling_from_the_register_for_ever(
    club, arbiters, questions
):
    """Without a clock: who had lost by the word left, and the precedent was never anybody's."""
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    for evidence in arbiters.open(ARBITER):
        arbiters.rule(ARBITER, evidence.question.id, "invalid", "in no dictionary", "")
    club.wait(29 * 24 * 3_600)
    act(club, table, club.game(table).to_move, Act("pass"))
    # somebody plays there again, and nobody is told which word it was
    club.wait(29 * 24 * 3_600)
    assert arbiters.register() == [] and arbiters.on_game(table) == {}
    club.wait(2 * 24 * 3_600)
    assert {ruling.word for ruling in arbiters.register("is")} == set(doubt.words)
    assert {ruling.word for ruling in arbiters.on_game(table).values()} == set(doubt.words)


def test_a_report_tells_nothing_of_a_word_that_was_appealed_in_a_game(club, arbiters, questions):
    """Word by word, while the game goes on: its ruling was everybody's, for it closes both."""
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    word = doubt.words[0]
    report(questions, word, who="elsewhere")
    (asked,) = [one for one in arbiters.rows.open(10) if one.kind == "missing"]
    arbiters.rule(ARBITER, asked.id, "valid", "so", "")
    assert arbiters.register() == arbiters.register("is", word) == []
    act(club, table, 0, Act("resign"))
    assert [ruling.word for ruling in arbiters.register("is", word)] == [word]


def test_what_was_ruled_before_a_word_was_appealed_stays_known(club, arbiters, questions):
    report(questions, "hestur")
    (asked,) = arbiters.rows.open(10)
    arbiters.rule(ARBITER, asked.id, "valid", "so", "")
    club.wait(1)
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    assert [ruling.word for ruling in arbiters.register()] == ["HESTUR"]


def test_words_of_a_real_board_are_told_when_no_game_of_the_round_is_played_any_more(
    club, arbiters, questions
):
    questions.bring(EventWords("is", "ABCDEF", ("HESTUR", "KÝR")), "", Audience(person=PLAYER.id))
    for asked in arbiters.rows.open(10):
        arbiters.rule(ARBITER, asked.id, "valid", "so", "")
    assert arbiters.register() == arbiters.register("is", "kýr") == []
    club.wait(24 * 3_600)
    assert {ruling.word for ruling in arbiters.register()} == {"HESTUR", "KÝR"}


def test_a_log_that_cannot_be_read_hides_no_ruling_of_others(club, arbiters, questions):
    tables = [challenge_word(club) for _ in range(2)]
    for table, doubt in tables:
        questions.appeal(table, Audience(OWNER), doubt.event, "")
        act(club, table, 0, Act("resign"))
    for evidence in arbiters.open(ARBITER):
        arbiters.rows.rule(arbiters.draft(ARBITER, evidence, "valid", "so", ""))
    before = arbiters.register()
    assert {ruling.question for ruling in before} == {
        question.id for table, _ in tables for question in arbiters.rows.of_game(table)
    }
    rewrite(club, tables[0][0], "{")
    assert arbiters.register() == before


def test_to_look_at_the_register_reads_no_game(club, arbiters, questions, monkeypatch):
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    for evidence in arbiters.open(ARBITER):
        arbiters.rows.rule(arbiters.draft(ARBITER, evidence, "valid", "so", ""))
    act(club, table, 0, Act("resign"))
    monkeypatch.setattr(club.tables, "game", None)
    assert {ruling.word for ruling in arbiters.register()} == set(doubt.words)


def test_a_ruling_is_named_reasoned_and_closes_every_question_about_the_word(
    club, arbiters, questions
):
    report(questions)
    report(questions, "HESTUR", "wrong")
    first, second = arbiters.open(ARBITER)
    assert first.question.word == second.question.word == "HESTUR"
    number = arbiters.rule(ARBITER, first.question.id, "valid", " in  ÍO ", "Íslensk orðabók")
    assert arbiters.open(ARBITER) == []
    (ruling,) = arbiters.register(word="hestur")
    assert (ruling.number, ruling.arbiter, ruling.reason) == (number, ARBITER.id, "in ÍO")
    with pytest.raises(NoSuchQuestion):
        arbiters.rule(ARBITER, second.question.id, "valid", "again", "")


def test_earlier_rulings_are_evidence_for_later_ones(club, arbiters, questions):
    report(questions)
    arbiters.rule(ARBITER, arbiters.open(ARBITER)[0].question.id, "valid", "in ÍO", "")
    report(questions, kind="wrong")
    (evidence,) = arbiters.open(ARBITER)
    assert [ruling.reason for ruling in evidence.earlier] == ["in ÍO"]
    arbiters.rule(ARBITER, evidence.question.id, "invalid", "a proper name", "")
    assert [ruling.verdict for ruling in arbiters.register()] == ["invalid", "valid"]


def test_the_latest_ruling_that_differs_from_the_list_is_proposed(club, arbiters, questions):
    for word, verdict in (("hestur", "valid"), ("kýr", "invalid")):
        report(questions, word)
        arbiters.rule(ARBITER, arbiters.open(ARBITER)[0].question.id, verdict, "so", "")
    proposed = {ruling.word: (ruling.verdict, ruling.listed) for ruling in arbiters.proposals()}
    assert proposed == {"HESTUR": ("valid", "unknown"), "KÝR": ("invalid", "unknown")}
    assert arbiters.proposals("sv") == []


def test_only_so_many_rulings_are_read_for_proposals(club, arbiters, questions, monkeypatch):
    monkeypatch.setattr(rulings, "MOST_RULINGS", 1)
    for word in ("hestur", "kýr"):
        report(questions, word)
        arbiters.rule(ARBITER, arbiters.open(ARBITER)[0].question.id, "valid", "so", "")
    assert [ruling.word for ruling in arbiters.proposals()] == ["KÝR"]


def test_only_arbiters_rule_and_none_on_an_appeal_of_their_own(club, arbiters, questions):
    report(questions)
    with pytest.raises(NotForYou):
        arbiters.open(PLAYER)
    asked = arbiters.rows.open(10)[0].id
    with pytest.raises(NotForYou):
        arbiters.rule(PLAYER, asked, "valid", "so", "")
    with pytest.raises(NotForYou):
        arbiters.lay_aside(PLAYER, asked)
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(OWNER, None, ARBITER.id), doubt.event, "")
    own = arbiters.rows.of_game(table)[0].id
    with pytest.raises(NotForYou):
        arbiters.rule(ARBITER, own, "valid", "so", "")
    with pytest.raises(NotForYou):
        arbiters.lay_aside(ARBITER, own)
    assert own not in {e.question.id for e in arbiters.open(ARBITER)}
    assert own in {e.question.id for e in arbiters.open(COLLEAGUE)}


def test_an_arbiter_who_plays_sees_no_evidence_of_an_appeal_from_that_game(
    club, arbiters, questions
):
    """They read what list and dictionaries say of words of their own game, and could lay it aside.

    At their own device they were a guest when the game began, and nobody knew them for it.
    """
    table, doubt = challenge_word(club)
    questions.appeal(table, Audience(STRANGER), doubt.event, "no word")
    at_the_board, elsewhere = (
        Audience(OWNER, None, ARBITER.id),
        Audience("0" * 64, None, ARBITER.id),
    )
    assert arbiters.open(ARBITER, at_the_board) == []
    assert {e.question.word for e in arbiters.open(ARBITER, elsewhere)} == set(doubt.words)
    asked = arbiters.rows.of_game(table)[0].id
    with pytest.raises(NotForYou):
        arbiters.rule(ARBITER, asked, "valid", "so", "", audience=at_the_board)
    with pytest.raises(NotForYou):
        arbiters.lay_aside(ARBITER, asked, at_the_board)
    assert arbiters.rule(ARBITER, asked, "valid", "so", "", audience=elsewhere)


@pytest.mark.parametrize(
    ("verdict", "reason"), [("", "so"), ("maybe", "so"), ("valid", " "), ("valid", "x" * 1001)]
)
def test_a_ruling_without_verdict_or_reason_is_none(arbiters, questions, verdict, reason):
    report(questions)
    asked = arbiters.rows.open(1)[0].id
    with pytest.raises(BadRuling):
        arbiters.rule(ARBITER, asked, verdict, reason, "")
    assert arbiters.rows.open(1)[0].id == asked


@pytest.mark.parametrize(
    ("edition", "word", "kind"),
    [
        ("is", "a", "missing"),
        ("is", "x" * 31, "missing"),
        ("is", "orð1", "missing"),
        ("is", "<b>", "wrong"),
        ("xx", "orð", "wrong"),
        ("is", "orð", "odd"),
    ],
)
def test_what_is_no_word_or_no_report_is_refused(arbiters, questions, edition, word, kind):
    with pytest.raises(BadQuestion):
        report(questions, word, kind, edition)
    assert arbiters.rows.open(10) == []


@pytest.mark.parametrize("length", [2, LONGEST_WORD])
def test_a_word_of_the_least_and_of_the_greatest_length_can_be_asked_about(
    arbiters, questions, length
):
    report(questions, f" {'a' * length} ")
    (question,) = arbiters.rows.open(10)
    assert question.word == "A" * length


def test_nobody_reports_without_end(club, arbiters, questions):
    for _ in range(REPORTS.most):
        report(questions)
    with pytest.raises(TooManyAttempts):
        report(questions, word="sól")
    assert "SÓL" not in {question.word for question in arbiters.rows.open(100)}
    report(questions, who="elsewhere")
    club.wait(REPORTS.window / 1000 + 1)
    report(questions)


def test_a_ruling_holds_at_every_edition_that_is_played_by_the_same_words(arbiters, questions):
    assert with_same_words("sv") == with_same_words("sv-home") == ("sv", "sv-home")
    assert with_same_words("is") == ("is",)
    assert with_same_words("none") == ("none",)
    for edition in ("sv", "sv-home", "en"):
        report(questions, "ide", edition=edition)
    first = next(one for one in arbiters.open(ARBITER) if one.question.edition == "sv-home")
    arbiters.rule(ARBITER, first.question.id, "valid", "in SAOL", "")
    # what was asked of the same word at the other edition is answered by it
    assert [one.question.edition for one in arbiters.open(ARBITER)] == ["en"]
    for edition in ("sv", "sv-home"):
        assert arbiters.precedents(edition, ["IDE"]) == {"IDE": "valid"}
        assert [one.edition for one in arbiters.register(edition, "idé")] == ["sv-home"]
        assert [one.edition for one in arbiters.register(edition)] == ["sv-home"]
    assert arbiters.precedents("en", ["IDE"]) == {}
    # of two rulings the later one holds, wherever each was made, and one goes to the list
    report(questions, "ide", edition="sv")
    again = next(one for one in arbiters.open(ARBITER) if one.question.edition == "sv")
    assert [ruling.edition for ruling in again.earlier] == ["sv-home"]
    arbiters.rule(ARBITER, again.question.id, "invalid", "obsolete", "")
    assert arbiters.precedents("sv-home", ["IDE"]) == {"IDE": "invalid"}
    for edition in ("sv", "sv-home", ""):
        (proposal,) = arbiters.proposals(edition)
        assert (proposal.edition, proposal.word, proposal.verdict) == ("sv", "IDE", "invalid")


def test_the_register_is_searched_by_the_word_as_anybody_writes_it(club, arbiters, questions):
    for edition, word in (("sv", "idé"), ("en", "ide"), ("pl", "źle")):
        report(questions, word, edition=edition)
        (question,) = [evidence.question for evidence in arbiters.open(ARBITER)]
        arbiters.rule(ARBITER, question.id, "valid", "so", "")

    def search(word, edition=""):
        return {(ruling.edition, ruling.word) for ruling in arbiters.register(edition, word)}

    for word in ("idé", "IDÉ", " ide\u0301 "):
        assert search(word) == search(word, "sv") == {("sv", "IDE")}
    assert search("ide") == {("sv", "IDE"), ("en", "IDE")}
    assert search("z\u0301le") == search("źle", "pl") == {("pl", "ŹLE")}
    assert search("zle") == search("idé", "en") == search("e-1") == set()
    assert len(search("", "sv")) == 1 and len(search(" ")) == 3


def test_a_word_from_a_game_comes_with_what_the_list_of_that_game_says(
    club, arbiters, questions, monkeypatch, tmp_path
):
    """A club plays by its own list: the arbiter sees its answer beside the shipped list's."""
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    edition = load("is")
    built = build(list_of(["hestur"], edition.alphabet), edition, About("is", "Félagið"))
    library.put(built)
    own, named = library.find(edition).fingerprint, built.lexicon.fingerprint
    club.tables.vocabularies = InstalledLexica()
    guests = (SeatSetup("A", owner=OWNER), SeatSetup("B", owner=STRANGER))
    tables = [
        club.tables.create(Setup("is", guests, "challenge", lexicon=chosen), OWNER)
        for chosen in (named, "")
    ]
    report(questions, "kýr")
    (reported,) = [evidence.question for evidence in arbiters.open(ARBITER)]
    from_games = [replace(reported, kind="appeal", game=table, event=5) for table in tables]
    ours, usual, elsewhere = map(arbiters.evidence, (*from_games, reported))
    assert ours.pinned == PinnedVerdict("Félagið", named, "invalid")
    assert (ours.found.verdict, ours.fingerprint) == ("valid", own)
    assert usual.pinned is elsewhere.pinned is None
    (known,) = arbiters.look_up("is", ["HESTUR"], named)
    assert known.pinned == PinnedVerdict("Félagið", named, "valid")
    (gone,) = arbiters.look_up("is", ["HESTUR"], "ABCDEF")
    assert gone.pinned is None
    # at an event no table says by which list it plays
    questions.bring(EventWords("is", named, ("KÝR",)), "in our list", Audience(person=PLAYER.id))
    (brought,) = [one for one in arbiters.open(ARBITER) if one.question.kind == "appeal"]
    assert brought.pinned == PinnedVerdict("Félagið", named, "invalid")


def test_anybody_is_told_of_a_word_what_the_list_and_the_register_say(club, arbiters, questions):
    """As at a table: what the list decides no ruling changes, and what it leaves open one does."""
    club.tables.vocabularies = InstalledLexica()
    lexicon, checked = arbiters.check("is", " hestur, Hestur hestxyz h þ+ ")
    assert lexicon == library.find(load("is")).name
    told = [(one.found.word, one.verdict, one.found.reason) for one in checked]
    assert told[:2] == [("HESTUR", "valid", "listed"), ("HESTXYZ", "invalid", "not-listed")]
    assert told[2:] == [("H", "invalid", "too-short"), ("þ+", "invalid", "not-letters")]
    report(questions, "hestur")
    (question,) = arbiters.rows.open(10)
    arbiters.rule(ARBITER, question.id, "invalid", "so", "")
    (ruled,) = arbiters.check("is", "HESTUR")[1]
    assert (ruled.verdict, ruled.earlier[0].verdict) == ("valid", "invalid")
    club.tables.vocabularies = Shelf()
    (open_word,) = arbiters.check("is", "HESTUR")[1]
    assert (open_word.found.verdict, open_word.verdict) == ("unknown", "invalid")
    assert arbiters.check("is", " , ") == ("", ())
    with pytest.raises(TooManyWords):
        arbiters.check("is", " ".join("ábdeéfghiíj"))


def test_precedents_are_of_the_words_that_are_asked_about_and_no_others(club, arbiters, questions):
    for word, verdict in (("hestur", "valid"), ("sól", "invalid")):
        report(questions, word)
        (question,) = arbiters.rows.open(10)
        arbiters.rule(ARBITER, question.id, verdict, "so", "")
    assert arbiters.precedents("is", ["HESTUR", "KÝR"]) == {"HESTUR": "valid"}
    assert arbiters.precedents("fi", ["HESTUR"]) == {}
    assert arbiters.precedents("is", []) == {}


def test_a_report_bears_the_name_of_who_was_signed_in(arbiters, questions):
    questions.report("is", "hestur", "missing", "because", Audience(None, None, PLAYER.id, "here"))
    report(questions, "kaktus")
    asked = {evidence.question.word: evidence.question for evidence in arbiters.open(ARBITER)}
    assert {word: one.asked_by for word, one in asked.items()} == {
        "HESTUR": PLAYER.id,
        "KAKTUS": None,
    }
    assert {(one.kind, one.game, one.event) for one in asked.values()} == {("missing", None, None)}


def test_who_is_no_arbiter_is_not_told_which_questions_there_are(arbiters, questions):
    report(questions)
    (evidence,) = arbiters.open(ARBITER)
    for asked in (evidence.question.id, "nothing"):
        with pytest.raises(NotForYou):
            arbiters.rule(PLAYER, asked, "valid", "a horse", "")
        with pytest.raises(NotForYou):
            arbiters.lay_aside(PLAYER, asked)
    with pytest.raises(NoSuchQuestion):
        arbiters.rule(ARBITER, "nothing", "valid", "a horse", "")
    with pytest.raises(NotForYou):
        arbiters.open(PLAYER)


def test_a_doubt_tells_whose_play_it_was_and_who_challenged_it(club):
    table, doubt = challenge_word(club)
    game = club.game(table)
    assert game.events[doubt.event - 1].seat == doubt.challenger
    played = next(event for event in game.events if isinstance(event, Played))
    assert (doubt.seat, doubt.challenger) == (played.seat, 1 - played.seat)


def test_guests_appeal_by_their_devices_and_do_not_use_up_each_other_s_appeals(
    club, questions, monkeypatch
):
    monkeypatch.setattr("stafla.club.judge.questions.APPEALS", AttemptLimit(1, 60_000))
    tables = [challenge_word(club) for _ in range(2)]
    (one, doubt), (other, second) = tables
    questions.appeal(one, Audience(OWNER), doubt.event, "")
    with pytest.raises(TooManyAttempts):
        questions.appeal(other, Audience(OWNER), second.event, "")
    questions.appeal(other, Audience(STRANGER), second.event, "")


def test_devices_and_accounts_without_end_at_one_address_are_stopped(
    club, arbiters, questions, monkeypatch
):
    monkeypatch.setattr(
        "stafla.club.judge.questions.QUESTIONS_FROM_AN_ADDRESS", AttemptLimit(2, 60_000)
    )
    (one, first), (other, second), (third, last) = [challenge_word(club) for _ in range(3)]
    questions.appeal(one, Audience(OWNER, None, None, "here"), first.event, "")
    questions.report("is", "hestur", "missing", "", Audience(None, None, PLAYER.id, "here"))
    before = len(arbiters.rows.open(100))
    with pytest.raises(TooManyAttempts):
        questions.appeal(other, Audience(STRANGER, None, None, "here"), second.event, "")
    with pytest.raises(TooManyAttempts):
        questions.report("is", "kaktus", "missing", "", Audience(None, None, ARBITER.id, "here"))
    assert len(arbiters.rows.open(100)) == before
    # nobody elsewhere is stopped by it, nor where nobody can say from where somebody comes
    questions.appeal(other, Audience(STRANGER, None, None, "elsewhere"), second.event, "")
    questions.appeal(third, Audience(OWNER), last.event, "")


def test_an_address_asks_so_much_in_a_month_and_no_more(club, arbiters):
    """A hundred questions an hour were kept for ever, whoever had answered them."""
    few = shipped_limits("[holds.question]\nguest = 2\naccount = 3\naddress = 4")
    hold = Holdings(HoldingStore(club.database), few, club.now).hold
    throttle = Throttle(AttemptStore(club.database), club.now)
    office = Questions(club.tables, arbiters.rows, throttle, hold)
    guest, member = Audience(None, None, None, "here"), Audience(None, None, PLAYER.id, "here")
    other = Audience(STRANGER, None, None, "here")
    for who in (guest, guest, member):
        office.report("is", "hestur", "missing", "", who)
    with pytest.raises(TooManyOfLate):
        office.report("is", "hestur", "missing", "", guest)
    with pytest.raises(BadQuestion):  # which is none, and counts as none
        office.report("is", "", "missing", "", other)
    (table, doubt), (later, again) = challenge_word(club), challenge_word(club)
    office.appeal(table, other, doubt.event, "")
    # what is answered counts on: it is kept
    for question in arbiters.rows.open(100):
        with suppress(NoSuchQuestion):  # the ruling on another closed it
            arbiters.rule(ARBITER, question.id, "valid", "as it is", "")
    club.time += 20 * 24 * 3_600_000
    for attempt in (
        lambda: office.appeal(later, other, again.event, ""),
        lambda: office.report("is", "kaktus", "missing", "", member),
    ):
        with pytest.raises(TooManyOfLate):
            attempt()
    assert not arbiters.rows.open(100)
    office.report("is", "hestur", "missing", "", Audience(None, None, None, "elsewhere"))
    club.time += 11 * 24 * 3_600_000
    office.appeal(later, other, again.event, "")
