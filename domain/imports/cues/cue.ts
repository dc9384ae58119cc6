import { onOneLine } from '../note/clean-text.ts';
import type { ImportFault } from '../note/imported-note.ts';

/** A word with its times in milliseconds. Includes the space before it, as recognizers write it. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
}

/** A segment of speech, as cut by captions or a recognizer. */
export interface Cue {
  start: number | null;
  end: number | null;
  speaker: string | null;
  text: string;
  words?: TimedWord[];
}

/** Captions read from a file. */
export interface CueList {
  cues: Cue[];
  faults: ImportFault[];
  language: string | null;
  raw: Record<string, string>;
}

/** Drops word times that do not match the text or are out of order; keeps the cue's own. */
export function withFittingWords({ words, ...cue }: Cue): Cue {
  const fits =
    words &&
    words.length > 0 &&
    onOneLine(words.map((word) => word.text).join('')) === onOneLine(cue.text) &&
    words.every(
      (word) => word.start <= word.end && word.start >= (cue.start ?? 0) && word.end <= (cue.end ?? Infinity),
    );
  return fits ? { ...cue, words } : cue;
}
