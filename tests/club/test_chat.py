import pytest
from sqlalchemy import func, select

from stafla.club import Act, Audience, ClubRefusal
from stafla.club.accounts.accounts import Accounts, RequestSource
from stafla.club.accounts.passwords import Passwords
from stafla.club.accounts.refusals import NotForYou
from stafla.club.chat import (
    LONGEST_MESSAGE,
    LONGEST_NOTE,
    MOST_MESSAGES,
    MOST_SHOWN,
    WINDOW,
    Chat,
    TooManyMessages,
    clean,
)
from stafla.club.community import Community
from stafla.club.holdings import Holdings
from stafla.club.limits import shipped_limits
from stafla.store import ChatStore, HoldingStore, Message
from stafla.store import chat as rows
from stafla.store.schema import notes
from tests.club.club import OWNER, STRANGER

PLAYER = Audience(OWNER)


@pytest.fixture
def people(club):
    cheap = Passwords(time=1, memory=8, lanes=1)
    return Accounts(club.database, cheap, now=club.now, random=club.random)


@pytest.fixture
def community(club, people):
    return Community(club.database, people, now=club.now, random=club.random)


@pytest.fixture
def talking(club, people, community):
    return Chat(club.tables, ChatStore(club.database), people, community, now=club.now)


def person(people, name):
    return people.sign_up(name, "korter yfir grasi", RequestSource()).person


def texts(talking, table, who):
    return [message.text for message in talking.after(table, who, 0)]


def test_a_moderator_reads_back_to_the_earliest_that_is_kept(club, talking, people, community):
    """The last hundred were all: whoever said enough afterwards hid what they had said."""
    table, store = club.table(), ChatStore(club.database)
    for number in range(250):
        room = "watchers" if number % 5 == 0 else "players"
        store.add(table, Message(0, 0, room, None, None, "A", str(number)))
    mo, member = person(people, "Mo"), person(people, "Anna")
    community.set_roles(None, mo.id, ["moderator"])
    mo = people.get(mo.id)
    pages, before = [], None
    while said := talking.before(mo, table, Audience(person=mo.id), before):
        pages.append([message.text for message in said])
        before = said[0].number
    assert list(map(len, pages)) == [MOST_SHOWN, MOST_SHOWN, 50]
    assert [text for said in reversed(pages) for text in said] == [str(n) for n in range(250)]
    # who plays there hears nothing of who watches, whatever office they have
    own = talking.before(mo, table, Audience(OWNER, person=mo.id))
    assert {message.room for message in own} == {"players"}
    with pytest.raises(NotForYou):
        talking.before(member, table, Audience(person=member.id))


def test_of_what_is_said_without_end_at_one_table_the_last_is_kept(club, talking, monkeypatch):
    """Two a second of an address were kept for good; watchers push out no word of a player."""
    monkeypatch.setattr(rows, "MOST_KEPT", 20)
    monkeypatch.setattr(rows, "TIDIED_EVERY", 5)
    table, store = club.table(), ChatStore(club.database)
    for room, count in (("players", 3), ("watchers", 100)):
        for number in range(count):
            store.add(table, Message(0, 0, room, None, None, "A", f"{room} {number}"))
    kept = [message.text for message in store.after(table, 0, 1_000)]
    assert kept == [
        *(f"players {number}" for number in range(3)),
        *(f"watchers {number}" for number in range(100 - len(kept) + 3, 100)),
    ]
    assert 23 <= len(kept) < 23 + 5
    assert store.latest(table) == 103


def test_nobody_keeps_more_by_speaking_in_turns_or_pushes_out_what_another_player_said(
    club, monkeypatch
):
    """What players said at odd numbers was never let go, and one of them pushed out another."""
    monkeypatch.setattr(rows, "MOST_KEPT", 20)
    monkeypatch.setattr(rows, "TIDIED_EVERY", 4)
    table, store = club.table(), ChatStore(club.database)
    for number in range(101):
        store.add(table, Message(0, 0, "players", 0, None, "A", f"{number}"))
        store.add(table, Message(0, 0, "watchers", None, None, "B", f"{number}"))
        if number == 2:
            store.add(table, Message(0, 0, "players", 1, None, "C", "mine"))
            store.add(table, Message(0, 0, "watchers", None, None, "B", "even"))
    kept = store.after(table, 0, 1_000)
    assert [message.text for message in kept if message.seat == 1] == ["mine"]
    for seat, room in ((0, "players"), (None, "watchers")):
        said = [one.text for one in kept if (one.seat, one.room) == (seat, room)]
        assert 20 <= len(said) <= 22
        assert said[-20:] == [f"{number}" for number in range(81, 101)]


def end(club, table):
    club.act(table, 0, Act("resign"))


def test_what_players_say_everybody_at_the_table_hears(club, talking):
    table = club.table()
    talking.say(table, PLAYER, "  góðan \n daginn ")
    (message,) = talking.after(table, Audience(), 0)
    assert (message.room, message.seat, message.name) == ("players", 0, "Person 1")
    assert message.text == "góðan daginn"
    assert texts(talking, table, PLAYER) == ["góðan daginn"]
    assert talking.after(table, PLAYER, message.number) == ()


def test_players_hear_the_watchers_only_when_the_game_is_over(club, talking, people):
    table = club.table()
    watcher = Audience(STRANGER, None, person(people, "Ösp").id)
    talking.say(table, watcher, "play the Z")
    assert texts(talking, table, watcher) == texts(talking, table, Audience()) == ["play the Z"]
    assert texts(talking, table, PLAYER) == []
    end(club, table)
    assert texts(talking, table, PLAYER) == ["play the Z"]


def test_a_watcher_without_an_account_listens(club, talking):
    table = club.table()
    with pytest.raises(ClubRefusal, match="watchers-sign-in"):
        talking.say(table, Audience(STRANGER), "hello")
    with pytest.raises(ClubRefusal, match="watchers-sign-in"):
        talking.say(table, Audience(), "hello")


def test_a_hidden_name_is_not_told(club, talking, people):
    table = club.table()
    child = person(people, "Barn")
    people.settle(child, name="Barn", language="is", hidden=True)
    talking.say(table, Audience(STRANGER, None, child.id), "hello")
    assert [message.name for message in talking.after(table, Audience(), 0)] == [None]
    # nor is it kept: whoever shows the name later did not show it then
    people.settle(child, name="Barn", language="is", hidden=False)
    assert [message.name for message in talking.after(table, Audience(), 0)] == [None]


def test_nobody_hears_whom_they_block_or_who_blocks_them(club, talking, people, community):
    table = club.table()
    one, two = person(people, "Ösp"), person(people, "Ylur")
    community.block(one, two.id)
    ears = [Audience(STRANGER, None, someone.id) for someone in (one, two)]
    talking.say(table, ears[0], "from one")
    talking.say(table, ears[1], "from two")
    assert texts(talking, table, ears[0]) == ["from one"]
    assert texts(talking, table, ears[1]) == ["from two"]
    assert texts(talking, table, Audience()) == ["from one", "from two"]


def test_whom_somebody_shuns_is_asked_once_for_a_hundred_messages(
    club, talking, people, community, monkeypatch
):
    """Whoever looks again and again once had each looked up by itself: two thousand a second."""
    table, asked = club.table(), []
    said = [Audience(STRANGER, None, person(people, f"Name {n}").id) for n in ("one", "two")]
    for number in range(2 * MOST_MESSAGES):
        talking.say(table, said[number % 2], "hello")
    read = club.database.read
    monkeypatch.setattr(club.database, "read", lambda: asked.append(None) or read())
    rows = club.database.rows
    monkeypatch.setattr(club.database, "rows", lambda *q: asked.append(None) or rows(*q))
    assert len(talking.after(table, said[0], 0)) == 2 * MOST_MESSAGES
    # the messages, who sits there, whom they shun, and the log of a table that is not known
    assert len(asked) <= 6


def test_who_speaks_without_end_where_others_are_deaf_silences_nobody(
    club, talking, people, community
):
    """A hundred messages of watchers once hid from the players what they had said themselves."""
    table, anna = club.table(), person(people, "Anna")
    flood = [Audience(STRANGER, None, person(people, f"Eve {n}").id) for n in "ab"]
    listener = Audience(STRANGER, None, anna.id)
    community.block(anna, flood[1].person)
    talking.say(table, PLAYER, "good luck")
    talking.say(table, listener, "a fine game")
    for number in range(2 * MOST_SHOWN):
        talking.say(table, flood[number % 2], "x")
        club.wait(WINDOW / 1000)
    assert texts(talking, table, PLAYER) == ["good luck"]
    heard = texts(talking, table, listener)
    assert len(heard) == MOST_SHOWN and set(heard) == {"x"}
    for _ in range(2 * MOST_SHOWN):
        talking.say(table, flood[1], "x")
        club.wait(WINDOW / 1000)
    assert texts(talking, table, listener) == heard
    (after,) = talking.after(table, PLAYER, 0)
    assert talking.after(table, PLAYER, after.number) == ()


@pytest.mark.parametrize(
    "text", ["", "  \n", "x" * (LONGEST_MESSAGE + 1), "a\x00b", "a\u202eb", "x" * 5000]
)
def test_a_text_that_cannot_be_shown_is_refused(club, talking, text):
    table = club.table()
    with pytest.raises(ClubRefusal, match="bad-text"):
        talking.say(table, PLAYER, text)
    assert texts(talking, table, PLAYER) == []


def test_who_says_too_much_waits(club, talking):
    table = club.table()
    for _ in range(MOST_MESSAGES):
        talking.say(table, PLAYER, "again")
    with pytest.raises(ClubRefusal, match="too-fast"):
        talking.say(table, PLAYER, "again")
    club.time += WINDOW
    talking.say(table, PLAYER, "at last")
    assert texts(talking, table, PLAYER)[-1] == "at last"


def test_a_note_is_one_s_own(club, talking, people):
    table = club.table()
    talking.note(table, PLAYER, "Q is out\n\nkeep the S")
    assert talking.note_of(table, PLAYER) == "Q is out\n\nkeep the S"
    for guest in (Audience(STRANGER), Audience()):
        with pytest.raises(ClubRefusal, match="notes-sign-in"):
            talking.note_of(table, guest)
    signed_in = Audience(OWNER, None, person(people, "Anna").id)
    assert talking.note_of(table, signed_in) == ""
    talking.note(table, PLAYER, "")
    assert talking.note_of(table, PLAYER) == ""
    with pytest.raises(ClubRefusal, match="bad-text"):
        talking.note(table, PLAYER, "x" * (LONGEST_NOTE + 1))


def test_a_guest_who_only_watches_fills_no_disk_with_notes(club, talking):
    """A device is had for nothing, and a note stays as long as its table."""
    table = club.table()
    for number in range(3):
        with pytest.raises(ClubRefusal, match="notes-sign-in"):
            talking.note(table, Audience(f"{number:064x}"), "x" * LONGEST_NOTE)
    assert kept_notes(club) == 0


def test_notes_begun_at_table_after_table_have_an_end(club, people, community):
    few = shipped_limits("[holds.note]\nguest = 1\naccount = 2\naddress = 3")
    hold = Holdings(HoldingStore(club.database), few, club.now).hold
    messages = ChatStore(club.database)
    talking = Chat(club.tables, messages, people, community, now=club.now, hold=hold)
    tables = [club.table() for _ in range(4)]
    who = [
        Audience(STRANGER, None, person(people, name).id, "2001:db8::") for name in ("Bo", "Cia")
    ]
    for table in tables[:2]:
        talking.note(table, who[0], "mine")
        talking.note(table, who[0], "changed")
    talking.note(tables[0], who[0], "")
    talking.note(tables[0], who[0], "the same again")
    with pytest.raises(ClubRefusal, match="too-many-requests"):
        talking.note(tables[2], who[0], "one more of an account")
    talking.note(tables[2], who[0], "")  # which is none
    talking.note(tables[2], who[1], "another's")
    with pytest.raises(ClubRefusal, match="too-many-requests"):
        talking.note(tables[3], who[1], "one more of an address")
    assert kept_notes(club) == 3
    club.time += 24 * 3_600_000 + 1
    talking.note(tables[3], who[1], "on another day")


def kept_notes(club):
    with club.database.read() as connection:
        return connection.scalar(select(func.count()).select_from(notes))


def test_there_is_no_talk_where_there_is_no_table(talking):
    for use in (lambda: talking.say("A" * 22, PLAYER, "x"), lambda: talking.note_of("x", PLAYER)):
        with pytest.raises(ClubRefusal, match="no-such-table"):
            use()


def test_who_is_erased_leaves_no_word(club, talking, people):
    table = club.table()
    ösp = person(people, "Ösp")
    watcher = Audience(STRANGER, None, ösp.id)
    talking.say(table, watcher, "my secret")
    talking.note(table, watcher, "my note")
    people.erase(ösp)
    (message,) = talking.after(table, Audience(), 0)
    assert (message.name, message.text) == (None, "")
    assert talking.note_of(table, watcher) == ""


def test_what_looks_alike_is_written_alike():
    assert clean("o\u0308", 10) == "ö"


def test_a_note_keeps_its_lines_and_tabs_and_a_message_is_one_line():
    assert clean(" a\tb\r\nc ", 20, lines=True) == "a\tb\nc"
    assert clean(" a\tb\r\nc ", 20) == "a b c"
    for text in ("a\x00b", "a\u202eb"):
        with pytest.raises(ClubRefusal):
            clean(text, 20, lines=True)


def test_a_message_more_may_be_said_when_the_first_of_so_many_is_old_enough(club, talking):
    table = club.table()
    at = club.now()
    now = [at]
    talking._now = lambda: now[0]
    for number in range(MOST_MESSAGES):
        now[0] = at + number
        talking.say(table, PLAYER, "a")
    for moment, refused in (
        (WINDOW - 1, True),
        (WINDOW, False),
        (WINDOW, True),
        (WINDOW + 1, False),
    ):
        now[0] = at + moment
        if refused:
            with pytest.raises(TooManyMessages):
                talking.say(table, PLAYER, "a")
        else:
            talking.say(table, PLAYER, "a")
    # a clock that is set back silences nobody until it has come so far again
    now[0] = at - 3_600_000
    talking.say(table, PLAYER, "a")


def test_whoever_spoke_longest_ago_is_forgotten_first(club, talking, monkeypatch):
    monkeypatch.setattr("stafla.club.chat.MOST_SPEAKERS", 2)
    tables = [club.table() for _ in range(3)]
    for number in (0, 1, 0, 2):
        talking.say(tables[number], PLAYER, "a")
    assert [table for table, _ in talking._spoken] == [tables[0], tables[2]]
    assert [len(spoken) for spoken in talking._spoken.values()] == [2, 1]
