/** First and last code point of the letters of scripts. Rare blocks are left out: their texts have none of these letters. */
const RANGES: readonly (readonly [number, number, string])[] = [
  [0x41, 0x5a, 'Latin'],
  [0x61, 0x7a, 'Latin'],
  [0xc0, 0x24f, 'Latin'],
  [0x370, 0x3ff, 'Greek'],
  [0x400, 0x52f, 'Cyrillic'],
  [0x531, 0x58a, 'Armenian'],
  [0x5d0, 0x5f4, 'Hebrew'],
  [0x620, 0x6ff, 'Arabic'],
  [0x710, 0x74f, 'Syriac'],
  [0x750, 0x77f, 'Arabic'],
  [0x780, 0x7bf, 'Thaana'],
  [0x8a0, 0x8ff, 'Arabic'],
  [0x900, 0x97f, 'Devanagari'],
  [0x980, 0x9ff, 'Bengali'],
  [0xa00, 0xa7f, 'Gurmukhi'],
  [0xa80, 0xaff, 'Gujarati'],
  [0xb00, 0xb7f, 'Oriya'],
  [0xb80, 0xbff, 'Tamil'],
  [0xc00, 0xc7f, 'Telugu'],
  [0xc80, 0xcff, 'Kannada'],
  [0xd00, 0xd7f, 'Malayalam'],
  [0xd80, 0xdff, 'Sinhala'],
  [0xe00, 0xe7f, 'Thai'],
  [0xe80, 0xeff, 'Lao'],
  [0xf00, 0xfff, 'Tibetan'],
  [0x1000, 0x109f, 'Burmese'],
  [0x10a0, 0x10ff, 'Georgian'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1200, 0x139f, 'Ethiopic'],
  [0x1780, 0x17ff, 'Khmer'],
  [0x1800, 0x18af, 'Mongolian'],
  [0x1c90, 0x1cbf, 'Georgian'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x1f00, 0x1fff, 'Greek'],
  [0x3041, 0x30ff, 'Kana'],
  [0x3130, 0x318f, 'Hangul'],
  [0x31f0, 0x31ff, 'Kana'],
  [0x3400, 0x4dbf, 'Han'],
  [0x4e00, 0x9fff, 'Han'],
  [0xac00, 0xd7a3, 'Hangul'],
  [0xf900, 0xfaff, 'Han'],
  [0xfb1d, 0xfb4f, 'Hebrew'],
  [0xfb50, 0xfdff, 'Arabic'],
  [0xfe70, 0xfeff, 'Arabic'],
  [0xff21, 0xff3a, 'Latin'],
  [0xff41, 0xff5a, 'Latin'],
  [0xff66, 0xff9f, 'Kana'],
  [0x20000, 0x3ffff, 'Han'],
];

/** UTF-16 units read, enough for a reliable result. */
const SAMPLE = 2_000;
/** Only Latin script is below. */
const BEYOND_LATIN = /[^\u0000-\u024f]/;
const LATIN_LETTER = /[A-Za-z\u00c0-\u024f]/;
/**
 * Weights of letters. A character of some scripts says as much as several letters of an alphabet. Names of products are
 * in Latin script in texts of all languages.
 */
const WEIGHTS = new Map([
  ['Latin', 0.6],
  ['Han', 3],
  ['Hangul', 2],
  ['Kana', 2],
]);
/** Japanese mixes both scripts. Chinese texts quote a few kana at most. */
const KANA_SHARE = 0.05;

/** The script of most letters of a text: `Latin`, `Arabic`, …, and `Kana` for Japanese; null without letters. */
export function scriptOf(text: string): string | null {
  const sample = text.slice(0, SAMPLE);
  if (!BEYOND_LATIN.test(sample)) return LATIN_LETTER.test(sample) ? 'Latin' : null;
  const counts = new Map<string, number>();
  for (const character of sample) {
    const script = scriptAt(character.codePointAt(0)!);
    if (script) counts.set(script, (counts.get(script) ?? 0) + (WEIGHTS.get(script) ?? 1));
  }
  const [han, kana] = [counts.get('Han') ?? 0, counts.get('Kana') ?? 0];
  if (kana > 0 && kana >= KANA_SHARE * (han + kana)) {
    counts.set('Kana', han + kana);
    counts.delete('Han');
  }
  return [...counts].reduce<readonly [string | null, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [null, 0],
  )[0];
}

function scriptAt(point: number): string | null {
  let [low, high] = [0, RANGES.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to, script] = RANGES[middle]!;
    if (point < from) high = middle - 1;
    else if (point > to) low = middle + 1;
    else return script;
  }
  return null;
}
