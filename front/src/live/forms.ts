/**
 * Forms by which one sits down (`data-send-once`): one request that nothing on the page cancels. Refused for
 * haste, or with no network, it is sent again after a while; the server gives the same answer to a device
 * that asks twice. Without script the form is sent as any other.
 */

import { deliver } from "../wire/delivery";

/** Attempts after which the form is sent as a browser does it, which says what is wrong. */
const attempts = 6;
let sending = 0;

/** Whether a form is on its way, so that the page has to stay as it is. */
export const isSending = (): boolean => sending > 0;

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // the values as they are now: what is typed while the form is on its way is not sent
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const note = document.querySelector<HTMLElement>("[data-note]");
  form.setAttribute("aria-busy", "true");
  sending += 1;
  const delivered = await deliver(
    {
      post: () => fetch(form.action, { method: "POST", body, keepalive: true }).catch(() => null),
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      onUnanswered: (heard) => {
        if (note) note.textContent = (heard ? note.dataset["textBusy"] : note.dataset["textUnsent"]) ?? "";
      },
    },
    { attempts },
  );
  // the page is left either way, so `sending` stays as it is and nothing renews the page until then
  if (delivered?.answer.redirected && delivered.answer.ok) return location.assign(delivered.answer.url);
  // refused: the browser sends the form again and shows the server's page about it
  submitPlainly(form, submitter);
}

/** Sends a form as a browser does it, without another word of ours; `submit` alone forgets which button was pressed. */
export function submitPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { name = "", value = "" } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  const pressed = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  if (name !== "") form.append(pressed);
  form.submit();
  // the page may be shown again, where another button is pressed
  pressed.remove();
}

/** Forms that are sent so from now on; any other that is sent also keeps the page as it is. */
export function sendOnce(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "post") return;
    if (form.dataset["sendOnce"] === undefined) {
      sending += 1;
      // the page may stay, where the answer is a file to save or the network has gone
      setTimeout(() => (sending = Math.max(0, sending - 1)), 20_000);
      return;
    }
    event.preventDefault();
    if (form.getAttribute("aria-busy") !== "true") void send(form, event.submitter);
  });
  // shown again from the back/forward cache
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    sending = 0;
    document.querySelectorAll("form[aria-busy]").forEach((form) => form.removeAttribute("aria-busy"));
  });
}
