const LATIN = /^[a-z]+$/;
/** Endings of case, possession and number, without accents; each with the fewest letters before it. */
const SUFFIXES: readonly (readonly [RegExp, number])[] = [
  [/l[ae]r$/, 2],
  [/(?:[iu]m[iu]z|[iu]n[iu]z)$/, 3],
  [/(?<=[aeiou])(?:m[iu]z|n[iu]z)$/, 3],
  [/n?[dt][ae]n$/, 3],
  [/n?[dt][ae]$/, 3],
  [/(?<=[aeiou])yl[ae]$/, 3],
  [/n[iu]n$/, 3],
  [/[iu][nm]$/, 3],
  [/(?<=[aeiou])[ny][aeiu]$/, 3],
  [/(?<=[aeiou])s[iu]$/, 3],
  [/(?<=[aeiou])[mn]$/, 4],
  [/(?<![aeiou])[aeiu]$/, 4],
];
const SUFFIXES_MAX = 6;
/** Consonants that soften before a vowel: kitap, kitabım. */
const HARD: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** The stem of a Turkish word in small letters without accents. Coarse: nouns with their endings, and some verbs. */
export function turkishStem(word: string): string | null {
  if (!LATIN.test(word)) return null;
  let stem = word;
  for (let count = 0; count < SUFFIXES_MAX; count += 1) {
    const shorter = SUFFIXES.map(([suffix, least]) => ({ rest: stem.replace(suffix, ''), least })).find(
      ({ rest, least }) => rest !== stem && rest.length >= least && /[aeiou]/.test(rest),
    );
    if (shorter === undefined) break;
    stem = shorter.rest;
  }
  return stem.replace(/[bdg]$/, (letter) => HARD[letter]!);
}
