/**
 * Forms by which one sits down (`data-once`): one request that nothing on the page cancels. Refused for
 * haste, or with no network, it is sent again after a while; the server gives the same answer to a device
 * that asks twice. Without script the form is sent as any other.
 */

import { pause, retryAfter } from "../wire/backoff";

const mostTries = 6;
/** A bound that time alone does not lift names no time to wait, and is told at once. */
export const isHaste = ({ status, headers }: Pick<Response, "status" | "headers">): boolean =>
  [502, 503, 504].includes(status) || (status === 429 && headers.has("retry-after"));
let sending = 0;

/** Whether a form is on its way, so that the page has to stay as it is. */
export const isSending = (): boolean => sending > 0;

export interface Ways {
  post(): Promise<Pick<Response, "ok" | "redirected" | "status" | "url" | "headers"> | null>;
  wait(milliseconds: number): Promise<void>;
  /** It is not the moment; the form is sent again. */
  busy(): void;
}

/** The address to go on to; null where the server has something to say about the form. */
export async function sendUntilAnswered(ways: Ways, random: () => number = Math.random): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await ways.post();
    if (answer?.ok && answer.redirected) return answer.url;
    if (answer && !isHaste(answer)) return null;
    ways.busy();
    await ways.wait(Math.max(answer ? retryAfter(answer.headers) : 0, pause(tries, random)));
  }
  return null;
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // what is typed afterwards is not meant
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const note = document.querySelector<HTMLElement>("[data-note]");
  form.setAttribute("aria-busy", "true");
  sending += 1;
  const on = await sendUntilAnswered({
    post: () => fetch(form.action, { method: "POST", body, keepalive: true }).catch(() => null),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    busy: () => {
      if (note) note.textContent = note.dataset["busy"] ?? "";
    },
  });
  // the page goes either way; until then nothing may come between
  if (on !== null) return location.assign(on);
  form.submit();
}

/** Forms that are sent so from now on; any other that is sent also keeps the page as it is. */
export function sendOnce(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "post") return;
    if (form.dataset["once"] === undefined) {
      sending += 1;
      // a file was given out, or the network has gone: the page is still there
      setTimeout(() => (sending = Math.max(0, sending - 1)), 20_000);
      return;
    }
    event.preventDefault();
    if (form.getAttribute("aria-busy") !== "true") void send(form, event.submitter);
  });
  // back from the page that followed
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    sending = 0;
    document.querySelectorAll("form[aria-busy]").forEach((form) => form.removeAttribute("aria-busy"));
  });
}
