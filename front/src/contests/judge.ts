/** The desk where words are judged: a verdict and typed words go by themselves, letters are on the screen too. */

const second = 1_000;

/** Leaves for the empty desk; what was typed is gone. */
function leave(main: HTMLElement): void {
  main.querySelectorAll<HTMLInputElement>("input").forEach((field) => {
    field.value = "";
  });
  location.replace(main.dataset["to"] ?? location.pathname);
}

/**
 * A verdict (`data-clears`, milliseconds) goes after its time or with the next key, words that wait (`data-idle`)
 * after so long without one. Escape goes back where something says so (`data-escape`).
 */
export function clearByItself(main: HTMLElement): void {
  const shown = Number(main.dataset["clears"] ?? 0);
  if (shown) {
    const end = performance.now() + shown;
    const ring = main.querySelector<HTMLElement>("[data-seconds]");
    setInterval(() => {
      if (ring) ring.textContent = String(Math.max(0, Math.ceil((end - performance.now()) / second)));
    }, second / 4);
    setTimeout(() => leave(main), shown);
  }
  document.addEventListener("keydown", (event) => {
    const inside = event.target instanceof HTMLElement && event.target.closest("a, button");
    const moves = ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key);
    if (event.key === "Escape" && main.querySelector("[data-escape]")) leave(main);
    else if (shown && !moves && !(inside && event.key === "Enter")) leave(main);
  });
  const idle = Number(main.dataset["idle"] ?? 0);
  if (idle) leaveWhenIdle(main, idle);
  // a page in the back/forward cache holds no word
  addEventListener("pagehide", () =>
    main.querySelectorAll<HTMLInputElement>("[name=words]").forEach((field) => {
      if (field.type !== "hidden") field.value = "";
    }),
  );
}

function leaveWhenIdle(main: HTMLElement, idle: number): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(waiting);
    const words = main.querySelector<HTMLInputElement>("[name=words]");
    if (words?.value) waiting = setTimeout(() => leave(main), idle);
  };
  for (const kind of ["keydown", "input", "pointerdown"]) main.addEventListener(kind, restart);
  restart();
}

/** Letters as buttons, for a screen without keys; what they write goes into the field of the words. */
export function offerKeys(main: HTMLElement): void {
  const keys = main.querySelector<HTMLElement>("[data-keys]");
  const field = main.querySelector<HTMLInputElement>("#j-words");
  if (!keys || !field) return;
  keys.hidden = false;
  keys.addEventListener("click", (event) => {
    const key = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("button") : null;
    if (!key) return;
    if ("delete" in key.dataset) field.value = field.value.slice(0, -1);
    else if (field.value.length < field.maxLength) field.value += key.dataset["letter"] ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
