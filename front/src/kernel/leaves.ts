/** Files of leave values (docs/formats/leaves.md). */

import type { LeaveTerms } from "./types";
import { KernelFault } from "./instance";

const MAGIC = [0x89, 0x53, 0x54, 0x4c, 0x56, 0x0d, 0x0a, 0x1a];
const HEADER = 20;
/** Milli-points in a unit of a file. */
const MILLI = 10;

/** The terms in a file; the kernel checks their number. */
export function readLeaves(file: Uint8Array): LeaveTerms {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEADER || MAGIC.some((byte, i) => file[i] !== byte)) throw new KernelFault("leaves: no such file");
  const size = view.getUint32(16, true);
  const from = HEADER + size;
  if (from > file.length || (file.length - from) % 2 !== 0) throw new KernelFault("leaves: the file is cut short");
  const about = JSON.parse(new TextDecoder().decode(file.subarray(HEADER, from))) as { bag?: number[] };
  const terms = Int32Array.from({ length: (file.length - from) / 2 }, (_, i) => MILLI * view.getInt16(from + 2 * i, true));
  return { terms, bag: (about.bag ?? []).map((term) => MILLI * term) };
}
