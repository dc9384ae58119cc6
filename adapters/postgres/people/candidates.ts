import { containing } from '../queries.ts';

/** Letters and digits without which a pattern fits nearly every text. */
const ENOUGH = 4;

/**
 * LIKE patterns of texts in lower case that may hold one of these words, also as addresses spell them; an eraser decides. Accents, white space and
 * punctuation can be anything.
 */
export const candidatePatterns = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.toLowerCase()).flatMap(patternsOf)),
];

function patternsOf(word: string): string[] {
  const parts = word.match(/[a-z0-9]+/g) ?? [];
  const whole = parts.join('');
  if (whole.length < ENOUGH) return [containing(word)];
  const orders = parts.length > 1 ? [parts, [parts.at(-1)!, ...parts.slice(0, -1)]] : [parts];
  const spelled = orders.flatMap((order) => [`%${order.join('%')}%`, accented(order)]);
  return [containing(word), `%${whole}%`, ...spelled.filter((pattern) => pattern !== null)];
}

/** Vowels can have accents in the text. */
function accented(parts: readonly string[]): string | null {
  const known = parts.map((part) => part.replace(/[aeiou]/g, '_'));
  return known.join('').replaceAll('_', '').length < ENOUGH ? null : `%${known.join('%')}%`;
}
