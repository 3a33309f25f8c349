/** An analysis under way: asks how far it has come and puts what is new in its place. */

interface Progress {
  state: "none" | "waiting" | "running" | "done" | "stopped" | "failed";
  done: number;
  total: number;
}

const PAUSE = 1500;
const main = document.querySelector<HTMLElement>("[data-analysis]");

async function renew(): Promise<void> {
  const response = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  document.querySelectorAll<HTMLElement>("[data-part]").forEach((part) => {
    const now = fresh.querySelector(`[data-part="${part.dataset["part"]}"]`);
    // whoever has the focus on the button to stop keeps it
    if (now && now.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) {
      part.replaceChildren(...now.childNodes);
    }
  });
}

async function look(address: string, known: Progress | null): Promise<void> {
  const response = await fetch(address, { cache: "no-store" }).catch(() => null);
  const now = response?.ok ? ((await response.json()) as Progress) : known;
  const bar = document.querySelector("progress");
  if (bar && now) bar.value = now.done;
  if (now && (now.state !== known?.state || now.done !== known.done)) await renew();
  if (now?.state === "waiting" || now?.state === "running") setTimeout(() => void look(address, now), PAUSE);
}

if (main?.dataset["analysis"] && ["waiting", "running"].includes(main.dataset["state"] ?? "")) {
  void look(main.dataset["analysis"], null);
}

export {};
