/** Shorter texts are said by many people, and repeat only those of the same person (decided). */
const LONG = 12;

const WORD = /[\p{L}\p{M}]+/gu;

/** All words of a text in small letters, without numbers and punctuation. */
export const saidWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** A data point as repetitions are looked for. */
export interface Repeatable {
  readonly text: string;
  readonly authorKey: string | null;
}

/**
 * Data points with the same key repeat each other: equal words of the same person, or long equal words of two people, as in
 * automatic answers, pasted texts, and a review in two stores. Numbers and punctuation do not count. Null for short texts of
 * unknown people.
 */
export function repetitionKey({ text, authorKey }: Repeatable): string | null {
  const words = saidWords(text);
  const said = words.join(' ');
  if (words.length >= LONG) return said;
  return authorKey === null || said === '' ? null : `${authorKey}\n${said}`;
}
