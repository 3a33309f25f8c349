/** What each event makes of a game at a real board: the page's own fold, held to the law by tests. */

import type { Event, GameSetup } from "./types";
import { runsAfter } from "../../kernel/rules";
import { placementSquares, readPlacement, splitTiles } from "../../shared/notation";
import { lateSeat, rackWorth } from "./ending";
import { asideOf, seatOfTurn, latestLine, playingSeats, toMove, type SheetLine, type Pending, type State } from "./state";

const set = <T>(values: readonly T[], index: number, value: T): T[] =>
  values.map((one, other) => (other === index ? value : one));

const addPoints = (state: State, seat: number, points: number): number[] =>
  set(state.totals, seat, (state.totals[seat] ?? 0) + points);

function nextTurn(state: State): State {
  const still = playingSeats(state);
  let turn = state.turn + 1;
  while (still.length > 0 && !still.includes(seatOfTurn(state, turn) as number)) turn += 1;
  return ticking({ ...state, turn, proposal: null });
}

const ticking = (state: State): State =>
  state.policy ? { ...state, clockStarted: true, clockPaused: false } : state;

function liftPlay(state: State): State {
  const play = state.pending as Pending;
  return {
    ...state,
    board: play.before.board,
    racks: set(state.racks, play.seat, play.before.rack),
    totals: addPoints(state, play.seat, -play.points),
    unknownTiles: state.unknownTiles - play.unknownTiles,
    pending: null,
  };
}

function line(state: State, seat: number, kind: SheetLine["kind"], points: number, more: Partial<SheetLine> = {}): State {
  const made: SheetLine = {
    number: state.lines.length + 1,
    seat,
    kind,
    text: "",
    points,
    total: state.totals[seat] ?? 0,
    tiles: 0,
    stands: true,
    noted: [null, null],
    ...more,
  };
  return { ...state, lines: [...state.lines, made] };
}

function amend(state: State, change: (line: SheetLine) => SheetLine, kinds: readonly string[] = ["play"]): State {
  const index = state.lines.findLastIndex(({ kind }) => kinds.includes(kind));
  return { ...state, lines: state.lines.map((one, other) => (other === index ? change(one) : one)) };
}

function addPlay(state: State, seat: number, points: number, count: number, more: Partial<State>): State {
  const made = (more.pending as Pending).made;
  return ticking({
    ...state,
    racks: set(state.racks, seat, (state.racks[seat] ?? 0) - count),
    totals: addPoints(state, seat, points),
    proposal: null,
    ...more,
    pending: { ...(more.pending as Pending), pressed: made },
  });
}

function waiting(setup: GameSetup, state: State, seat: number, points: number, unknownTiles: number): Pending {
  return {
    seat,
    points,
    unknownTiles,
    made: setup.edition.law.final === "when-laid",
    pressed: false,
    challenger: null,
    challenged: [],
    before: { board: state.board, rack: state.racks[seat] ?? 0 },
  };
}

const pending = (state: State, change: Partial<Pending>): State => ({
  ...state,
  pending: state.pending && { ...state.pending, ...change },
});

/** The state after one more event, which the machine made or the law's record holds. */
export const after = (setup: GameSetup, state: State, event: Event): State => ({
  ...applyEvent(setup, state, event),
  asides: countAside(state, event),
});

/** What seats have done beside their turns, so that nobody fills a record with it. */
function countAside(state: State, event: Event): State["asides"] {
  const proposes = event.event === "proposed" || event.event === "end-offered";
  if (!proposes && event.event !== "play-withdrawn") return state.asides;
  if (event.seat === null) return state.asides;
  const found = asideOf(state, event.seat);
  const more = proposes
    ? { ...found, proposals: found.proposals + 1 }
    : { ...found, withdrawn: found.withdrawn + 1 };
  return set(state.asides, event.seat, more);
}

function applyEvent(setup: GameSetup, state: State, event: Event): State {
  switch (event.event) {
    case "clock-set":
      return { ...state, policy: event.policy };
    case "procedure-set":
      return { ...state, procedure: event.procedure };
    case "lot-drawn":
      return { ...state, favoured: event.seat };
    case "first-set":
      return { ...state, first: event.seat };
    case "clock-started":
      return { ...state, clockStarted: true };
    case "clock-paused":
      return { ...state, clockPaused: true, proposal: null };
    case "clock-resumed":
      return { ...state, clockPaused: false };
    case "flagged":
      return applyFlag(state, event.seat);
    case "drawn": {
      const count = splitTiles(event.tiles).length;
      return {
        ...state,
        bag: state.bag - count,
        racks: set(state.racks, event.seat, (state.racks[event.seat] ?? 0) + count),
        drawn: set(state.drawn, event.seat, [count, state.bag] as const),
      };
    }
    case "rack-seen":
      return { ...state, shown: set(state.shown, event.seat, event.tiles) };
    case "played":
      return applyPlay(setup, state, event);
    case "told": {
      const wait = waiting(setup, state, event.seat, event.points, event.count);
      const next = addPlay(state, event.seat, event.points, event.count, {
        unknownTiles: state.unknownTiles + event.count,
        pending: wait,
      });
      return line(next, event.seat, "play", event.points, { tiles: event.count });
    }
    case "pressed":
      return pending(state, { made: true, pressed: true });
    case "hand-in-bag":
      return pending(state, { made: true });
    case "play-withdrawn": {
      const next = liftPlay(state);
      const withdrawn = next.lines.findLastIndex(({ kind }) => kind === "play");
      return { ...next, lines: next.lines.filter((_, index) => index !== withdrawn) };
    }
    case "challenged":
      return pending(state, { challenger: event.seat, challenged: event.words });
    case "ruled":
      return event.verdict === "valid" && setup.edition.law.wrong_turn && state.pending?.challenger != null
        ? { ...state, owingSeats: new Set([...state.owingSeats, state.pending.challenger]) }
        : state;
    case "tiles-taken-back": {
      const next = liftPlay(state);
      const total = next.totals[event.seat] ?? 0;
      const struck = amend(next, (one) => ({ ...one, stands: false, points: 0, total, noted: [null, null] }));
      return nextTurn({ ...struck, ...runsAfter(setup.rules, state, "taken-back") });
    }
    case "confirmed": {
      const runs = runsAfter(setup.rules, state, "laid", state.pending?.points);
      return nextTurn({ ...state, pending: null, ...runs });
    }
    case "penalised":
      return applyPenalty(state, event);
    case "exchanged":
      return {
        ...line(state, event.seat, "exchange", 0, { tiles: splitTiles(event.tiles).length }),
        tilesAside: splitTiles(event.tiles).length,
        racks: set(state.racks, event.seat, (state.racks[event.seat] ?? 0) - splitTiles(event.tiles).length),
      };
    case "returned":
      return nextTurn({
        ...state,
        bag: state.bag + state.tilesAside,
        tilesAside: 0,
        ...runsAfter(setup.rules, state, "exchanged"),
      });
    case "passed":
      return nextTurn({
        ...line(state, event.seat, "pass", 0),
        ...runsAfter(setup.rules, state, "passed"),
      });
    case "resigned":
      return applyResignation(state, event.seat);
    case "turn-lost": {
      const owingSeats = new Set([...state.owingSeats].filter((seat) => seat !== event.seat));
      return nextTurn({ ...line(state, event.seat, "lost-turn", 0), owingSeats, ...runsAfter(setup.rules, state, "lost") });
    }
    case "noted":
      return applyNote(state, event);
    case "judge-called":
      return { ...state, judgeCaller: event.seat, clockPaused: state.policy !== null };
    case "judge-decided":
      return { ...state, judgeCaller: null, differing: new Set() };
    case "proposed":
      return { ...state, proposal: { seat: event.seat, what: event.what, agreed: [event.seat] } };
    case "consented":
      return {
        ...state,
        proposal: state.proposal && { ...state.proposal, agreed: [...state.proposal.agreed, event.seat] },
      };
    case "ended":
      return { ...state, ended: { reason: event.reason, out: event.out }, proposal: null };
    case "settled":
      return applySettlement(setup, state, event.changes);
    case "signed":
      return { ...state, signers: new Set([...state.signers, event.seat]) };
    default:
      return state;
  }
}

function applyPlay(setup: GameSetup, state: State, event: Event & { event: "played" }): State {
  const board = [...state.board];
  const { width } = setup.rules;
  const placement = readPlacement(setup, width, event.placement);
  const placed = placementSquares(placement, width).filter(([, tile]) => tile !== 0);
  for (const [square, tile] of placed) board[square] = tile;
  const wait = waiting(setup, state, event.seat, event.points, 0);
  const next = addPlay(state, event.seat, event.points, placed.length, { board, pending: wait });
  const text = `${event.placement.square} ${event.placement.tiles}`;
  return line(next, event.seat, "play", event.points, { text, tiles: placed.length });
}

function applyFlag(state: State, seat: number): State {
  if (state.policy?.limit === "pass") return state;
  const mine = toMove(state) === seat;
  const next: State = { ...state, flagged: new Set([...state.flagged, seat]), proposal: null };
  if (state.policy?.limit === "lose") return next;
  const passes = state.passes - passesOf(state, seat);
  const still = { ...next, passes, owingSeats: new Set([...state.owingSeats].filter((one) => one !== seat)) };
  return mine ? nextTurn(still) : still;
}

function applyResignation(state: State, seat: number): State {
  const removed = state.racks[seat] ?? 0;
  const passes = state.passes - passesOf(state, seat);
  const resigned = new Set([...state.resigned, seat]);
  const left = { ...state, resigned, removed, passes, racks: set(state.racks, seat, 0), proposal: null };
  const next = line(left, seat, "resign", 0);
  return toMove(state) === seat ? nextTurn(next) : next;
}

/** How many of the passes in a row are this seat's. */
function passesOf(state: State, seat: number): number {
  const turns = state.lines.filter(({ kind }) => kind === "pass").map((one) => one.seat);
  const run = turns.filter((one) => playingSeats(state).includes(one)).slice(-state.passes || turns.length);
  return state.passes === 0 ? 0 : run.filter((one) => one === seat).length;
}

function applyPenalty(state: State, event: Event & { event: "penalised" }): State {
  const timePoints =
    event.why === "time"
      ? set(state.timePoints, event.seat, (state.timePoints[event.seat] ?? 0) + event.points)
      : state.timePoints;
  // what was signed is not the result any more (SV-30)
  const next = { ...state, totals: addPoints(state, event.seat, -event.points), timePoints, signers: new Set<number>() };
  const kinds = { time: "overtime", challenge: "penalty", correction: "correction" } as const;
  return line(next, event.seat, kinds[event.why], -event.points);
}

function applyNote(state: State, event: Event & { event: "noted" }): State {
  const truth = latestLine(state);
  const settled = state.changes?.[event.of] ?? 0;
  const total = (state.totals[event.of] ?? 0) - settled;
  const same = truth?.seat === event.of && truth.points === event.points && total === event.total;
  const differing = new Set([...state.differing].filter((seat) => seat !== event.seat));
  if (!same) differing.add(event.seat);
  const written = amend(
    state,
    (one) => ({ ...one, noted: set(one.noted, event.seat, [event.points, event.total] as const) }),
    ["play", "exchange", "pass"],
  );
  return { ...written, differing, clockPaused: same ? state.clockPaused : state.policy !== null };
}

function applySettlement(setup: GameSetup, state: State, changes: number[]): State {
  let next: State = { ...state, changes, totals: [...state.totals] };
  const add = (seat: number, kind: SheetLine["kind"], points: number): void => {
    if (points) next = line({ ...next, totals: addPoints(next, seat, points) }, seat, kind, points);
  };
  const late = lateSeat(state);
  changes.forEach((change, seat) => {
    // what a loss on time costs beyond the tiles stands in a line of its own (SV-08, SV-09)
    const tiles = late === null ? change : seat === late ? 0 - rackWorth(setup, state, seat) : 0;
    add(seat, "settlement", tiles);
    add(seat, "time-loss", change - tiles);
  });
  return next;
}
