const HEBREW = /^[א-ת]+$/;
/** And, the, in, like, to, from, that; several in a row. */
const PREFIXES = [
  'וכש',
  'וה',
  'וב',
  'וכ',
  'ול',
  'ומ',
  'וש',
  'שה',
  'שב',
  'של',
  'שמ',
  'מה',
  'כש',
  'ו',
  'ה',
  'ב',
  'כ',
  'ל',
  'מ',
  'ש',
];
/** Plurals, feminine and possessive endings; longer ones first. */
const SUFFIXES = [
  'יותיהם',
  'אות',
  'ותיהם',
  'ותיכם',
  'ותינו',
  'יהם',
  'יכם',
  'ינו',
  'ייך',
  'ותי',
  'יות',
  'ים',
  'ות',
  'יה',
  'ית',
  'נו',
  'כם',
  'הם',
  'יו',
  'ה',
  'ת',
  'י',
];
const LEAST = 3;
/** Plurals of short words: דפים. */
const PLURAL = /^(..)(?:ים|ות)$/u;
/** Letters for vowels, which plurals of many words leave out: קובץ, קבצים. */
const VOWELS = /(?<=.)[וי](?=.)/gu;
const FINAL_LETTERS: Readonly<Record<string, string>> = { ם: 'מ', ן: 'נ', ך: 'כ', ף: 'פ', ץ: 'צ' };

/** The word without an ending, as it is and without each prefix that it may begin with. */
export function hebrewStems(word: string): string[] {
  if (!HEBREW.test(word)) return [];
  const bodies = [
    word,
    ...PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
  ];
  return [...new Set(bodies.filter(({ length }, at) => at === 0 || length >= LEAST).map(withoutSuffix))];
}

function withoutSuffix(word: string): string {
  const suffix = SUFFIXES.find((one) => word.endsWith(one) && word.length - one.length >= LEAST) ?? '';
  const stem = PLURAL.exec(word)?.[1] ?? word.slice(0, word.length - suffix.length);
  const bare = stem.replace(VOWELS, '');
  return (bare.length >= LEAST ? bare : stem).replace(/[םןךףץ]$/u, (letter) => FINAL_LETTERS[letter]!);
}
