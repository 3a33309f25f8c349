import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Game, PERSON } from "../src/device/game";
import type { DeviceAct, SavedGame } from "../src/device/saved";
import { record } from "../src/device/record";
import type { DeviceBot, DeviceEdition } from "../src/device/downloads";
import type { Kernel } from "../src/worker/open";
import { random } from "../src/bots/random";
import { bytes, readGiven, leaves, machine } from "./given";

interface Device {
  edition: DeviceEdition;
  files: Record<string, string>;
  /** Bots that play, each with a seed and where its record goes. */
  games: { bot: string; seed: string; resigns: boolean; record: string }[];
}

const DEVICES = readGiven<Device[]>();

async function kernel({ edition, files }: Device): Promise<Kernel> {
  const made = await machine(edition.rules);
  for (const { address } of edition.lexicon!.files) made.addLexicon(bytes(files[address] as string));
  made.setLeaves(leaves(files[edition.leaves!.address] as string));
  // every call may be awaited, though this one answers at once
  return made as unknown as Kernel;
}

/** A person who plays as the bot would, and now and then exchanges or passes. */
async function chooseAct(game: Game, dice: () => number, resigns: boolean): Promise<DeviceAct> {
  const { bag, racks } = game.standing;
  if (resigns && game.turns.length > 8) return "resign";
  const chance = dice();
  if (chance < 0.1) return "pass";
  const tiles = (racks[PERSON] as number[]).slice(0, 1 + Math.floor(7 * dice()));
  if (chance < 0.25 && !(await game.kernel.exchangeRefusal(racks[PERSON] as number[], tiles, bag, 0)))
    return { exchange: tiles };
  return game.botAct();
}

async function playToEnd(saved: SavedGame, on: Kernel, resigns: boolean): Promise<Game> {
  const game = await Game.on(on, saved);
  const dice = random(parseInt(saved.seed.slice(0, 6), 16));
  for (let turn = 0; game.ending === null; turn++) {
    expect(turn).toBeLessThan(200);
    const mine = game.mover === PERSON;
    expect(await game.do(mine ? await chooseAct(game, dice, resigns) : await game.botAct())).toBeNull();
    const { most, racks } = game.standing;
    const refused = (racks[PERSON] as number[]).length === 0 ? "no-tiles" : "bag-";
    if (most[PERSON]) expect(game.exchangeRefused).toBeNull();
    else expect(game.exchangeRefused?.code).toMatch(refused);
  }
  return game;
}

describe.each(DEVICES)("$edition.profile", (device) => {
  let own: Kernel;
  beforeAll(async () => void (own = await kernel(device)));
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(readFileSync(DEVICES.map(({ files }) => files[address]).find(Boolean) as string))),
  );

  test.each(device.games)("a game with $bot comes to its end and is the same when it is opened again", async (wanted) => {
    const { edition } = device;
    expect(edition.bots.map(({ name }: DeviceBot) => name)).toContain(wanted.bot);
    const saved: SavedGame = { format: 1, id: "x", edition, seed: wanted.seed, name: "Ég", bot: wanted.bot, deeds: [] };
    const game = await playToEnd(saved, own, wanted.resigns);
    const text = record(game, wanted.bot);
    const again = await Game.on(own, JSON.parse(JSON.stringify(game.saved)) as SavedGame);
    expect(record(again, wanted.bot)).toBe(text);
    expect(await game.do("pass")).toMatchObject({ code: "game-over" });
    writeFileSync(wanted.record, text);
    writeFileSync(`${wanted.record}.totals`, JSON.stringify(game.totals));
  });
});
