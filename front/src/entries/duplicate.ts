/** A player's page of duplicate: its socket, and the board on which a slip can be laid in place of being typed. */

import { mount, unmount } from "svelte";
import { countDown } from "../live/countdown";
import { PhoneSocket, pageOf } from "../duplicate/socket";
import { forgetRefusal, resendSlips, type Transport } from "../duplicate/resend";
import SlipBoard from "../duplicate/SlipBoard.svelte";
import type { SlipBoardView } from "../wire/wire";
import { Parts } from "../live/parts";
import { catalogue, type Say } from "../shared/texts";

const main = document.querySelector<HTMLElement>("[data-socket]");
const part = document.querySelector<HTMLElement>("[data-slip-board]");
const texts = document.getElementById("catalogue")?.textContent;
let shown: ReturnType<typeof mount> | null = null;

/** The page has put another board in place: that of a round under way comes alive. */
function mountBoard(target: HTMLElement, say: Say): void {
  if (target.querySelector(".slip-board")) return;
  if (shown) void unmount(shown);
  shown = null;
  const island = target.querySelector("#slip-board");
  if (!island?.textContent) return;
  const view = JSON.parse(island.textContent) as SlipBoardView;
  target.replaceChildren();
  shown = mount(SlipBoard, { target, props: { view, say } });
}

/** Slips go over the socket while it is there; what is said of them is what the page would say. */
const transportOver =
  (socket: PhoneSocket, say: Say): Transport =>
  async (slip) => {
    const answer = await socket.slip({
      reference: slip.get("key") ?? "",
      round: Number(slip.get("round")),
      position: slip.get("position") ?? "",
      word: slip.get("word") ?? "",
    });
    if (!answer) return null;
    const accepted = answer.kind === "kept" && !answer.late;
    let message = say("duplicate-too-late");
    if (answer.kind === "refused") message = answer.refused.message;
    else if (accepted) message = say("duplicate-own", { play: answer.play, points: answer.points });
    return {
      ok: accepted,
      redirected: false,
      status: accepted ? 200 : 422,
      headers: new Headers(),
      url: location.href,
      text: () => Promise.resolve(""),
      message,
      mendable: answer.kind === "refused",
    };
  };

function follow(address: string): PhoneSocket {
  const parts = new Parts();
  const note = document.querySelector<HTMLElement>("[data-note]");
  const socket = new PhoneSocket(address, {
    parts: (html) => {
      parts.renew(pageOf(html));
      forgetRefusal();
    },
    connection: (there) => {
      if (note) note.textContent = there ? "" : (note.dataset["textLost"] ?? "");
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
  new MutationObserver(() => mountBoard(part, say)).observe(part, { childList: true });
  mountBoard(part, say);
  resendSlips(transportOver(follow(main.dataset["socket"]), say));
  // the time is up: no slip can be written any more, and the socket brings what comes next
  countDown(() => document.querySelector("[data-part=slip]")?.replaceChildren());
}
