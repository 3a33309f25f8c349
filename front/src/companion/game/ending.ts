/** When a game is over and what the totals change by: the law's answers, for a page without network. */

import * as rules from "../../kernel/rules";
import { AS_BLANK, readRack } from "../../shared/notation";
import type { GameSetup, Reason } from "./types";
import { playingSeats, type State } from "./state";

/** Why the game is over before the next turn; null: it goes on. */
export function reasonToEnd(setup: GameSetup, state: State): Reason | null {
  if (timedOut(state)) return "time";
  const still = playingSeats(state);
  if (still.length === 0) return null;
  const racks = still.map((seat) => state.racks[seat] as number);
  return rules.ending(setup.rules, state.bag, racks, state);
}

const timedOut = (state: State): boolean => {
  if (!state.policy || state.flagged.size === 0) return false;
  return state.policy.limit === "stop" ? playingSeats(state).length === 0 : true;
};

export const finisher = (state: State): number | null =>
  playingSeats(state).find((seat) => state.racks[seat] === 0) ?? null;

/** The tiles that are neither on the board nor on a rack that was shown, counted by code. */
export function pool(setup: GameSetup, state: State): number[] {
  const left = [...setup.rules.counts];
  const seen = state.shown.flatMap((rack) => (rack === null ? [] : (readRack(setup, rack) ?? [])));
  for (const tile of state.board) if (tile) take(left, tile & AS_BLANK ? 0 : tile);
  for (const tile of seen) take(left, tile);
  return left;
}

/** What is in `counts` after taking tiles; null: they are not there. */
export function takeTiles(counts: readonly number[], tiles: readonly number[]): number[] | null {
  const left = [...counts];
  for (const tile of tiles) take(left, tile);
  return left.every((count) => count >= 0) ? left : null;
}

function take(left: number[], tile: number): void {
  left[tile] = (left[tile] ?? 0) - 1;
}

/** Every rack by its codes; null for one that is not known. */
function lastRacks(setup: GameSetup, state: State): (number[] | null)[] {
  const known = state.racks.map((size, seat): number[] | null => {
    const shown = state.shown[seat];
    if (size === 0) return [];
    return shown == null ? null : readRack(setup, shown);
  });
  // with an empty bag the last unknown rack is what is left over
  const open = known.flatMap((rack, seat) => (rack === null ? [seat] : []));
  if (open.length !== 1 || state.bag > 0 || state.unknownTiles > 0 || state.removed > 0) return known;
  const rest = pool(setup, state).flatMap((count, code) => Array<number>(Math.max(0, count)).fill(code));
  return known.map((rack) => rack ?? rest);
}

/** The seats whose racks must be shown before the game can be settled. */
export function racksToShow(setup: GameSetup, state: State): number[] {
  if (!state.ended || state.changes) return [];
  const racks = lastRacks(setup, state);
  const late = lateSeat(state);
  const needed = !lostOnTime(state) ? [...racks.keys()] : late === null ? [] : [late];
  return needed.filter((seat) => racks[seat] === null);
}

/** Whether somebody lost the game by the clock. */
export const lostOnTime = (state: State): boolean =>
  state.ended?.reason === "time" && state.policy?.limit === "lose" && state.flagged.size > 0;

/** Who lost the game on time, where that has a price of its own (SV-08, SV-09); null: nobody. */
export const lateSeat = (state: State): number | null =>
  lostOnTime(state) && state.policy?.margin ? ([...state.flagged][0] ?? null) : null;

/** What each total changes by; null: not all that is needed is known. */
export function settlement(setup: GameSetup, state: State): number[] | null {
  if (!state.ended || racksToShow(setup, state).length > 0) return null;
  const worth = lastRacks(setup, state).map((rack) => rules.rackValue(setup.rules, rack ?? []));
  if (!lostOnTime(state)) return rules.settle(setup.rules, worth, state.ended.out);
  const loser = lateSeat(state);
  if (loser === null) return state.totals.map(() => 0);
  const margin = state.policy?.margin ?? 0;
  return rules.settleTimeLoss(setup.rules, state.totals, loser, worth[loser] ?? 0, margin);
}

/** What the tiles on a seat's rack are worth, as far as they are known. */
export const rackWorth = (setup: GameSetup, state: State, seat: number): number =>
  rules.rackValue(setup.rules, lastRacks(setup, state)[seat] ?? []);

/** Most tiles that one can have drawn too many: what the bag held, and no more than a rack (SV-32). */
export const mostSurplus = ({ rules }: GameSetup, { bag }: State): number => Math.min(bag, rules.rack_size);

/** How many tiles the opponent of who drew too many looks at (SV-32 … SV-35). */
export function tilesToInspect(state: State, seat: number, excess: number, seen: boolean, fromNew: boolean): number {
  if (!seen) return 0;
  const [count, bag] = state.drawn[seat] ?? [0, 0];
  const there = fromNew ? count : (state.racks[seat] ?? 0);
  return rules.tilesToInspect(state.procedure, excess, bag, there);
}
