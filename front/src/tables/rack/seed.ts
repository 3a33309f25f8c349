/**
 * The bag that nobody can choose: before anything is drawn every seat adds a random number of its
 * own to the server's seed, which the server committed to before (docs/formats/draws.md). A device
 * adds those of its own seats by itself, and remembers them so that it can look for them later.
 */

import type { Table } from "../table.svelte";

const MOST_TRIES = 20;
const pause = 60;

/** 32 random bytes in hex. */
export function randomNumber(source: Pick<Crypto, "getRandomValues"> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Under which name a device remembers the number that it added. */
export const keptAs = (table: string, seat: number): string => `stafla-random-${table}-${seat}`;

/** The number of a seat: always the same one, however often the page is loaded before it is added. */
export function numberFor(table: string, seat: number, store: Storage | null, make = randomNumber): string {
  const known = store?.getItem(keptAs(table, seat));
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const made = make();
  try {
    store?.setItem(keptAs(table, seat), made);
  } catch {
    // a device that keeps nothing adds its number all the same
  }
  return made;
}

/** Adds the numbers of every seat of this device that the bag waits for. */
export async function fill(table: Table, store: Storage | null): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const seat = table.view.start.awaited.find((awaited) => table.persons.some((own) => own.seat === awaited));
    if (seat === undefined) return;
    await table.act("add-random", { seat, random: numberFor(table.view.id, seat, store) });
    // refused, or its view is still on the way: what is awaited tells whether it is there
    await new Promise((later) => setTimeout(later, pause * (tries + 1)));
  }
}
