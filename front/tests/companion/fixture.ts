/** Editions and clocks as the server tells them to a companion; tests/companion holds the file to the law. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameSetup, Policy } from "../../src/companion/game/types";

const file = join(import.meta.dirname, "../../../tests/data/companion/setups.json");
const told = JSON.parse(readFileSync(file, "utf8")) as {
  setups: Record<string, GameSetup>;
  policies: Record<string, Policy>;
};

export const { setups, policies } = told;
