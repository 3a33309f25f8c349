/**
 * The replay turned by arrow keys. Every step is a page of its own; here the next one is fetched and
 * its parts (`data-part`) put in place, so that the focus stays and a screen reader hears the step alone.
 */

export const STEPS = ["Home", "ArrowLeft", "ArrowRight", "End"];

/** Whether a key is meant for the replay: not while somebody types, and not with a modifier. */
export function isTurnKey(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "target">): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || !STEPS.includes(event.key)) return false;
  const name = (event.target as { tagName?: string } | null)?.tagName ?? "";
  return !["INPUT", "TEXTAREA", "SELECT"].includes(name);
}

const link = (key: string): HTMLAnchorElement | null =>
  document.querySelector<HTMLAnchorElement>(`[data-step="${key}"]:not([aria-disabled])`);

/** Brings the row of the step into sight where its list scrolls; the page, and the board with it, stays. */
function showRow(): void {
  const row = document.querySelector(".here"), list = row?.closest(".scroll");
  if (!row || !list || list.scrollHeight <= list.clientHeight) return;
  const [one, all] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (one.top < all.top) list.scrollTop -= all.top - one.top;
  else if (one.bottom > all.bottom) list.scrollTop += one.bottom - all.bottom;
}

/** What finds the same place again after it was put there anew; empty: the focus is on none that can be. */
function selectorOf(place: Element | null): string {
  const step = place?.getAttribute("data-step");
  if (step) return `[data-step="${step}"]`;
  if (place instanceof HTMLInputElement && place.type === "radio") return `[name="${place.name}"][value="${place.value}"]`;
  return place?.id ? `#${place.id}` : "";
}

async function go(address: string, kept: boolean): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return location.assign(address);
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const focus = selectorOf(document.activeElement);
  const shown = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const pairs = shown.map((part) => [part, fresh.querySelector(`[data-part="${part.dataset["part"]}"]`)] as const);
  // the site was renewed meanwhile, and has other parts: what has none would stay as it was
  if (pairs.some(([, now]) => !now)) return location.assign(address);
  for (const [part, now] of pairs) part.replaceChildren(...now!.childNodes);
  if (kept) history.replaceState(null, "", address);
  if (focus) document.querySelector<HTMLElement>(focus)?.focus();
  showRow();
  const said = document.getElementById("said");
  if (said) said.textContent = document.querySelector('[data-part="said"]')?.textContent ?? "";
}

/** Steps follow one another, however fast the keys come. */
let last: Promise<void> = Promise.resolve();

function turn(found: () => string | null): void {
  last = last.then(async () => {
    const address = found();
    if (address) await go(address, true);
  });
}

/** Puts the page of an address in place, after the steps that are under way. */
export const ask = (address: string): void => turn(() => address);

if (typeof document !== "undefined" && document.querySelector("[data-replay]")) {
  showRow();
  addEventListener("keydown", (event) => {
    if (!isTurnKey(event)) return;
    event.preventDefault();
    turn(() => link(event.key)?.href ?? null);
  });
  document.addEventListener("click", (event) => {
    const found = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?at="], a[data-step]');
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!found.hasAttribute("aria-disabled")) turn(() => found.href);
  });
  document.addEventListener("focusin", (event) => {
    const field = event.target as HTMLElement;
    if (field instanceof HTMLInputElement && "copy" in field.dataset) field.select();
  });
}
