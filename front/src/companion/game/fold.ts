/** What each event makes of a game at a real board: the page's own fold, held to the law by tests. */

import type { Event, GameSetup } from "./types";
import { runsAfter } from "../../kernel/rules";
import { placementSquares, readPlacement, splitTiles } from "../../shared/notation";
import { lateSeat, lostOnTime, rackWorth } from "./ending";
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

type Kind = Event["event"];
type EventOf<K extends Kind> = Extract<Event, { event: K }>;

/** What events of each kind change; those that are not named change nothing that is kept here. */
const CHANGES: { [K in Kind]?: (state: State, event: EventOf<K>, setup: GameSetup) => State } = {
  "clock-set": (state, { policy }) => ({ ...state, policy }),
  "procedure-set": (state, { procedure }) => ({ ...state, procedure }),
  "lot-drawn": (state, { seat }) => ({ ...state, favoured: seat }),
  "first-set": (state, { seat }) => ({ ...state, first: seat }),
  "clock-started": (state) => ({ ...state, clockStarted: true }),
  "clock-paused": (state) => ({ ...state, clockPaused: true, proposal: null }),
  "clock-resumed": (state) => ({ ...state, clockPaused: false }),
  flagged: (state, { seat }) => applyFlag(state, seat),
  drawn: applyDraw,
  "rack-seen": (state, { seat, tiles }) => ({ ...state, shown: set(state.shown, seat, tiles) }),
  played: applyPlay,
  told: applyToldPlay,
  pressed: (state) => pending(state, { made: true, pressed: true }),
  "hand-in-bag": (state) => pending(state, { made: true }),
  "play-withdrawn": withdrawPlay,
  challenged: (state, { seat, words }) => pending(state, { challenger: seat, challenged: words }),
  ruled: applyRuling,
  "tiles-taken-back": takeTilesBack,
  confirmed: (state, _, setup) =>
    nextTurn({ ...state, pending: null, ...runsAfter(setup.rules, state, "laid", state.pending?.points) }),
  penalised: applyPenalty,
  exchanged: applyExchange,
  returned: returnTiles,
  passed: (state, { seat }, setup) =>
    nextTurn({ ...line(state, seat, "pass", 0), ...runsAfter(setup.rules, state, "passed") }),
  resigned: (state, { seat }) => applyResignation(state, seat),
  "turn-lost": loseTurn,
  noted: applyNote,
  "judge-called": (state, { seat }) => ({ ...state, judgeCaller: seat, clockPaused: state.policy !== null }),
  "judge-decided": (state) => ({ ...state, judgeCaller: null, differing: new Set() }),
  proposed: (state, { seat, what }) => ({ ...state, proposal: { seat, what, agreed: [seat] } }),
  consented: (state, { seat }) => ({
    ...state,
    proposal: state.proposal && { ...state.proposal, agreed: [...state.proposal.agreed, seat] },
  }),
  ended: (state, { reason, out }) => ({ ...state, ended: { reason, out }, proposal: null }),
  settled: (state, { changes }, setup) => applySettlement(setup, state, changes),
  signed: (state, { seat }) => ({ ...state, signers: new Set([...state.signers, seat]) }),
};

function applyEvent<K extends Kind>(setup: GameSetup, state: State, event: EventOf<K>): State {
  const change = CHANGES[event.event as K];
  return change ? change(state, event, setup) : state;
}

function applyDraw(state: State, { seat, tiles }: EventOf<"drawn">): State {
  const count = splitTiles(tiles).length;
  return {
    ...state,
    bag: state.bag - count,
    racks: set(state.racks, seat, (state.racks[seat] ?? 0) + count),
    drawn: set(state.drawn, seat, [count, state.bag] as const),
  };
}

function applyToldPlay(state: State, { seat, points, count }: EventOf<"told">, setup: GameSetup): State {
  const next = addPlay(state, seat, points, count, {
    unknownTiles: state.unknownTiles + count,
    pending: waiting(setup, state, seat, points, count),
  });
  return line(next, seat, "play", points, { tiles: count });
}

function withdrawPlay(state: State): State {
  const next = liftPlay(state);
  const withdrawn = next.lines.findLastIndex(({ kind }) => kind === "play");
  return { ...next, lines: next.lines.filter((_, index) => index !== withdrawn) };
}

function applyRuling(state: State, { verdict }: EventOf<"ruled">, setup: GameSetup): State {
  const challenger = state.pending?.challenger ?? null;
  if (verdict !== "valid" || !setup.edition.law.wrong_turn || challenger === null) return state;
  return { ...state, owingSeats: new Set([...state.owingSeats, challenger]) };
}

function takeTilesBack(state: State, { seat }: EventOf<"tiles-taken-back">, setup: GameSetup): State {
  const next = liftPlay(state);
  const total = next.totals[seat] ?? 0;
  const struck = amend(next, (one) => ({ ...one, stands: false, points: 0, total, noted: [null, null] }));
  return nextTurn({ ...struck, ...runsAfter(setup.rules, state, "taken-back") });
}

function applyExchange(state: State, { seat, tiles }: EventOf<"exchanged">): State {
  const count = splitTiles(tiles).length;
  return {
    ...line(state, seat, "exchange", 0, { tiles: count }),
    tilesAside: count,
    racks: set(state.racks, seat, (state.racks[seat] ?? 0) - count),
  };
}

function returnTiles(state: State, _: EventOf<"returned">, setup: GameSetup): State {
  const bag = state.bag + state.tilesAside;
  return nextTurn({ ...state, bag, tilesAside: 0, ...runsAfter(setup.rules, state, "exchanged") });
}

function loseTurn(state: State, { seat }: EventOf<"turn-lost">, setup: GameSetup): State {
  const owingSeats = new Set([...state.owingSeats].filter((one) => one !== seat));
  return nextTurn({ ...line(state, seat, "lost-turn", 0), owingSeats, ...runsAfter(setup.rules, state, "lost") });
}

function applyPlay(state: State, event: EventOf<"played">, setup: GameSetup): State {
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

function applyPenalty(state: State, event: EventOf<"penalised">): State {
  const timePoints =
    event.why === "time"
      ? set(state.timePoints, event.seat, (state.timePoints[event.seat] ?? 0) + event.points)
      : state.timePoints;
  // what was signed is not the result any more (SV-30)
  const next = { ...state, totals: addPoints(state, event.seat, -event.points), timePoints, signers: new Set<number>() };
  const kinds = { time: "overtime", challenge: "penalty", correction: "correction" } as const;
  return line(next, event.seat, kinds[event.why], -event.points);
}

function applyNote(state: State, event: EventOf<"noted">): State {
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
  // where the totals stand as they are, the sheet says who lost on time and nothing of tiles
  if (lostOnTime(state) && !state.policy?.margin && !changes.some(Boolean)) {
    return [...state.flagged].sort().reduce((one, seat) => line(one, seat, "time-loss", 0), next);
  }
  const late = lateSeat(state);
  changes.forEach((change, seat) => {
    // what a loss on time costs beyond the tiles stands in a line of its own (SV-08, SV-09)
    const tiles = late === null ? change : seat === late ? 0 - rackWorth(setup, state, seat) : 0;
    add(seat, "settlement", tiles);
    add(seat, "time-loss", change - tiles);
  });
  return next;
}
