/** What tests/browser writes: an edition with its files, and questions with Python's answers. */

import { readFileSync } from "node:fs";
import { KernelGame } from "../src/worker/game";
import { readLeaves } from "../src/kernel/leaves";
import type { Exchange, Placement, Play, Result, Score } from "../src/kernel/types";
import type { RuleNumbers } from "../src/wire/wire";

export interface Given {
  name: string;
  rules: RuleNumbers;
  lexica: string[];
  words: number;
  leaves: string;
  positions: {
    board: number[];
    rack: number[];
    bag: number;
    unseen: number;
    plays: Play[];
    best: Play | null;
    greedy: Play | null;
    kept: { left: number[]; worth: number }[];
    exchange: Exchange | null;
    refusals: { tiles: number[]; exchanges: number; code: string | null }[];
    scored: { placement: Placement; held: boolean; ruled: Result<Score> }[];
    judged: { word: number[]; known: boolean }[];
  }[];
}

const WASM = new URL("../generated/kernel.wasm", import.meta.url);

export const readGiven = <T>(): T => JSON.parse(readFileSync(process.env["STAFLA_GIVEN"] as string, "utf8")) as T;

export const bytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path));

export const machine = async (rules: RuleNumbers): Promise<KernelGame> =>
  KernelGame.of(await WebAssembly.compile(readFileSync(WASM)), rules);

export const leaves = (path: string) => readLeaves(bytes(path));
