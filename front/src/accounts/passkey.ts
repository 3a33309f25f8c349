/**
 * Passkeys in forms. Without this script the forms take the password; with it, and a browser that knows
 * passkeys, their buttons show. What the authenticator answers is sent as the form's own field.
 */

import { answer, creationOptions, requestOptions, type Asked } from "./credential";

/** Whether passkeys can be used here: never at an address without a name, nor without encryption. */
export function usable(host: string, secure: boolean, known: boolean): boolean {
  return secure && known && !/^[\d.]+$|^\[/.test(host);
}

const field = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

function fill(form: HTMLFormElement, name: string, value: string): void {
  const found = field(form, name);
  if (found) found.value = value;
}

/** What the server asks for; its own words if it refuses. */
async function ask(address: string, form?: FormData): Promise<Asked> {
  const body = form ?? new FormData();
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(body as unknown as Record<string, string>) });
  const answered = (await response.json()) as Asked & { message?: string };
  if (!response.ok) throw new Refusal(answered.message ?? "");
  return answered;
}

class Refusal extends Error {}

async function requestCredential(address: string): Promise<string> {
  const publicKey = requestOptions(await ask(address));
  const credential = await navigator.credentials.get({ publicKey });
  return answer(credential as PublicKeyCredential);
}

/** Does something with a form, and says in it when nothing comes of that. */
async function attempt(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
  const failed = form.querySelector<HTMLElement>("[data-passkey-failed]");
  if (failed) failed.hidden = true;
  try {
    await work();
  } catch (error) {
    if (!failed) return;
    if (error instanceof Refusal && error.message) failed.textContent = error.message;
    failed.hidden = false;
  }
}

function offerSignIn(place: HTMLElement, form: HTMLFormElement): void {
  place.hidden = false;
  place.querySelector("button")?.addEventListener("click", () =>
    void attempt(form, async () => {
      fill(form, "credential", await requestCredential("/sign-in/passkey/ask"));
      form.action = place.dataset["passkeyEnter"] ?? form.action;
      form.submit();
    }),
  );
}

/** A passkey in place of the password: the form is sent as if the password had been typed. */
function offerInstead(place: HTMLElement, form: HTMLFormElement): void {
  place.hidden = false;
  place.querySelector("button")?.addEventListener("click", () =>
    void attempt(form, async () => {
      const password = field(form, "old") ?? field(form, "password");
      if (password) password.required = false;
      if (!form.reportValidity()) return;
      fill(form, "proof", await requestCredential("/me/passkeys/confirm"));
      form.requestSubmit();
    }).finally(() => {
      const password = field(form, "old") ?? field(form, "password");
      if (password && !field(form, "proof")?.value) password.required = true;
    }),
  );
}

function offerAdding(form: HTMLFormElement): void {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form, async () => {
      const publicKey = creationOptions(await ask("/me/passkeys/offer", new FormData(form)));
      const credential = await navigator.credentials.create({ publicKey });
      fill(form, "credential", answer(credential as PublicKeyCredential));
      fill(form, "password", "");
      form.submit();
    }).finally(() => fill(form, "proof", ""));
  });
}

function offerPasskeys(): void {
  document.querySelectorAll<HTMLElement>("[data-passkey-need]").forEach((need) => (need.hidden = true));
  document.querySelectorAll<HTMLFormElement>("[data-passkey-add]").forEach(offerAdding);
  for (const [mark, prepare] of [["enter", offerSignIn], ["instead", offerInstead]] as const) {
    document.querySelectorAll<HTMLElement>(`[data-passkey-${mark}]`).forEach((place) => {
      const form = place.closest("form");
      if (form) prepare(place, form);
    });
  }
}

if (typeof document !== "undefined" && usable(location.hostname, isSecureContext, "PublicKeyCredential" in globalThis)) {
  offerPasskeys();
}
