/** The game as a record file (docs/formats/record.md), which `stafla` replays like any other. */

import { BOT, type Game, PERSON, type Turn } from "./game";
import { lettersOf } from "./downloads";
import { placementText, rackText } from "../shared/notation";

type Event = { event: string } & Record<string, unknown>;

/** The events of a game from its beginning. */
export function events(game: Game): Event[] {
  return [...beginning(game), ...game.turns.flatMap((turn) => turnEvents(game, turn))];
}

/** The number of the event that each turn begins with. */
export function numbers(game: Game): number[] {
  let next = beginning(game).length + 1;
  return game.turns.map((turn) => {
    const first = next;
    next += turnEvents(game, turn).length;
    return first;
  });
}

/** The file, one event a line. */
export function record(game: Game, bot: string): string {
  const names = { [SEATS[PERSON]]: game.saved.name, [SEATS[BOT]]: bot };
  const lines = events(game).map((event) => JSON.stringify(event)).join(",\n");
  return `{"format": "stafla-record", "version": 1,\n"names": ${JSON.stringify(names)},\n"events": [\n${lines}\n]}\n`;
}

const SEATS = ["person", "bot"] as const;

function beginning(game: Game): Event[] {
  const { edition, opening } = game;
  const { first, lot, drawn, dealt } = opening;
  const letters = lettersOf(edition);
  return [
    {
      event: "started",
      edition: edition.profile,
      digest: edition.digest,
      seats: SEATS,
      check: "automatic",
      lexicon: edition.lexicon?.name ?? "",
      fingerprint: edition.lexicon?.fingerprint ?? "",
      generator: "stafla-chacha20-1",
      seed: game.saved.seed,
      commitment: null,
    },
    ...drawn.map(({ seat, tile }) => ({ event: "start-drawn", seat, tile: rackText(letters, [tile]) })),
    ...(lot === null
      ? []
      : [
          { event: "lot-drawn", seat: lot },
          { event: "advantage-chosen", seat: lot, advantage: "first-move" },
        ]),
    { event: "first-set", seat: first },
    ...dealt.map((tiles, place) => draw(game, (first + place) % dealt.length, tiles)).flat(),
  ];
}

function draw({ edition }: Game, seat: number, tiles: number[]): Event[] {
  return tiles.length === 0 ? [] : [{ event: "drawn", seat, tiles: rackText(lettersOf(edition), tiles) }];
}

function turnEvents(game: Game, turn: Turn): Event[] {
  return [...actEvents(game, turn), ...endEvents(game, turn)];
}

function actEvents(game: Game, { act, result }: Turn): Event[] {
  const { edition } = game;
  const { seat, points, score } = result;
  const drawn = draw(game, seat, result.drawn);
  if (act === "resign") return [{ event: "resigned", seat }];
  if (act === "pass") return [{ event: "passed", seat }];
  if ("exchange" in act)
    return [
      { event: "exchanged", seat, tiles: rackText(lettersOf(edition), act.exchange) },
      ...drawn,
      { event: "returned", seat },
    ];
  const placement = placementText(lettersOf(edition), edition.rules.width, score!.placement);
  return [{ event: "played", seat, placement, points }, { event: "confirmed" }, ...drawn];
}

function endEvents(game: Game, { result }: Turn): Event[] {
  if (result.changes === null) return [];
  const reason = game.ending;
  return [
    ...(reason === "nothing-left" ? [{ event: "end-offered", seat: null }] : []),
    { event: "ended", reason, out: reason === "out" ? result.seat : null },
    { event: "settled", changes: result.changes },
  ];
}
