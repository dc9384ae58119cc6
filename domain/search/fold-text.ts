import { IGNORABLE, asTyped } from '../text/index.ts';

/** Letters that Unicode does not decompose, with their usual replacement. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ς: 'σ',
};
const LETTER = /[ßæœøđðþłħŧŋıĸς]/g;

/**
 * Optional marks: those of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowels and tatweel.
 * Vowel signs of Indic and Thai scripts and Japanese voicing marks change the word and are kept.
 */
const MARK =
  /\u0640|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/**
 * Removes the differences of case, accents, width, ligatures, typographic signs and invisible characters. Filters and
 * sorts compare texts in this form; the SQL function `folded_text` returns the same.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replaceAll('`', "'");
  if (!BEYOND_ASCII.test(lower)) return lower;
  return asTyped(
    asTyped(lower)
      .normalize('NFKD')
      .replace(IGNORABLE, '')
      .replace(MARK, '')
      .toLowerCase()
      .replace(LETTER, (letter) => LETTERS[letter]!),
  ).normalize('NFKC');
}

/** Normalizes a word for search: folded, without apostrophes. */
export const foldWord = (word: string): string => foldText(word).replaceAll("'", '');
