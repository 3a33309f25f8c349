/** How many tiles too many the page offers to put down: as many as the act allows, by the edition's own rack. */

import { expect, test } from "vitest";
import { mostSurplus } from "../../src/companion/game/ending";
import type { State } from "../../src/companion/game/state";
import type { GameSetup } from "../../src/companion/game/types";
import { setups } from "./fixture";

const holding = (rack: number): GameSetup => ({ ...setups["sv"]!, rules: { ...setups["sv"]!.rules, rack_size: rack } });

test.each([
  [7, 20, 7],
  [8, 20, 8],
  [8, 3, 3],
])("a rack of %i and a bag of %i", (rack, bag, most) => {
  expect(mostSurplus(holding(rack), { bag } as State)).toBe(most);
});
