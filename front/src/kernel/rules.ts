/**
 * What the rules compute, answered at once: the kernel's own functions (`core/kernel/src/rules`), for a game of two
 * players without partners.
 *
 * `arithmetic.js` is made of the kernel (`core/script`, `python -m tools.script`) and runs wherever a page does:
 * without a worker, without network, and in browsers without WebAssembly. Nothing is computed here; numbers are handed
 * over and back, in the order in which `core/script/src/lib.rs` names them.
 */

import type { PolicyNumbers, ProcedureNumbers, RuleNumbers } from "../wire/wire";
import * as kernel from "./arithmetic";

/** Passes in a row, and turns in a row without a new tile. */
export interface Runs {
  passes: number;
  scoreless: number;
}

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

const TURN_ENDS = ["laid", "exchanged", "passed", "taken-back", "lost"] as const;
const ENDINGS = ["out", "passes", "scoreless"] as const;
const REFUSALS = ["no-tiles", "not-on-rack", "exchange-limit", "bag-below-least", "bag-too-small"] as const;

type TurnEnd = (typeof TURN_ENDS)[number];

type Call = Exclude<keyof typeof kernel, "memory" | "numbers">;
type Input = number | boolean | null | undefined;

/** Asks the kernel; null is given and answered as "none". */
function ask(call: Call, count: number, ...inputs: Input[]): (number | null)[] {
  const offset = kernel.numbers();
  const numbers = inputs.map((one) => (one == null ? Number.NaN : Number(one)));
  new Float64Array(kernel.memory.buffer, offset, numbers.length).set(numbers);
  kernel[call]();
  return Array.from(new Float64Array(kernel.memory.buffer, offset, count), (one) => (Number.isNaN(one) ? null : one));
}

const askNumbers = (call: Call, count: number, ...inputs: Input[]): number[] => ask(call, count, ...inputs) as number[];
const askNumber = (call: Call, ...inputs: Input[]): number => ask(call, 1, ...inputs)[0] as number;

const rulesInputs = (rules: RuleNumbers): Input[] => [
  rules.rack_size,
  rules.exchange_bag_least,
  rules.exchange_limit,
  rules.pass_rounds,
  rules.scoreless_turns,
  rules.zero_play_is_scoreless,
  rules.finisher_gain,
  ...rules.leftovers_lost,
];

const policyInputs = ({ base, increment, move, penalty, overtime }: PolicyNumbers): Input[] => [
  base,
  increment,
  move,
  penalty,
  overtime,
];

const clockInputs = ({ spent, added, turn, inTurn, since }: Clock): Input[] => [
  ...spent,
  ...added,
  ...turnInputs(turn),
  inTurn,
  since,
];

const turnInputs = (turn: Clock["turn"]): Input[] => (turn === null ? [null, null] : [...turn]);

function askClock(call: Call, ...inputs: Input[]): Clock {
  const [one, other, first, second, seat, turn, inTurn, since] = ask(call, 8, ...inputs);
  return {
    spent: [one as number, other as number],
    added: [first as number, second as number],
    turn: seat == null ? null : [seat, turn as number],
    inTurn: inTurn as number,
    since: since ?? null,
  };
}

/** The runs after a turn that ended so (IS-27, SV-28); a turn that was lost was no pass. */
export function runsAfter(rules: RuleNumbers, before: Runs, turn: TurnEnd, points = 0): Runs {
  const inputs = [...rulesInputs(rules), before.passes, before.scoreless, TURN_ENDS.indexOf(turn), points];
  const [passes, scoreless] = askNumbers("runs", 2, ...inputs) as [number, number];
  return { passes, scoreless };
}

/** Why the game is over before the next turn, by the tiles of those who play (IS-26, IS-27, SV-28); null: it goes on. */
export function ending(
  rules: RuleNumbers,
  bag: number,
  racks: readonly number[],
  { passes, scoreless }: Runs,
): (typeof ENDINGS)[number] | null {
  const [found] = ask("over", 1, racks.length, ...rulesInputs(rules), bag, passes, scoreless, ...racks);
  return found == null ? null : (ENDINGS[found] ?? null);
}

/** Why so many tiles of a rack may not be exchanged (IS-18, SV-26); null: they may. */
export function exchangeRefusal(rules: RuleNumbers, rack: number, count: number, bag: number): string | null {
  const [found] = ask("exchange_refusal", 1, ...rulesInputs(rules), rack, count, bag);
  return found == null ? null : (REFUSALS[found] ?? null);
}

/** What the totals change by at the end (IS-40, IS-41, SV-28), by the value of the tiles left; `out`: who played out. */
export const settle = (rules: RuleNumbers, leftovers: readonly number[], out: number | null): number[] =>
  askNumbers("settlement", 2, ...rulesInputs(rules), ...leftovers, out);

/** What two totals change by after a loss on time (SV-08, SV-09); `left`: the value of the loser's tiles. */
export const settleTimeLoss = (
  rules: RuleNumbers,
  totals: readonly number[],
  loser: number,
  left: number,
  margin: number,
): number[] => askNumbers("time_loss", 2, ...rulesInputs(rules), ...totals, loser, left, margin);

/** How many tiles the opponent of who drew too many looks at (SV-32 … SV-35), of those that should lie there. */
export const tilesToInspect = (
  { choice, small_bag, small_choice }: Pick<ProcedureNumbers, "choice" | "small_bag" | "small_choice">,
  excess: number,
  bag: number,
  there: number,
): number => askNumber("looked_at", choice, small_bag, small_choice, excess, bag, there);

/** Points for being so long past zero; every begun minute counts, and zero begins the first (SV-06). */
export const overtimePoints = (over: number, penalty: number): number => askNumber("overtime", over, penalty);

/** What tiles are worth that lie on a rack (IS-40). */
export const rackValue = (rules: RuleNumbers, codes: readonly number[]): number =>
  askNumber("rack_value", rules.values.length, ...rules.values, codes.length, ...codes);

/** A clock that has not run yet. */
export const newClock = (): Clock => askClock("clock_new");

/** The clock with the time up to `now` put down to whose it was; nobody's runs any more. */
export const stopClock = (clock: Clock, now: number): Clock => askClock("clock_stop", ...clockInputs(clock), now);

/** The clock with milliseconds that each seat was given, or lost: less than 0 (SV-40). */
export const giveTime = (clock: Clock, more: readonly number[]): Clock =>
  askClock("clock_give", ...clockInputs(clock), ...more);

/** A stopped clock that runs from `now` on for a seat in a turn; null: for nobody. A turn made earns the increment. */
export const runClock = (
  policy: PolicyNumbers,
  clock: Clock,
  turn: Clock["turn"],
  earns: boolean,
  now: number,
): Clock => askClock("clock_run", ...policyInputs(policy), ...clockInputs(clock), ...turnInputs(turn), earns, now);

/** What a seat has left, negative in overtime, of two limits the nearer; null: there is neither. */
export const timeLeft = (policy: PolicyNumbers, clock: Clock, seat: number, now: number): number | null =>
  ask("clock_left", 1, ...policyInputs(policy), ...clockInputs(clock), seat, now)[0] ?? null;

/** When time alone brings something about next, of whose overtime `charged` points are paid; null: never. */
export const nextMoment = (policy: PolicyNumbers, clock: Clock, charged: number): number | null =>
  ask("clock_moment", 1, ...policyInputs(policy), ...clockInputs(clock), charged)[0] ?? null;

/** Whether a seat has used up its overtime too (SV-07). */
export const isTimeUp = (policy: PolicyNumbers, clock: Clock, seat: number, now: number): boolean =>
  askNumber("clock_up", ...policyInputs(policy), ...clockInputs(clock), seat, now) !== 0;
