/** What a companion's page is told of editions and procedures, and the events that it makes. */

import type {
  AdvantageChosen,
  Event as RecordEvent,
  CompanionEdition,
  PolicyNumbers,
  ProcedureNumbers,
  RuleNumbers,
} from "../../wire/wire";

export type { CompanionEdition, Reason, Verdict, WirePlacement } from "../../wire/wire";
export type Policy = PolicyNumbers;
export type Procedure = ProcedureNumbers;

/** Everything a game needs to be folded. */
export interface GameSetup {
  digest: string;
  edition: CompanionEdition;
  rules: RuleNumbers;
  /** Letters as on tiles and as blanks are written, by code from 1. */
  letters: string[];
  small: string[];
}

/** The events that happen at a real board, as a record file holds them (docs/formats/record.md). */
export type Event = Extract<
  RecordEvent,
  {
    event:
      | "started"
      | "clock-set"
      | "procedure-set"
      | "lot-drawn"
      | "advantage-chosen"
      | "first-set"
      | "clock-started"
      | "clock-paused"
      | "clock-resumed"
      | "flagged"
      | "drawn"
      | "rack-seen"
      | "played"
      | "told"
      | "pressed"
      | "hand-in-bag"
      | "play-withdrawn"
      | "challenged"
      | "ruled"
      | "tiles-taken-back"
      | "confirmed"
      | "penalised"
      | "exchanged"
      | "returned"
      | "passed"
      | "resigned"
      | "end-offered"
      | "end-accepted"
      | "turn-lost"
      | "noted"
      | "overdrawn"
      | "judge-called"
      | "judge-decided"
      | "proposed"
      | "consented"
      | "taken-back"
      | "ended"
      | "settled"
      | "signed";
  }
>;

export type Advantage = AdvantageChosen["advantage"];

/** What the rules do not allow now; `code` names its text in refusals.ftl. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
