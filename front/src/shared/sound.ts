/** Short sounds made on the spot: no files to fetch, nothing to license. */

type Sound = "laid" | "turn" | "ended";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning, and how long. */
  at: number;
  lasts: number;
}

const tunes: Readonly<Record<Sound, readonly Note[]>> = {
  laid: [{ pitch: 330, at: 0, lasts: 0.06 }],
  turn: [
    { pitch: 523, at: 0, lasts: 0.12 },
    { pitch: 659, at: 0.1, lasts: 0.16 },
  ],
  ended: [
    { pitch: 523, at: 0, lasts: 0.14 },
    { pitch: 659, at: 0.13, lasts: 0.14 },
    { pitch: 784, at: 0.26, lasts: 0.3 },
  ],
};
const loudness = 0.12;

let context: AudioContext | null = null;

/** Plays a sound; where the browser has none, or waits for a first touch, it stays quiet. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of tunes[sound]) ring(context, note);
  } catch {
    // a machine without sound is no reason to stop
  }
}

function ring(on: AudioContext, { pitch, at, lasts }: Note): void {
  const begin = on.currentTime + at;
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}
