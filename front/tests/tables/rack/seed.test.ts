import { expect, test } from "vitest";
import { fill, keptAs, numberFor, randomNumber } from "../../../src/tables/rack/seed";
import type { Table } from "../../../src/tables/table.svelte";

class Box implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  key = (index: number): string | null => [...this.#kept.keys()][index] ?? null;
  clear = (): void => this.#kept.clear();
  removeItem = (name: string): void => void this.#kept.delete(name);
  getItem = (name: string): string | null => this.#kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.#kept.set(name, value);
}

/** A table that takes numbers; every first try comes too late. */
function aTable(awaited: number[], own: number[]): { table: Table; added: Map<number, string> } {
  const added = new Map<number, string>();
  let late = true;
  const table = {
    view: { id: "t", start: { awaited } },
    persons: own.map((seat) => ({ seat })),
    act: (_act: string, { seat, random }: { seat: number; random: string }) => {
      late = !late;
      if (!late) return Promise.resolve({ code: "stale" });
      added.set(seat, random);
      table.view = { id: "t", start: { awaited: table.view.start.awaited.filter((other) => other !== seat) } };
      return Promise.resolve(null);
    },
  };
  return { table: table as unknown as Table, added };
}

test("a random number is 32 bytes in hex", () => {
  expect(randomNumber()).toMatch(/^[0-9a-f]{64}$/);
  expect(randomNumber()).not.toBe(randomNumber());
});

test("a device adds the numbers of its own seats, again where it came too late, and remembers them", async () => {
  const { table, added } = aTable([0, 1, 2], [0, 2]);
  const box = new Box();
  await fill(table, box);
  expect([...added.keys()]).toEqual([0, 2]);
  expect(box.getItem(keptAs("t", 2))).toBe(added.get(2));
});

test("a page loaded again adds the number it made before", () => {
  const box = new Box();
  expect(numberFor("t", 1, box)).toBe(numberFor("t", 1, box));
  box.setItem(keptAs("t", 1), "nonsense");
  expect(numberFor("t", 1, box)).toMatch(/^[0-9a-f]{64}$/);
});
