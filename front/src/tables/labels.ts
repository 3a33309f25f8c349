/** What a square, a tile and a turn are called when spoken. */

import { letterOf, isBlank, type Laid } from "./draft/draft";
import { columnName, rowAndColumn, rowName } from "../shared/notation";
import type { Say } from "../shared/texts";
import type { Again, BoardTile, EditionView, PremiumView, SeatView, TurnView } from "../wire/wire";

export function squareName(say: Say, edition: EditionView, square: number): string {
  const [row, column] = rowAndColumn(square, edition.width);
  return say("square", { row: rowName(edition.notation, row), column: columnName(edition.notation, column) });
}

function premiumName(say: Say, premium: PremiumView | undefined, start: boolean): string {
  const parts = premium ? [say("premium", { kind: premium.kind, times: premium.times })] : [];
  return [...(start ? [say("square-start")] : []), ...parts].join(", ");
}

/** "row 8, column H, double word, empty" or "row 8, column H, Ż, 5 points, your tile, not yet played". */
export function squareLabel(
  say: Say,
  edition: EditionView,
  square: number,
  on: { tile: BoardTile | undefined; laid: Laid | undefined; last: boolean },
  premium: PremiumView | undefined,
  value: (letter: string) => number,
): string {
  const name = squareName(say, edition, square);
  const { tile, laid } = on;
  if (tile) {
    const last = on.last ? [say("tile-last")] : [];
    return [name, tileName(say, tile.letter, tile.blank, tile.value), ...last].join(", ");
  }
  if (laid) {
    const points = isBlank(laid.tile) ? 0 : value(laid.tile.letter);
    return [name, tileName(say, letterOf(laid), isBlank(laid.tile), points), say("tile-yours")].join(", ");
  }
  const bonus = premiumName(say, premium, edition.start.includes(square));
  return [name, ...(bonus ? [bonus] : []), say("square-empty")].join(", ");
}

export function tileName(say: Say, letter: string, blank: boolean, points: number): string {
  if (blank && letter === "") return say("tile-blank");
  return blank ? say("tile-blank-as", { letter }) : say("tile-named", { letter, points });
}

/** What became of the wish to play again, for one who is not there; empty: there is none. */
export function rematchText(say: Say, rematch: Again | null, seats: readonly SeatView[]): string {
  if (!rematch) return "";
  const asked = rematch.seat === null ? undefined : seats[rematch.seat];
  if (!asked) return say("rematch-begun");
  return asked.yours ? say("rematch-yours") : say("rematch-wanted", { name: asked.name });
}

/** One line for a turn, on the sheet's live region. */
export function turnText(say: Say, turn: TurnView, name: string): string {
  if (turn.undecided) return say("said-undecided", { name, word: turn.word ?? "" });
  if (turn.kind === "play" && turn.stands)
    return say("said-play", { name, word: turn.word ?? "", square: turn.square ?? "", points: turn.points });
  if (turn.kind === "play") return say("said-back", { name, word: turn.word ?? "" });
  if (turn.kind === "exchange") return say("said-exchange", { name, tiles: turn.tiles ?? 0 });
  return say(`said-${turn.kind}`, { name, points: turn.points });
}

/** A word's points as one would write them down: (4×2 + 1 + 6) × 2 = 28. */
export function calculationText(word: TurnView["words"][number]): string {
  const tiles = word.tiles.map(({ value, letter_multiplier: times }) =>
    times > 1 ? `${value}×${times}` : String(value),
  );
  const sum = tiles.join(" + ");
  return word.multiplier > 1 ? `(${sum}) × ${word.multiplier} = ${word.points}` : `${sum} = ${word.points}`;
}
