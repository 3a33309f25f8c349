"""Days in pages: written for people in their language, kept for programs."""

import re
from datetime import date

import pytest

from stafla.club.accounts.refusals import Suspended
from stafla.data.catalogue import catalogue
from stafla.data.dates import day_of, day_text
from stafla.web.rendering import languages
from stafla.web.rendering.page import TEMPLATES, day, sentence_with_day
from stafla.web.rendering.refusal import message_for

DAY = date(2026, 11, 20)
LONG = {
    "is": "20.\u00a0nóvember 2026",
    "fi": "20.\u00a0marraskuuta 2026",
    "sv": "20\u00a0november 2026",
    "pl": "20\u00a0listopada 2026",
    "en": "20\u00a0November 2026",
}
SHORT = {
    "is": "20.\u00a0nóv. 2026",
    "fi": "20.11.2026",
    "sv": "20\u00a0nov. 2026",
    "pl": "20\u00a0lis 2026",
    "en": "20\u00a0Nov 2026",
}


@pytest.mark.parametrize("language", LONG)
def test_a_day_is_written_as_its_readers_write_it(language):
    assert day_text(DAY, language) == LONG[language]
    assert day_text(DAY, language, "medium") == SHORT[language]


@pytest.mark.parametrize("language", LONG)
def test_a_page_has_the_day_for_people_and_for_programs(language):
    at = 1_795_184_000_000
    assert day_of(at) == DAY
    short = f'<time datetime="2026-11-20">{SHORT[language]}</time>'
    assert day(language, at) == day(language, "2026-11-20") == day(language, DAY) == short
    sentence = sentence_with_day(languages.texts(language), "member-since", at)
    assert f'<time datetime="2026-11-20">{LONG[language]}</time>' in sentence
    assert re.sub("<[^>]*>", "", sentence) == languages.texts(language)("member-since", day=DAY)


@pytest.mark.parametrize("language", LONG)
def test_sentences_write_days_out(language):
    assert catalogue(language, "pastimes")("daily-title", day=DAY).endswith(LONG[language])
    assert LONG[language] in message_for(Suspended(day="2026-11-20"), languages.texts(language))


def test_what_is_beside_the_day_stays_text():
    class Say:
        language = "en"

        def __call__(self, key, **values):
            return f"<b>{values['name']}</b> {values['day']}"

    assert sentence_with_day(Say(), "", DAY, name="&") == (
        '&lt;b&gt;&amp;&lt;/b&gt; <time datetime="2026-11-20">20\u00a0November 2026</time>'
    )


def test_no_template_says_a_day_without_it():
    loader = TEMPLATES.env.loader
    for name in loader.list_templates():
        text, _, _ = loader.get_source(TEMPLATES.env, name)
        assert not re.search(r"say\([^)]*\bday=", text), name
