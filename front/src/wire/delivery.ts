/**
 * A request sent again until the server has answered it: no network, a server that is away and a refusal for
 * haste are no answers. The server takes what arrives twice as one.
 */

import { pause, retryAfter } from "./backoff";

type Answer = Pick<Response, "status" | "headers">;

/** Whether a request was refused only for coming now; a bound that time alone does not lift names no time to wait. */
export const isHaste = ({ status, headers }: Answer): boolean =>
  [502, 503, 504].includes(status) || (status === 429 && headers.has("retry-after"));

export interface Delivery<A extends Answer> {
  /** Sends it; null: nothing was heard of it. */
  post(): Promise<A | null>;
  /** Waits so many milliseconds, or less where there is nothing to wait for any more. */
  wait(milliseconds: number): Promise<void>;
  /** Called after each attempt that was in vain, with what was heard of it; null: nothing. */
  onUnanswered(heard: A | null): void;
  /** Whether nobody wants it sent any more, as when a newer one has taken its place. */
  isReplaced?(): boolean;
}

export interface Persistence {
  /** Attempts, at most; unbounded without it. */
  attempts?: number;
  /** From so many failures on the pauses grow no more. */
  slowest?: number;
}

/** The server's answer, and after how many vain attempts it came; null: it was given up or replaced. */
export async function deliver<A extends Answer>(
  delivery: Delivery<A>,
  { attempts = Infinity, slowest = Infinity }: Persistence = {},
  random: () => number = Math.random,
): Promise<{ answer: A; vain: number } | null> {
  const isReplaced = (): boolean => delivery.isReplaced?.() ?? false;
  for (let vain = 0; vain < attempts && !isReplaced(); vain += 1) {
    const answer = await delivery.post();
    if (isReplaced()) return null;
    if (answer && !isHaste(answer)) return { answer, vain };
    delivery.onUnanswered(answer);
    await delivery.wait(Math.max(answer ? retryAfter(answer.headers) : 0, pause(Math.min(vain, slowest), random)));
  }
  return null;
}
