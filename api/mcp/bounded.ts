/** Characters of one text, and of an answer as a whole. */
export const ANSWER_LIMITS = { text: 2_000, answer: 60_000 } as const;

const CUT = '… (cut)';

/** Returns the beginning of a text, never with half of a character. */
export const firstOf = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Writes an answer as JSON of a bounded size: long texts are cut, and lists lose their last items. */
export function bounded(answer: unknown): string {
  let most = 500;
  for (;;) {
    const text = JSON.stringify(withShort(answer, most));
    if (text.length <= ANSWER_LIMITS.answer) return text;
    if (most <= 1) return JSON.stringify({ cut: true, message: 'The answer is too large. Ask for less.' });
    most = Math.floor(most / 2);
  }
}

/** @param most items of each list; a note says how many were left out */
function withShort(value: unknown, most: number): unknown {
  if (typeof value === 'string')
    return value.length <= ANSWER_LIMITS.text ? value : firstOf(value, ANSWER_LIMITS.text) + CUT;
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((item) => withShort(item, most));
    return value.length > most ? [...kept, `${value.length - most} more were left out`] : kept;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withShort(part, most)]));
}
