/** A player's page of duplicate: the board on which a slip can be laid in place of being typed. */

import { mount, unmount } from "svelte";
import SlipBoard from "../duplicate/SlipBoard.svelte";
import type { Told } from "../duplicate/view";
import { resendSlips } from "../duplicate/resend";
import { catalogue } from "../shared/texts";

const part = document.querySelector<HTMLElement>("[data-desk]");
const texts = document.getElementById("catalogue")?.textContent;
let shown: ReturnType<typeof mount> | null = null;

/** The page has put another board in place: that of a round under way comes alive. */
function wake(target: HTMLElement, source: string): void {
  if (target.querySelector(".desk")) return;
  if (shown) void unmount(shown);
  shown = null;
  const island = target.querySelector("#desk");
  if (!island?.textContent) return;
  const told = JSON.parse(island.textContent) as Told;
  const { language, ftl } = JSON.parse(source) as { language: string; ftl: string };
  target.replaceChildren();
  shown = mount(SlipBoard, { target, props: { told, say: catalogue(language, ftl) } });
}

if (part && texts) {
  new MutationObserver(() => wake(part, texts)).observe(part, { childList: true });
  wake(part, texts);
}

resendSlips();
