/** Tiles carried by mouse, pen or finger. A press that hardly moves is a tap. */

export type Place = { kind: "slot"; slot: number } | { kind: "square"; square: number };

interface Carried {
  letter: string;
  as: string | null;
  from: Place;
}

interface Press extends Carried {
  pointer: number;
  x: number;
  y: number;
}

const slop = 8;

/** The place under a point, told by the data attributes of squares and rack places. */
function placeAt(x: number, y: number): Place | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-square],[data-slot]");
  if (!target) return null;
  const { square, slot } = target.dataset;
  return square === undefined
    ? { kind: "slot", slot: Number(slot) }
    : { kind: "square", square: Number(square) };
}

export class Drag {
  carried = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state.raw<Place | null>(null);
  /** The press that just ended carried a tile: the click that follows means nothing. */
  dragged = false;
  #press: Press | null = null;

  constructor(private readonly drop: (from: Place, to: Place | null) => void) {}

  down(event: PointerEvent, carried: Carried): void {
    if (event.button !== 0 || this.#press) return;
    this.dragged = false;
    this.#press = { ...carried, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slop;
    if (!this.carried && far) this.carried = press;
    if (!this.carried) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = placeAt(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const to = this.carried ? placeAt(event.clientX, event.clientY) : null;
    const was = this.carried;
    this.cancel();
    this.dragged = was !== null;
    if (was) this.drop(was.from, to);
  }

  cancel(): void {
    this.#press = null;
    this.carried = null;
    this.over = null;
  }
}
