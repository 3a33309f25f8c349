/** What the table says at a time: one sentence, at most one button beside it, and the acts below. */

import type { ActKind, ActRequest, HintView } from "../../wire/wire";
import type { Tone } from "../happenings";
import type { Topic } from "../lesson.svelte";
import type { Table } from "../table.svelte";
import type { Verdict } from "../verdict";

/** A button, and what it asks to do for a seat. */
export interface Action {
  label: string;
  act: ActKind | "take-up" | "dismiss" | "appeal-with" | "hint" | "show" | "end-lesson";
  seat: number;
  more?: Partial<ActRequest>;
}

export interface TableStatus {
  /** What the table is at, for styles and tests. */
  state: string;
  tone: Tone;
  /** Somebody else is at it. */
  waits: boolean;
  fact: string;
  more: string;
  stamp: string;
  /** Spoken at once, where nothing else says it. */
  alert: boolean;
  button: Action | null;
  /** These take the place of the way to play; the first is the one to be expected. */
  answers: Action[];
  /** Squares from which the latest verdict took tiles, with their letters. */
  ghosts: ReadonlyMap<number, string>;
  /** A word in what is said that the sheet knows more of, with the event that laid it. */
  word: { number: number; word: string } | null;
}

/** What a status follows from. */
export interface StatusInput {
  table: Table;
  verdict: Verdict;
  /** Why the last act was refused. */
  refusal: string;
  /** The number of the happening that was read already. */
  dismissed: number;
  laid: boolean;
  /** Milliseconds over time of the seat shown; 0: none. */
  over: number;
  /** Seconds until who is waited for may be claimed to be gone; null: nobody is away. */
  claimIn: number | null;
  /** When a wait of the judge ends, in words. */
  until: string;
  /** The hint of this turn; null: none. */
  hint: HintView | null;
  /** What a first game teaches now; null: nothing. */
  lesson: { topic: Topic; text: string } | null;
}

const calm = {
  tone: "calm" as Tone,
  waits: false,
  more: "",
  stamp: "",
  alert: false,
  button: null,
  answers: [],
  ghosts: new Map<number, string>(),
  word: null,
};
export type Part = Partial<TableStatus> & Pick<TableStatus, "state" | "fact">;
/** A status that is calm but for what is given. */
export const status = (part: Part): TableStatus => ({ ...calm, ...part });
