/** Which tiles of a rack are chosen for an exchange, by typing or touching. */

import { type Alphabet, BLANK } from "../../shared/alphabet";

/** Typed, it inverts what is chosen. */
export const INVERT = "-";

const isSign = (sign: string): boolean => sign === BLANK || sign === INVERT;

/** What may be typed to choose tiles: letters, the blank's sign, and the one that inverts. */
export const exchangeSigns = (alphabet: Alphabet): Pick<Alphabet, "read" | "holds"> => ({
  read: (text) => Array.from(text.normalize("NFC"), (sign) => (isSign(sign) ? [sign] : alphabet.read(sign))).flat(),
  holds: (text) => text !== "" && Array.from(text.normalize("NFC")).every((sign) => isSign(sign) || alphabet.holds(sign)),
});

/**
 * A letter typed: chooses the next copy that is not chosen yet, and after the last copy clears them all.
 */
export function chooseLetter(
  rack: readonly string[],
  chosen: ReadonlySet<number>,
  letter: string,
): ReadonlySet<number> {
  const copies = rack.flatMap((held, index) => (held === letter ? [index] : []));
  const next = copies.find((index) => !chosen.has(index));
  const result = new Set(chosen);
  if (next !== undefined) result.add(next);
  else copies.forEach((index) => result.delete(index));
  return result;
}

export function toggle(chosen: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const result = new Set(chosen);
  if (!result.delete(index)) result.add(index);
  return result;
}

/** Chosen and not chosen change places: choose what to keep, then invert. */
export const invert = (count: number, chosen: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(Array.from({ length: count }, (_, index) => index).filter((index) => !chosen.has(index)));
