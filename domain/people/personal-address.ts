import { withoutAccents } from './folded-text.ts';

const SCHEME = /https?:\/\/|mailto:|tel:|^www\./i;
const MAIL = /@[^@]+\.\p{L}{2,}$/u;
const PAGE = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i;
const PHONE = /^\+?[\d\s().-]{7,}$/;

/** Shorter numbers can be amounts. */
const PHONE_DIGITS = 8;

/** The digits of a phone number, null for other words. */
export function digitsOf(word: string): string[] | null {
  const digits = PHONE.test(word) ? (word.match(/\d/g) ?? []) : [];
  return digits.length < PHONE_DIGITS ? null : digits;
}

const isAddress = (text: string): boolean =>
  /[@/:.]/.test(text) && (SCHEME.test(text) || MAIL.test(text) || PAGE.test(text));

/** Decoded, in lower case and without accents, as addresses spell names. */
const folded = (text: string): string => withoutAccents(decoded(text)).toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Recognizes addresses that hold one of these words: `ann-lee`, `lee.ann` and `annlee` for Ann Lee, or a phone number. */
export function isPersonalAddress(words: readonly string[]): (text: string) => boolean {
  const parted = words.flatMap(spellings).filter((parts) => parts.length > 0);
  if (parted.length === 0) return () => false;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${parted.map((parts) => parts.join('[^\\p{L}\\p{M}\\p{N}]{0,3}')).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'u',
  );
  return (text) => isAddress(text) && pattern.test(folded(text));
}

/** Parts of a word, in the orders in which an address can have them. */
function spellings(word: string): string[][] {
  const parts = digitsOf(word) ?? folded(word).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isFullName = parts.length > 1 && !/[\d@/.]/.test(word);
  return isFullName ? [parts, parts.toReversed()] : [parts];
}
