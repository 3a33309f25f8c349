/** What a companion's page is told of editions and procedures, and the events that it makes. */

import type { RuleNumbers } from "../kernel/types";

export interface Policy {
  base: number;
  increment: number;
  move: number;
  penalty: number;
  overtime: number;
  limit: "lose" | "stop" | "pass";
  margin: number;
}

export interface Procedure {
  sheets: number;
  signed: boolean;
  choice: number;
  small_bag: number;
  small_choice: number;
}

/** What the law asks of an edition and the kernel does not compute. */
export interface Law {
  /** When a play is made. */
  final: "when-laid" | "when-pressed";
  wrong_points: number;
  wrong_turn: boolean;
  start: "tile" | "lot";
  /** Players may agree that nothing more can be laid (FI-35). */
  nothing_possible: boolean;
}

/** An edition that a companion can keep: what the page carries, so that it needs no network. */
export interface Kept {
  profile: string;
  name: string;
  language: string;
  procedure: Procedure;
  law: Law;
  clocks: { id: string; label: string; policy: Policy }[];
  /** What changes where nothing is exchanged with fewer than seven in the bag; null: it is so anyway (PL-49). */
  seven: { variant: string; digest: string; least: number } | null;
}

/** Everything a game needs to be folded. */
export interface Frame {
  digest: string;
  kept: Kept;
  rules: RuleNumbers;
  /** Letters as on tiles and as blanks are written, by code from 1. */
  letters: string[];
  small: string[];
}

export interface WirePlacement {
  square: string;
  tiles: string;
}

/** An event as a record file holds it (docs/formats/record.md). */
export type Event =
  | {
      event: "started";
      edition: string;
      digest: string;
      seats: string[];
      check: "challenge" | "automatic";
      lexicon: string;
      fingerprint: string;
      generator: string;
      seed: null;
      commitment: null;
      variants?: string[];
    }
  | { event: "clock-set"; policy: Policy }
  | { event: "procedure-set"; procedure: Procedure }
  | { event: "lot-drawn"; seat: number }
  | { event: "advantage-chosen"; seat: number; advantage: Advantage }
  | { event: "first-set"; seat: number }
  | { event: "clock-started"; seat: number }
  | { event: "clock-paused" }
  | { event: "clock-resumed"; seat: number }
  | { event: "flagged"; seat: number }
  | { event: "drawn"; seat: number; tiles: string }
  | { event: "rack-seen"; seat: number; tiles: string }
  | { event: "played"; seat: number; placement: WirePlacement; points: number }
  | { event: "told"; seat: number; count: number; points: number }
  | { event: "pressed"; seat: number }
  | { event: "hand-in-bag"; seat: number }
  | { event: "play-withdrawn"; seat: number }
  | { event: "challenged"; seat: number; words: number[] }
  | { event: "ruled"; verdict: Verdict }
  | { event: "tiles-taken-back"; seat: number }
  | { event: "confirmed" }
  | { event: "penalised"; seat: number; points: number; why: "challenge" | "time" | "correction" }
  | { event: "exchanged"; seat: number; tiles: string }
  | { event: "returned"; seat: number }
  | { event: "passed"; seat: number }
  | { event: "resigned"; seat: number }
  | { event: "end-offered"; seat: number }
  | { event: "end-accepted"; seat: number }
  | { event: "turn-lost"; seat: number }
  | { event: "noted"; seat: number; of: number; points: number; total: number }
  | { event: "overdrawn"; seat: number; excess: number; seen: boolean; from_new: boolean; looked: number }
  | { event: "judge-called"; seat: number }
  | { event: "judge-decided"; text: string; seconds: number[] }
  | { event: "proposed"; seat: number; what: "pause" | "takeback" }
  | { event: "consented"; seat: number }
  | { event: "taken-back"; to: number }
  | { event: "ended"; reason: Reason; out: number | null }
  | { event: "settled"; changes: number[] }
  | { event: "signed"; seat: number; totals: number[] };

export type Advantage = "first-move" | "orientation";
export type Verdict = "valid" | "invalid" | "unknown";
export type Reason = "out" | "passes" | "scoreless" | "time" | "resigned" | "nothing-left";

/** What the rules do not allow now; `code` names its text in refusals.ftl. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
