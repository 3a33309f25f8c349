/** A tournament's game on its way to the companion, and its result on the way back. */

import { expect, test } from "vitest";
import { readGame, readPoints, resultAddress, type TournamentGame } from "../../../src/companion/results/tournament";

const game: TournamentGame = { address: `/events/${"a".repeat(22)}/phone/secret_1-x`, names: ["Åsa", "Þór “x”"], own: 1 };
const hash = (value: unknown): string => `#game=${encodeURIComponent(JSON.stringify(value))}`;

test("a game is read as it was written, and its result goes to the own page with the own points first", () => {
  expect(readGame(hash(game))).toEqual(game);
  expect(readGame(hash({ ...game, address: `/events/${"a".repeat(22)}/mine` }))?.own).toBe(1);
  expect(resultAddress(game, [350, -12])).toBe(`${game.address}#result=-12-350`);
  expect(readPoints("#result=-12-350")).toEqual([-12, 350]);
  expect(readPoints("#result=433--5")).toEqual([433, -5]);
});

test.each([
  "",
  "#game=",
  "#game=%",
  "#game=null",
  hash({}),
  hash({ ...game, address: "javascript:alert(1)" }),
  hash({ ...game, address: "//evil.example/events/x" }),
  hash({ ...game, address: `${game.address}?next=x` }),
  hash({ ...game, names: ["Åsa"] }),
  hash({ ...game, names: ["Åsa", "x".repeat(61)] }),
  hash({ ...game, own: 2 }),
  hash(game).padEnd(2_001),
])("what is no game is read as none: %#", (part) => {
  expect(readGame(part)).toBeNull();
});

test.each(["", "#result=", "#result=1", "#result=1-", "#result=12345-1", "#result=1-2-3", "#result=a-b"])(
  "what is no result is read as none: %s",
  (part) => {
    expect(readPoints(part)).toBeNull();
  },
);
