/**
 * Squares, plays and racks as text (docs/formats/notation.md, record.md), and as the kernel's codes.
 *
 * Two notations are in use, each the transpose of the other: in `gcg` columns carry the letters, in
 * `letter-first` rows do. Records are always written in `gcg`.
 */

import type { WirePlacement } from "../wire/wire";

type Notation = "gcg" | "letter-first";

/** A tile whose letter nobody knows, in the racks of a record. */
export const HIDDEN = "*";
/** Added to the code of a letter that a blank stands for. */
export const AS_BLANK = 0x80;

/** Tiles in one line from the first square of the main word; 0 where a tile lies already. */
export interface Placement {
  square: number;
  down: boolean;
  tiles: number[];
}

/** Letters by code from 1: as tiles show them, and as a blank that stands for one is written. */
export interface Letters {
  letters: readonly string[];
  small: readonly string[];
}

export interface Board {
  width: number;
  notation: Notation;
}

const edgeLetter = (index: number): string => String.fromCharCode(65 + index);

/** Name over a column: a letter, or a number where rows carry the letters (PL-57). */
export const columnName = (notation: Notation, column: number): string =>
  notation === "letter-first" ? String(column + 1) : edgeLetter(column);

/** Name beside a row. */
export const rowName = (notation: Notation, row: number): string =>
  notation === "letter-first" ? edgeLetter(row) : String(row + 1);

/** Row and column of a square, from 0. */
export const rowAndColumn = (square: number, width: number): [row: number, column: number] => [
  Math.floor(square / width),
  square % width,
];

/** Where a word begins and its direction: `8D` is across and `D8` down; in `letter-first` the other way. */
export function startText({ width, notation }: Board, { square, down }: Pick<Placement, "square" | "down">): string {
  const [row, column] = rowAndColumn(square, width);
  const [beside, over] = [rowName(notation, row), columnName(notation, column)];
  return down ? over + beside : beside + over;
}

/** A square without a direction, the letter first as it is spoken: `H8`. */
export const squareText = (board: Board, square: number): string =>
  startText(board, { square, down: board.notation === "gcg" });

const inBrackets = (letter: string): string => (Array.from(letter).length === 1 ? letter : `[${letter}]`);

/** Tiles of a rack: capitals, `?` a blank. */
export const rackText = ({ letters }: Pick<Letters, "letters">, tiles: readonly number[]): string =>
  tiles.map((tile) => (tile === 0 ? "?" : inBrackets(letters[tile - 1] ?? ""))).join("");

/** Tiles of a play: capitals, small letters for blanks, dots where tiles already lay. */
export const tilesText = ({ letters, small }: Letters, tiles: readonly number[]): string =>
  tiles
    .map((tile) => (tile === 0 ? "." : inBrackets((tile & AS_BLANK ? small : letters)[(tile & ~AS_BLANK) - 1] ?? "")))
    .join("");

/** A placement as records write it, which is in `gcg` in every edition. */
export const placementText = (letters: Letters, width: number, placement: Placement): WirePlacement => ({
  square: startText({ width, notation: "gcg" }, placement),
  tiles: tilesText(letters, placement.tiles),
});

/** Single letters, and those that stand in brackets. */
export const splitTiles = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]+)\]|(.)/gu)].map(([, long, short]) => long ?? short ?? "");

/** The placement that a record writes. */
export function readPlacement({ letters, small }: Letters, width: number, { square, tiles }: WirePlacement): Placement {
  const down = /^[A-Z]/.test(square);
  const row = Number(/\d+/.exec(square)?.[0]) - 1;
  const column = (/[A-Z]/.exec(square)?.[0] ?? "A").charCodeAt(0) - 65;
  const codes = splitTiles(tiles).map((letter) => {
    if (letter === ".") return 0;
    const large = letters.indexOf(letter);
    return large >= 0 ? large + 1 : (small.indexOf(letter) + 1) | AS_BLANK;
  });
  return { square: row * width + column, down, tiles: codes };
}

/** The codes of rack tiles, `?` the blank; null where one is unknown or no tile of the set. */
export function readRack({ letters }: Pick<Letters, "letters">, text: string): number[] | null {
  const codes = splitTiles(text).map((letter) => (letter === "?" ? 0 : letters.indexOf(letter) + 1 || -1));
  return codes.includes(-1) ? null : codes;
}

/** The squares of a placement, with their codes; 0 where a tile lay already. */
export function placementSquares({ square, down, tiles }: Placement, width: number): [square: number, tile: number][] {
  const step = down ? width : 1;
  return tiles.map((tile, index) => [square + index * step, tile]);
}
