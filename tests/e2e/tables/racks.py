"""A rack of one's choice on the screen: only what the page is told changes, never the game."""

import json

from playwright.sync_api import Page

HOLD = """(tiles) => {
  const held = (view) => { if (view?.you) view.you.rack = [...tiles]; };
  const { parse } = JSON;
  JSON.parse = (...given) => {
    const told = parse(...given);
    held(told);
    held(told?.view);
    return told;
  };
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const told = await json.call(this);
    held(told);
    return told;
  };
}"""


def hold(page: Page, *tiles: str) -> None:
    """From its next address on the page reads that its seat holds these tiles."""
    page.add_init_script(f"({HOLD})({json.dumps(tiles)})")
