/** Hints, and what a first game teaches. */

import { squareText } from "../../shared/notation";
import type { Say } from "../../shared/texts";
import { type Action, status, type StatusInput, type TableStatus } from "./types";

/** What was asked for: a good play, step by step. */
export function hintStatus(say: Say, { table, hint, laid }: StatusInput): TableStatus | null {
  const { view, seat } = table;
  if (!hint || seat === null) return null;
  if (hint.detail === 3 && !laid && hint.kind === "play") return null;
  if (hint.kind !== "play") {
    const tiles = hint.tiles.join(" ");
    const fact = hint.kind === "pass" ? say("hint-pass") : tiles ? say("hint-exchange-tiles", { tiles }) : say("hint-exchange", { count: hint.count });
    const next: Action | null = hint.kind === "exchange" && !tiles ? { label: say("hint-which"), act: "hint", seat } : null;
    return status({ state: "hint", tone: "good", fact, button: next });
  }
  if (hint.detail === 1) {
    const fact = say("hint-points", { points: hint.points, count: hint.count });
    return status({ state: "hint", tone: "good", fact, button: { label: say("hint-where"), act: "hint", seat } });
  }
  if (hint.detail === 2) {
    const { edition } = view;
    const [first = 0, last = 0] = [hint.squares[0], hint.squares.at(-1)];
    const squares = { from: squareText(edition, first), to: squareText(edition, last) };
    const fact = hint.count === 1 ? say("hint-square", { square: squares.from }) : say("hint-squares", squares);
    return status({ state: "hint", tone: "good", fact, button: { label: say("hint-show"), act: "hint", seat } });
  }
  const fact = say("hint-laid", { word: hint.word ?? "", points: hint.points });
  return status({ state: "hint", tone: "good", fact });
}

/** A first game teaches by doing; what it shows stands where the table speaks anyway. */
export function lessonStatus(say: Say, { table, lesson }: StatusInput): TableStatus | null {
  const { seat } = table;
  if (!lesson || seat === null) return null;
  const { topic, text } = lesson;
  const end: Action = { label: say("lesson-skip"), act: "end-lesson", seat };
  const challenge: Action = { label: say("challenge"), act: "challenge", seat };
  const shows = topic === "open" || topic === "join";
  return status({
    state: "lesson",
    tone: "good",
    fact: text,
    waits: topic === "brought",
    button: table.view.window?.may_challenge.includes(seat) ? challenge : shows ? null : end,
    answers: shows ? [{ label: say("lesson-show"), act: "show", seat }, end] : [],
  });
}
