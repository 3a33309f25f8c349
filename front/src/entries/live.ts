/** Pages of the server that renew themselves, with what runs on them: clocks, forms sent once, a screen that stays on. */

import { countDown, runClocks } from "../live/countdown";
import { follow } from "../live/follow";
import { sendOnce } from "../live/forms";
import { canStayAwake, stayAwake } from "../shared/awake";

sendOnce();
const main = document.querySelector<HTMLElement>("[data-live], [data-awake]");
if (main?.dataset["live"]) {
  const renewal = follow(main, main.dataset["live"]);
  countDown(() => renewal.ask());
}
if (main?.dataset["now"]) runClocks(Number(main.dataset["now"]));
if (main?.dataset["awake"] !== undefined) {
  const help = main.querySelector<HTMLElement>("[data-dims]");
  if (help) help.hidden = canStayAwake();
  stayAwake();
}

document.querySelectorAll<HTMLInputElement>("[data-copy]").forEach((field) => {
  field.addEventListener("focus", () => field.select());
});
