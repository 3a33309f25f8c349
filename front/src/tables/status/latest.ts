/** The latest thing that happened at a table, and who is to do the next. */

import type { Say } from "../../shared/texts";
import type { HappeningView, TurnView } from "../../wire/wire";
import { describe, isRuling, sentence } from "../happenings";
import { turnText } from "../labels";
import type { Table } from "../table.svelte";

/** The latest verdict, if nothing was played since. */
export function latestRuling(table: Table): HappeningView | null {
  const one = table.view.happenings.findLast(isRuling);
  if (!one) return null;
  const since = table.view.turns.some(
    ({ number, kind }) => number > one.number && (kind === "play" || kind === "exchange" || kind === "pass"),
  );
  return since ? null : one;
}

/** The squares of a play that was taken back by the latest verdict. */
export function ghostsOf(table: Table): ReadonlyMap<number, string> {
  const one = latestRuling(table);
  const turn = one && table.view.turns.findLast(({ kind, number }) => kind === "play" && number < one.number);
  if (!turn || turn.stands) return new Map();
  return new Map(
    turn.words.flatMap(({ tiles }) => tiles.filter((tile) => tile.new).map((tile) => [tile.square, tile.letter] as const)),
  );
}

export function mover(say: Say, table: Table): string {
  const { view } = table;
  const next = view.window?.may_confirm[0] ?? view.house.pairs?.movers[0] ?? view.turn;
  return next === null || next === undefined ? "" : say("reason-not-your-turn", { name: table.name(next) });
}

type Story = { number: number; turn: TurnView } | { number: number; happening: HappeningView };

/** Lines of the sheet that nobody did: they come with the end. */
const SETTLES: ReadonlySet<TurnView["kind"]> = new Set(["settlement", "time-loss"]);

/** The latest thing that somebody else than the reader did, if it was after all that the reader did. */
export function latest(table: Table, own: number | null): Story | null {
  const story = ofOthers(table, own);
  const mine = table.view.turns.findLast(({ seat, kind }) => seat === own && !SETTLES.has(kind));
  return story && story.number > (mine?.number ?? 0) ? story : null;
}

function ofOthers(table: Table, own: number | null): Story | null {
  const { turns, happenings } = table.view;
  const turn = turns.findLast(({ kind, seat }) => !SETTLES.has(kind) && seat !== own);
  const beside = happenings.findLast(({ kind, seat }) => seat !== own && kind !== "theme-voted");
  if (beside && beside.number > (turn?.number ?? 0)) return { number: beside.number, happening: beside };
  return turn ? { number: turn.number, turn } : null;
}

export function storyOf(say: Say, table: Table, story: Story, own: number | null): string {
  if ("turn" in story) return turnText(say, story.turn, table.name(story.turn.seat));
  return sentence(describe(say, table.view, story.happening, own));
}
