/**
 * A result on its way from the phone beside a board to whoever keeps the event's list: it lies in the address
 * itself (`/results#…`), so that a scan carries it without network, and no server reads it.
 */

export interface Result {
  edition: string;
  /** When the game began, in milliseconds since 1970: with the names it says which game it is. */
  began: number;
  names: [string, string];
  totals: [number, number];
  /** Whether both have signed. */
  signed: boolean;
  reason: string;
}

const VERSION = 1;
const longestName = 60;
const longestText = 20;
const largest = 9_999;
const mostResults = 500;

/** As the part of an address that browsers keep to themselves. */
export function writeResult({ edition, began, names, totals, signed, reason }: Result): string {
  const text = JSON.stringify([VERSION, edition, began, ...names.map((name) => name.slice(0, longestName)), ...totals, signed ? 1 : 0, reason]);
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= most;
const isScore = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= largest;

/** The result that such a part holds; null: it holds none. Anybody can have written it. */
export function readResult(part: string): Result | null {
  if (part.length === 0 || part.length > 2_000) return null;
  try {
    const plain = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!Array.isArray(parts) || parts.length !== 9 || parts[0] !== VERSION) return null;
    const [, edition, began, first, second, one, other, signed, reason] = parts as unknown[];
    const named = isText(first, longestName) && isText(second, longestName) && isText(edition, longestText) && isText(reason, longestText);
    const numbered = isScore(one) && isScore(other) && Number.isSafeInteger(began) && (began as number) > 0 && (began as number) < 8e15;
    if (!named || !numbered || (signed !== 0 && signed !== 1)) return null;
    return { edition, began: began as number, names: [first, second], totals: [one, other], signed: signed === 1, reason };
  } catch {
    return null;
  }
}

const isSame = (one: Result, other: Result): boolean =>
  one.began === other.began && one.edition === other.edition && one.names.join("\n") === other.names.join("\n");

/** The list with one more; a result of the same game takes the place of the one before. */
export const withResult = (list: readonly Result[], result: Result): Result[] =>
  [...list.filter((one) => !isSame(one, result)), result].slice(-mostResults);

/** The result of the same game that the list holds already. */
export const sameGame = (list: readonly Result[], result: Result): Result | undefined => list.find((one) => isSame(one, result));

/** A spreadsheet takes what begins like a formula for one: such text is led by an apostrophe. */
const field = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** The list as a file for a spreadsheet. */
export function csvOf(list: readonly Result[]): string {
  const rows = list.map(({ began, edition, names, totals, signed, reason }) =>
    [new Date(began).toISOString(), edition, field(names[0]), totals[0], field(names[1]), totals[1], signed ? 1 : 0, reason].join(","),
  );
  return ["began,edition,first,points,second,points,signed,ending", ...rows].join("\r\n") + "\r\n";
}
