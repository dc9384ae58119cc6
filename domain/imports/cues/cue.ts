import { onOneLine } from '../note/clean-text.ts';
import type { ImportFault } from '../note/imported-note.ts';

/** A word with its times, in milliseconds. The text keeps the space before it, as recognisers write it. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
}

/** A piece of speech as captions and recognisers cut it. */
export interface Cue {
  start: number | null;
  end: number | null;
  speaker: string | null;
  text: string;
  words?: TimedWord[];
}

/** What a file of captions holds. */
export interface CueList {
  cues: Cue[];
  faults: ImportFault[];
  language: string | null;
  raw: Record<string, string>;
}

/** A cue whose words are not what it says, or not one after the other, keeps only its own times. */
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
