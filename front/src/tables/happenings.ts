/** What happened at a table, as a sentence: the fact, and what follows from it. */

import { turnText } from "./labels";
import { squareText } from "../shared/notation";
import type { Say } from "../shared/texts";
import type { HappeningView, TableView, TurnView } from "../wire/wire";

export type Tone = "calm" | "good" | "bad" | "wait";

interface Description {
  fact: string;
  more: string;
  tone: Tone;
  /** One or two words across the banner: what the verdict is. */
  stamp: string;
}

type Shown = Pick<TableView, "edition" | "happenings" | "judge" | "seats" | "turns">;

const ruling: ReadonlySet<HappeningView["kind"]> = new Set([
  "ruled",
  "ruled-again",
  "overturned",
  "verdict-accepted",
  "appeal-withdrawn",
]);

export const isRuling = ({ kind }: HappeningView): boolean => ruling.has(kind);

const plain = (fact: string, tone: Tone = "calm"): Description => ({ fact, more: "", tone, stamp: "" });

/** @param own the seat of the reader; null: somebody who looks on */
export function describe(say: Say, view: Shown, one: HappeningView, own: number | null): Description {
  const name = one.seat === null ? "" : (view.seats[one.seat]?.name ?? "");
  if (isRuling(one)) return verdict(say, view, one, own);
  switch (one.kind) {
    case "withdrawn": {
      const words = playBefore(view, one)?.word ?? "";
      return plain(say("said-back", { name, word: words }));
    }
    case "challenged":
      return plain(say("told-challenged", { name, words: wordsOf(playBefore(view, one)) }), "wait");
    case "appealed":
    case "judge-called":
      return plain(say(one.kind === "appealed" ? "judge-appealed" : "judge-called", { name }), "wait");
    case "judge-dismissed":
      return plain(say(one.seat === null ? "told-no-judge" : "told-dismissed", { name }));
    case "judge-decided":
      return plain(decisionText(say, view, one));
    case "proposed":
      return plain(say(`proposal-${one.what ?? "abort"}`, { name }), "wait");
    case "consented":
      return plain(say(`told-consented-${one.what ?? "abort"}`, { name }), "good");
    case "declined":
      return plain(say(`told-declined-${one.what ?? "abort"}`, { name }), "bad");
    case "blank-taken":
      return plain(say("told-blank-taken", { name, square: squareText(view.edition, one.square ?? 0) }));
    case "theme-voted":
      return plain(say(one.verdict === "valid" ? "told-voted-yes" : "told-voted-no", { name }));
    case "theme-scored":
      return plain(
        one.points ? say("told-theme-scored", { name, points: one.points }) : say("told-theme-nothing"),
        one.points ? "good" : "calm",
      );
    case "offered":
      return plain(one.seat === null ? say("offer-text") : say("told-offered-by", { name }), "wait");
    case "time-up":
      return plain(one.seat === own ? say("told-time-up-you") : say("told-time-up", { name }), "bad");
    case "clock-started":
      return plain(say("told-clock-started"));
    default:
      return plain(say(`told-${one.kind}`, { name }));
  }
}

/** The play that a happening is about: the latest before it. */
export function playBefore(view: Pick<TableView, "turns">, one: HappeningView): TurnView | undefined {
  return view.turns.findLast((turn) => turn.kind === "play" && turn.number < one.number);
}

/** What a play scored before it was taken back. */
export function playTotal(turn: TurnView): number {
  return turn.bonus + turn.words.reduce((sum, word) => sum + word.points, 0);
}

export const wordsOf = (turn: TurnView | undefined): string =>
  (turn?.words ?? []).map(({ word }) => word).join(", ");

function verdict(say: Say, view: Shown, one: HappeningView, own: number | null): Description {
  const turn = playBefore(view, one);
  if (!turn) return plain("");
  const words = wordsOf(turn);
  const first = prelude(say, view, one);
  // at a table with a judge the tiles lie until nobody appeals any more
  const open = view.happenings.at(-1) === one && turn.stands && turn.verdict === "invalid";
  const against = turn.seat === own;
  if (turn.verdict === "invalid" && !open) {
    const name = view.seats[turn.seat]?.name ?? "";
    const points = playTotal(turn);
    return {
      fact: say("told-invalid", { words }),
      more: `${first}${against ? say("told-takes-back-you", { points }) : say("told-takes-back", { name, points })}`,
      tone: "bad",
      stamp: say("stamp-invalid"),
    };
  }
  const after = view.turns.find(
    (row) => row.number > one.number && (row.kind === "penalty" || row.kind === "lost-turn"),
  );
  const challenger = turn.challenger === null ? "" : (view.seats[turn.challenger]?.name ?? "");
  const mine = turn.challenger !== null && turn.challenger === own;
  if (turn.verdict === "unknown") {
    return {
      fact: say("told-unknown", { words }),
      more: `${first}${say("told-unknown-more")}`,
      tone: "wait",
      stamp: say("stamp-unknown"),
    };
  }
  return {
    fact: say(open ? "told-invalid" : "told-valid", { words }),
    more: `${first}${open ? "" : cost(say, after, challenger, mine)}`,
    tone: open ? "bad" : "good",
    stamp: say(open ? "stamp-invalid" : "stamp-valid"),
  };
}

/** Who settled it, where that was not the list's first answer. */
function prelude(say: Say, view: Shown, one: HappeningView): string {
  if (one.kind === "ruled") return "";
  if (one.kind === "ruled-again") return `${decisionText(say, view, one)} `;
  const late = one.seat === null && (one.kind === "verdict-accepted" || one.kind === "appeal-withdrawn");
  if (late) return `${say("told-verdict-stands")} `;
  const name = one.seat === null ? "" : (view.seats[one.seat]?.name ?? "");
  return `${say(`told-${one.kind}`, { name })} `;
}

/** What the judge decided, in the judge's own words, and what time it gives or takes. */
function decisionText(say: Say, { judge, seats }: Shown, one: HappeningView): string {
  const found = judge?.decisions.find(({ number }) => number === one.number);
  const name = found?.by || say("judge-somebody");
  const ruled = found?.verdict ?? null;
  const said = ruled === null ? say("judge-decided", { name }) : say(`judge-ruled-${ruled}`, { name });
  const times = (found?.seconds ?? []).flatMap((seconds, seat) =>
    seconds === 0
      ? []
      : say(seconds > 0 ? "judge-time-given" : "judge-time-taken", {
          name: seats[seat]?.name ?? "",
          seconds: Math.abs(seconds),
        }),
  );
  return [said, found?.text ?? "", ...times].join(" ").trim();
}

function cost(say: Say, after: TurnView | undefined, name: string, mine: boolean): string {
  if (after?.kind === "penalty")
    return mine
      ? say("told-loses-points-you", { points: -after.points })
      : say("told-loses-points", { name, points: -after.points });
  if (after?.kind === "lost-turn") return mine ? say("told-loses-turn-you") : say("told-loses-turn", { name });
  return say("told-free");
}

export const sentence = ({ fact, more }: Pick<Description, "fact" | "more">): string => `${fact} ${more}`.trim();

/**
 * All that is new, as it is said aloud: rows of the sheet and what happened beside them, in order.
 *
 * @param verdicts false: the banner says those itself, at once
 */
export function newsSentences(
  say: Say,
  view: Shown,
  turns: readonly TurnView[],
  happenings: readonly HappeningView[],
  own: number | null,
  verdicts = true,
): string[] {
  const ruled = happenings.some(isRuling);
  const fromTurns = turns
    // what a challenge costs is part of what is said of the verdict
    .filter(({ kind }) => !ruled || (kind !== "penalty" && kind !== "lost-turn"))
    .map((turn) => ({ number: turn.number, text: turnText(say, turn, view.seats[turn.seat]?.name ?? "") }));
  const beside = happenings
    .filter((one) => (verdicts || !isRuling(one)) && !(one.kind === "consented" && one.what === "takeback"))
    .map((one) => ({ number: one.number, text: sentence(describe(say, view, one, own)) }));
  return [...fromTurns, ...beside].sort((one, other) => one.number - other.number).map(({ text }) => text);
}
