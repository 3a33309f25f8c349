/** Whose turn it is, what the others did last, and what a verdict came to. */

import { squareText } from "../../shared/notation";
import type { Say } from "../../shared/texts";
import { formatTime } from "../../shared/time";
import { describe } from "../happenings";
import type { Table } from "../table.svelte";
import { ghostsOf, latest, latestRuling, mover, storyOf } from "./latest";
import { type Action, type Part, status, type StatusInput, type TableStatus } from "./types";

/** Nothing of a rack is on the screen until the next person asks for it. */
export function handOverStatus(say: Say, table: Table): TableStatus | null {
  if (!table.covered || table.seatToAct === null) return null;
  const name = table.name(table.seatToAct);
  const last = latest(table, -1);
  const more = last ? storyOf(say, table, last, null) : say("hand-over-help");
  const back = table.seat !== null && table.can("withdraw").allowed;
  return status({
    state: "hand-over",
    fact: `${say("hand-over", { name })}.`,
    more,
    button: back ? { label: say("withdraw-short"), act: "withdraw", seat: table.seat! } : null,
    answers: [{ label: say("hand-over-take", { name }), act: "take-up", seat: table.seatToAct }],
    ghosts: ghostsOf(table),
  });
}

/** Tiles lie on the board that cannot be played so. */
export function faultStatus({ table, verdict, laid }: StatusInput): TableStatus | null {
  const own = table.seatToAct !== null && table.seatToAct === table.seat;
  if (!own || !laid || verdict.ready || !verdict.wrong) return null;
  return status({ state: "wrong", tone: "bad", fact: verdict.reason });
}

/** A verdict stays until somebody acts or it was read. */
export function verdictStatus(say: Say, { table, dismissed }: StatusInput): TableStatus | null {
  const one = latestRuling(table);
  if (!one || one.number <= dismissed) return null;
  const own = table.seat ?? null;
  const ruling = describe(say, table.view, one, own);
  const mine = table.seatToAct !== null && table.seatToAct === table.seat;
  const next = mine ? say("said-your-turn") : mover(say, table);
  return status({
    state: "ruled",
    tone: ruling.tone,
    stamp: ruling.stamp,
    fact: ruling.fact,
    more: `${ruling.more} ${next}`.trim(),
    alert: true,
    button: { label: say("understood"), act: "dismiss", seat: own ?? -1 },
    ghosts: ghostsOf(table),
  });
}

export function turnStatus(say: Say, { table, laid, over, claimIn }: StatusInput): TableStatus {
  const { view, seat } = table;
  const own = seat !== null && table.seatToAct === seat;
  const story = latest(table, seat);
  const news = story ? storyOf(say, table, story, seat) : "";
  const turn = story && "turn" in story ? story.turn : null;
  const word = turn?.word ? { number: turn.number, word: turn.word } : null;
  const claim: Action | null = seat !== null && table.can("claim").allowed ? { label: say("claim-short"), act: "claim", seat } : null;
  if (claim) {
    return status({ state: "gone", tone: "wait", fact: say("told-gone", { name: goneName(table) }), more: say("told-gone-more"), button: claim });
  }
  const challenge: Action | null =
    seat !== null && view.window?.may_challenge.includes(seat) ? { label: say("challenge"), act: "challenge", seat } : null;
  if (seat !== null && table.can("press").allowed) {
    const words = view.window?.words.join(", ") ?? "";
    const back: Action | null = table.can("withdraw").allowed ? { label: say("withdraw-short"), act: "withdraw", seat } : null;
    return status({ state: "press", fact: say("told-press", { words, points: view.window?.points ?? 0 }), button: back });
  }
  if (own) {
    const cost = view.clock?.penalty ?? 0;
    if (over > 0) return status({ state: "overtime", tone: "bad", fact: say("told-over"), more: `${cost ? say("told-over-costs", { points: cost }) : ""} ${say("said-your-turn")}`.trim(), button: challenge });
    const take = blank(say, table, seat);
    return status({ state: "turn", fact: say("said-your-turn"), more: news || say("reason-empty"), word, button: challenge ?? (laid ? null : take) });
  }
  if (seat === null) {
    const late = view.delay ? say("watching-late", { delay: view.delay }) : "";
    const more = view.mine ? news : `${news} ${late}`.trim();
    return status({ state: "watching", waits: true, fact: mover(say, table), more, word });
  }
  if (view.window?.seat === seat) {
    const words = view.window.words.join(", ");
    const back: Action | null = table.can("withdraw").allowed ? { label: say("withdraw-short"), act: "withdraw", seat } : null;
    if (claimIn !== null) return status({ ...awayStatus(say, table, claimIn), button: back });
    const next = view.window.challenger === null ? mover(say, table) : say("told-challenged", { name: table.name(view.window.challenger), words });
    return status({ state: "window", waits: true, fact: say("told-waits", { words, points: view.window.points }), more: next, button: back });
  }
  if (claimIn !== null) return status({ ...awayStatus(say, table, claimIn), button: challenge });
  // who has no time left lays no more tiles, and knows it whatever the others do
  const stopped = view.clock?.stopped.includes(seat) ?? false;
  const done = stopped && story && "turn" in story ? `${say("told-time-up-you")} ${news}` : news;
  const ahead = say(stopped ? "told-time-up-you" : "told-ahead");
  return status({ state: "waiting", waits: true, fact: mover(say, table), more: done || ahead, word, button: challenge });
}

/** Who is waited for is away: what follows, and when. */
export function awayStatus(say: Say, table: Table, seconds: number): Part & { more: string } {
  const name = table.name(table.presence?.waits ?? 0);
  const time = formatTime(seconds * 1000, document.documentElement.lang);
  return { state: "away", tone: "wait", fact: say("told-away", { name }), more: say("told-away-claim", { time }) };
}

function blank(say: Say, table: Table, seat: number): Action | null {
  const square = table.can("take-blank").allowed ? table.view.you?.blanks[0] : undefined;
  if (square === undefined) return null;
  return { label: say("take-blank-at", { square: squareText(table.view.edition, square) }), act: "take-blank", seat, more: { square } };
}

function goneName(table: Table): string {
  const { view } = table;
  const seat = view.window?.may_confirm[0] ?? view.offer?.waiting[0] ?? view.turn;
  return seat === null || seat === undefined ? "" : table.name(seat);
}
