import type { TimedSpans } from './word-at.ts';

/** A caption. Times in milliseconds. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** Two lines of 42 characters, the usual limit of captions. */
const LONGEST = 84;
const LONGEST_MS = 6_000;
const PAUSE_MS = 900;

/** Groups timed words into captions: at most two lines or six seconds, cut at pauses and at new turns. */
export function cuesOf(words: TimedSpans, text: (index: number) => string, turnOf: (index: number) => number): Cue[] {
  const cues: Cue[] = [];
  let [line, from] = ['', 0];
  const finish = (to: number) => {
    if (line !== '') cues.push({ startMs: words.starts[from]!, endMs: words.ends[to]!, text: line });
    line = '';
  };
  for (let at = 0; at < words.starts.length; at++) {
    const word = text(at).trim();
    const before = at - 1;
    const cut =
      line !== '' &&
      (line.length + 1 + word.length > LONGEST ||
        words.ends[at]! - words.starts[from]! > LONGEST_MS ||
        words.starts[at]! - words.ends[before]! > PAUSE_MS ||
        turnOf(at) !== turnOf(before));
    if (cut) finish(before);
    if (line === '') from = at;
    line = line === '' ? word : `${line} ${word}`;
  }
  finish(words.starts.length - 1);
  return cues;
}
