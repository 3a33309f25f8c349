/**
 * Pages of the server that renew themselves: whenever the stream named by `data-live` tells of a change,
 * the page is fetched again and its parts that read differently are put in place. Nothing is asked while
 * nothing happens; a page that nobody sees lets go of its stream and asks once a minute.
 */

import { latest, retryAfter } from "../wire/backoff";
import { anyFilled, Parts } from "./parts";
import { type Outcome, Renewal } from "./renewal";
import { isSending } from "./forms";
import { Stream } from "../wire/stream";

/** A page out of sight for so long lets go: browsers allow a handful of streams for all tabs together. */
const patience = 5_000;
const gone = [401, 403, 404, 410];

/** Follows a stream for a page from now on; what it gives asks at once how the page looks now. */
export function follow(main: HTMLElement, stream: string): Renewal {
  // a form that was refused is shown under its own address, where nothing is to be had
  const named = main.dataset["address"] ?? location.pathname;
  const address = (): string => (named === location.pathname ? location.pathname + location.search : named);
  const note = document.querySelector<HTMLElement>("[data-note]");
  const shown = new Parts();

  /** Another page is there now: it is opened, unless somebody is filling a form here. */
  function leavePage(): Outcome {
    line.end();
    if (!anyFilled()) {
      location.replace(address());
    } else if (note) {
      const link = Object.assign(document.createElement("a"), { href: address(), textContent: note.dataset["textOpen"] ?? "" });
      note.replaceChildren(`${note.dataset["textMoved"] ?? ""} `, link);
    }
    return "over";
  }

  async function renew(): Promise<Outcome> {
    if (isSending()) return "later";
    const response = await fetch(address(), { cache: "no-store" }).catch(() => null);
    if (!response) return { wait: 0 };
    if (!response.ok && !gone.includes(response.status)) return { wait: retryAfter(response.headers) };
    const text = await response.text().catch(() => null);
    if (text === null) return { wait: 0 };
    if (isSending()) return "later";
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const same = fresh.querySelector<HTMLElement>("[data-live]")?.dataset["live"] === stream;
    // in another language, chosen in another tab, it is another page too
    if (!same || fresh.documentElement.lang !== document.documentElement.lang) return leavePage();
    return shown.renew(fresh) ? "changed" : "same";
  }

  const renewal = new Renewal(renew);
  const line = new Stream(
    stream,
    () => renewal.ask(),
    (there) => {
      if (!note || (there && note.dataset["connection"] !== "lost")) return;
      note.dataset["connection"] = there ? "" : "lost";
      note.textContent = there ? "" : (note.dataset["textLost"] ?? "");
    },
  );
  line.open();
  addEventListener("online", () => line.hurry());
  // a part with a field that had the focus was not renewed; it can be now
  main.addEventListener("focusout", () => shown.hasNews && renewal.ask());
  seldomOutOfSight(line, renewal);
  // a page in the back/forward cache holds no stream
  addEventListener("pagehide", () => line.close());
  addEventListener("pageshow", (event) => event.persisted && line.open());
  return renewal;
}

function seldomOutOfSight(line: Stream, renewal: Renewal): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(leaving);
    clearInterval(looking);
    if (!document.hidden) return line.open();
    leaving = setTimeout(() => {
      line.close();
      looking = setInterval(() => renewal.ask(), latest * (1 + Math.random() / 4));
    }, patience);
  });
}
