import { isSameWord } from './alike.ts';
import { lower } from './said.ts';
import { ABOVE, BELOW, type Bound, SECONDS, unitOf } from './units.ts';
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
  /** The whole of a share: the eight of “three of eight”. */
  readonly isWhole: boolean;
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

const TOKENS = /\d+(?:[.:/]\d+)*|[$€£¥%‰,;.!?]|[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;

/** The numbers of a text, in digits and in words. “One” is none: it is mostly a pronoun or an article. */
export function quantities(text: string, language: Language | null): Quantity[] {
  const tokens = (plainNumbers(text).match(TOKENS) ?? []).map(lower).flatMap((token) => parts(token, language));
  const found: Quantity[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const start = at;
    const number = shareAt(tokens, at, language) ?? numberAt(tokens, at, language);
    if (number === null) continue;
    at = number.end;
    // “Half an hour”
    if (isPartOfUnit(tokens, at, number.value)) at += 1;
    const cents = centsAfter(tokens, at, number.value, language);
    const after = wordsAfter(tokens, at, cents);
    if (cents) at = cents.end;
    found.push({
      value: number.value + (cents?.value ?? 0),
      unit: unitOf(after[0] ?? '') ?? unitOf(tokens[start - 1] ?? '', true),
      nouns: untilMark(after)
        .filter((word) => isNoun(word, language))
        .slice(0, NOUNS),
      before: tokens
        .slice(end, start)
        .filter((word) => isNoun(word, language))
        .slice(-BEFORE),
      isWhole: found.length > 0 && isOfShare(tokens, start, end, language),
      bound: boundOf(tokens.slice(Math.max(0, start - 3), start), tokens.slice(end, start), language),
    });
    end = at;
    at -= 1;
  }
  return found;
}

/** Whether a number follows “of” and another number. */
const isOfShare = (tokens: readonly string[], start: number, end: number, language: Language | null): boolean =>
  OF.test(tokens[start - 1] ?? '') && (end === start - 1 || valueOf(tokens[start - 2] ?? '', language) !== null);

/** A number of tokens, and the index of the token after it. */
interface NumberAt {
  readonly value: number;
  readonly end: number;
}

/** The number that begins with a token: “two hundred and five”. */
function numberAt(tokens: readonly string[], start: number, language: Language | null): NumberAt | null {
  let value: number | null = null;
  let at = start;
  while (at < tokens.length) {
    const next = valueOf(tokens[at]!, language);
    if (next === null || (value !== null && !joins(value, next))) break;
    value = combined(value, next);
    at += 1;
    if (value >= 20 && isAnd(tokens[at] ?? '', language) && valueOf(tokens[at + 1] ?? '', language) !== null) at += 1;
  }
  return value === null ? null : { value, end: at };
}

const isPartOfUnit = (tokens: readonly string[], at: number, value: number): boolean =>
  !Number.isInteger(value) && /^(?:an?|of|de)$/u.test(tokens[at] ?? '') && unitOf(tokens[at + 1] ?? '') !== null;

/** The words after a number, without the cents of a price. */
const wordsAfter = (tokens: readonly string[], at: number, cents: NumberAt | null): readonly string[] =>
  cents === null ? tokens.slice(at, at + NOUNS + 2) : [tokens[at]!, ...tokens.slice(cents.end, cents.end + NOUNS + 1)];

const MARK = /^[,;.!?]$/u;

/** A noun is in the same clause as its number. */
function untilMark(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => MARK.test(word));
  return end < 0 ? words : words.slice(0, end);
}

const OF = /^(?:of|von|de|sur|in|auf)$/u;
const SINGLE = /^(?:one|1|ein|eine|einer|eines|un|une|uno|una|um|uma)$/u;

/** “One in ten”, “jeder Zehnte”: a tenth. */
function shareAt(tokens: readonly string[], at: number, language: Language | null): NumberAt | null {
  const next = at + lengthOfShare(tokens.slice(at, at + 3));
  if (next === at) return null;
  const word = tokens[next] ?? '';
  const isOrdinal = tokens[at]!.startsWith('jede');
  const token = isOrdinal ? word.replace(/s?te[rsmn]?$/u, '') : word;
  const whole = valueOf(token, language);
  if (!whole || whole.times || whole.value < 2 || (isOrdinal && token === word)) return null;
  return { value: 1 / whole.value, end: next + 1 };
}

/** How many tokens come before the number of a share; 0 if it is none. */
function lengthOfShare([first = '', second = '', third = '']: readonly string[]): number {
  if (/^jede[rsmn]?$/u.test(first)) return 1;
  if (!SINGLE.test(first)) return 0;
  if (/^(?:in|von|sur)$/u.test(second)) return 2;
  return /^(?:out of|de cada|em cada)$/u.test(`${second} ${third}`) ? 3 : 0;
}

/** The rest of a price in words: the fifty of “twelve euros fifty”. */
function centsAfter(tokens: readonly string[], at: number, value: number, language: Language | null): NumberAt | null {
  if (!Number.isInteger(value) || !MONEY.test(unitOf(tokens[at] ?? '') ?? '')) return null;
  const next = isAnd(tokens[at + 1] ?? '', language) || tokens[at + 1] === 'con' ? at + 2 : at + 1;
  const cents = valueOf(tokens[next] ?? '', language);
  if (!cents || !isCents(cents)) return null;
  const follows = unitOf(tokens[next + 1] ?? '');
  if (follows !== null && follows !== 'cent') return null;
  return { value: cents.value / 100, end: follows ? next + 2 : next + 1 };
}

const isCents = ({ value, times }: Part): boolean => !times && value >= 5 && value <= 99 && Number.isInteger(value);

const MONEY = /^(?:euro|dollar|pound)$/u;

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

function boundOf(before: readonly string[], clause: readonly string[], language: Language | null): Bound {
  if (language === null) return null;
  const text = before.join(' ');
  const isBelow = BELOW.test(text);
  if (!isBelow && !ABOVE.test(text)) return null;
  // “Never in less than three weeks” is at least three weeks.
  const isDenied =
    clause.slice(-BEFORE).some((word) => language.negators.has(word)) && !/(?:no|not) (?:less|more|fewer)/u.test(text);
  return isBelow !== isDenied ? 'BELOW' : 'ABOVE';
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
  const [one, other] = [secondsOf(said) ?? shareOf(said), secondsOf(known) ?? shareOf(known)];
  // Half an hour is 30 minutes, and one in ten is 10 percent.
  const areTimes = one !== null && other !== null;
  if (areTimes ? one !== other : Math.abs(said.value - known.value) > 1e-9) return false;
  if (!areTimes && said.unit !== null && known.unit !== null && said.unit !== known.unit) return false;
  if (said.bound !== null && known.bound !== null && said.bound !== known.bound) return false;
  return true;
}

/** Percents and fractions, as percents. */
const shareOf = ({ value, unit }: Quantity): number | null => {
  if (unit === 'percent') return Math.round(value * 1_000) / 1_000;
  return unit === null && value < 1 ? Math.round(value * 100_000) / 1_000 : null;
};

const secondsOf = ({ value, unit }: Quantity): number | null => {
  const length = unit === null ? undefined : SECONDS[unit];
  return length === undefined ? null : Math.round(value * length);
};

/** Whether two quantities count things of the same name; null if one of them names none. */
export function haveSameNoun({ nouns: said, unit }: Quantity, known: Quantity): boolean | null {
  if (unit !== null && known.unit !== null && (unit === known.unit || (unit in SECONDS && known.unit in SECONDS)))
    return true;
  if (said.length === 0 || known.nouns.length === 0) return null;
  return said.some((one) => known.nouns.some((other) => isSameWord(one, other)));
}
