/** The clock of the room: what is left by the server's time, and the call when nothing is. */

const tick = 250;
const second = 1_000;
const minute = 60;

/** Milliseconds as a clock shows them: begun seconds are whole ones, and never less than nothing. */
export function roomClockText(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / second);
  return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, "0")}`;
}

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
    const text = roomClockText(left);
    if (shown.textContent !== text) shown.textContent = text;
    const call = document.querySelector<HTMLElement>("[data-room-call]");
    const up = left <= 0 ? (call?.dataset["up"] ?? "") : "";
    if (call && call.textContent !== up) call.textContent = up;
  }, tick);
}
