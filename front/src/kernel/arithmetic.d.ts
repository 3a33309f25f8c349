/** The kernel's arithmetic as a script: the C interface of `core/script/src/lib.rs`, made by `python -m tools.script`. */

/** Where questions and answers are written; renewed when the memory grows. */
export const memory: { readonly buffer: ArrayBuffer };

/** The place in it, in bytes. */
export function numbers(): number;

export function runs(): void;
export function over(): void;
export function exchange_refusal(): void;
export function settlement(): void;
export function time_loss(): void;
export function rack_value(): void;
export function looked_at(): void;
export function overtime(): void;
export function clock_new(): void;
export function clock_stop(): void;
export function clock_give(): void;
export function clock_run(): void;
export function clock_left(): void;
export function clock_moment(): void;
export function clock_up(): void;
