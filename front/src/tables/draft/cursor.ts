/** Where the next letter goes, and what typing does to a draft. */

import type { Direction } from "../../shared/keys";
import { laidAt, find, lay, lift, type Draft } from "./draft";

export interface Cursor {
  readonly square: number;
  /** null: the cursor is off, letters go nowhere. */
  readonly direction: Direction | null;
}

/** The board as far as typing needs it. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly isTaken: (square: number) => boolean;
}

export interface Typed {
  readonly draft: Draft;
  readonly cursor: Cursor;
  /** Where the tile went; null: there is none for the letter, or no square. */
  readonly square: number | null;
  readonly blank: boolean;
}

/** A click: right, then down, then off; another square starts again. */
export function click(cursor: Cursor | null, square: number): Cursor {
  if (cursor?.square !== square || cursor.direction === null) return { square, direction: "across" };
  return { square, direction: cursor.direction === "across" ? "down" : null };
}

export const turn = (cursor: Cursor): Cursor => ({
  ...cursor,
  direction: cursor.direction === "across" ? "down" : "across",
});

/** The square `steps` away along `direction`, or null beyond the edge. */
export function beside(
  field: Field,
  square: number,
  direction: Direction,
  steps: number,
): number | null {
  const row = Math.floor(square / field.width) + (direction === "down" ? steps : 0);
  const column = (square % field.width) + (direction === "across" ? steps : 0);
  const inside = row >= 0 && row < field.height && column >= 0 && column < field.width;
  return inside ? row * field.width + column : null;
}

/** The first square from `square` on, in steps of `step`, that is free; null beyond the edge. */
function free(
  field: Field,
  full: (square: number) => boolean,
  square: number | null,
  direction: Direction,
  step: number,
): number | null {
  let here = square;
  while (here !== null && full(here)) here = beside(field, here, direction, step);
  return here;
}

/** A letter typed at the cursor: taken from the rack, else a blank; filled squares are skipped. */
export function typeLetter(
  draft: Draft,
  field: Field,
  cursor: Cursor,
  letter: string,
  preferBlank: boolean,
): Typed {
  const none = { draft, cursor, square: null, blank: false };
  const { direction } = cursor;
  if (direction === null) return none;
  const full = (square: number): boolean => field.isTaken(square) || laidAt(draft, square) !== undefined;
  const square = free(field, full, cursor.square, direction, 1);
  const slot = find(draft, letter, preferBlank);
  if (square === null || slot < 0) return none;
  const blank = draft.slots[slot]!.letter !== letter;
  const after = lay(draft, slot, square, blank ? letter : null);
  const next = free(field, full, beside(field, square, direction, 1), direction, 1);
  return { draft: after, cursor: { square: next ?? square, direction }, square, blank };
}

/** One step back: over played tiles, lifting the tile laid there. */
export function erase(draft: Draft, field: Field, cursor: Cursor): Typed {
  const none = { draft, cursor, square: null, blank: false };
  const { direction } = cursor;
  if (direction === null) return none;
  // at the edge the cursor rests on the tile laid last
  const edge = beside(field, cursor.square, direction, 1) === null;
  if (edge && laidAt(draft, cursor.square)) return remove(draft, cursor);
  const back = free(field, field.isTaken, beside(field, cursor.square, direction, -1), direction, -1);
  if (back === null) return none;
  return remove(draft, { square: back, direction });
}

/** The tile under the cursor goes back to the rack. */
export function remove(draft: Draft, cursor: Cursor): Typed {
  const here = laidAt(draft, cursor.square);
  return { draft: lift(draft, cursor.square), cursor, square: here ? cursor.square : null, blank: false };
}

/** An arrow in the Grid preset: along the cursor it moves, across it first turns. */
export function moveByArrow(field: Field, cursor: Cursor, direction: Direction, step: number): Cursor {
  if (cursor.direction !== direction) return { ...cursor, direction };
  return { ...cursor, square: beside(field, cursor.square, direction, step) ?? cursor.square };
}

/** Space in the Classic preset: on to the next free square. */
export function step(draft: Draft, field: Field, cursor: Cursor): Cursor {
  const { direction } = cursor;
  if (direction === null) return cursor;
  const full = (square: number): boolean => field.isTaken(square) || laidAt(draft, square) !== undefined;
  const next = free(field, full, beside(field, cursor.square, direction, 1), direction, 1);
  return { ...cursor, square: next ?? cursor.square };
}
