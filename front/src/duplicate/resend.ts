/**
 * A slip (`form[data-slip]`) that the network loses: it is sent again by itself, also by a page that was
 * loaded anew, until the server has answered; the page says so meanwhile. It names its round, so that it
 * never counts in another one. Without script the form is sent as any other.
 */

import { memory, read, write } from "../shared/storage";
import { deliver } from "../wire/delivery";

const place = "stafla.slip";
/** A round is short: the pauses stay so after so many failures. */
const slowest = 4;

interface Waiting {
  action: string;
  body: string;
  /** As its writer reads it: `H8 WORD`. */
  slip: string;
}

interface SlipResponse {
  /** What became of it, so that the page need not be loaded anew. */
  message?: string;
  /** Whether a refused one can be written anew while its round is open; a late one cannot. */
  mendable?: boolean;
  ok: boolean;
  redirected: boolean;
  status: number;
  headers: Headers;
  url: string;
  text(): Promise<string>;
}

let newest = 0;
let hurry: (() => void) | null = null;

/** Another way to hand a slip in than a form's; null: it is not there now, or nobody has answered. */
export type Transport = (slip: URLSearchParams) => Promise<SlipResponse | null>;

async function post({ action, body }: Waiting, transport: Transport | null): Promise<SlipResponse | null> {
  const response = transport && (await transport(new URLSearchParams(body)));
  if (response) return response;
  return fetch(action, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
}

async function send(waiting: Waiting, form: HTMLFormElement | null, transport: Transport | null): Promise<void> {
  const number = (newest += 1);
  const note = document.querySelector<HTMLElement>("[data-slip-note]");
  const show = (text: string): void => {
    if (!note) return;
    note.hidden = false;
    note.textContent = text.replace("%s", waiting.slip);
  };
  delete note?.dataset["refusedIn"];
  write(memory(), place, waiting);
  const done = await deliver(
    {
      post: () => post(waiting, transport),
      // the network is there again: there is nothing to wait for
      wait: (milliseconds) =>
        new Promise((resolve) => {
          hurry = resolve;
          setTimeout(resolve, milliseconds);
        }),
      onUnanswered: () => show(note?.dataset["textUnsent"] ?? ""),
      isReplaced: () => number !== newest,
    },
    { slowest },
  );
  if (!done) return;
  write(memory(), place, null);
  const { answer, vain } = done;
  if (answer.message !== undefined) {
    const own = document.querySelector("[data-part=own]");
    const said = Object.assign(document.createElement("p"), { textContent: answer.message });
    if (answer.ok && own) own.replaceChildren(said);
    if (!answer.ok) {
      show(answer.message);
      if (note) note.dataset["refusedIn"] = (answer.mendable && form?.dataset["slip"]) || "";
      return;
    }
    if (note) note.hidden = true;
    return;
  }
  if (answer.ok) return location.replace(answer.url);
  // what is wrong with it is said by the page that the form leads to, while it can still be mended
  if (vain === 0 && form?.isConnected) return form.submit();
  const page = new DOMParser().parseFromString(await answer.text().catch(() => ""), "text/html");
  show([page.querySelector("main > .notice[role=alert]")?.textContent, note?.dataset["textLost"]].filter(Boolean).join(" "));
}

/** Says no more why a slip was refused, once it can be mended no longer or another round is open. */
export function forgetRefusal(): void {
  const note = document.querySelector<HTMLElement>("[data-slip-note][data-refused-in]");
  const open = document.querySelector<HTMLElement>("form[data-slip]")?.dataset["slip"] ?? "";
  if (note && note.dataset["refusedIn"] !== open) note.hidden = true;
}

/** Names a slip, so that it is the same one however often it is sent. */
const slipKey = (): string => `${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 12)}`;

/** Slips are sent so from now on, and one that was left over is sent at once. */
export function resendSlips(transport: Transport | null = null): void {
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset["slip"] === undefined) return;
      event.preventDefault();
      const filled = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
      const fields = [...filled, ["key", slipKey()]];
      const values = new Map(fields as [string, string][]);
      const slip = `${values.get("position") ?? ""} ${values.get("word") ?? ""}`;
      void send({ action: form.action, body: String(new URLSearchParams(fields)), slip }, form, transport);
    },
    // before the listener for all forms, which need not look after this one
    { capture: true },
  );
  addEventListener("online", () => hurry?.());
  const left = read<Waiting>(memory(), place);
  if (left?.action === location.origin + location.pathname) void send(left, null, transport);
}
