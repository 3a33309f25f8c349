/** The clock of the room: what is left by the server's time, and the call when nothing is. */

import { formatCountdown } from "../shared/time";

const tick = 250;

/** Runs whatever clock the page has by then; it may be set, paused and taken away meanwhile. */
export function runRoomClock(): void {
  const first = document.querySelector<HTMLElement>("main [data-server], main[data-server]");
  let ahead = first ? Date.now() - Number(first.dataset["server"]) : 0;
  let known = first?.dataset["server"];
  setInterval(() => {
    const shown = document.querySelector<HTMLElement>("[data-room-clock]");
    if (!shown) return;
    // what came with a newer page says anew what time it is
    if (shown.dataset["server"] !== known) {
      known = shown.dataset["server"];
      ahead = Date.now() - Number(known);
    }
    const until = Number(shown.dataset["until"]);
    if (!until) return;
    const left = until - (Date.now() - ahead);
    const text = formatCountdown(left);
    if (shown.textContent !== text) shown.textContent = text;
    const call = document.querySelector<HTMLElement>("[data-room-call]");
    const up = left <= 0 ? (call?.dataset["textTimeUp"] ?? "") : "";
    if (call && call.textContent !== up) call.textContent = up;
  }, tick);
}
