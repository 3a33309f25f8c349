/** Names of squares, in the edition's notation. */

import type { EditionView } from "../wire/wire";

type Sides = Pick<EditionView, "width" | "height" | "notation">;

const letter = (index: number): string => String.fromCharCode(65 + index);

/** Name over a column: a letter, or a number where rows carry the letters (PL-57). */
export const columnName = (sides: Sides, column: number): string =>
  sides.notation === "letter-first" ? String(column + 1) : letter(column);

/** Name beside a row. */
export const rowName = (sides: Sides, row: number): string =>
  sides.notation === "letter-first" ? letter(row) : String(row + 1);

export const row = (sides: Sides, square: number): number => Math.floor(square / sides.width);

export const column = (sides: Sides, square: number): number => square % sides.width;

/** A square as players write it, the letter first: H8. */
export function squareText(sides: Sides, square: number): string {
  const [across, down] = [columnName(sides, column(sides, square)), rowName(sides, row(sides, square))];
  return sides.notation === "letter-first" ? down + across : across + down;
}
