/** What the table says now and what it asks for: one sentence, at most one button beside it, and the acts below. */

import { isRuling, describe, type Tone, sentence, wordsOf } from "./happenings";
import type { Say } from "../shared/texts";
import { formatTime } from "../shared/time";
import { turnText } from "./labels";
import { squareText } from "../shared/notation";
import type { ActKind, ActRequest, HappeningView, HintView, TurnView } from "../wire/wire";
import type { Topic } from "./lesson.svelte";
import type { Table } from "./table.svelte";
import type { Verdict } from "./verdict";

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
type Part = Partial<TableStatus> & Pick<TableStatus, "state" | "fact">;
const status = (part: Part): TableStatus => ({ ...calm, ...part });

export function statusOf(say: Say, input: StatusInput): TableStatus {
  const now = currentStatus(say, input);
  // what is wrong is said first; what can be done stays where it was
  if (input.table.offline)
    return { ...now, state: "offline", fact: say("offline-short"), more: say("offline-more"), tone: "wait", stamp: "", waits: true };
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

/** The judge has the table. */
function judgeStatus(say: Say, { table, until: time }: StatusInput): TableStatus | null {
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

/** Nothing of a rack is on the screen until the next person asks for it. */
function handOverStatus(say: Say, table: Table): TableStatus | null {
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
function agreementStatus(say: Say, table: Table): TableStatus | null {
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
function startStatus(say: Say, table: Table): TableStatus | null {
  const { view, seat } = table;
  const { house } = view;
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
  if (house.drawer !== null && house.drawer === seat && !table.covered) {
    const answers: Action[] = (["draw-consonant", "draw-vowel"] as const)
      .filter((act) => table.can(act).allowed)
      .map((act) => ({ label: say(act), act, seat }));
    const [consonants = 0, vowels = 0] = house.parts ?? [];
    return status({ state: "drawing", fact: say("house-draw"), more: say("house-parts", { consonants, vowels }), answers });
  }
  if (house.drawer !== null) {
    return status({ state: "drawing", waits: true, fact: say("house-drawing", { name: table.name(house.drawer) }) });
  }
  if (house.vote) {
    const { words, argument, waiting } = house.vote;
    const fact = say("vote-text", { name: table.name(house.vote.seat), words: words.join(", "), argument: argument || "–" });
    const votes = seat !== null && table.can("vote-yes").allowed;
    const names = waiting.map((one) => table.name(one)).join(", ");
    return status({
      state: "vote",
      tone: "wait",
      waits: !votes,
      fact,
      more: votes ? "" : say("vote-waits", { names }),
      answers: votes
        ? [
            { label: say("vote-yes"), act: "vote-yes", seat },
            { label: say("vote-no"), act: "vote-no", seat },
          ]
        : [],
    });
  }
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

/** Tiles lie on the board that cannot be played so. */
function faultStatus({ table, verdict, laid }: StatusInput): TableStatus | null {
  const own = table.seatToAct !== null && table.seatToAct === table.seat;
  if (!own || !laid || verdict.ready || !verdict.wrong) return null;
  return status({ state: "wrong", tone: "bad", fact: verdict.reason });
}

/** What was asked for: a good play, step by step. */
function hintStatus(say: Say, { table, hint, laid }: StatusInput): TableStatus | null {
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
function lessonStatus(say: Say, { table, lesson }: StatusInput): TableStatus | null {
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

/** A verdict stays until somebody acts or it was read. */
function verdictStatus(say: Say, { table, dismissed }: StatusInput): TableStatus | null {
  const one = latestRuling(table);
  if (!one || one.number <= dismissed) return null;
  const own = table.seat ?? null;
  const told = describe(say, table.view, one, own);
  const mine = table.seatToAct !== null && table.seatToAct === table.seat;
  const next = mine ? say("said-your-turn") : mover(say, table);
  return status({
    state: "ruled",
    tone: told.tone,
    stamp: told.stamp,
    fact: told.fact,
    more: `${told.more} ${next}`.trim(),
    alert: true,
    button: { label: say("understood"), act: "dismiss", seat: own ?? -1 },
    ghosts: ghostsOf(table),
  });
}

/** The latest verdict, if nothing was played since. */
export function latestRuling(table: Table): HappeningView | null {
  const one = table.view.happenings.findLast(isRuling);
  if (!one) return null;
  const since = table.view.turns.some(
    ({ number, kind }) => number > one.number && (kind === "play" || kind === "exchange" || kind === "pass"),
  );
  return since ? null : one;
}

/** The squares of a play that was taken back by the latest verdict. */
function ghostsOf(table: Table): ReadonlyMap<number, string> {
  const one = latestRuling(table);
  const turn = one && table.view.turns.findLast(({ kind, number }) => kind === "play" && number < one.number);
  if (!turn || turn.stands) return new Map();
  return new Map(
    turn.words.flatMap(({ tiles }) => tiles.filter((tile) => tile.new).map((tile) => [tile.square, tile.letter] as const)),
  );
}

function mover(say: Say, table: Table): string {
  const { view } = table;
  const next = view.window?.may_confirm[0] ?? view.house.pairs?.movers[0] ?? view.turn;
  return next === null || next === undefined ? "" : say("reason-not-your-turn", { name: table.name(next) });
}

type Story = { number: number; turn: TurnView } | { number: number; happening: HappeningView };

/** Lines of the sheet that nobody did: they come with the end. */
const SETTLES: ReadonlySet<TurnView["kind"]> = new Set(["settlement", "time-loss"]);

/** The latest thing that somebody else than the reader did, if it was after all that the reader did. */
function latest(table: Table, own: number | null): Story | null {
  const story = ofOthers(table, own);
  const mine = table.view.turns.findLast(({ seat, kind }) => seat === own && !SETTLES.has(kind));
  return story && story.number > (mine?.number ?? 0) ? story : null;
}

function ofOthers(table: Table, own: number | null): Story | null {
  const { turns, happenings } = table.view;
  const turn = turns.findLast(({ kind, seat }) => !SETTLES.has(kind) && seat !== own);
  const beside = happenings.findLast(({ kind, seat }) => seat !== own && kind !== "theme-voted");
  if (beside && beside.number > (turn?.number ?? 0)) return { number: beside.number, happening: beside };
  return turn ? { number: turn.number, turn } : null;
}

function storyOf(say: Say, table: Table, story: Story, own: number | null): string {
  if ("turn" in story) return turnText(say, story.turn, table.name(story.turn.seat));
  return sentence(describe(say, table.view, story.happening, own));
}

function turnStatus(say: Say, { table, laid, over, claimIn }: StatusInput): TableStatus {
  const { view, seat } = table;
  const own = seat !== null && table.seatToAct === seat;
  const story = latest(table, seat);
  const told = story ? storyOf(say, table, story, seat) : "";
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
    return status({ state: "turn", fact: say("said-your-turn"), more: told || say("reason-empty"), word, button: challenge ?? (laid ? null : take) });
  }
  if (seat === null) {
    const late = view.delay ? say("watching-late", { delay: view.delay }) : "";
    const more = view.mine ? told : `${told} ${late}`.trim();
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
  return status({ state: "waiting", waits: true, fact: mover(say, table), more: told ? told : say("told-ahead"), word, button: challenge });
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
  const owing = view.window?.may_confirm[0] ?? view.offer?.waiting[0] ?? view.turn;
  return owing === null || owing === undefined ? "" : table.name(owing);
}
