/** The status of a table: of all that could be said the most urgent. */

import type { Say } from "../../shared/texts";
import type { Table } from "../table.svelte";
import { agreementStatus, judgeStatus, startStatus } from "./requests";
import { hintStatus, lessonStatus } from "./teaching";
import { faultStatus, handOverStatus, turnStatus, verdictStatus } from "./turn";
import { status, type StatusInput, type TableStatus } from "./types";

export function statusOf(say: Say, input: StatusInput): TableStatus {
  const now = currentStatus(say, input);
  // what is wrong is said first; what can be done stays where it was
  if (input.table.offline)
    return { ...now, state: "offline", fact: say("offline-short"), more: say("offline-more"), tone: "wait", stamp: "", alert: false, waits: true };
  if (input.refusal && !input.table.covered)
    return { ...now, state: "refused", fact: input.refusal, more: "", tone: "bad", stamp: "", alert: false };
  return now;
}

function currentStatus(say: Say, input: StatusInput): TableStatus {
  const { table } = input;
  return (
    endStatus(say, table) ??
    judgeStatus(say, input) ??
    handOverStatus(say, table) ??
    agreementStatus(say, table) ??
    startStatus(say, table) ??
    faultStatus(input) ??
    hintStatus(say, input) ??
    verdictStatus(say, input) ??
    lessonStatus(say, input) ??
    turnStatus(say, input)
  );
}

function endStatus(say: Say, table: Table): TableStatus | null {
  const { result } = table.view;
  return result ? status({ state: "ended", fact: say("ending-title"), more: result.message }) : null;
}
