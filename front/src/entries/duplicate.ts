/** A player's page of duplicate: its socket, and the board on which a slip can be laid in place of being typed. */

import { mount, unmount } from "svelte";
import { countDown } from "../live/countdown";
import { PhoneSocket, pageOf } from "../duplicate/socket";
import { type Answered, resendSlips, type Way } from "../duplicate/resend";
import SlipBoard from "../duplicate/SlipBoard.svelte";
import type { SlipBoardView } from "../wire/wire";
import { Parts } from "../live/parts";
import { catalogue, type Say } from "../shared/texts";

const main = document.querySelector<HTMLElement>("[data-socket]");
const part = document.querySelector<HTMLElement>("[data-desk]");
const texts = document.getElementById("catalogue")?.textContent;
let shown: ReturnType<typeof mount> | null = null;

/** The page has put another board in place: that of a round under way comes alive. */
function wake(target: HTMLElement, say: Say): void {
  if (target.querySelector(".desk")) return;
  if (shown) void unmount(shown);
  shown = null;
  const island = target.querySelector("#desk");
  if (!island?.textContent) return;
  const told = JSON.parse(island.textContent) as SlipBoardView;
  target.replaceChildren();
  shown = mount(SlipBoard, { target, props: { told, say } });
}

/** Slips go over the socket while it is there; what is said of them is what the page would say. */
const wayOf =
  (socket: PhoneSocket, say: Say): Way =>
  async (slip) => {
    const heard = await socket.slip({
      reference: slip.get("key") ?? "",
      move: Number(slip.get("move")),
      position: slip.get("position") ?? "",
      word: slip.get("word") ?? "",
    });
    if (!heard) return null;
    const kept = heard.kind === "kept" && !heard.late;
    let told = say("duplicate-too-late");
    if (heard.kind === "refused") told = heard.refused.message;
    else if (kept) told = say("duplicate-own", { play: heard.play, points: heard.points });
    const answered: Answered = {
      ok: kept,
      redirected: false,
      status: kept ? 200 : 422,
      headers: new Headers(),
      url: location.href,
      text: () => Promise.resolve(""),
      told,
    };
    return answered;
  };

function follow(address: string): PhoneSocket {
  const parts = new Parts();
  const note = document.querySelector<HTMLElement>("[data-note]");
  const socket = new PhoneSocket(address, {
    parts: (told) => void parts.renew(pageOf(told)),
    connection: (there) => {
      if (note) note.textContent = there ? "" : (note.dataset["lost"] ?? "");
    },
  });
  socket.start();
  addEventListener("online", () => socket.start());
  document.addEventListener("visibilitychange", () => document.hidden || socket.start());
  return socket;
}

if (part && texts && main?.dataset["socket"]) {
  const { language, ftl } = JSON.parse(texts) as { language: string; ftl: string };
  const say = catalogue(language, ftl);
  new MutationObserver(() => wake(part, say)).observe(part, { childList: true });
  wake(part, say);
  resendSlips(wayOf(follow(main.dataset["socket"]), say));
  // nothing can be written any more; what comes next is told
  countDown(() => document.querySelector("[data-part=slip]")?.replaceChildren());
}
