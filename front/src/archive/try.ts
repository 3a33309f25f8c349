/**
 * A play tried on the board itself: a touch chooses where the word begins, a second one turns it, and keys and
 * the tiles of the rack spell it. The form of the page carries it; without this script it is filled by hand. Where the
 * word list of the game is not installed there is no form, and the position alone is shown.
 */

import { ask } from "./replay";
import { append, neighbour, shorten, squaresOf, type Start } from "./word";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const form = (): HTMLFormElement => document.querySelector<HTMLFormElement>("#trial")!;
const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>("#word")!;
const labels = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".trying .plain-square")];
const radio = (label: Element | undefined): HTMLInputElement | null => label?.querySelector("input") ?? null;
const width = (): number => Math.round(Math.sqrt(labels().length));

function start(): Start | null {
  const square = labels().findIndex((label) => radio(label)?.checked);
  return square < 0 ? null : { square, down: new FormData(form()).get("down") === "yes" };
}

/** What lies on the board; a play that was tried is no tile of it. */
function tiles(): string[] {
  return labels().map((label) =>
    label.matches(".holds:not(.new)") ? (label.querySelector("b")?.textContent ?? "") : "",
  );
}

/** Shows the word on the board where it would lie. */
function draw(): void {
  const all = labels(), held = tiles(), at = start();
  all.forEach((label, square) => {
    if (held[square]) return;
    label.classList.remove("new", "holds", "ten");
    label.querySelectorAll("b, i").forEach((part) => part.remove());
    label.querySelector<HTMLElement>("span")?.removeAttribute("hidden");
  });
  if (!at) return;
  const letters = [...field().value];
  squaresOf(held, width(), at, letters.length).forEach((square, index) => {
    const label = all[square];
    if (!label || held[square]) return;
    const letter = document.createElement("b");
    letter.setAttribute("aria-hidden", "true");
    letter.textContent = letters[index] ?? "";
    label.querySelector<HTMLElement>("span")?.setAttribute("hidden", "");
    label.classList.add("holds", "new");
    label.append(letter);
  });
}

function spell(change: (at: Start) => string): void {
  const at = start();
  if (!at) return;
  field().value = change(at);
  draw();
}

const add = (letter: string): void => spell((at) => append(tiles(), width(), at, field().value, letter));

function choose(square: number): void {
  const input = radio(labels()[square]);
  if (!input) return;
  input.checked = true;
  input.focus();
  draw();
}

function turnWord(): void {
  const ways = [...form().querySelectorAll<HTMLInputElement>('[name="down"]')];
  const next = ways.find((way) => !way.checked);
  if (next) next.checked = true;
}

/** Tiles of the rack become buttons that spell. */
function armRack(): void {
  for (const tile of form().querySelectorAll<HTMLElement>(".plain-tile:not(:has(button))")) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...tile.childNodes);
    tile.append(button);
  }
}

/** The square that was chosen before the touch under way. */
let chosen: number | null = null;

function listen(): void {
  document.addEventListener("pointerdown", () => (chosen = start()?.square ?? null));
  document.addEventListener("click", (event) => {
    const place = event.target as HTMLElement;
    const tile = place.closest("#trial .plain-tile");
    const letter = tile?.querySelector("b")?.textContent;
    if (letter === "?") field().focus();
    else if (letter) add(letter);
    // with a pointer alone: keys that choose a square click it too
    if (!place.matches('.trying [name="at"]') || (event as MouseEvent).detail === 0) return;
    if (start()?.square === chosen) turnWord();
    draw();
  });
  document.addEventListener("input", () => draw());
  document.addEventListener("keydown", (event) => {
    const place = event.target as HTMLElement;
    if (!place.matches('.trying [name="at"]') || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = start()?.square ?? labels().findIndex((label) => label.contains(place));
    if (ARROWS.includes(event.key)) choose(neighbour(at, event.key, width(), labels().length));
    else if (event.key === "Backspace") spell((from) => shorten(tiles(), width(), from, field().value));
    else if (/^\p{L}$/u.test(event.key)) add(event.key.toLocaleUpperCase(field().lang));
    else return;
    event.preventDefault();
  });
  document.addEventListener("submit", (event) => {
    if (event.target !== form()) return;
    event.preventDefault();
    const values = new FormData(form());
    const query = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
    ask(`${location.pathname}?${query}`);
  });
}

if (typeof document !== "undefined" && document.querySelector("#trial")) {
  armRack();
  listen();
  if (!document.querySelector(".trying .new")) draw();
  new MutationObserver(armRack).observe(form(), { childList: true });
}
