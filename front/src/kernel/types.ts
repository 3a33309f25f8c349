/**
 * What the kernel is told and what it answers.
 *
 * A tile is a code: a letter is its place in the alphabet from 1, 0 a blank on a rack or an empty
 * square, +128 a blank that stands for a letter. A square is row * width + column.
 */

import { AS_BLANK, type Placement } from "../shared/notation";

export type { Placement } from "../shared/notation";

/** A single tile laid. */
export interface PlacedTile {
  square: number;
  tile: number;
}

/** One tile's share of a word. */
export interface TileScore {
  square: number;
  tile: number;
  value: number;
  letterMultiplier: number;
  wordMultiplier: number;
  new: boolean;
}

export interface WordScore {
  square: number;
  down: boolean;
  multiplier: number;
  points: number;
  parts: TileScore[];
}

/** A play's points in full: the main word, then the crossings in the order of the tiles laid. */
export interface Score {
  placement: Placement;
  total: number;
  bonus: number;
  words: WordScore[];
}

/** A play found: points, and points with what is kept, in milli-points. */
export interface Play {
  placement: Placement;
  score: number;
  equity: number;
}

/** Tiles to exchange, and what is kept then, in milli-points. */
export interface Exchange {
  tiles: number[];
  equity: number;
}

/** What kept tiles are worth: terms in milli-points (docs/formats/leaves.md). */
export interface LeaveTerms {
  terms: ArrayLike<number>;
  bag: ArrayLike<number>;
}

/** How who begins is found out: tiles are drawn, or the lot favours a player, who moves first. */
export type Begins = "tile" | "lot";

/** How a game began. */
export interface Opening {
  first: number;
  /** Whom the lot favoured. */
  lot: number | null;
  /** The starting draw in its order. */
  drawn: { seat: number; tile: number }[];
  /** The tiles dealt, from who moves first on. */
  dealt: number[][];
}

/** What is done in a turn. */
export type Act = { play: PlacedTile[] } | { exchange: number[] } | "pass";

/** What became of an act. */
export interface ActResult {
  seat: number;
  points: number;
  /** Tiles drawn, in the order in which they came. */
  drawn: number[];
  /** What the totals change by at the end, by seat; null before it. */
  changes: number[] | null;
  /** Of a play. */
  score: Score | null;
}

export type KernelEnding = "out" | "passes" | "scoreless" | "nothing-left";

/** A game as it stands; everything by seat. */
export interface GameState {
  turn: number;
  mover: number | null;
  ending: KernelEnding | null;
  bag: number;
  totals: number[];
  /** Most tiles that each may exchange; 0: none. */
  most: number[];
  exchanges: number[];
  board: number[];
  racks: number[][];
  /** The tiles that each does not see: neither on the board nor on the own rack. */
  unseen: number[][];
  /** From 1; equal totals share one. */
  places: number[];
}

/** What a game comes to if a seat gives up; everything by seat. */
export interface Resignation {
  /** What the totals change by. */
  changes: number[];
  totals: number[];
  /** From 1; who gave up is last. */
  places: number[];
}

/** The rules say no: `code` is stable (`stafla._core.PlacementError.code`). */
export interface Refusal {
  code: string;
  square: number | null;
  tile: number | null;
}

/** An answer, or why the rules say no. */
export type Result<T> = { value: T } | { refusal: Refusal };

/** The letters of a word, blanks as what they stand for. */
export const letters = (word: WordScore): number[] => word.parts.map(({ tile }) => tile & ~AS_BLANK);
