import { isSameWord } from './alike.ts';
import { lower } from './said.ts';
import { ABOVE, BELOW, type Bound, unitOf } from './units.ts';
import type { Language } from './words/languages.ts';

/** A number with the words around it. */
export interface Quantity {
  readonly value: number;
  /** Seconds, euros, percent and so on; null without one. */
  readonly unit: string | null;
  /** Content words that follow, nearest first. */
  readonly nouns: readonly string[];
  readonly bound: Bound;
  /** Content words before it, back to the number before. */
  readonly before: readonly string[];
}

const DIGITS = /^\d/u;
/** A number with separators, with a currency or percent sign at either end. */
const NUMBERS = /(?:[$€£¥]\s?)?\d+(?:[.,:/\u00a0\u202f’' ]\d{3}(?!\d)|[.,:/]\d+)*(?:\s?[%‰$€£¥])?/gu;
const THOUSANDS = /[.,\u00a0\u202f’' ](?=\d{3}(?:\D|$))/gu;
const SIGN = /[$€£¥%‰]/u;
const NOUNS = 3;
const BEFORE = 12;

/** Replaces separators, so that each number is one token: `1,200` and `1.200` are 1200, `12.5` stays. */
function plainNumbers(text: string): string {
  return text.replace(NUMBERS, (found) => {
    const sign = SIGN.exec(found)?.[0] ?? '';
    const digits = found.replace(/[^\d.,:/\u00a0\u202f’' ]/gu, '').trim();
    return `${digits.replace(THOUSANDS, '').replace(',', '.')} ${sign} `;
  });
}

const TOKENS = /\d+(?:[.:/]\d+)*|[$€£¥%‰]|[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;

/** The numbers of a text, in digits and in words. “One” is none: it is mostly a pronoun or an article. */
export function quantities(text: string, language: Language | null): Quantity[] {
  const tokens = (plainNumbers(text).match(TOKENS) ?? []).map(lower).flatMap((token) => parts(token, language));
  const found: Quantity[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const start = at;
    let value: number | null = null;
    for (let next = valueOf(tokens[at]!, language); next !== null; next = valueOf(tokens[at]!, language)) {
      if (value !== null && !joins(value, next)) break;
      value = combined(value, next);
      at += 1;
      if (at >= tokens.length) break;
      if (isAnd(tokens[at]!, language) && valueOf(tokens[at + 1] ?? '', language) !== null && value >= 20) at += 1;
    }
    if (value === null) continue;
    const after = tokens.slice(at, at + NOUNS + 2);
    found.push({
      value,
      unit: unitOf(after[0] ?? '') ?? unitOf(tokens[start - 1] ?? '', true),
      nouns: after.filter((word) => isNoun(word, language)).slice(0, NOUNS),
      before: tokens
        .slice(end, start)
        .filter((word) => isNoun(word, language))
        .slice(-BEFORE),
      bound: boundOf(tokens.slice(Math.max(0, start - 3), start), language),
    });
    end = at;
    at -= 1;
  }
  return found;
}

interface Part {
  readonly value: number;
  readonly times: boolean;
}

function valueOf(token: string, language: Language | null): Part | null {
  if (DIGITS.test(token)) {
    const value = Number(token);
    return { value: Number.isNaN(value) ? hashOf(token) : value, times: false };
  }
  return language?.numbers.get(token) ?? null;
}

/** Times and dates are compared as they are written. */
const hashOf = (token: string): number => [...token].reduce((sum, unit) => sum * 31 + unit.charCodeAt(0), 7) + 0.5;

const joins = (value: number, { value: next, times }: Part): boolean =>
  times ||
  (value >= 20 && next < 10 && value % 10 === 0 && next >= 1) ||
  (value >= 100 && next < 100 && value % 100 === 0);

const combined = (value: number | null, { value: next, times }: Part): number => {
  if (value === null) return next;
  return times ? value * next : value + next;
};

const ANDS = new Set(['and', 'und', 'y', 'e', 'et']);
const isAnd = (token: string, language: Language | null): boolean => language !== null && ANDS.has(token);

const isNoun = (word: string, language: Language | null): boolean =>
  !DIGITS.test(word) && word.length > 1 && !language?.functions.has(word) && !language?.numbers.has(word);

function boundOf(before: readonly string[], language: Language | null): Bound {
  if (language === null) return null;
  const text = before.join(' ');
  if (BELOW.test(text)) return 'BELOW';
  if (ABOVE.test(text)) return 'ABOVE';
  return null;
}

/** Number words that are written together: twenty-five, fünfundzwanzig, dreihundert. */
function parts(token: string, language: Language | null): string[] {
  if (language === null || DIGITS.test(token) || language.numbers.has(token)) return [token];
  const pieces = token.split('-').flatMap((piece) => {
    const [, ones, tens] = /^(\p{L}{3,6})und(\p{L}{6,8})$/u.exec(piece) ?? [];
    const one = ones === 'ein' ? 1 : language.numbers.get(ones ?? '')?.value;
    const ten = language.numbers.get(tens ?? '')?.value;
    if (one !== undefined && ten !== undefined) return [String(ten + one)];
    const [, count, hundred] = /^(\p{L}{3,6})(hundert|tausend)$/u.exec(piece) ?? [];
    return count && hundred && language.numbers.has(count) ? [count, hundred] : [piece];
  });
  return pieces.every((piece) => DIGITS.test(piece) || language.numbers.has(piece)) ? pieces : [token];
}

/** Whether a quantity of the quotes says the same as one of a sentence. */
export function isSameQuantity(said: Quantity, known: Quantity): boolean {
  if (Math.abs(said.value - known.value) > 1e-9) return false;
  if (said.unit !== null && known.unit !== null && said.unit !== known.unit) return false;
  if (said.bound !== null && known.bound !== null && said.bound !== known.bound) return false;
  return true;
}

/** Whether two quantities count things of the same name; null if one of them names none. */
export function haveSameNoun({ nouns: said, unit }: Quantity, known: Quantity): boolean | null {
  if (unit !== null && unit === known.unit) return true;
  if (said.length === 0 || known.nouns.length === 0) return null;
  return said.some((one) => known.nouns.some((other) => isSameWord(one, other)));
}
