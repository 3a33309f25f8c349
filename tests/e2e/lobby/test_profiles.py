"""A federation's own way of playing: saved as a file, sent to a club, taken there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener
from tests.e2e.test_access import check
from tests.marks import later

pytestmark = pytest.mark.browser
CHOSEN = ("blanks-return", "theme", "two-bags")


@pytest.mark.ci
@pytest.mark.parametrize("there", ["pl", later("is")])
def test_a_profile_goes_from_one_club_to_another(
    opened: Opener, tmp_path: Path, there: str
) -> None:
    federation = opened("sv", color_scheme="dark")
    federation.goto("/tables/new?lang=sv")
    federation.locator('input[name="profile"][value="pl"]').check()
    federation.locator("details.variants summary").click()
    for name in CHOSEN:
        federation.locator(f'[name="variants"][value="{name}"]').check()
    federation.locator('[name="theme"]').fill("morze")
    federation.locator('[name="profile_name"]').fill("Klub Żagiel")
    federation.locator('[name="clock"]').select_option("own")
    federation.locator('[name="minutes"]').fill("15")
    federation.locator('[name="seconds"]').fill("10")
    check(federation)
    with federation.expect_download() as kept:
        federation.locator('[formaction="/profiles/save"]').click()
    file = tmp_path / "profile.json"
    kept.value.save_as(file)

    club = opened(there, "phone")
    club.goto(f"/variants?lang={there}")
    check(club)
    club.locator('input[type="file"]').set_input_files(file)
    club.locator('form[action="/profiles"] [type="submit"]').click()
    expect(club.locator('[name="profile"][value="pl"]')).to_be_checked()
    for box in club.locator('[name="variants"]').all():
        chosen = box.get_attribute("value") in CHOSEN
        assert box.is_checked() == chosen
    for name, value in (("theme", "morze"), ("profile_name", "Klub Żagiel"), ("minutes", "15")):
        expect(club.locator(f'[name="{name}"]')).to_have_value(value)
    expect(club.locator('[name="clock"]')).to_have_value("own")
    check(club)


@pytest.mark.parametrize("scheme", [later("light"), "dark"])
def test_a_file_that_is_no_profile_is_refused_in_words(
    opened: Opener, tmp_path: Path, scheme: str
) -> None:
    page = opened("fi", color_scheme=scheme)
    page.goto("/variants?lang=fi")
    file = tmp_path / "other.json"
    file.write_text('{"edition": "xx"}')
    page.locator('input[type="file"]').set_input_files(file)
    page.locator('form[action="/profiles"] [type="submit"]').click()
    expect(page.get_by_role("alert")).to_be_visible()
    check(page)
