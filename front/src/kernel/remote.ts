/**
 * The server's kernel in the place of the module (`POST /api/device/kernel`, docs/formats/kernel.md).
 *
 * The server keeps nothing: what was told to begin and act goes along with every question. Calls
 * have to be answered at once, as the module answers them, so they wait for the network; they are
 * made in a worker, where nothing else waits.
 */

import { type Calls, KernelFault, type Reply } from "./instance";

/** By which edition the server scores, for how many players. */
export interface KernelEdition {
  profile: string;
  players: number;
}

/** How a question is sent: the answer's status and text. @throws where there is no network */
type Send = (address: string, body: string) => { status: number; text: string };

const ADDRESS = "/api/device/kernel";
const NOTHING: Reply = { refusal: null, numbers: new Int32Array() };

export class RemoteCalls implements Calls {
  #words = false;
  #equity = false;
  #game: string[] = [];

  constructor(
    private readonly edition: KernelEdition,
    private readonly transport: Send = sendAtOnce,
  ) {}

  call(name: string, request: Uint8Array): Reply {
    // the server has the rules, leaves and words itself: nothing is sent
    if (name === "set_rules") return NOTHING;
    if (name === "set_leaves") return (this.#equity = true), NOTHING;
    if (name === "add_lexicon") return (this.#words = true), { refusal: null, numbers: Int32Array.of(0) };
    const message = base64(request);
    const reply = this.#ask(name, message);
    if (name === "begin") this.#game = [message];
    if (name === "act" && reply.refusal === null) this.#game.push(message);
    return reply;
  }

  #ask(call: string, message: string): Reply {
    const begun = call === "begin" ? [] : this.#game;
    const asked = { ...this.edition, words: this.#words, equity: this.#equity, game: begun, call, message };
    const { status, text } = this.#send(JSON.stringify(asked));
    if (status !== 200 && status !== 422) throw new KernelFault(`away: ${status}`);
    const answer = JSON.parse(text) as { refused: boolean; numbers: number[]; text: string; field?: string | null };
    // a server of before this page has no such call, or calls the message `told`: the game waits for one that has, as without network
    if (status === 422) throw new KernelFault(answer.field === "call" || answer.field === "told" ? `away: no ${call}` : "message: the server cannot read it");
    return { refusal: answer.refused ? answer.text : null, numbers: Int32Array.from(answer.numbers) };
  }

  #send(body: string): { status: number; text: string } {
    try {
      return this.transport(ADDRESS, body);
    } catch {
      throw new KernelFault("away: the server does not answer");
    }
  }
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

function sendAtOnce(address: string, body: string): { status: number; text: string } {
  // offline no request is tried: the browser would write an error to its console
  if (!navigator.onLine) throw new KernelFault("away: there is no network");
  const request = new XMLHttpRequest();
  request.open("POST", address, false);
  request.setRequestHeader("content-type", "application/json");
  request.send(body);
  return { status: request.status, text: request.responseText };
}
