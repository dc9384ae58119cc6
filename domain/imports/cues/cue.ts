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
