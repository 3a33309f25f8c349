/** The board of duplicate as a table that one person plays at, so that the table's own board serves. */

import { type Answer, refusedHere } from "../wire/api";
import type { ScoreView, SlipBoardView, TableView } from "../wire/wire";
import { plainView } from "../tables/plain";
import type { Host } from "../tables/table.svelte";

export function tableView({ name, edition, board, rack }: SlipBoardView): TableView {
  return {
    ...plainView(),
    id: name,
    number: 1,
    edition,
    seats: [
      { seat: 0, yours: true, name: "", kind: "person", bot: null, score: 0, tiles: rack.length, resigned: false },
    ],
    start: { draws: [], lot: null, first: 0, awaited: [], commitment: null },
    phase: "turn",
    turn: 0,
    thinking: false,
    board,
    last_play: null,
    turns: [],
    bag: 0,
    unseen: {},
    result: null,
    you: { seat: 0, rack, blanks: [], partner: null, hints: false, can: {} },
  };
}

const silent: Answer<never> = {
  ok: false,
  refused: refusedHere(""),
};

/** Answers for the board: nothing is played here, and points are told by the server alone. */
export function hostOf(view: TableView): Host {
  return {
    hear: () => {},
    start: () => {},
    view: () => Promise.resolve({ ok: true, value: view }),
    act: () => Promise.resolve(silent),
    score: (): Promise<Answer<ScoreView>> => Promise.resolve(silent),
    hint: () => Promise.resolve(silent),
    record: { label: "", give: () => {} },
    leave: () => {},
  };
}
