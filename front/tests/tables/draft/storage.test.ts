import { expect, test } from "vitest";
import { deal, designate, lay, shuffle, toLaidTiles } from "../../../src/tables/draft/draft";
import { DraftStorage } from "../../../src/tables/draft/storage";

class Box {
  readonly #kept = new Map<string, string>();
  getItem = (name: string): string | null => this.#kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.#kept.set(name, value);
}
const free = (): boolean => false;
const rack = ["A", "B", "B", "?", "E"];
const letters = (draft: ReturnType<typeof deal>): string => draft.slots.map((t) => t?.letter ?? ".").join("");

test("a refresh gives back the order of the rack and the tiles laid", () => {
  const keep = new DraftStorage("t", 0, new Box(), new Box());
  const before = designate(lay(lay(shuffle(deal(rack, 7), () => 0), 0, 112), 2, 113), 113, "Ż");
  keep.save(before);
  const after = keep.restore(rack, 7, free);
  expect(toLaidTiles(after)).toEqual(toLaidTiles(before));
  expect(letters(after).replaceAll(".", "")).toBe(letters(before).replaceAll(".", ""));
});

test("what another seat or table keeps is not found", () => {
  const [order, laid] = [new Box(), new Box()];
  new DraftStorage("t", 0, order, laid).save(lay(deal(rack, 7), 0, 112));
  expect(new DraftStorage("t", 1, order, laid).restore(rack, 7, free).laid).toEqual([]);
  expect(new DraftStorage("u", 0, order, laid).restore(rack, 7, free).laid).toEqual([]);
});

test("a kept tile stays on the rack when its square was taken or it is no longer held", () => {
  const keep = new DraftStorage("t", 0, new Box(), new Box());
  keep.save(lay(lay(deal(rack, 7), 0, 112), 1, 113));
  expect(toLaidTiles(keep.restore(rack, 7, (square) => square === 112)).map((t) => t.square)).toEqual([113]);
  expect(toLaidTiles(keep.restore(["E", "?"], 7, free))).toEqual([]);
});

test("a kept letter never turns a blank of the rack into it", () => {
  const keep = new DraftStorage("t", 0, new Box(), new Box());
  keep.save(lay(deal(rack, 7), 0, 112));
  expect(keep.restore(["?", "E"], 7, free).laid).toEqual([]);
});

test("a storage that is closed or spoilt costs the memory, not the game", () => {
  const closed = {
    getItem: () => "{spoilt",
    setItem: () => {
      throw new Error("quota");
    },
  };
  const keep = new DraftStorage("t", 0, closed, closed);
  keep.save(deal(rack, 7));
  expect(letters(keep.restore(rack, 7, free))).toBe("ABB?E..");
});
