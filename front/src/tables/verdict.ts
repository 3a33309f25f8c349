/** Whether the laid tiles can be played now, and if not, why in words. */

import { complete } from "./draft/draft";
import type { Say } from "../shared/texts";
import type { DraftEditor } from "./draft/editor.svelte";
import type { Table } from "./table.svelte";

export interface Verdict {
  ready: boolean;
  /** Points, where the server told them. */
  points: number | null;
  reason: string;
  /** The tiles laid are at fault, not the moment. */
  wrong: boolean;
}

const not = (reason: string): Verdict => ({ ready: false, points: null, reason, wrong: false });

export function verdict(say: Say, table: Table, editor: DraftEditor): Verdict {
  const { view, seat } = table;
  if (table.seatToAct !== seat || seat === null) {
    const turn = view.window?.may_confirm[0] ?? view.house.pairs?.movers[0] ?? view.turn;
    return not(turn === null ? "" : say("reason-not-your-turn", { name: table.name(turn) }));
  }
  if (view.offer) return not(say("reason-offer"));
  if (!table.mayPlayOn("play")) return not(view.window ? say("reason-answer") : (table.can("play").message ?? ""));
  if (editor.draft.laid.length === 0) return not(say("reason-empty"));
  if (!complete(editor.draft)) return not(say("reason-blank"));
  return verdictOf(say, editor);
}

function verdictOf(say: Say, editor: DraftEditor): Verdict {
  const { score } = editor.preview;
  if (score === null) return { ready: true, points: null, reason: "", wrong: false };
  if (!score.legal) return { ...not(score.message ?? ""), wrong: true };
  if (score.valid === false) {
    const words = score.words.map(({ word }) => word).join(", ");
    const id = score.words.length > 1 ? "reason-one-not-in-list" : "reason-not-in-list";
    return { ...not(say(id, { words })), wrong: true };
  }
  return { ready: true, points: score.total, reason: "", wrong: false };
}
