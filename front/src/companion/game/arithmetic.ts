/**
 * What the rules compute, for a page that must answer at once and has no kernel: the only such place on the phone.
 *
 * Every function is one of the kernel's (`core/kernel/src/rules`), and `tests/companion/test_arithmetic.py` holds it
 * to the kernel's answers. Of two players, without partners.
 */

import type { PolicyNumbers, RuleNumbers } from "../../wire/wire";

/** Passes in a row, and turns in a row without a new tile. */
export interface Runs {
  passes: number;
  scoreless: number;
}

export type TurnEnd = "laid" | "exchanged" | "passed" | "taken-back" | "lost";

export const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The runs after a turn that ended so (IS-27, SV-28); a turn that was lost was no pass. */
export function runsAfter(rules: RuleNumbers, { passes, scoreless }: Runs, turn: TurnEnd, points = 0): Runs {
  const stays = turn === "laid" && (points !== 0 || !rules.zero_play_is_scoreless);
  return {
    passes: turn === "passed" ? passes + 1 : turn === "lost" ? passes : 0,
    scoreless: stays ? 0 : scoreless + 1,
  };
}

/** Why the game is over before the next turn, by the tiles of those who play (IS-26, IS-27, SV-28); null: it goes on. */
export function ending(
  rules: RuleNumbers,
  bag: number,
  racks: readonly number[],
  { passes, scoreless }: Runs,
): "out" | "passes" | "scoreless" | null {
  const rounds = rules.pass_rounds * racks.length;
  if (bag === 0 && racks.includes(0)) return "out";
  if (rounds > 0 && passes >= rounds) return "passes";
  return rules.scoreless_turns > 0 && scoreless >= rules.scoreless_turns ? "scoreless" : null;
}

/** Why so many tiles of a rack may not be exchanged (IS-18, SV-26); null: they may. */
export function exchangeRefusal(rules: RuleNumbers, rack: number, count: number, bag: number): string | null {
  if (count <= 0) return "no-tiles";
  if (count > rack) return "not-on-rack";
  if (bag < rules.exchange_bag_least) return "bag-below-least";
  return bag < count ? "bag-too-small" : null;
}

/** What the totals change by at the end (IS-40, IS-41, SV-28), by the value of the tiles left; `out`: who played out. */
export function settle(rules: RuleNumbers, leftovers: readonly number[], out: number | null): number[] {
  const lost = rules.leftovers_lost[out === null ? 1 : 0];
  const all = leftovers.reduce((one, other) => one + other, 0);
  return leftovers.map((own, seat) => (lost ? 0 - own : 0) + (seat === out ? rules.finisher_gain * (all - own) : 0));
}

/** What two totals change by after a loss on time (SV-08, SV-09); `left`: the value of the loser's tiles. */
export function settleTimeLoss(
  rules: RuleNumbers,
  totals: readonly number[],
  loser: number,
  left: number,
  margin: number,
): number[] {
  const [winner, own] = [totals[1 - loser] as number, totals[loser] as number];
  const held = own - (rules.leftovers_lost[1] ? left : 0);
  const [first, second] = winner < margin ? [margin, 0] : [winner, Math.min(held, winner - margin)];
  return totals.map((total, seat) => (seat === loser ? second : first) - total);
}

/** How many tiles the opponent of who drew too many looks at (SV-32 … SV-35), of those that should lie there. */
export function lookedAt(
  procedure: { choice: number; small_bag: number; small_choice: number },
  excess: number,
  bag: number,
  there: number,
): number {
  const { choice, small_bag, small_choice } = procedure;
  return Math.min(excess + choice + (bag < small_bag ? small_choice : 0), there + excess);
}

/** Points for being so long past zero; every begun minute counts, and zero begins the first (SV-06). */
export const overtimePoints = (over: number, penalty: number): number =>
  over < 0 ? 0 : penalty * (Math.floor(over / MINUTE) + 1);

/** What tiles are worth that lie on a rack (IS-40). */
export const rackValue = (rules: RuleNumbers, codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + (rules.values[code] ?? 0), 0);

/** The time that two seats have used, in milliseconds. */
export interface Clock {
  /** By seat, up to `since`. */
  spent: number[];
  added: number[];
  /** Whose clock ran last, and in which turn. */
  turn: readonly [number, number] | null;
  inTurn: number;
  /** When it began to run; null: no clock runs. */
  since: number | null;
}

const elapsed = ({ since }: Clock, now: number): number => (since === null ? 0 : Math.max(0, now - since));

/** A clock that has not run yet. */
export const newClock = (): Clock => ({ spent: [0, 0], added: [0, 0], turn: null, inTurn: 0, since: null });

/** The clock with the time up to `now` put down to whose it was; nobody's runs any more. */
export function stopClock(clock: Clock, now: number): Clock {
  const used = elapsed(clock, now);
  const spent = clock.spent.map((one, seat) => (seat === clock.turn?.[0] ? one + used : one));
  return { ...clock, spent, inTurn: clock.inTurn + used, since: null };
}

/** The clock with milliseconds that each seat was given, or lost: less than 0 (SV-40). */
export function giveTime(clock: Clock, more: readonly number[]): Clock {
  const spent = clock.spent.map((one, seat) => one - (more[seat] ?? 0));
  const mine = clock.turn === null ? 0 : (more[clock.turn[0]] ?? 0);
  return { ...clock, spent, inTurn: clock.inTurn - mine };
}

/** A stopped clock that runs from `now` on for a seat in a turn; null: for nobody. A turn made earns the increment. */
export function runClock(
  policy: PolicyNumbers,
  clock: Clock,
  turn: readonly [number, number] | null,
  earns: boolean,
  now: number,
): Clock {
  if (turn === null) return clock;
  const last = clock.turn;
  if (last?.[0] === turn[0] && last[1] === turn[1]) return { ...clock, since: now };
  const more = earns ? policy.increment * SECOND : 0;
  const added = clock.added.map((one, seat) => (seat === last?.[0] ? one + more : one));
  return { ...clock, added, turn, inTurn: 0, since: now };
}

/** What a seat has left, negative in overtime, of two limits the nearer; null: there is neither. */
export function timeLeft(policy: PolicyNumbers, clock: Clock, seat: number, now: number): number | null {
  const mine = clock.turn?.[0] === seat;
  const running = mine ? elapsed(clock, now) : 0;
  const limits: number[] = [];
  if (policy.base) limits.push(policy.base * SECOND + (clock.added[seat] ?? 0) - (clock.spent[seat] ?? 0) - running);
  if (policy.move) limits.push(policy.move * SECOND - (mine ? clock.inTurn + running : 0));
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** When time alone brings something about next, of whose overtime `charged` points are paid; null: never. */
export function nextMoment(policy: PolicyNumbers, clock: Clock, charged: number): number | null {
  if (clock.turn === null || clock.since === null) return null;
  const left = timeLeft(policy, clock, clock.turn[0], clock.since);
  if (left === null) return null;
  const end = left + policy.overtime * SECOND;
  const next = policy.penalty ? left + Math.floor(charged / policy.penalty) * MINUTE : end;
  return clock.since + Math.max(0, Math.min(end, next));
}

/** Whether a seat has used up its overtime too (SV-07). */
export function isTimeUp(policy: PolicyNumbers, clock: Clock, seat: number, now: number): boolean {
  const left = timeLeft(policy, clock, seat, now);
  return left !== null && left <= -policy.overtime * SECOND;
}
