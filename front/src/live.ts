/**
 * Pages of the server that renew themselves: whenever the stream named by `data-live` tells of a change,
 * the page is fetched again and its parts (`data-part`) that read differently are put in place.
 */

import { countDown } from "./lib/countdown";

const main = document.querySelector<HTMLElement>("[data-live]");
/** How the server wrote each part; a script may have made something else of it since. */
const served = new Map<string, string>();

const parts = (from: ParentNode): HTMLElement[] => [...from.querySelectorAll<HTMLElement>("[data-part]")];
const nameOf = (part: HTMLElement): string => part.dataset["part"] as string;

async function renew(): Promise<void> {
  const response = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (!response?.ok) return location.reload();
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  // a table that waited has begun: that is another page
  if (!fresh.querySelector("[data-live]")) return location.reload();
  const now = new Map(parts(fresh).map((part) => [nameOf(part), part]));
  for (const part of parts(document)) {
    const other = now.get(nameOf(part));
    if (other && other.innerHTML !== served.get(nameOf(part))) put(part, other);
  }
}

/** Puts a part in place; what somebody is typing stays where it is. */
function put(part: HTMLElement, other: HTMLElement): void {
  served.set(nameOf(part), other.innerHTML);
  const typed = new Map([...part.querySelectorAll<HTMLInputElement>("input[id]")].map(({ id, value }) => [id, value]));
  const focused = part.contains(document.activeElement) ? document.activeElement?.id : "";
  part.replaceChildren(...other.childNodes);
  for (const input of part.querySelectorAll<HTMLInputElement>("input[id]")) input.value = typed.get(input.id) ?? input.value;
  if (focused) document.getElementById(focused)?.focus();
}

if (main?.dataset["live"]) {
  parts(document).forEach((part) => served.set(nameOf(part), part.innerHTML));
  const source = new EventSource(main.dataset["live"]);
  source.onmessage = () => void renew();
  countDown(() => void renew());
}

document.querySelectorAll<HTMLInputElement>("[data-copy]").forEach((field) => {
  field.addEventListener("focus", () => field.select());
});
