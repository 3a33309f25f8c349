/**
 * The parts of a page (`data-part`) put in place from a newer one.
 *
 * What reads the same stays the very same element, so that focus, the place of a screen reader and where
 * somebody has scrolled to stay too, and a live region says what is new alone. A form that is being filled
 * is left as it is.
 */

import { Idiomorph } from "idiomorph";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const parts = (from: ParentNode): HTMLElement[] => [...from.querySelectorAll<HTMLElement>("[data-part]")];
const nameOf = (part: HTMLElement): string => part.dataset["part"] as string;

/** A script has made something else of it (`data-slip-board`), or it runs by itself (`data-runs-itself`). */
const isRunning = (part: HTMLElement): boolean => "slipBoard" in part.dataset || "runsItself" in part.dataset;

/** Whether somebody has typed or chosen something there. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const chosen = options.some((option) => option.defaultSelected);
    return chosen ? options.some((option) => option.selected !== option.defaultSelected) : control.selectedIndex > 0;
  }
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Whether a form is being filled: something in it was touched, or a field has the focus. */
function isFilled(form: Element): boolean {
  const controls = [...form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea")];
  return controls.some((control) => control === document.activeElement || isTouched(control));
}

/** Whether any form of the page is being filled. */
export const anyFilled = (): boolean =>
  [...document.querySelectorAll("main form[method=post]")].some((form) => isFilled(form));

/** A slip of a round that is over: no other round may take it for its own (`data-slip` names the round). */
const isOver = (part: Element, other: Element): boolean => {
  const slip = part.querySelector<HTMLElement>("form[data-slip]")?.dataset["slip"];
  return slip !== undefined && other.querySelector<HTMLElement>("form[data-slip]")?.dataset["slip"] !== slip;
};

const isBeingFilled = (node: Node): boolean =>
  node instanceof Element && (node.matches("form") ? isFilled(node) : [...node.querySelectorAll("form")].some(isFilled));

export class Parts {
  /** How the server wrote each part last; a script may have made something else of it since. */
  readonly #served = new Map<string, string>();
  /** Whether something new waits until a form is filled no more. */
  hasNews = false;

  constructor() {
    parts(document).forEach((part) => this.#served.set(nameOf(part), part.innerHTML));
  }

  /** Puts the parts that read differently in place; whether there were any, but for a clock that runs. */
  renew(fresh: Document): boolean {
    const now = new Map(parts(fresh).map((part) => [nameOf(part), part]));
    let changed = (this.hasNews = false);
    for (const part of parts(document)) {
      const other = now.get(nameOf(part));
      if (!other || other.innerHTML === this.#served.get(nameOf(part))) continue;
      const over = isOver(part, other);
      if (!isRunning(part) && !over && isBeingFilled(part)) {
        this.hasNews = true;
        continue;
      }
      changed ||= !("runsItself" in part.dataset);
      this.#served.set(nameOf(part), other.innerHTML);
      if (over) part.replaceChildren(...other.childNodes);
      else put(part, other);
    }
    return changed;
  }
}

function put(part: HTMLElement, other: HTMLElement): void {
  if (isRunning(part)) return part.replaceChildren(...other.childNodes);
  Idiomorph.morph(part, other.innerHTML, {
    morphStyle: "innerHTML",
    restoreFocus: true,
    // what somebody has opened stays open
    callbacks: { beforeAttributeUpdated: (name, _, kind) => !(name === "open" && kind === "remove") },
  });
}
