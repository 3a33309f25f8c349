/** A slip of duplicate from tiles laid on the board: where the word begins, and the word (PL-57). */

import { complete, isBlank, letterOf, type Draft } from "../tables/draft/draft";
import { startText } from "../shared/notation";
import type { BoardTile } from "../wire/wire";

interface Slip {
  position: string;
  word: string;
}

interface Sides {
  width: number;
  height: number;
}

interface Line {
  down: boolean;
  squares: number[];
}

/** The slip that the laid tiles make; null while a blank has no letter, or they make no line. */
export function slipOf(draft: Draft, board: readonly BoardTile[], sides: Sides): Slip | null {
  if (!complete(draft)) return null;
  const letters = new Map(board.map((tile) => [tile.square, tile.letter]));
  for (const laid of draft.laid) {
    const letter = letterOf(laid);
    letters.set(laid.square, isBlank(laid.tile) ? letter.toLowerCase() : letter);
  }
  const lines = [false, true].map((down) => lineOf(draft, letters, sides, down));
  // a single tile lies in two lines: the longer one is its word, across if they are equal
  const [line] = lines.filter((one) => one !== null).sort((one, other) => other.squares.length - one.squares.length);
  if (!line) return null;
  return {
    // duplicate is announced in one notation, whatever the edition's
    position: startText({ width: sides.width, notation: "letter-first" }, { square: line.squares[0]!, down: line.down }),
    word: line.squares.map((square) => letters.get(square)).join(""),
  };
}

/** The unbroken line of tiles through the first one laid, if it holds all that are laid. */
function lineOf(draft: Draft, letters: Map<number, string>, sides: Sides, down: boolean): Line | null {
  const start = draft.laid[0]?.square as number;
  const next = (square: number, by: 1 | -1): number | null => stepFrom(square, by, sides, down);
  let square = start;
  for (let before = next(square, -1); before !== null && letters.has(before); before = next(before, -1)) square = before;
  const squares: number[] = [];
  for (let here: number | null = square; here !== null && letters.has(here); here = next(here, 1)) squares.push(here);
  const whole = draft.laid.every((laid) => squares.includes(laid.square));
  return whole ? { down, squares } : null;
}

function stepFrom(square: number, by: 1 | -1, { width, height }: Sides, down: boolean): number | null {
  const place = down ? Math.floor(square / width) : square % width;
  const most = down ? height : width;
  return place + by < 0 || place + by >= most ? null : square + by * (down ? width : 1);
}
