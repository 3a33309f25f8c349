/** The sheets of a loss on time: the tiles and what the loss itself costs are lines of their own (SV-08, SV-09). */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replay } from "../../src/companion/game/game";
import type { Event } from "../../src/companion/game/types";
import { setups } from "./fixture";

const FOLDER = join(import.meta.dirname, "../../../tests/data/companion");

test.each(["loss-400-380-12", "loss-120-400-5", "loss-150-200-0", "loss-500-300-20"])("%s", (name) => {
  const { events, times } = JSON.parse(readFileSync(join(FOLDER, `${name}.record.json`), "utf8")) as {
    events: Event[];
    times: number[];
  };
  const { state } = replay(setups["sv"]!, events, times);
  const [loser] = [...state.flagged] as [number];
  const lines = state.lines.filter(({ kind }) => kind === "settlement" || kind === "time-loss");
  const sum = (seat: number): number => lines.reduce((all, line) => all + (line.seat === seat ? line.points : 0), 0);
  for (const seat of [0, 1]) {
    expect(sum(seat)).toBe(state.changes?.[seat]);
    const last = state.lines.findLast((line) => line.seat === seat);
    expect(last?.total).toBe(state.totals[seat]);
  }
  // tiles are charged to the loser alone, and never more than were held
  const tiles = lines.filter(({ kind }) => kind === "settlement");
  expect(tiles.every(({ seat, points }) => seat === loser && points < 0)).toBe(true);
  const told = Number(name.split("-")[3]);
  expect(tiles.reduce((all, { points }) => all - points, 0)).toBe(told);
});
