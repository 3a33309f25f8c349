/** Results typed at the desk: a name finds its table, keys swap, clear and take back. */

export interface Table {
  number: string;
  first: string;
  second: string;
}

/**
 * The tables that what was typed may mean, as the server understands it (`tables_named`): by the number, or by a
 * name. A whole name comes before a word of one, and that before a beginning.
 */
export function matches(tables: readonly Table[], typed: string): Table[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return [];
  if (/^\d+$/.test(wanted)) return tables.filter(({ number }) => number === wanted);
  const closeness = ({ first, second }: Table): number => {
    const names = [first, second].map((name) => name.toLocaleLowerCase());
    const words = names.flatMap((name) => name.split(/\s+/));
    if (names.includes(wanted)) return 3;
    if (words.includes(wanted)) return 2;
    return [...names, ...words].some((one) => one.startsWith(wanted)) ? 1 : 0;
  };
  const best = Math.max(0, ...tables.map(closeness));
  return best > 0 ? tables.filter((table) => closeness(table) === best) : [];
}

const shownAtOnce = 8;

const tablesOf = (): Table[] =>
  [...document.querySelectorAll<HTMLElement>(".events-map [data-table]")].map(({ dataset }) => ({
    number: dataset["table"] ?? "",
    first: dataset["first"] ?? "",
    second: dataset["second"] ?? "",
  }));

/** Shows which table is meant while it is typed; leaving the field puts the number in place of the name. */
export function completeTables(): void {
  const field = document.querySelector<HTMLInputElement>("#e-table");
  const found = document.querySelector<HTMLElement>("#e-found");
  if (!field || !found) return;
  const show = (): Table[] => {
    const fit = matches(tablesOf(), field.value);
    const lines = fit.slice(0, shownAtOnce).map(({ number, first, second }) => `${number}: ${first} – ${second}`);
    found.textContent = field.value.trim() && fit.length === 0 ? (found.dataset["textNone"] ?? "") : lines.join("  ·  ");
    return fit;
  };
  field.addEventListener("input", show);
  field.addEventListener("change", () => {
    const [only, ...more] = show();
    if (only && more.length === 0) field.value = only.number;
  });
  if (field.value) show();
}

/** Ctrl+Z while nothing is typed takes back what was entered last; in a field with text it is the browser's. */
export function takeBackByKey(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const field = event.target;
    if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.value !== "")) return;
    const button = document.querySelector<HTMLButtonElement>("[data-undo] button");
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}

const fields = ["#e-table", "#e-own", "#e-against", "#e-reason"] as const;

/**
 * Keys of the entry line: X in a score swaps both, for a slip that was filled in the other way round;
 * Escape clears the line, and leaves it when it is empty.
 */
export function entryByKey(): void {
  const [table, own, against, reason] = fields.map((id) => document.querySelector<HTMLInputElement>(id));
  if (!table || !own || !against || !reason) return;
  const found = document.querySelector<HTMLElement>("#e-found");
  const swap = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "x" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    [own.value, against.value] = [against.value, own.value];
    if (found) found.textContent = `${found.dataset["textSwapped"] ?? ""} ${own.value || "–"} : ${against.value || "–"}`;
  };
  own.addEventListener("keydown", swap);
  against.addEventListener("keydown", swap);
  table.form?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const line = [table, own, against, reason];
    const empty = line.every(({ value }) => value === "");
    for (const field of line) field.value = "";
    if (found) found.textContent = "";
    if (!empty) table.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
