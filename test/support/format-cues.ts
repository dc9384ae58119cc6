import { cuesOfJson } from '../../adapters/importers/json/json-transcript.ts';

/** A cue with its words as `text@start-end`, joined by bars. */
export type FormattedCue = [
  speaker: string | null,
  start: number | null,
  end: number | null,
  text: string,
  words: string,
];

export const formatCues = (value: unknown): FormattedCue[] =>
  (cuesOfJson(value)?.cues ?? []).map(({ speaker, start, end, text, words = [] }) => [
    speaker,
    start,
    end,
    text,
    words.map((word) => `${word.text}@${word.start}-${word.end}`).join('|'),
  ]);
