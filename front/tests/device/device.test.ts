import { expect, test } from "vitest";
import type { DeviceEdition } from "../../src/device/downloads";
import { random } from "../../src/bots/random";
import { deleteGame, isSaved, loadGame, newGame, saveGame, type SavedGame, seedBytes } from "../../src/device/saved";

const EDITION = {
  letters: [{ letter: "A" }, { letter: "Á" }, { letter: "CH" }],
  small: ["a", "á", "ch"],
  rules: { width: 15 },
} as unknown as DeviceEdition;

const box = (): Storage => {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  } as Storage;
};

test("a game comes back as it was kept, and not where nothing can be kept", () => {
  const store = box();
  const fill: Pick<Crypto, "getRandomValues"> = {
    getRandomValues: (bytes) => {
      new Uint8Array(bytes!.buffer).fill(171);
      return bytes;
    },
  };
  const game = newGame(EDITION, "Anna", "keen", fill);
  expect(seedBytes(game)).toEqual(Array(32).fill(171));
  expect(loadGame(store)).toBeNull();
  expect(saveGame(game, store)).toBe(true);
  expect(loadGame(store)).toEqual(game);
  const full = { ...store, setItem: () => { throw new Error("full"); } };
  expect(saveGame({ ...game, deeds: ["pass"] }, full)).toBe(false);
});

test("a game that an account began is nobody else's, and there again when the account is", () => {
  const store = box();
  const begin = (account: string): SavedGame => {
    store.setItem("stafla.account", JSON.stringify(account));
    const game = newGame(EDITION, account || "guest", "keen", crypto, store);
    saveGame(game, store);
    return game;
  };
  const guests = begin("");
  const annas = begin("anna");
  expect(loadGame(store)).toEqual(annas);
  store.setItem("stafla.account", '""');
  expect(loadGame(store)).toEqual(guests);
  store.setItem("stafla.account", '"bo"');
  expect(loadGame(store)).toEqual(guests);
  const bos = begin("bo");
  deleteGame(bos, store);
  expect(loadGame(store)).toEqual(guests);
  store.setItem("stafla.account", '"anna"');
  expect(loadGame(store)).toEqual(annas);
  expect(isSaved(bos, store)).toBe(false);
});

test("what is kept in a shape that is not known is no game", () => {
  const store = box();
  store.setItem("stafla.device.game", '{"format":2}');
  expect(loadGame(store)).toBeNull();
  store.setItem("stafla.device.game", "no JSON");
  expect(loadGame(store)).toBeNull();
});

test("the same dice give the same numbers, all of them inside the interval", () => {
  const [one, other] = [random(5), random(5)];
  const numbers = Array.from({ length: 1000 }, one);
  expect(numbers).toEqual(Array.from({ length: 1000 }, other));
  expect(numbers.every((number) => number > 0 && number < 1)).toBe(true);
  expect(Math.abs(numbers.reduce((sum, number) => sum + number) / 1000 - 0.5)).toBeLessThan(0.05);
});
