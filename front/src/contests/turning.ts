/**
 * The wall of a tournament turns its pages: names that do not fit stand in columns to the right (`data-turns`),
 * a page at a time is in sight, and the foot says which (`data-turning`). The page can be held, and turned by
 * the arrow keys.
 */

/** So long a page is read. */
const reading = 10_000;

/** How many pages there are, where so much stands to the right of the first, which is so wide with the gap. */
const countPages = (whole: number, step: number): number => Math.max(1, Math.ceil((whole - 1) / step));

export function turnPages(): void {
  const foot = document.querySelector<HTMLElement>("[data-turning]");
  const shown = foot?.querySelector("span");
  const hold = foot?.querySelector("button");
  if (!foot || !shown || !hold) return;
  let page = 0;
  let heading = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    const turned = document.querySelector<HTMLElement>("[data-turns]");
    const gap = turned ? Number.parseFloat(getComputedStyle(turned).columnGap) || 0 : 0;
    const step = turned ? turned.clientWidth + gap : 1;
    const count = turned ? countPages(turned.scrollWidth + gap, step) : 1;
    // another round, or the standings, begin with their first page
    const now = document.querySelector("[data-part=wall] h2")?.textContent ?? "";
    page = now === heading ? ((page % count) + count) % count : 0;
    heading = now;
    if (turned) turned.scrollLeft = page * step;
    foot!.hidden = count === 1;
    const text = (foot!.dataset["text"] ?? "").replace("%p", String(page + 1)).replace("%c", String(count));
    if (shown!.textContent !== text) shown!.textContent = text;
  }

  function turn(by: number): void {
    page += by;
    show();
    clearTimeout(timer);
    if (hold!.getAttribute("aria-pressed") !== "true") timer = setTimeout(() => turn(1), reading);
  }

  hold.addEventListener("click", () => {
    hold.setAttribute("aria-pressed", String(hold.getAttribute("aria-pressed") !== "true"));
    turn(0);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight" || key === "ArrowLeft") turn(key === "ArrowRight" ? 1 : -1);
  });
  const part = document.querySelector("[data-part=wall]");
  if (part) new MutationObserver(show).observe(part, { childList: true, characterData: true, subtree: true });
  addEventListener("resize", show);
  // letters of another width come late
  void document.fonts.ready.then(show);
  turn(0);
}
