/** Letters that Unicode does not take apart, as they are written without the letter at hand. */
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
  "'": '',
  '’': '',
  ʼ: '',
};
const LETTER = /[ßæœøđðþłħŧŋıĸς'’ʼ]/g;

/**
 * Marks that people leave out: those of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowels and the stretched line.
 * The vowel signs of Indian and Thai writing and the voicing marks of Japanese make other words and stay.
 */
const MARK =
  /\u0640|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** A word without what people do not care about when they search: case, accents, width, ligatures, apostrophes. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower.replaceAll("'", '');
  return lower
    .normalize('NFKD')
    .replace(MARK, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .normalize('NFKC');
}
