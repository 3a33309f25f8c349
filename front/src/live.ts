/**
 * Pages of the server that renew themselves: whenever the stream named by `data-live` tells of a change,
 * the page is fetched again and its parts (`data-part`) that read differently are put in place.
 */

const main = document.querySelector<HTMLElement>("[data-live]");

async function renew(): Promise<void> {
  const response = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (!response?.ok) return location.reload();
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  // a table that waited has begun: that is another page
  if (!fresh.querySelector("[data-live]")) return location.reload();
  document.querySelectorAll<HTMLElement>("[data-part]").forEach((part) => {
    const now = fresh.querySelector(`[data-part="${part.dataset["part"]}"]`);
    if (now && now.innerHTML !== part.innerHTML) part.replaceChildren(...now.childNodes);
  });
}

if (main?.dataset["live"]) {
  const source = new EventSource(main.dataset["live"]);
  source.onmessage = () => void renew();
}

document.querySelectorAll<HTMLInputElement>("[data-copy]").forEach((field) => {
  field.addEventListener("focus", () => field.select());
});
