/** Results typed at the desk: a name finds its table, and Ctrl+Z takes the last result back. */

export interface Table {
  number: string;
  first: string;
  second: string;
}

/** The tables that what was typed may mean: by the number, or by a word of a name that begins so. */
export function matches(tables: readonly Table[], typed: string): Table[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return [];
  if (/^\d+$/.test(wanted)) return tables.filter(({ number }) => number === wanted);
  const begins = (name: string): boolean => {
    const small = name.toLocaleLowerCase();
    return small.startsWith(wanted) || small.split(/\s+/).some((word) => word.startsWith(wanted));
  };
  return tables.filter(({ first, second }) => begins(first) || begins(second));
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
    found.textContent = field.value.trim() && fit.length === 0 ? (found.dataset["none"] ?? "") : lines.join("  ·  ");
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
    const at = event.target;
    if (at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.value !== "")) return;
    const button = document.querySelector<HTMLButtonElement>("[data-undo] button");
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
