import { countCodePoints } from '../content/index.ts';
import { passagesOf } from './passages.ts';
import { SEARCHED_TYPES, type SearchedType } from './shapes.ts';

/**
 * The types that search by meaning finds. A person is found by name and details only, and data points by their words: the vectors of a
 * million do not fit next to those of notes (decided).
 */
export const EMBEDDED_TYPES: readonly SearchedType[] = SEARCHED_TYPES.filter(
  (type) => type !== 'PERSON' && type !== 'CHANNEL_DATAPOINT',
);

/** A part of an object that has a vector. The title has no place in the text: it starts and ends at 0. */
export interface EmbeddedPassage {
  /** In the whole text, in code points. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** UTF-16 units: one to four sentences, at most about 80 words. Vectors of longer texts blur. */
export const EMBEDDED_SIZE = 400;

/** The passages of an object whose meaning is searched: its title, and its text in short pieces. Blank ones are left out. */
export function embeddedPassages(title: string, text: string): EmbeddedPassage[] {
  const ofText = passagesOf(text, EMBEDDED_SIZE).map(({ start, text: piece }) => ({
    start,
    end: start + countCodePoints(piece),
    text: piece,
  }));
  return [{ start: 0, end: 0, text: title }, ...ofText].filter((passage) => passage.text.trim() !== '');
}
