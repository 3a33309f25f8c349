/** The rack in its player's order and the tiles laid but not yet played. Values, never changed in place. */

import { BLANK } from "../../shared/alphabet";
import type { LaidTile } from "../../wire/wire";

/** A tile that somebody holds. `letter` is what is printed on it; `?` is a blank. */
export interface Tile {
  readonly id: number;
  readonly letter: string;
}

/** A tile on a square; `as` is the letter that a blank stands for, null until it is chosen. */
export interface Laid {
  readonly square: number;
  readonly tile: Tile;
  readonly as: string | null;
}

export interface Draft {
  /** One entry a place on the rack, null where a tile is missing. */
  readonly slots: readonly (Tile | null)[];
  /** In the order they were laid. */
  readonly laid: readonly Laid[];
}

/** The letter that a laid tile shows; empty while a blank's letter is not chosen. */
export const letterOf = (laid: Laid): string => (isBlank(laid.tile) ? (laid.as ?? "") : laid.tile.letter);

export const isBlank = (tile: Tile): boolean => tile.letter === BLANK;

export const laidAt = (draft: Draft, square: number): Laid | undefined =>
  draft.laid.find((laid) => laid.square === square);

/** A rack in the order given, nothing laid. */
export function deal(rack: readonly string[], size: number): Draft {
  const slots = rack.map((letter, id): Tile | null => ({ id, letter }));
  while (slots.length < size) slots.push(null);
  return { slots, laid: [] };
}

/**
 * The draft after the server sent the rack anew: tiles that are still held keep their place, new ones
 * fill the gaps, laid tiles stay unless their square was taken or they are no longer held.
 */
export function reconcile(
  draft: Draft,
  rack: readonly string[],
  size: number,
  isTaken: (square: number) => boolean,
): Draft {
  const left = [...rack];
  const hold = (letter: string): boolean => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const back: Tile[] = [];
  const laid = draft.laid.filter((one) => {
    if (!hold(one.tile.letter)) return false;
    if (isTaken(one.square)) back.push(one.tile);
    return !isTaken(one.square);
  });
  const slots = draft.slots.map((tile) => (tile && hold(tile.letter) ? tile : null));
  let id = 1 + Math.max(-1, ...draft.slots.map((t) => t?.id ?? -1), ...draft.laid.map((l) => l.tile.id));
  const incoming = [...back, ...left.map((letter) => ({ id: id++, letter }))];
  return { slots: fill(slots, incoming, size, laid.length), laid };
}

/**
 * As `reconcile`, where a partner sees how the rack lies: tiles still held stay in their order and
 * new ones come to the right of them, as on the server.
 */
export function continueFrom(
  draft: Draft,
  rack: readonly string[],
  size: number,
  isTaken: (square: number) => boolean,
): Draft {
  const next = reconcile(draft, rack, size, isTaken);
  const held = next.slots.filter((tile) => tile !== null);
  const kept = draft.slots.filter((tile) => tile !== null && held.some(({ id }) => id === tile.id));
  const more = held.filter(({ id }) => !kept.some((tile) => tile?.id === id));
  return { ...next, slots: pad([...kept, ...more] as Tile[], next.slots.length) };
}

/** Which tile lies where, on the rack and on the board, as a text that is the same for the same draft. */
export const describe = ({ slots, laid }: Draft): string =>
  JSON.stringify([
    slots.map((tile) => tile && [tile.id, tile.letter]),
    laid.map(({ square, tile, as }) => [square, tile.id, tile.letter, as]),
  ]);

/** The letters of the rack from left to right, with those laid where they were by `before`. */
export function order(draft: Draft, before: readonly number[]): { ids: number[]; letters: string[] } {
  const tiles = new Map([...draft.slots, ...draft.laid.map(({ tile }) => tile)].flatMap((t) => (t ? [[t.id, t]] : [])));
  const rackIds = draft.slots.flatMap((tile) => (tile ? [tile.id] : []));
  const laidIds = draft.laid.map(({ tile }) => tile.id);
  const old = before.filter((id) => tiles.has(id));
  const same = old.filter((id) => !laidIds.includes(id)).join() === rackIds.join() && old.length === tiles.size;
  const ids = same ? old : [...rackIds, ...laidIds];
  return { ids, letters: ids.map((id) => tiles.get(id)!.letter) };
}

function fill(
  slots: readonly (Tile | null)[],
  tiles: readonly Tile[],
  size: number,
  laidCount: number,
): (Tile | null)[] {
  const result = [...slots];
  for (const tile of tiles) {
    const gap = result.indexOf(null);
    if (gap >= 0) result[gap] = tile;
    else result.push(tile);
  }
  const held = result.filter((tile) => tile !== null).length;
  while (result.length > Math.max(size, held + laidCount) && result.includes(null))
    result.splice(result.indexOf(null), 1);
  while (result.length < size) result.push(null);
  return result;
}

/** The tile of rack place `slot` goes to `square`; a tile laid there before takes its place on the rack. */
export function lay(draft: Draft, slot: number, square: number, as: string | null = null): Draft {
  const tile = draft.slots[slot];
  if (!tile) return draft;
  const before = laidAt(draft, square);
  return {
    slots: draft.slots.map((held, index) => (index === slot ? (before?.tile ?? null) : held)),
    laid: [...draft.laid.filter((laid) => laid.square !== square), { square, tile, as }],
  };
}

/** A tile of the rack, or a blank, laid as asked; where none is held the draft stays as it is. */
export function place(draft: Draft, { square, letter, blank }: LaidTile): Draft {
  const slot = draft.slots.findLastIndex((tile) => tile?.letter === (blank ? BLANK : letter));
  return slot < 0 ? draft : lay(draft, slot, square, blank && letter ? letter : null);
}

/** A laid tile moves to another square; two tiles swap. A moved blank loses its letter. */
export function move(draft: Draft, from: number, to: number): Draft {
  const moving = laidAt(draft, from);
  if (!moving || from === to) return draft;
  const other = laidAt(draft, to);
  const rest = draft.laid.filter((laid) => laid !== moving && laid !== other);
  const swapped = other ? [{ ...other, square: from }] : [];
  return { ...draft, laid: [...rest, ...swapped, { square: to, tile: moving.tile, as: null }] };
}

/** The laid tile of `square` returns to the rack, to `slot` or the nearest gap. */
export function lift(draft: Draft, square: number, slot?: number): Draft {
  const lifted = laidAt(draft, square);
  if (!lifted) return draft;
  const laid = draft.laid.filter((one) => one !== lifted);
  return { slots: insert(draft.slots, lifted.tile, slot), laid };
}

/** Everything laid returns to the rack. */
export function recall(draft: Draft): Draft {
  return draft.laid.reduce((now, laid) => lift(now, laid.square), draft);
}

/** The blank on `square` stands for `letter`. */
export function designate(draft: Draft, square: number, letter: string): Draft {
  return {
    ...draft,
    laid: draft.laid.map((laid) => (laid.square === square ? { ...laid, as: letter } : laid)),
  };
}

/** The rack tile `from` goes to place `to`; those between move up, the rack keeps its length. */
export function shift(draft: Draft, from: number, to: number): Draft {
  const tile = draft.slots[from];
  if (!tile || from === to) return draft;
  const without = draft.slots.map((held, index) => (index === from ? null : held));
  return { ...draft, slots: insert(without, tile, to) };
}

/** `tile` at `slot`: into it if it is free, else the tiles towards the nearest gap move one place. */
function insert(
  slots: readonly (Tile | null)[],
  tile: Tile,
  slot: number = slots.indexOf(null),
): (Tile | null)[] {
  const result = [...slots];
  const gap = nearestGap(slots, slot);
  if (gap === undefined) return [...slots, tile];
  result.splice(gap, 1);
  result.splice(slot, 0, tile);
  return result;
}

function nearestGap(slots: readonly (Tile | null)[], slot: number): number | undefined {
  return slots
    .flatMap((tile, index) => (tile === null ? [index] : []))
    .sort((one, other) => Math.abs(one - slot) - Math.abs(other - slot))[0];
}

/** The tiles on the rack in another order; gaps go last. `random` gives numbers in [0, 1). */
export function shuffle(draft: Draft, random: () => number): Draft {
  const tiles = draft.slots.filter((tile) => tile !== null);
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!];
  }
  return { ...draft, slots: pad(tiles, draft.slots.length) };
}

/** The tiles on the rack in alphabet order. */
export function sort(draft: Draft, compare: (one: string, other: string) => number): Draft {
  const tiles = draft.slots.filter((tile) => tile !== null);
  tiles.sort((one, other) => compare(one.letter, other.letter));
  return { ...draft, slots: pad(tiles, draft.slots.length) };
}

const pad = (tiles: readonly Tile[], length: number): (Tile | null)[] => [
  ...tiles,
  ...Array<null>(Math.max(0, length - tiles.length)).fill(null),
];

/** The place of a tile for `letter`; with `blank`, or where the letter is missing, a blank. -1: none. */
export function find(draft: Draft, letter: string, blank: boolean): number {
  const tile = draft.slots.findIndex((held) => held?.letter === letter);
  const wild = draft.slots.findIndex((held) => held?.letter === BLANK);
  if (blank) return wild >= 0 ? wild : tile;
  return tile >= 0 ? tile : wild;
}

/** What the server is told; blanks without a letter keep a play from being complete. */
export function toLaidTiles(draft: Draft): LaidTile[] {
  return draft.laid.map((laid) => ({
    square: laid.square,
    letter: letterOf(laid),
    blank: isBlank(laid.tile),
  }));
}

export const complete = (draft: Draft): boolean =>
  draft.laid.length > 0 && draft.laid.every((laid) => letterOf(laid) !== "");
