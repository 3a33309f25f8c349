/**
 * What this device has taken along: editions, word lists and leave values (docs/formats/kernel.md).
 *
 * Files lie in the cache that the browser keeps for pages; it is there on a secure connection
 * only. Without it everything is fetched when it is needed, and nothing goes on without network.
 */

import { type Kernel, KernelFault, kernelFiles, kernelRuns, openKernel } from "../worker/open";
import type { Effort } from "../bots/effort";
import type { Level } from "../bots/level";
import { Codes } from "../kernel/codes";
import { readLeaves } from "../kernel/leaves";
import type { Known } from "../bots/vocabulary";
import type { Board, Letters } from "../shared/notation";
import type { DeviceBot as CurrentBot, DeviceEdition as CurrentEdition, DeviceFile } from "../wire/wire";

/** An edition as the server has it, or as it was when a saved game began: then without what came later. */
export type DeviceEdition = Omit<CurrentEdition, "everyday" | "vowels" | "bots" | "effort"> &
  Partial<Pick<CurrentEdition, "everyday" | "vowels">> & { bots: DeviceBot[]; effort: Effort };

/** A bot that plays on the device; those of earlier games are no levels. */
export type DeviceBot = Omit<CurrentBot, "level"> & { level?: Level | null };

/** The letters of an edition by code, as records write them. */
export const lettersOf = ({ letters, small }: Pick<DeviceEdition, "letters" | "small">): Letters => ({
  letters: letters.map(({ letter }) => letter),
  small,
});

/** What an edition calls the squares of its board. */
export const boardOf = ({ rules, notation }: Pick<DeviceEdition, "rules" | "notation">): Board => ({
  width: rules.width,
  notation,
});

const CACHE = "stafla-taken-1";

/** Whether this browser can keep what it takes along. */
export const canDownload = (): boolean => typeof caches === "object";

const editionAddress = (profile: string, players: number): string => `/api/device/editions/${profile}?players=${players}`;

/** Milliseconds that a server has to answer where there is an edition taken along. */
const PATIENCE = 4_000;

/** The edition as the server has it, or as it was taken along. @throws KernelFault `away` */
export async function fetchEdition(profile: string, players = 2): Promise<DeviceEdition> {
  const address = editionAddress(profile, players);
  const kept = await cachedResponse(address);
  // offline no request is tried: the browser would write an error to its console
  const fresh = navigator.onLine ? await freshEdition(address, kept !== undefined) : null;
  if (fresh) return fresh;
  if (!kept) throw new KernelFault("away: the edition is not on this device");
  return (await kept.json()) as DeviceEdition;
}

/** The edition as the server has it; null: it cannot say, or not soon enough. */
async function freshEdition(address: string, soon: boolean): Promise<DeviceEdition | null> {
  try {
    const response = await fetch(address, soon ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    return response.ok ? ((await response.json()) as DeviceEdition) : null;
  } catch {
    return null;
  }
}

/** The edition if everything it needs is on this device. */
export async function downloadedEdition(profile: string, players = 2): Promise<DeviceEdition | null> {
  const known = await cachedResponse(editionAddress(profile, players));
  if (!known) return null;
  const edition = (await known.json()) as DeviceEdition;
  const there = await Promise.all(files(edition).map(async ({ address }) => (await cachedResponse(address)) !== undefined));
  return there.every(Boolean) ? edition : null;
}

/** What an edition's files come to, in bytes. */
export const downloadSize = (edition: DeviceEdition): number => files(edition).reduce((sum, file) => sum + file.bytes, 0);

/** Takes an edition along: its numbers, its words, its leaves, and the kernel itself. */
export async function downloadEdition(edition: DeviceEdition): Promise<void> {
  // asks the browser not to evict these files when storage runs short; it may refuse
  void navigator.storage?.persist?.().catch(() => false);
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const address of [...files(edition).map((file) => file.address), ...kernelFiles()])
    if (!(await cache.match(address))) missing.push(address);
  await cache.addAll(missing);
  // written last: an edition that is in the cache has all its files there
  await cache.put(editionAddress(edition.profile, edition.rules.racks), new Response(JSON.stringify(edition)));
}

/** Forgets an edition and the files that no other needs. */
export async function removeEdition(edition: DeviceEdition): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(editionAddress(edition.profile, edition.rules.racks));
  await Promise.all(files(edition).map(({ address }) => cache.delete(address)));
}

/**
 * A kernel that scores by an edition's rules, and judges and finds plays by its words.
 *
 * @param words false: it only scores, and no word list is fetched
 * @param equity plays are weighed by what they keep, too; that takes a second to lay out
 */
export async function openEditionKernel(edition: DeviceEdition, words = true, equity = false): Promise<Kernel> {
  const kernel = await openKernel(edition.rules, { profile: edition.profile, players: edition.rules.racks });
  try {
    if (kernelRuns()) {
      for (const file of (words && edition.lexicon?.files) || []) await kernel.addLexicon(await bytes(file));
      if (equity && edition.leaves) await kernel.setLeaves(readLeaves(await bytes(edition.leaves)));
    } else {
      // the server has words and leaves; it is told which of them count
      if (words && edition.lexicon) await kernel.addLexicon(new Uint8Array());
      if (equity && edition.leaves) await kernel.setLeaves({ terms: [], bag: [] });
    }
    return kernel;
  } catch (error) {
    kernel.close();
    throw error;
  }
}

/** What bots know of an edition's language, in letter codes. */
export async function loadVocabulary(edition: DeviceEdition): Promise<Known> {
  const codes = new Codes(edition.letters);
  const everyday = (edition.everyday ?? []).map((word) => Array.from(word, (letter) => codes.tile(letter)));
  const vowels = (edition.vowels ?? []).map((letter) => codes.tile(letter));
  return { ordinary: await ordinary(edition), everyday, vowels };
}

/** The ordinary words in letter codes, the most frequent first. */
async function ordinary(edition: DeviceEdition): Promise<number[][]> {
  if (!edition.ordinary) return [];
  const codes = new Codes(edition.letters);
  const lines = new TextDecoder().decode(await bytes(edition.ordinary)).trim().split("\n");
  // a line is a frequency and its words
  return lines.flatMap((line) => line.split(" ").slice(1)).map((word) => Array.from(word, (letter) => codes.tile(letter)));
}

const files = (edition: DeviceEdition): DeviceFile[] => [
  ...(edition.lexicon?.files ?? []),
  ...[edition.leaves, edition.ordinary].filter((file) => file !== null),
];

async function cachedResponse(address: string): Promise<Response | undefined> {
  if (!canDownload()) return undefined;
  // a browser that lets no page keep anything has a cache all the same, and refuses it
  return caches.open(CACHE).then((cache) => cache.match(address), () => undefined);
}

/** What a file holds. @throws KernelFault `away` */
async function bytes({ address }: DeviceFile): Promise<Uint8Array> {
  const response = (await cachedResponse(address)) ?? (await fetch(address).catch(() => null));
  const held = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (held === null) throw new KernelFault(`away: ${address} is not there`);
  return new Uint8Array(held);
}
