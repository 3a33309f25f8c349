/** The device in the server's place: what it refuses is said as at any table. */

import { expect, test } from "vitest";
import type { Game } from "../../src/device/game";
import { DeviceServer } from "../../src/device/server";

test.each([
  ["gcg", "D1"],
  ["letter-first", "A4"],
] as const)("a refusal names a square as the board's edges do, %s", async (notation, square) => {
  const game = {
    edition: { letters: [], small: [], notation, rules: { width: 15, exchange_bag_least: 7 } },
    standing: { bag: 80 },
    preview: () => Promise.resolve({ refusal: { code: "occupied", square: 3, tile: null } }),
  } as unknown as Game;
  const nothing = (): void => {};
  const server = new DeviceServer(game, (id, values) => `${id} ${values?.["square"]}`, nothing, nothing, nothing);
  expect(await server.score(0, [])).toMatchObject({ value: { legal: false, message: `occupied ${square}` } });
});
