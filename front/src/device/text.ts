/** Tiles and squares as records and score sheets write them (docs/formats/record.md, notation.md). */

import type { DeviceEdition } from "./downloads";
import type { Placement } from "../kernel/types";

const AS_BLANK = 0x80;

type Written = Pick<DeviceEdition, "letters" | "small" | "rules">;

const bracket = (letter: string): string => (Array.from(letter).length === 1 ? letter : `[${letter}]`);

/** Tiles of a rack: capitals, `?` a blank. */
export const rackText = ({ letters }: Written, tiles: readonly number[]): string =>
  tiles.map((tile) => (tile === 0 ? "?" : bracket(letters[tile - 1]?.letter ?? ""))).join("");

/** Tiles of a play: capitals, small letters for blanks, dots where tiles already lay. */
export function tilesText({ letters, small }: Written, tiles: readonly number[]): string {
  const symbol = (tile: number): string => {
    if (tile === 0) return ".";
    const at = (tile & ~AS_BLANK) - 1;
    return bracket((tile & AS_BLANK ? small[at] : letters[at]?.letter) ?? "");
  };
  return tiles.map(symbol).join("");
}

/** Where a word begins and its direction: `8D` is across and `D8` down; letter-first the other way. */
export function startText(told: Written, { square, down }: Placement, notation: DeviceEdition["notation"] = "gcg"): string {
  const { width } = told.rules;
  const [row, column] = [Math.floor(square / width), square % width];
  const gcg = notation === "gcg";
  const number = String((gcg ? row : column) + 1);
  const letter = String.fromCharCode(65 + (gcg ? column : row));
  return down !== gcg ? number + letter : letter + number;
}

/** A square without a direction, letter first: `H8`. */
export const squareText = (told: Written, square: number): string =>
  String.fromCharCode(65 + (square % told.rules.width)) + (Math.floor(square / told.rules.width) + 1);
