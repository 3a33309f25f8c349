/** The game on this device: what was done, and by whom. Everything else follows by playing it again. */

import type { DeviceEdition } from "./downloads";
import { memory, read, write } from "../shared/storage";
import type { Act } from "../kernel/types";

/** What somebody did; giving up is no act of the kernel's. */
export type DeviceAct = Act | "resign";

export interface SavedGame {
  /** Of this shape of the storage. */
  format: 1;
  id: string;
  /** As it was when the game began: the rules that it is played by. */
  edition: DeviceEdition;
  /** 32 bytes in hex; all draws follow from it. */
  seed: string;
  /** The person's seat is 0, the bot's 1. */
  name: string;
  bot: string;
  deeds: DeviceAct[];
  /** Whose it is; empty or missing: whoever plays on this device without an account. */
  account?: string;
}

const NAME = "stafla.device.game";
/** Which account this browser was signed in with last, and is as far as anybody knows (`shell.js`). */
const ACCOUNT = "stafla.account";

const placeOf = (account: string | undefined): string => (account ? `${NAME}.${account}` : NAME);

const accountHere = (store: Pick<Storage, "getItem"> | null): string => read<string>(store, ACCOUNT) ?? "";

function gameAt(store: Pick<Storage, "getItem"> | null, place: string): SavedGame | null {
  const game = read<SavedGame>(store, place);
  return game?.format === 1 ? game : null;
}

/** The game that goes on here: the account's own, else that of whoever plays without one. */
export function loadGame(store: Pick<Storage, "getItem"> | null = memory()): SavedGame | null {
  const account = accountHere(store);
  return (account ? gameAt(store, placeOf(account)) : null) ?? gameAt(store, NAME);
}

/** Saves a game; whether it was: storage may be full or closed to us. */
export function saveGame(game: SavedGame, store: Pick<Storage, "getItem" | "setItem"> | null = memory()): boolean {
  write(store, placeOf(game.account), game);
  return gameAt(store, placeOf(game.account))?.deeds.length === game.deeds.length;
}

/** Whether something is saved of this game, or of another in its place. */
export const isSaved = (game: SavedGame, store: Pick<Storage, "getItem"> | null = memory()): boolean =>
  gameAt(store, placeOf(game.account)) !== null;

export const deleteGame = (game: SavedGame, store: Pick<Storage, "removeItem"> | null = memory()): void =>
  store?.removeItem(placeOf(game.account));

/** A new game, of the account that is signed in; its seed is the device's own random number. */
export function newGame(
  edition: DeviceEdition,
  name: string,
  bot: string,
  random: Pick<Crypto, "getRandomValues"> = crypto,
  store: Pick<Storage, "getItem"> | null = memory(),
): SavedGame {
  const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const seed = hex(random.getRandomValues(new Uint8Array(32)));
  return { format: 1, id: `device-${seed.slice(0, 12)}`, edition, seed, name, bot, deeds: [], account: accountHere(store) };
}

export const seedBytes = (game: SavedGame): number[] =>
  Array.from({ length: 32 }, (_, i) => parseInt(game.seed.slice(2 * i, 2 * i + 2), 16));
