/** A machine on which a game is played: it draws, counts, ends and settles, and bots decide. */

import { type Character, decision } from "../bots/decision";
import type { Act, Begins, ActResult, Resignation, KernelEnding, Opening, Result, GameState } from "../kernel/types";
import type { RuleNumbers } from "../wire/wire";
import { type Calls, KernelInstance, score } from "../kernel/instance";
import { type Answer, Writer } from "../kernel/message";
import { type Known, KnownWords } from "../bots/vocabulary";
import { ModuleCalls } from "../kernel/module";

const ENDINGS: readonly KernelEnding[] = ["out", "passes", "scoreless", "nothing-left"];
const BEGINS: readonly Begins[] = ["tile", "lot"];

export class KernelGame extends KernelInstance {
  #mind = new KnownWords({ ordinary: [], everyday: [], vowels: [] });
  /** By seat, how many of its latest turns were exchanges, one after the other. */
  readonly #exchanged = new Map<number, number>();

  constructor(
    calls: Calls,
    private readonly rules: RuleNumbers,
  ) {
    super(calls, rules);
  }

  /** A machine by these rules. */
  static async of(module: WebAssembly.Module, rules: RuleNumbers): Promise<KernelGame> {
    return new KernelGame(new ModuleCalls(await WebAssembly.instantiate(module, {})), rules);
  }

  /** Begins a game; `ends`: it ends when nobody can lay anything any more (FI-35). */
  begin(seed: ArrayLike<number>, begins: Begins, ends: boolean): Opening {
    const request = new Writer().list(seed).number(BEGINS.indexOf(begins)).flag(ends);
    const answer = this.do("begin", request.bytes());
    const [first, lot] = [answer.number(), answer.number()];
    const [seats, tiles] = [answer.list(), answer.list()];
    const drawn = seats.map((seat, i) => ({ seat, tile: tiles[i] as number }));
    return { first, lot: lot < 0 ? null : lot, drawn, dealt: Array.from({ length: this.rules.racks }, () => answer.list()) };
  }

  /** Does what who is to move does. */
  act(act: Act): Result<ActResult> {
    const ruled = this.ask("act", writeAct(act), readActResult);
    if ("value" in ruled) {
      const { seat } = ruled.value;
      const again = typeof act === "object" && "exchange" in act;
      this.#exchanged.set(seat, again ? (this.#exchanged.get(seat) ?? 0) + 1 : 0);
    }
    return ruled;
  }

  /** What it comes to if a seat gives up now. */
  resign(seat: number): Resignation {
    const answer = this.do("give_up", new Writer().number(seat).bytes());
    return { changes: answer.list(), totals: answer.list(), places: answer.list() };
  }

  standing(): GameState {
    const answer = this.do("look", new Uint8Array());
    const [turn, mover, ending, bag] = [answer.number(), answer.number(), answer.number(), answer.number()];
    const [totals, most, exchanges, board] = [answer.list(), answer.list(), answer.list(), answer.list()];
    const held = Array.from({ length: this.rules.racks }, () => [answer.list(), answer.list()] as const);
    return {
      turn,
      mover: mover < 0 ? null : mover,
      ending: ENDINGS[ending] ?? null,
      bag,
      totals,
      most,
      exchanges,
      board,
      racks: held.map(([rack]) => rack),
      unseen: held.map(([, unseen]) => unseen),
      places: answer.list(),
    };
  }

  /** What a bot is to know of its language. */
  learn(known: Known): void {
    this.#mind = new KnownWords(known);
  }

  /** What a bot of this character does in the turn that it has now; `dice` decide what it sees. */
  decide(character: Character, dice: number): Act {
    const { mover, racks, unseen, most, exchanges, totals, ...rest } = this.standing();
    if (mover === null) return "pass";
    const rack = racks[mover] as number[];
    return decision(this, this.#mind, character, dice, {
      rack,
      unseen: this.rackValue(unseen[mover] as number[]),
      most: most[mover] as number,
      width: this.rules.width,
      exchanges: exchanges[mover] as number,
      exchanged: this.#exchanged.get(mover) ?? 0,
      ahead: (totals[mover] as number) - Math.max(...totals.filter((_, seat) => seat !== mover)),
      rules: this.rules,
      ...rest,
    });
  }
}

function writeAct(act: Act): Writer {
  if (act === "pass") return new Writer().number(2);
  if ("exchange" in act) return new Writer().number(1).list(act.exchange);
  const squares = act.play.map(({ square }) => square);
  return new Writer().number(0).list(squares).list(act.play.map(({ tile }) => tile));
}

function readActResult(answer: Answer): ActResult {
  const [seat, points] = [answer.number(), answer.number()];
  const [drawn, changes] = [answer.list(), answer.list()];
  const played = answer.ended ? null : score(answer);
  return { seat, points, drawn, changes: changes.length > 0 ? changes : null, score: played };
}
