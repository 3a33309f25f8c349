/**
 * Bots on the device: those of the server that need no more than plays and leaves.
 *
 * The characters are data of the server's ladder (docs/engine/levels.md); a play's effort, and with
 * it what a person overlooks, is weighed as there. Bots see what their player may see.
 */

import habits from "./habits.json";
import { type Effort, effortOf, keptTiles } from "./effort";
import { type Act, type PlacedTile, type Placement, type Play } from "../kernel/types";
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

/** What a bot does with its turn. */
export function decision(machine: KernelInstance, mind: KnownWords, who: Character, dice: number, situation: Situation): Act {
  if (who.kind === "best-equity") return byEquity(machine, situation);
  if (who.kind === "level") {
    const choice = levelAct(machine, mind, who.level, dice, situation, mostExchanged(situation));
    return typeof choice === "object" && "placement" in choice ? playOf(choice.placement, situation.width) : choice;
  }
  const plays = machine.plays(situation.board, situation.rack);
  const chosen = who.kind === "master" ? new Perception(machine, mind, who, dice, situation).choose(plays) : plays[0];
  return chosen ? playOf(chosen.placement, situation.width) : others(situation);
}

function byEquity(machine: KernelInstance, situation: Situation): Act {
  const play = machine.bestPlay(situation.board, situation.rack, situation.bag, situation.unseen);
  const most = mostExchanged(situation);
  const exchange = most > 0 ? machine.bestExchange(situation.rack, most) : null;
  if (play && (exchange === null || exchange.equity <= play.equity)) return playOf(play.placement, situation.width);
  return exchange ? { exchange: exchange.tiles } : "pass";
}

/** Other tiles where nothing can be laid. */
function others(situation: Situation): Act {
  const most = mostExchanged(situation);
  return most > 0 ? { exchange: situation.rack.slice(0, most) } : "pass";
}

const mostExchanged = ({ most, exchanges }: Situation): number => (exchanges < habits.most_exchanges ? most : 0);

function playOf({ square, down, tiles }: Placement, width: number): { play: PlacedTile[] } {
  const step = down ? width : 1;
  const all = tiles.map((tile, i) => ({ square: square + i * step, tile }));
  return { play: all.filter(({ tile }) => tile !== 0) };
}

type Master = Extract<Character, { kind: "master" }>;

/** Chooses among the plays that it notices: each with a chance that falls with its effort. */
class Perception {
  readonly #luck: () => number;

  constructor(
    private readonly machine: KernelInstance,
    private readonly mind: KnownWords,
    private readonly who: Master,
    dice: number,
    private readonly situation: Situation,
  ) {
    this.#luck = random(dice);
  }

  /** Of those seen the best, else the one nearest to it. */
  choose(plays: readonly Play[]): Play | undefined {
    const found = plays.map((play) => ({ play, visible: this.#visible(play) }));
    const seen = found.filter(({ visible }) => visible > 0).map(({ play }) => play);
    const [best] = seen;
    if (best === undefined) return [...found].sort((one, other) => other.visible - one.visible)[0]?.play;
    if (this.who.leaves === 0 || this.situation.bag === 0) return best;
    const weighed = seen.slice(0, habits.weighed);
    const kept = this.machine.leaveValues(weighed.map((play) => this.#leaveOf(play)));
    const worth = weighed.map(({ score }, i) => 1000 * score + this.who.leaves * (kept[i] as number));
    return weighed[worth.indexOf(Math.max(...worth))];
  }

  #visible(play: Play): number {
    const luck = this.#luck();
    return this.who.skill - effortOf(play.placement, this.situation, this.mind, this.who.effort) + Math.log(luck / (1 - luck));
  }

  /** What stays on the rack after a play. */
  #leaveOf({ placement }: Play): number[] {
    return keptTiles(this.situation.rack, placement.tiles);
  }
}
