import { folded, foldedText, isFindable } from './folded-text.ts';
import { digitsOf, isPersonalAddress } from './personal-address.ts';

/** Replaces erased words (decided). */
export const ERASED = '[erased]';

export interface Eraser {
  /** The text without these words, and how often they stood in it. */
  (text: string): { text: string; count: number };
}

const MAYBE_ADDRESSES = /[^\s<>"'`()[\]{}|,;]+/g;

type Span = readonly [start: number, end: number];

/**
 * Erases whole words, without regard to case, accents and unseen characters. Between their parts can be white space,
 * hyphens and underscores, also where the word has another of these, and anything between the digits of a phone number.
 * A full name is found with the last name first. An address that holds one of them is erased as a whole, as its other
 * parts lead to the same person.
 */
export function eraserOf(words: readonly string[]): Eraser {
  const findable = words.filter(isFindable);
  if (findable.length === 0) return (text) => ({ text, count: 0 });
  const patterns = findable.toSorted((one, other) => other.length - one.length).map(patternOf);
  const pattern = anyOf(patterns);
  const lastFirst = anyOf(findable.flatMap(lastFirstOf));
  const isPersonal = isPersonalAddress(findable);
  return (text) => {
    let count = 0;
    const erased = (): string => {
      count += 1;
      return ERASED;
    };
    const others = text.replace(MAYBE_ADDRESSES, (found) => {
      const address = withoutStop(found);
      return isPersonal(address) ? erased() + found.slice(address.length) : found;
    });
    const { text: plain, rangeOf } = foldedText(others);
    const turned = spansOf(lastFirst, plain).filter((span) => isOneName(plain, span));
    const left: string[] = [];
    let from = 0;
    for (const span of joined([...spansOf(pattern, plain), ...turned])) {
      const [start, end] = rangeOf(...span);
      left.push(others.slice(from, start), erased());
      from = end;
    }
    return { text: [...left, others.slice(from)].join(''), count };
  };
}

/** Finds whole words of these patterns; null for none. */
const anyOf = (patterns: readonly string[]): RegExp | null =>
  patterns.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

const spansOf = (pattern: RegExp | null, text: string): Span[] =>
  pattern ? Array.from(text.matchAll(pattern), ({ 0: found, index }) => [index, index + found.length] as const) : [];

/** Spans in their order; those that overlap become one. */
function joined(spans: readonly Span[]): Span[] {
  const all: [number, number][] = [];
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else all.push([start, end]);
  }
  return all;
}

/** Characters that are read before and after a name; longer words are no names. */
const NEAR = 60;
const WORD_BEFORE = /(\p{L}[\p{L}\p{M}'’]*\.?)(?:[^\S\n]+|[-'’])$/u;
const WORD_AFTER = /^(?:[^\S\n]+|-)(\p{L}[\p{L}\p{M}'’]*)/u;
const INITIAL = /^\p{Lu}\.?$/u;

/**
 * Whether a last name, a comma and a first name are one person. In `Tom Berg, Ann Miller` they are two, as another name is next
 * to them: a capitalised word, or any word where the text or the script has no capitals. A middle initial is no name.
 */
function isOneName(text: string, [start, end]: Span): boolean {
  const name = /^\p{Lu}/u.test(text.slice(start, end)) ? /^[\p{Lu}\p{Lt}\p{Lo}]/u : /^\p{L}/u;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - NEAR), start))?.[1] ?? '';
  const after = WORD_AFTER.exec(text.slice(end, end + NEAR))?.[1] ?? '';
  const endsSentence = before.endsWith('.') && !INITIAL.test(before);
  return (endsSentence || !name.test(before)) && (INITIAL.test(after) || !name.test(after));
}

function patternOf(word: string): string {
  const digits = digitsOf(word);
  const parts = partsOf(word);
  if (digits) return `${parts.join('\\s+')}|\\+?${digits.join('[\\s().-]*')}`;
  return parts.join(BETWEEN);
}

const BETWEEN = '[\\s_\\u2010-]+';
const HYPHENS = /[_\u2010\u2011-]+/;

/** The patterns of the parts between white space. One of which nothing can be seen would fit everywhere. */
const partsOf = (word: string): string[] =>
  word
    .split(/\s+/)
    .filter((part) => folded(part).trim() !== '')
    .map((part) => (isName(word) ? hyphened(part) : spelled(part)));

const isName = (word: string): boolean => !/[\d@/]/.test(word);

/** In `Anna-Lena` there can be a space instead of the hyphen. */
function hyphened(part: string): string {
  const pieces = part.split(HYPHENS).filter(Boolean);
  return pieces.length > 0 ? pieces.map(spelled).join(BETWEEN) : spelled(part);
}

/** The pattern of a full name with the last name first. */
function lastFirstOf(word: string): string[] {
  const parts = partsOf(word);
  return parts.length < 2 || !isName(word) ? [] : [`${parts.at(-1)}\\s*,\\s*${parts.slice(0, -1).join(BETWEEN)}`];
}

/** Letters that are also written as two: `Müller` finds `Mueller`, but not the reverse, by which `Joe` would find `Jo`. */
const AS_TWO: Readonly<Record<string, string>> = {
  ä: 'ae?',
  ö: 'oe?',
  ü: 'ue?',
  ß: '(?:ß|ss)',
  ø: '(?:ø|oe?)',
  å: 'aa?',
};

const spelled = (part: string): string =>
  [...part.normalize('NFC').toLowerCase()]
    .map((letter) => AS_TWO[letter] ?? folded(letter).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('');

/** The marks behind an address end a sentence. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && '.:!?…*_'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
