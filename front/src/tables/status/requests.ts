/** What the table asks of its players beside their turns: to accept a verdict, to agree, to choose who begins. */

import type { Say } from "../../shared/texts";
import { wordsOf } from "../happenings";
import type { Table } from "../table.svelte";
import { type Action, status, type StatusInput, type TableStatus } from "./types";

/** The judge has the table. */
export function judgeStatus(say: Say, { table, until: time }: StatusInput): TableStatus | null {
  const { judge, phase } = table.view;
  if (!judge) return null;
  const concerned = table.persons.find(({ seat }) => seat === judge.concerned);
  const name = table.name(judge.concerned ?? 0);
  const words = wordsOf(table.view.turns.findLast(({ kind }) => kind === "play"));
  if (phase === "verdict") {
    const attested = judge.verdict === "unknown" && table.view.edition.lexicon.words > 0;
    const kind = judge.verdict ?? "unknown";
    const fact = say(`told-${kind}`, { words });
    const why = attested ? say("judge-verdict-attested") : "";
    const answer = concerned ? say("judge-answer-until", { time }) : say("judge-may-appeal", { name, time });
    const answers: Action[] = concerned
      ? [
          { label: say("accept-verdict"), act: "accept-verdict", seat: concerned.seat },
          { label: say("appeal-to-judge"), act: "appeal-with", seat: concerned.seat },
        ]
      : [];
    return status({ state: "verdict", tone: "wait", fact, more: `${why} ${answer}`.trim(), alert: true, answers });
  }
  if (phase === "appeal") {
    const more = say("judge-until", { time });
    const overturn = table.view.proposal;
    const waiting = overturn ? answersTo(say, table) : null;
    if (overturn && waiting) return status({ state: "proposal", tone: "wait", fact: say("proposal-overturn", { name: table.name(overturn.seat) }), ...waiting });
    const button: Action | null =
      table.seat !== null && table.can("propose-overturn").allowed
        ? { label: say("propose-overturn-short"), act: "propose-overturn", seat: table.seat }
        : null;
    const answers: Action[] = concerned
      ? [{ label: say("withdraw-appeal"), act: "withdraw-appeal", seat: concerned.seat }]
      : [];
    return status({ state: "appeal", tone: "wait", waits: true, fact: say("judge-appealed", { name }), more, button, answers });
  }
  if (judge.called === null) return null;
  const caller = table.persons.find(({ seat }) => seat === judge.called);
  return status({
    state: "called",
    tone: "wait",
    waits: true,
    fact: say("judge-called", { name: table.name(judge.called) }),
    more: say("judge-until", { time }),
    answers: caller ? [{ label: say("dismiss-judge"), act: "dismiss-judge", seat: caller.seat }] : [],
  });
}

function answersTo(say: Say, table: Table): Partial<TableStatus> | null {
  const { proposal } = table.view;
  if (!proposal) return null;
  const asked = table.persons.filter(({ seat }) => proposal.waiting.includes(seat));
  const [first] = asked;
  if (first) {
    const { name, seat } = first;
    // of several at one device it is said who answers
    const several = asked.length > 1;
    return {
      answers: [
        { label: several ? say("consent-as", { name }) : say("consent"), act: "consent", seat },
        { label: several ? say("decline-as", { name }) : say("decline"), act: "decline", seat },
      ],
    };
  }
  const proposer = table.persons.find(({ seat }) => proposal.seat === seat);
  if (!proposer) return null;
  return { waits: true, button: { label: say("proposal-drop"), act: "decline", seat: proposer.seat } };
}

/** What is settled between players: proposals, an offer to end, the clock. */
export function agreementStatus(say: Say, table: Table): TableStatus | null {
  const { view, seat } = table;
  const { proposal, offer, clock } = view;
  if (proposal) {
    const answers = answersTo(say, table);
    const fact = say(`proposal-${proposal.what}`, { name: table.name(proposal.seat) });
    const names = proposal.waiting.map((one) => table.name(one)).join(", ");
    const more = answers?.answers ? "" : say("told-waits-for", { names });
    if (answers) return status({ state: "proposal", tone: "wait", fact, more, ...answers });
  }
  if (offer) {
    const mine = seat !== null && offer.waiting.includes(seat);
    const names = offer.waiting.map((one) => table.name(one)).join(", ");
    return status({
      state: "offer",
      tone: "wait",
      waits: !mine,
      fact: say("offer-text"),
      more: mine ? "" : say("told-waits-for", { names }),
      answers: mine
        ? [
            { label: say("offer-accept"), act: "accept-end", seat },
            { label: say("offer-decline"), act: "decline-end", seat },
          ]
        : [],
    });
  }
  if (clock?.paused) {
    const [person] = table.persons;
    const button: Action | null = person ? { label: say("resume-clock"), act: "resume-clock", seat: person.seat } : null;
    return status({ state: "paused", tone: "wait", fact: say("clock-paused"), button });
  }
  return null;
}

/** Before the turns, and what is chosen between them. */
export const startStatus = (say: Say, table: Table): TableStatus | null =>
  beginningStatus(say, table) ?? drawingStatus(say, table) ?? voteStatus(say, table) ?? clockStatus(say, table);

/** Whose random numbers the bag waits for, and what the player whom the lot favoured takes. */
function beginningStatus(say: Say, table: Table): TableStatus | null {
  const { view, seat } = table;
  if (view.start.awaited.length > 0) {
    const names = view.start.awaited.map((one) => table.name(one)).join(", ");
    return status({ state: "bag-waits", tone: "wait", waits: true, fact: say("bag-waits", { names }) });
  }
  if (view.phase === "start" && seat !== null && table.can("choose-first-move").allowed) {
    const answers: Action[] = [
      { label: say("choose-first-move"), act: "choose-first-move", seat },
      { label: say("choose-orientation"), act: "choose-orientation", seat },
    ];
    return status({ state: "start", tone: "wait", fact: say("start-text", { name: table.name(seat) }), answers });
  }
  if (view.phase === "start" && view.start.lot !== null) {
    const fact = say("told-lot", { name: table.name(view.start.lot) });
    return status({ state: "start", waits: true, fact });
  }
  return null;
}

/** Who draws from which of two bags. */
function drawingStatus(say: Say, table: Table): TableStatus | null {
  const { drawer, parts } = table.view.house;
  if (drawer === null) return null;
  if (drawer !== table.seat || table.covered) {
    return status({ state: "drawing", waits: true, fact: say("house-drawing", { name: table.name(drawer) }) });
  }
  const answers: Action[] = (["draw-consonant", "draw-vowel"] as const)
    .filter((act) => table.can(act).allowed)
    .map((act) => ({ label: say(act), act, seat: drawer }));
  const [consonants = 0, vowels = 0] = parts ?? [];
  return status({ state: "drawing", fact: say("house-draw"), more: say("house-parts", { consonants, vowels }), answers });
}

/** Whether words that somebody put forward are about the theme. */
function voteStatus(say: Say, table: Table): TableStatus | null {
  const { seat } = table;
  const { vote } = table.view.house;
  if (!vote) return null;
  const fact = say("vote-text", { name: table.name(vote.seat), words: vote.words.join(", "), argument: vote.argument || "–" });
  const mayVote = seat !== null && table.can("vote-yes").allowed;
  const names = vote.waiting.map((one) => table.name(one)).join(", ");
  return status({
    state: "vote",
    tone: "wait",
    waits: !mayVote,
    fact,
    more: mayVote ? "" : say("vote-waits", { names }),
    answers: mayVote
      ? [
          { label: say("vote-yes"), act: "vote-yes", seat },
          { label: say("vote-no"), act: "vote-no", seat },
        ]
      : [],
  });
}

/** The clock of a game that waits for the player who does not begin to start it. */
function clockStatus(say: Say, table: Table): TableStatus | null {
  const { view } = table;
  const starter =
    view.clock && !view.clock.started && view.phase === "turn"
      ? table.persons.find((person) => person.seat !== view.turn)
      : undefined;
  if (starter && view.turn !== null && table.seatToAct !== table.seat) {
    const button: Action = { label: say("start-clock"), act: "start-clock", seat: starter.seat };
    return status({ state: "clock", tone: "wait", fact: say("start-clock-text", { name: table.name(view.turn) }), button });
  }
  return null;
}
