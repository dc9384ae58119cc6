import { occurrences } from '../kernel/index.ts';
import { type NormalizedText, type TextForm, normalize, originalRange } from './normalize.ts';

/** A range in UTF-16 units. */
export interface UnitRange {
  readonly start: number;
  readonly end: number;
}

/** Text that must be before and after some words. */
interface Around {
  readonly before: string;
  readonly after: string;
}
const NOTHING: Around = { before: '', after: '' };

/** The form in which names and typed words are compared. Accents count. */
export const caseless = (text: string): string => normalize(text, 'caseless').text;

/** Whether two texts are the same to a reader. */
export const isSameText = (one: string, other: string, form: TextForm = 'caseless'): boolean =>
  one === other || normalize(one, form).text === normalize(other, form).text;

/** Whether a text contains another, ignoring case. Every text contains the empty one. */
export const containsText = (text: string, part: string): boolean => caseless(text).includes(caseless(part));

/**
 * Yields the ranges of words in a text that was normalized in a form, as they are written there, in UTF-16 units. Words
 * of nothing but space and invisible characters are nowhere.
 */
export function* rangesOf(
  text: NormalizedText,
  words: string,
  form: TextForm,
  { before, after }: Around = NOTHING,
): Generator<UnitRange> {
  const wanted = normalize(before + words + after, form);
  let first = 0;
  let last = wanted.text.length - 1;
  while (first <= last && wanted.starts[first]! < before.length) first += 1;
  while (last >= first && wanted.starts[last]! >= before.length + words.length) last -= 1;
  if (first > last || wanted.text.slice(first, last + 1).trim() === '') return;
  for (const at of occurrences(text.text, wanted.text)) yield originalRange(text, at + first, at + last + 1);
}
