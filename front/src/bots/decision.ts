/**
 * Bots on the device: those of the server that need no more than plays and leaves.
 *
 * The characters are data of the server's ladder (docs/engine/levels.md); a play's effort, and with
 * it what a person overlooks, is weighed as there. Bots see what their player may see.
 */

import { type Effort, effortOf, keptTiles } from "./effort";
import { type Act, type Loose, type Placement, type Play } from "../kernel/types";
import { type Level, levelAct } from "./level";
import type { KernelInstance } from "../kernel/instance";
import type { KnownWords } from "./vocabulary";
import { random } from "./random";
import type { Situation } from "./situation";

/** How a bot plays: it takes the most points, weighs what it keeps, or sees as a person does. */
export type Character =
  | { kind: "highest-score" }
  | { kind: "best-equity" }
  | { kind: "level"; level: Level }
  | {
      kind: "master";
      /** The effort of a play that is seen every other time. */
      skill: number;
      /** How much the tiles kept count; 0: points alone. */
      leaves: number;
      effort: Effort;
    };

/** A bot that could exchange for ever passes after so many, so that every game ends. */
const MOST_EXCHANGES = 10;
/** How many of the plays it sees the master weighs against each other. */
const WEIGHED = 40;

/** What a bot does with its turn. */
export function decision(machine: KernelInstance, mind: KnownWords, who: Character, dice: number, at: Situation): Act {
  if (who.kind === "best-equity") return byEquity(machine, at);
  if (who.kind === "level") {
    const choice = levelAct(machine, mind, who.level, dice, at, mostExchanged(at));
    return typeof choice === "object" && "placement" in choice ? playOf(choice.placement, at.width) : choice;
  }
  const plays = machine.plays(at.board, at.rack);
  const chosen = who.kind === "master" ? new Perception(machine, mind, who, dice, at).choose(plays) : plays[0];
  return chosen ? playOf(chosen.placement, at.width) : others(at);
}

function byEquity(machine: KernelInstance, at: Situation): Act {
  const play = machine.bestPlay(at.board, at.rack, at.bag, at.unseen);
  const most = mostExchanged(at);
  const exchange = most > 0 ? machine.bestExchange(at.rack, most) : null;
  if (play && (exchange === null || exchange.equity <= play.equity)) return playOf(play.placement, at.width);
  return exchange ? { exchange: exchange.tiles } : "pass";
}

/** Other tiles where nothing can be laid. */
function others(at: Situation): Act {
  const most = mostExchanged(at);
  return most > 0 ? { exchange: at.rack.slice(0, most) } : "pass";
}

const mostExchanged = ({ most, exchanges }: Situation): number => (exchanges < MOST_EXCHANGES ? most : 0);

function playOf({ square, down, tiles }: Placement, width: number): { play: Loose[] } {
  const step = down ? width : 1;
  const all = tiles.map((tile, i) => ({ square: square + i * step, tile }));
  return { play: all.filter(({ tile }) => tile !== 0) };
}

type Master = Extract<Character, { kind: "master" }>;

/** Sees some of the plays. */
class Perception {
  readonly #luck: () => number;

  constructor(
    private readonly machine: KernelInstance,
    private readonly mind: KnownWords,
    private readonly who: Master,
    dice: number,
    private readonly at: Situation,
  ) {
    this.#luck = random(dice);
  }

  /** Of those seen the best, else the one nearest to it. */
  choose(plays: readonly Play[]): Play | undefined {
    const found = plays.map((play) => ({ play, visible: this.#visible(play) }));
    const seen = found.filter(({ visible }) => visible > 0).map(({ play }) => play);
    const [best] = seen;
    if (best === undefined) return [...found].sort((one, other) => other.visible - one.visible)[0]?.play;
    if (this.who.leaves === 0 || this.at.bag === 0) return best;
    const weighed = seen.slice(0, WEIGHED);
    const kept = this.machine.leaveValues(weighed.map((play) => this.#leaveOf(play)));
    const worth = weighed.map(({ score }, i) => 1000 * score + this.who.leaves * (kept[i] as number));
    return weighed[worth.indexOf(Math.max(...worth))];
  }

  #visible(play: Play): number {
    const luck = this.#luck();
    return this.who.skill - effortOf(play.placement, this.at, this.mind, this.who.effort) + Math.log(luck / (1 - luck));
  }

  /** What stays on the rack after a play. */
  #leaveOf({ placement }: Play): number[] {
    return keptTiles(this.at.rack, placement.tiles);
  }
}
