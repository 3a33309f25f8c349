/** What the events of a game at a real board have made, and what is read off it. */

import type { Proposable } from "../../wire/wire";
import type { GameSetup, Policy, Procedure, Reason } from "./types";
import { HIDDEN } from "../../shared/notation";

/** The latest play, while it may still be withdrawn or challenged. */
export interface Pending {
  seat: number;
  points: number;
  /** Tiles laid of which only the number is known. */
  unknownTiles: number;
  /** The play can no longer be withdrawn: it is laid, pressed, or its player has reached into the bag, as the edition has it. */
  made: boolean;
  /** Its player has pressed the clock. */
  pressed: boolean;
  challenger: number | null;
  /** Indexes of the words that are challenged. */
  challenged: number[];
  /** The board and the size of the player's rack before it. */
  before: { board: number[]; rack: number };
}

/** A line of the sheet. */
export interface SheetLine {
  number: number;
  seat: number;
  kind: "play" | "exchange" | "pass" | "penalty" | "overtime" | "correction" | "settlement" | "time-loss" | "lost-turn" | "resign";
  text: string;
  points: number;
  total: number;
  tiles: number;
  stands: boolean;
  /** What each sheet says of it, where it is known: points and total. */
  noted: (readonly [number, number] | null)[];
}

/** Sets and single seats of it are by seat number; the names are those of the law's state (`stafla.rules.game.state`). */
export interface State {
  seats: number;
  policy: Policy | null;
  procedure: Procedure;
  /** Whom the lot favoured. */
  favoured: number | null;
  first: number | null;
  turn: number;
  totals: number[];
  board: number[];
  racks: number[];
  /** Racks that were shown after the end, as text. */
  shown: (string | null)[];
  bag: number;
  unknownTiles: number;
  /** Tiles that went out of play with who gave up. */
  removed: number;
  passes: number;
  scoreless: number;
  pending: Pending | null;
  /** Number of tiles laid aside to be exchanged, until they go back into the bag. */
  tilesAside: number;
  flagged: ReadonlySet<number>;
  resigned: ReadonlySet<number>;
  timePoints: number[];
  clockStarted: boolean;
  clockPaused: boolean;
  proposal: { seat: number; what: Proposable; agreed: number[] } | null;
  /** By seat: tiles of the latest draw, and the bag before it. */
  drawn: (readonly [number, number])[];
  /** Whose sheets differ from the record (SV-37). */
  differing: ReadonlySet<number>;
  /** Who called the judge. */
  judgeCaller: number | null;
  /** Who has signed (SV-30). */
  signers: ReadonlySet<number>;
  /** Who loses a turn for a challenge in vain. */
  owingSeats: ReadonlySet<number>;
  ended: { reason: Reason; out: number | null } | null;
  changes: number[] | null;
  lines: SheetLine[];
  /** By seat, what it did beside the turn of that number. */
  asides: readonly Aside[];
}

/** How often a seat has proposed something, and lifted a play, in a turn. */
interface Aside {
  turn: number;
  proposals: number;
  withdrawn: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** How many tiles the edition has. */
const tilesInSet = (setup: GameSetup): number => sum(setup.rules.counts);

/** A game of two before its first event, every tile in the bag. */
export function begin(setup: GameSetup): State {
  const both = <T>(value: T): T[] => [value, value];
  return {
    seats: 2,
    policy: null,
    procedure: setup.edition.procedure,
    favoured: null,
    first: null,
    turn: 0,
    totals: both(0),
    board: new Array<number>(setup.rules.width * setup.rules.height).fill(0),
    racks: both(0),
    shown: both(null),
    bag: tilesInSet(setup),
    unknownTiles: 0,
    removed: 0,
    passes: 0,
    scoreless: 0,
    pending: null,
    tilesAside: 0,
    flagged: new Set(),
    resigned: new Set(),
    timePoints: both(0),
    clockStarted: false,
    clockPaused: false,
    proposal: null,
    drawn: both([0, 0] as const),
    differing: new Set(),
    judgeCaller: null,
    signers: new Set(),
    owingSeats: new Set(),
    ended: null,
    changes: null,
    lines: [],
    asides: both({ turn: 0, proposals: 0, withdrawn: 0 }),
  };
}

/** The seat to which the turn of that number belongs; null before it is known who begins. */
export const seatOfTurn = (state: State, turn: number): number | null =>
  state.first === null ? null : (state.first + turn) % state.seats;

/** Who has neither resigned nor stopped for want of time. */
export const playingSeats = (state: State): number[] =>
  [...Array(state.seats).keys()].filter(
    (seat) => !state.resigned.has(seat) && (state.policy?.limit !== "stop" || !state.flagged.has(seat)),
  );

/** Whose turn it is; null before it is known who begins, and once the game is over. */
export const toMove = (state: State): number | null => (state.ended ? null : seatOfTurn(state, state.turn));

/** Whose turn follows that which is under way, seats that owe a turn left out; null: nobody's. */
export function nextSeat(state: State): number | null {
  const mover = toMove(state);
  if (mover === null) return null;
  const still = playingSeats(state);
  for (let step = 1; step <= 2 * state.seats; step += 1) {
    const seat = seatOfTurn(state, state.turn + step) as number;
    if (still.includes(seat) && !state.owingSeats.has(seat)) return seat;
  }
  return mover;
}

/** Whether the game stands until the sheets agree again or the judge has decided. */
export const isHalted = (state: State): boolean => state.differing.size > 0 || state.judgeCaller !== null;

/** The latest line that a sheet holds of a turn. */
export const latestLine = (state: State): SheetLine | null =>
  state.lines.findLast(({ kind }) => ["play", "exchange", "pass"].includes(kind)) ?? null;

/** What a seat has done beside the turn that is under way. */
export function asideOf(state: State, seat: number): Aside {
  const found = state.asides[seat];
  return found?.turn === state.turn ? found : { turn: state.turn, proposals: 0, withdrawn: 0 };
}

/** So many tiles that the record does not know. */
export const hiddenTiles = (count: number): string => HIDDEN.repeat(count);
