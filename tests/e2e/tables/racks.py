"""What a page is told, changed on its way: a rack of one's choice, say. The game never changes."""

import json

from playwright.sync_api import Page

TELL = """([change, given]) => {
  const tell = (view) => { if (view?.you) change(view, given); };
  const { parse } = JSON;
  JSON.parse = (...text) => {
    const told = parse(...text);
    tell(told);
    tell(told?.view);
    return told;
  };
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const told = await json.call(this);
    tell(told);
    tell(told?.view);
    return told;
  };
}"""


def tell(page: Page, change: str, given: object) -> None:
    """From its next address on the page reads every view as `change` (view, given) leaves it."""
    page.add_init_script(f"({TELL})([{change}, {json.dumps(given)}])")


def hold(page: Page, *tiles: str) -> None:
    """From its next address on the page reads that its seat holds these tiles."""
    tell(page, "(view, tiles) => { view.you.rack = [...tiles]; }", tiles)


def offer_end(page: Page, *waiting: int) -> None:
    """From its next address on the page reads an offer to end that waits for these seats."""
    offer = {"accepted": [seat for seat in (0, 1) if seat not in waiting], "waiting": waiting}
    tell(page, "(view, offer) => { view.offer = offer; }", offer)
