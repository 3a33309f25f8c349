/** The game as the table shows it: what the server would say of it (docs/formats/table-api.md). */

import { boardOf, type DeviceEdition, lettersOf } from "./downloads";
import { Codes } from "../kernel/codes";
import { letters, type Score } from "../kernel/types";
import { startText, tilesText } from "../shared/notation";
import type { Say } from "../shared/texts";
import { plainView } from "../tables/plain";
import type { BoardTile, CanView, EditionView, ResultView, TableView, TurnView, WordPoints, YouView } from "../wire/wire";
import { BOT, type Game, PERSON, type Turn } from "./game";
import { events, numbers } from "./record";

/** The view from the person's seat; `thinking`: the bot is at it. */
export function tableView(game: Game, say: Say, thinking: boolean): TableView {
  const { edition, standing, ending } = game;
  const names = [game.saved.name, say(`bot-${game.saved.bot}`)];
  const codes = new Codes(edition.letters);
  const own = standing.racks[PERSON] as number[];
  return {
    ...plainView(),
    id: game.saved.id,
    number: events(game).length,
    edition: editionView(edition),
    seats: names.map((name, seat) => ({
      seat,
      yours: seat === PERSON,
      name,
      kind: seat === PERSON ? "person" : "bot",
      bot: seat === BOT ? game.saved.bot : null,
      score: game.totals[seat] ?? 0,
      tiles: standing.racks[seat]?.length ?? 0,
      resigned: seat === PERSON && game.resigned,
    })),
    start: startView(game, codes),
    phase: ending === null ? "turn" : "ended",
    turn: game.mover,
    thinking,
    board: boardTiles(game, codes),
    last_play: lastPlay(game),
    turns: turnViews(game, codes),
    bag: standing.bag,
    unseen: unseen(game, codes),
    result: ending === null ? null : resultView(game, names, codes, say),
    you: youView(game, own.map((tile) => codes.letter(tile)), say),
  };
}

function editionView(edition: DeviceEdition): EditionView {
  const { rules, lexicon } = edition;
  return {
    code: edition.profile.split("-", 1)[0] as string,
    profile: edition.profile,
    name: edition.name,
    language: edition.language,
    width: rules.width,
    height: rules.height,
    letters: edition.letters,
    blanks: rules.counts[0] ?? 0,
    premiums: edition.premiums,
    start: rules.start,
    rack_size: rules.rack_size,
    notation: edition.notation,
    wrong_points: 0,
    wrong_turn: false,
    lexicon: {
      name: lexicon?.name ?? "",
      version: "",
      fingerprint: lexicon?.fingerprint ?? "",
      words: lexicon?.words ?? 0,
    },
    word_check: "automatic",
  };
}

function startView({ opening }: Game, codes: Codes): TableView["start"] {
  const draws: TableView["start"]["draws"] = [];
  for (const { seat, tile } of opening.drawn) {
    // a seat draws once in a round: the second tile of a seat begins the next round of the draw
    if (!draws.length || draws.at(-1)?.some((one) => one.seat === seat)) draws.push([]);
    draws.at(-1)?.push({ seat, tile: codes.letter(tile) });
  }
  return { draws, lot: opening.lot, first: opening.first, awaited: [], commitment: null };
}

function boardTiles({ standing, edition }: Game, codes: Codes): BoardTile[] {
  return standing.board.flatMap((tile, square) => {
    if (tile === 0) return [];
    const blank = codes.isBlank(tile);
    return [{ square, letter: codes.letter(tile), blank, value: blank ? 0 : (edition.rules.values[tile] ?? 0) }];
  });
}

function lastPlay(game: Game): TableView["last_play"] {
  const last = game.turns.findLast(({ result }) => result.score !== null);
  if (!last?.result.score) return null;
  const squares = (last.result.score.words[0]?.parts ?? []).filter((part) => part.new).map(({ square }) => square);
  return { seat: last.result.seat, squares, play: playText(game.edition, last.result.score), points: last.result.points };
}

export function playText(edition: DeviceEdition, { placement }: Score): string {
  return `${startText(boardOf(edition), placement)} ${tilesText(lettersOf(edition), placement.tiles)}`;
}

export function words(score: Score, codes: Codes): WordPoints[] {
  return score.words.map((word) => ({
    word: codes.word(letters(word)),
    points: word.points,
    multiplier: word.multiplier,
    tiles: word.parts.map((part) => ({
      square: part.square,
      letter: codes.letter(part.tile),
      blank: codes.isBlank(part.tile),
      value: part.value,
      letter_multiplier: part.letterMultiplier,
      word_multiplier: part.wordMultiplier,
      new: part.new,
    })),
  }));
}

function turnViews(game: Game, codes: Codes): TurnView[] {
  const first = numbers(game);
  const last = events(game).length;
  return game.turns.flatMap((turn, index) => {
    const before = index > 0 ? (game.turns[index - 1] as Turn).totals : [0, 0];
    const row = turnRow(game.edition, turn, first[index] as number, before, codes);
    if (turn.result.changes === null) return [row];
    const settled = turn.result.changes.map((points, seat): TurnView => ({
      ...bare,
      words: [],
      number: last,
      seat,
      kind: "settlement",
      points,
      total: turn.totals[seat] as number,
    }));
    return [row, ...settled];
  });
}

const bare = { play: null, square: null, word: null, bonus: 0, tiles: null, stands: true, undecided: false, challenger: null, verdict: null };

function turnRow(edition: DeviceEdition, turn: Turn, number: number, before: number[], codes: Codes): TurnView {
  const { act, result } = turn;
  const { seat, points, score } = result;
  const row = { ...bare, words: [], number, seat, points, total: (before[seat] as number) + points };
  if (act === "resign") return { ...row, kind: "resign" };
  if (act === "pass") return { ...row, kind: "pass" };
  if ("exchange" in act) return { ...row, kind: "exchange", tiles: act.exchange.length };
  const formed = score ? words(score, codes) : [];
  return {
    ...row,
    kind: "play",
    play: score && playText(edition, score),
    square: score && startText(boardOf(edition), score.placement),
    word: formed[0]?.word ?? null,
    words: formed,
    bonus: score?.bonus ?? 0,
  };
}

/** What the person does not see, by letter in the order of the alphabet, blanks last. */
function unseen({ standing, edition }: Game, codes: Codes): Record<string, number> {
  const left = edition.rules.counts.map(() => 0);
  for (const tile of standing.unseen[PERSON] as number[]) (left[tile] as number)++;
  const order = [...left.keys()].slice(1).concat(0);
  return Object.fromEntries(order.filter((tile) => left[tile]).map((tile) => [codes.letter(tile), left[tile] as number]));
}

const yes: CanView = { allowed: true, code: null, message: null, least: null, most: null };

function youView(game: Game, rack: string[], say: Say): YouView {
  const over = game.ending !== null;
  const code = over ? "game-over" : "not-your-turn";
  const no: CanView = { ...yes, allowed: false, code, message: say(code) };
  const turn = game.mover === PERSON ? yes : no;
  const most = game.standing.most[PERSON] as number;
  const refused = game.exchangeRefused?.code ?? null;
  const few = { bag: game.standing.bag, least: game.edition.rules.exchange_bag_least };
  const exchange = refused === null ? { ...yes, least: 1, most } : { ...no, code: refused, message: say(refused, few) };
  return {
    seat: PERSON,
    rack,
    blanks: [],
    partner: null,
    hints: !over,
    can: { play: turn, pass: turn, exchange: turn.allowed ? exchange : no, resign: over ? no : yes },
  };
}

function resultView(game: Game, names: string[], codes: Codes, say: Say): ResultView {
  const { totals, ending } = game;
  const { places } = game.standing;
  const winners = names.filter((_, seat) => places[seat] === 1);
  const won =
    winners.length === 1 ? say("won-one", { name: winners[0] as string }) : say("won-several", { names: winners.join(", ") });
  return {
    ending: ending ?? "out",
    message: `${say(ending === "nothing-left" ? "device-nothing-left" : `ended-${ending}`)} ${won}`,
    seats: totals.map((total, seat) => ({
      seat,
      tiles: game.resigned && seat === PERSON ? [] : (game.standing.racks[seat] ?? []).map((tile) => codes.letter(tile)),
      change: game.turns.at(-1)?.result.changes?.[seat] ?? 0,
      total,
      place: places[seat] as number,
    })),
  };
}
