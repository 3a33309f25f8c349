/**
 * The game of a tournament that is kept at a board: a player's own page opens the companion with both names
 * (`/companion#game=…`), and at the end the result goes back there (`#result=433-350`), where it is sent.
 * Both lie in the part of an address that browsers keep to themselves.
 */

export interface TournamentGame {
  /** The player's own page of the tournament. */
  address: string;
  /** Who starts, and the other. */
  names: [string, string];
  /** Which of them the page is of. */
  own: 0 | 1;
}

const page = /^\/events\/[\w-]{22}\/(mine|phone\/[\w-]{1,100})$/;
const longestName = 60;
const result = /^#result=(-?\d{1,4})-(-?\d{1,4})$/;

export const isTournamentGame = (value: unknown): value is TournamentGame => {
  if (typeof value !== "object" || value === null) return false;
  const { address, names, own } = value as Record<string, unknown>;
  const named = Array.isArray(names) && names.length === 2 && names.every((name) => typeof name === "string" && name.length <= longestName);
  return typeof address === "string" && page.test(address) && named && (own === 0 || own === 1);
};

/** The game that an address asks for; null: none. Anybody can have written it. */
export function readGame(hash: string): TournamentGame | null {
  if (!hash.startsWith("#game=") || hash.length > 2_000) return null;
  try {
    const game: unknown = JSON.parse(decodeURIComponent(hash.slice("#game=".length)));
    return isTournamentGame(game) ? game : null;
  } catch {
    return null;
  }
}

/** Where the result of a game goes: the own points first. */
export const resultAddress = ({ address, own }: TournamentGame, totals: readonly [number, number]): string =>
  `${address}#result=${totals[own]}-${totals[1 - own]}`;

/** The result that an address carries: own points, and the other's. */
export function readPoints(hash: string): [number, number] | null {
  const found = result.exec(hash);
  return found ? [Number(found[1]), Number(found[2])] : null;
}
