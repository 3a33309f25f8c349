"""Words are checked by anybody, from the start page on."""

import pytest
from playwright.sync_api import expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.test_access import check
from tests.marks import in_ci

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "valid", "invalid"), [("is", "hesturinn", "hestxyz"), in_ci("pl", "żółć", "żółź")]
)
def test_a_stranger_looks_words_up_on_a_phone(
    opened: Opener, language: str, valid: str, invalid: str
) -> None:
    page = opened(language, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    say = catalogue(language, "after", "start")
    page.goto(f"/?lang={language}")
    page.get_by_role("link", name=say("word-page"), exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("word-page"))
    check(page)
    page.get_by_label(say("word-page-words")).fill(f"{valid} {invalid}")
    page.get_by_role("button", name=say("word-page-do"), exact=True).tap()
    rows = page.locator("main li")
    expect(rows).to_have_count(2)
    one, other = rows.all()
    expect(one).to_contain_text(f"{valid.upper()} – {say('ruling-valid')}")
    expect(other).to_contain_text(f"{invalid.upper()} – {say('ruling-invalid')}")
    expect(one).to_be_in_viewport()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
