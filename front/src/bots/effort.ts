/** How hard plays are to see (docs/engine/levels.md), weighed as the server weighs it. */

import habits from "./habits.json";
import type { Placement } from "../kernel/types";
import { AS_BLANK } from "../shared/notation";
import type { DeviceEffort } from "../wire/wire";
import type { KnownWords } from "./vocabulary";

/** What makes a play harder to see, in logits; games begun earlier know nothing of `small` and `rare`. */
export type Effort = Omit<DeviceEffort, "small" | "rare"> & Partial<Pick<DeviceEffort, "small" | "rare">>;

/** A board as it lies. */
interface BoardState {
  board: readonly number[];
  width: number;
}

/** The letters of a placement's main word. */
export function mainWord({ square, down, tiles }: Placement, { board, width }: BoardState): number[] {
  const step = down ? width : 1;
  return tiles.map((tile, i) => (tile || (board[square + i * step] as number)) & ~AS_BLANK);
}

/** The squares on which a placement lays tiles. */
export function laidSquares({ square, down, tiles }: Placement, width: number): number[] {
  const step = down ? width : 1;
  return tiles.flatMap((tile, i) => (tile === 0 ? [] : [square + i * step]));
}

/** What stays on a rack when the tiles of a placement are laid. */
export function keptTiles(rack: readonly number[], tiles: readonly number[]): number[] {
  const kept = [...rack];
  for (const tile of tiles) if (tile !== 0) kept.splice(kept.indexOf(tile & AS_BLANK ? 0 : tile), 1);
  return kept;
}

/** How hard a play is to see. */
export function effortOf(placement: Placement, board: BoardState, mind: KnownWords, effort: Effort): number {
  const { down, tiles } = placement;
  const laid = laidSquares(placement, board.width);
  const crossings = laid.filter((square) => beside(square, down, board)).length;
  const rank = mind.rank(mainWord(placement, board));
  const doublings = Math.log2(Math.max(rank, habits.common) / habits.common) + (rank >= mind.size ? (effort.rare ?? 0) : 0);
  return (
    effort.letter * Math.max(0, tiles.length - habits.easy_length) +
    effort.doubling * doublings +
    effort.crossing * crossings +
    effort.through * Math.max(0, tiles.length - laid.length - 1) +
    effort.blank * tiles.filter((tile) => tile & AS_BLANK).length +
    (effort.small ?? 0) * Math.max(0, habits.easy_tiles - laid.length)
  );
}

/** Whether a square has a neighbour across the line. */
function beside(square: number, down: boolean, { board, width }: BoardState): boolean {
  const column = square % width;
  if (!down) return !!board[square - width] || !!board[square + width];
  return (column > 0 && !!board[square - 1]) || (column < width - 1 && !!board[square + 1]);
}
