/**
 * The levels on the device: they see some of the plays and take the best of those.
 *
 * Their numbers come from the server (docs/engine/levels.md); they are weighed as there
 * (`stafla.bots.human_like_bot`), with chance of the device's own.
 */

import habits from "./habits.json";
import type { Situation } from "./situation";
import { type Effort, effortOf, keptTiles, laidSquares, mainWord } from "./effort";
import { type Act, letters, type Play } from "../kernel/types";
import type { KernelInstance } from "../kernel/instance";
import { type KnownWords, shareOf } from "./vocabulary";
import { normal, random } from "./random";
import type { DeviceLevel } from "../wire/wire";

/** The numbers of a level. */
export type Level = Omit<DeviceLevel, "effort"> & { effort: Effort };

/** So many plays are looked up at once. */
const LOOKED_UP = 32;

/** A level on one of its days, good or bad: it sees more plays then, or fewer. */
export const onDay = (level: Level, day: number): Level => ({
  ...level,
  plays: level.plays * Math.exp(level.form * normal(random(day))),
});

/** What a level does with its turn; `most` tiles it may exchange. */
export function levelAct(
  machine: KernelInstance,
  mind: KnownWords,
  level: Level,
  dice: number,
  situation: Situation,
  most: number,
): Play | Exclude<Act, { play: unknown }> {
  const luck = random(dice);
  const patience = luck();
  const hopeless = situation.exchanged > 0 && habits.hopeless_bag >= situation.bag;
  const may = situation.exchanged < habits.exchanges_in_a_row && !hopeless ? most : 0;
  const seen = seenPlays(machine, mind, level, luck, situation);
  if (seen.length === 0) return may > 0 ? (otherTiles(machine, mind, level, situation, may) ?? "pass") : "pass";
  const worth = worthOf(machine, level, luck, situation, seen);
  const best = worth.indexOf(Math.max(...worth));
  const play = seen[best] as Play;
  if (may === 0) return play;
  if (level.exchange === "vowels")
    return play.score < habits.poor && patience < 0.5 && isUnbalanced(mind, situation) ? { exchange: tilesToReturn(mind, situation, may) } : play;
  const other = machine.bestExchange(situation.rack, may);
  return other && weights(level, situation).leaves * other.equity > (worth[best] as number) ? { exchange: other.tiles } : play;
}

/** The most visible plays by the words known; where they allow none, by all ordinary ones. */
function seenPlays(machine: KernelInstance, mind: KnownWords, level: Level, luck: () => number, situation: Situation): Play[] {
  const plays = machine.plays(situation.board, situation.rack);
  const count = Math.max(1, Math.round(level.plays * Math.exp(level.attention * normal(luck))));
  for (const words of level.others > 0 ? [level.words] : [level.words, mind.size]) {
    const isKnown = (word: readonly number[]) => knows(mind, { ...level, words }, word);
    const found = plays
      .filter(({ placement }) => isKnown(mainWord(placement, situation)))
      .map((play) => ({ play, visible: visible(effortOf(play.placement, situation, mind, level.effort), luck) }))
      .sort((one, other) => other.visible - one.visible);
    const seen: Play[] = [];
    // who has seen crumbs alone looks again, for so many times as many
    const crumbs = () => seen.slice(0, count).every(({ score }) => score < habits.crumb);
    const enough = () => seen.length >= (crumbs() ? count * habits.looked_again : count);
    // several in one call: where the server's kernel answers, every call is a request
    for (let from = 0; from < found.length && !enough(); from += LOOKED_UP) {
      const some = found.slice(from, from + LOOKED_UP).map(({ play }) => play);
      const scores = machine.scores(situation.board, some.map(({ placement }) => placement));
      for (const [i, play] of some.entries())
        if (!enough() && (scores[i]?.words ?? []).slice(1).every((word) => isKnown(letters(word)))) seen.push(play);
    }
    if (seen.length > 0) return seen;
  }
  return [];
}

function visible(effort: number, luck: () => number): number {
  const one = luck();
  return Math.log(one / (1 - one)) - effort;
}

/** Whether a level knows a word: an ordinary one, one of the shortest, or by its share of all others. */
export function knows(mind: KnownWords, { words, others, everyday }: Level, word: readonly number[]): boolean {
  if (word.length <= habits.by_heart) return !everyday || mind.everyday(word);
  return mind.rank(word) < Math.min(words, mind.size) || shareOf(word) < others;
}

/** Milli-points that plays seem to be worth: what they score, keep and open. */
function worthOf(machine: KernelInstance, level: Level, luck: () => number, situation: Situation, seen: readonly Play[]): number[] {
  const { leaves, caution } = weights(level, situation);
  const left = leaves > 0 ? seen.map(({ placement }) => keptTiles(situation.rack, placement.tiles)) : [];
  const kept = left.length > 0 ? machine.keptValues(left, situation.bag, situation.unseen) : [];
  const opens = caution > 0 ? exposure(situation) : [];
  return seen.map(({ placement, score }, i) => {
    const opened = laidSquares(placement, situation.width).reduce((sum, square) => sum + (opens[square] ?? 0), 0);
    const points = 1000 * score * Math.exp(level.misjudged * normal(luck));
    return points + leaves * (kept[i] ?? 0) - 1000 * caution * opened;
  });
}

/** The weights of leave and caution, as the score stands. */
function weights({ leaves, caution, swing }: Level, { ahead }: Situation): { leaves: number; caution: number } {
  const shift = swing * (Number(ahead <= -habits.far) - Number(ahead >= habits.far));
  return { leaves: leaves * (1 + shift), caution: caution * (1 - shift) };
}

/** By square what a tile there opens: word premiums in reach that are in reach of no tile yet. */
function exposure({ board, width, rules }: Situation): number[] {
  const inReach = (amounts: readonly number[]): number[] =>
    amounts.map((_, square) => {
      const column = square % width;
      let sum = 0;
      for (let step = 1; step <= habits.reach; step++) {
        sum += (amounts[square - step * width] ?? 0) + (amounts[square + step * width] ?? 0);
        if (column >= step) sum += amounts[square - step] ?? 0;
        if (column + step < width) sum += amounts[square + step] ?? 0;
      }
      return sum;
    });
  const near = inReach(board.map((tile) => Number(tile !== 0)));
  return inReach(
    board.map((tile, square) =>
      tile === 0 && near[square] === 0 ? (rules.word_multipliers[square] as number) - 1 : 0,
    ),
  );
}

/** Other tiles where nothing can be laid. */
function otherTiles(
  machine: KernelInstance,
  mind: KnownWords,
  level: Level,
  situation: Situation,
  most: number,
): { exchange: number[] } | null {
  if (level.exchange === "vowels") return { exchange: tilesToReturn(mind, situation, most) };
  const found = machine.bestExchange(situation.rack, most);
  return found && { exchange: found.tiles };
}

function kinds(mind: KnownWords, rack: readonly number[]): [number[], number[]] {
  const tiles = rack.filter((tile) => tile !== 0);
  return [tiles.filter((tile) => mind.vowels.has(tile)), tiles.filter((tile) => !mind.vowels.has(tile))];
}

/** Whether a full rack has hardly a vowel, or hardly a consonant, and no blank for either. */
function isUnbalanced(mind: KnownWords, { rack, rules }: Situation): boolean {
  if (rack.length < rules.rack_size || rack.includes(0)) return false;
  return kinds(mind, rack).some((some) => some.length * habits.unbalanced <= rules.rack_size);
}

/** The tiles that a person gives back: the many of one kind, but for a few; no blank. */
function tilesToReturn(mind: KnownWords, { rack, rules }: Situation, most: number): number[] {
  const [vowels, others] = kinds(mind, rack);
  const [given, kept] = vowels.length > others.length ? [vowels, habits.vowels_kept] : [others, habits.consonants_kept];
  const value = (tile: number) => rules.values[tile] as number;
  const letterwise = [...new Set(given)].sort((one, other) => value(one) - value(other) || one - other);
  for (const tile of letterwise.slice(0, kept)) given.splice(given.indexOf(tile), 1);
  return (given.length > 0 ? given : rack.filter((tile) => tile !== 0)).slice(0, most);
}
