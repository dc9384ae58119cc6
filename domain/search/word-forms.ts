/** The mark of a stem, and its language. */
const MARK = /^~(?:\p{L}+~)?/u;
/** Letters from which on a stem differs from its word by more than the last one. */
const LONG = 5;
const SHORTEST = 2;

/** The letters that forms of a word share with its stem: `~happi` is the stem of “happy”, too. */
export function beginningOf(stem: string): string {
  const letters = [...stem.replace(MARK, '')];
  return letters.slice(0, Math.max(SHORTEST, letters.length - (letters.length < LONG ? 1 : 2))).join('');
}

/** Every phrase with one form of each of its words; that of the first forms comes first. */
export const phrasesOf = (forms: readonly (readonly string[])[]): string[] =>
  forms.reduce<string[]>(
    (phrases, of) => phrases.flatMap((phrase) => of.map((form) => (phrase === '' ? form : `${phrase} ${form}`))),
    [''],
  );

/** A word in the case of another one: small, or with a large first letter, such as those of nouns in German. */
export function writtenLike(asked: string, word: string): string {
  const small = word.toLowerCase();
  const isLarge = /^\p{Lu}/u.test(asked) && asked !== asked.toUpperCase();
  return isLarge ? small.replace(/^./u, (letter) => letter.toUpperCase()) : small;
}
