/** WebSockets to the server that come back by themselves. */

import { pause } from "./backoff";

/** As much of a WebSocket as is used here; tests put another in its place. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A socket to an address of this server. */
export function openSocket(path: string): SocketLike {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as SocketLike;
}

interface SocketHandlers<In> {
  onOpen(): void;
  onFrame(frame: In): void;
  /** It broke or was stopped: what was asked is not answered any more. */
  onLost(): void;
}

export interface SocketPolicy {
  /** Milliseconds without a frame after which a connection is none, whatever the network believes. */
  silence: number;
  /** Close codes after which it is not opened again. */
  final: readonly number[];
  /** Milliseconds after which a connection that was of use was a good one: the next break is the first again. */
  steady: number;
  /** From so many failures on the pauses grow no more. */
  slowest?: number;
}

/** Connects, and stays connected: after a break it tries again, later each time. */
export class ReconnectingSocket<In, Out> {
  #socket: SocketLike | null = null;
  #open = false;
  #stopped = false;
  #failures = 0;
  #usefulSince = Infinity;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly policy: SocketPolicy,
    private readonly handlers: SocketHandlers<In>,
    private readonly connect: (url: string) => SocketLike = openSocket,
    private readonly random: () => number = Math.random,
  ) {}

  get open(): boolean {
    return this.#open;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Connects; at once also if it waits for its next attempt. */
  start(): void {
    if (this.#socket || this.#stopped) return;
    clearTimeout(this.#retry);
    const socket = this.connect(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#watch();
      this.handlers.onOpen();
    };
    socket.onmessage = (event) => {
      this.#watch();
      this.handlers.onFrame(JSON.parse(event.data) as In);
    };
    socket.onclose = (event) => this.#drop(event.code);
  }

  /** Connects at once where there is no connection; one on which nothing is heard so soon is none. */
  hurry(patience: number): void {
    if (this.#socket) this.#watch(patience);
    else this.start();
  }

  /** Ends it for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#socket?.close();
  }

  send(frame: Out): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** The connection has been of use; one that breaks before would be asked for without end. */
  markUseful(): void {
    if (this.#usefulSince === Infinity) this.#usefulSince = Date.now();
  }

  #watch(silence: number = this.policy.silence): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      const socket = this.#socket;
      // a network that has gone answers no close either
      this.#drop(0);
      socket?.close();
    }, silence);
  }

  #drop(code: number): void {
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket = null;
    this.#open = false;
    clearTimeout(this.#watchdog);
    if (Date.now() - this.#usefulSince >= this.policy.steady) this.#failures = 0;
    this.#usefulSince = Infinity;
    this.handlers.onLost();
    if (this.#stopped || this.policy.final.includes(code)) return;
    const failures = Math.min(this.#failures++, this.policy.slowest ?? Infinity);
    this.#retry = setTimeout(() => this.start(), pause(failures, this.random));
  }
}
