/** The latest thing that happened at a table, and who is to do the next. */

import type { Say } from "../../shared/texts";
import type { HappeningView, TableView, TurnView } from "../../wire/wire";
import { describe, isRuling, sentence } from "../happenings";
import { turnText } from "../labels";
import type { Table } from "../table.svelte";

/** The latest verdict, if nothing was played since and the judge has not decided on something else. */
export function latestRuling(table: Table): HappeningView | null {
  const { happenings, turns } = table.view;
  const one = happenings.findLast(isRuling);
  if (!one) return null;
  const since =
    happenings.some(({ number, kind }) => number > one.number && kind === "judge-decided") ||
    turns.some(({ number, kind }) => number > one.number && (kind === "play" || kind === "exchange" || kind === "pass"));
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

/**
 * The latest thing that somebody else than the reader did, if it was after all that the reader did. A turn that
 * passed by time alone was done by nobody: that the time was up is told in its place, to whose turn it was, too.
 */
export function latest(table: Table, own: number | null): Story | null {
  const turns = doneByPlayers(table.view);
  const story = ofOthers(turns, table.view.happenings, own);
  const mine = turns.findLast(({ seat }) => seat === own);
  return story && story.number > (mine?.number ?? 0) ? story : null;
}

/** Lines of the sheet that a player decided on. */
function doneByPlayers({ turns, happenings }: Pick<TableView, "turns" | "happenings">): TurnView[] {
  const timesUp = new Set(happenings.filter(({ kind }) => kind === "time-up").map(({ number }) => number));
  return turns.filter(({ kind, number }) => !SETTLES.has(kind) && !(kind === "pass" && timesUp.has(number - 1)));
}

function ofOthers(turns: TurnView[], happenings: HappeningView[], own: number | null): Story | null {
  const turn = turns.findLast(({ seat }) => seat !== own);
  const beside = happenings.findLast(
    ({ kind, seat }) => (seat !== own || kind === "time-up") && kind !== "theme-voted",
  );
  if (beside && beside.number > (turn?.number ?? 0)) return { number: beside.number, happening: beside };
  return turn ? { number: turn.number, turn } : null;
}

export function storyOf(say: Say, table: Table, story: Story, own: number | null): string {
  if ("turn" in story) return turnText(say, story.turn, table.name(story.turn.seat));
  return sentence(describe(say, table.view, story.happening, own));
}
