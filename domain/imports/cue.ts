import type { ImportFault } from './imported-note.ts';

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
