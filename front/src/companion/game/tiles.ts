/** Tiles as text and as codes: a blank laid is its letter's code + 128, an unknown tile `*`. */

import type { GameSetup, WirePlacement } from "./types";
import type { Placement } from "../../kernel/types";

export const HIDDEN = "*";
export const AS_BLANK = 0x80;

const bracket = (letter: string): string => (letter.length > 1 ? `[${letter}]` : letter);

/** `8D` across, `D8` down. */
export function writePlacement(setup: GameSetup, { square, down, tiles }: Placement): WirePlacement {
  const row = String(Math.floor(square / setup.rules.width) + 1);
  const column = String.fromCharCode(65 + (square % setup.rules.width));
  const text = tiles.map((tile) => {
    if (tile === 0) return ".";
    const letters = tile & AS_BLANK ? setup.small : setup.letters;
    return bracket(letters[(tile & 0x7f) - 1] ?? "");
  });
  return { square: down ? column + row : row + column, tiles: text.join("") };
}

/** Single letters, and those that stand in brackets. */
export const split = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]+)\]|(.)/gu)].map(([, long, short]) => long ?? short ?? "");

export function readPlacement(setup: GameSetup, { square, tiles }: WirePlacement): Placement {
  const down = /^[A-Z]/.test(square);
  const row = Number(/\d+/.exec(square)?.[0]) - 1;
  const column = (/[A-Z]/.exec(square)?.[0] ?? "A").charCodeAt(0) - 65;
  const codes = split(tiles).map((letter) => {
    if (letter === ".") return 0;
    const large = setup.letters.indexOf(letter);
    return large >= 0 ? large + 1 : (setup.small.indexOf(letter) + 1) | AS_BLANK;
  });
  return { square: row * setup.rules.width + column, down, tiles: codes };
}

/** The squares of a placement, with their codes; 0 where a tile lay already. */
export function squares(setup: GameSetup, { square, down, tiles }: Placement): [number, number][] {
  const step = down ? setup.rules.width : 1;
  return tiles.map((tile, index) => [square + index * step, tile]);
}

/** The codes of rack tiles, `?` the blank; null where one is unknown or no tile of the set. */
export function readRack(setup: GameSetup, text: string): number[] | null {
  const codes = split(text).map((letter) => (letter === "?" ? 0 : setup.letters.indexOf(letter) + 1 || -1));
  return codes.includes(-1) ? null : codes;
}

export const writeRack = (setup: GameSetup, codes: readonly number[]): string =>
  codes.map((code) => (code === 0 ? "?" : bracket(setup.letters[code - 1] ?? ""))).join("");

/** What is in `counts` after taking tiles; null: they are not there. */
export function without(counts: readonly number[], codes: readonly number[]): number[] | null {
  const left = [...counts];
  for (const code of codes) left[code] = (left[code] ?? 0) - 1;
  return left.every((count) => count >= 0) ? left : null;
}
