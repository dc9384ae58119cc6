import { caseless } from '../text/index.ts';

/** Titles that a question may leave out. */
const TITLES = new Set('mr mrs ms miss dr prof professor sir hon am mp'.split(' '));

const wordsOf = (name: string): string[] => caseless(name.replace(/\(.*?\)/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The speakers that a question names: “What does Dr. Ada Byron say?” names Ada Byron. Titles may be left out, and single letters if that
 * names no one else in full: “the professor” names Professor B.
 */
export function speakersNamed(question: string, speakers: readonly string[]): string[] {
  const asked = new Set(wordsOf(question).filter((word) => word !== 'the'));
  const isNamed = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => asked.has(word));
  const telling = (name: string): string[] => {
    const words = wordsOf(name).filter((word) => word.length > 1);
    const bare = words.filter((word) => !TITLES.has(word));
    return bare.length > 0 ? bare : words;
  };
  const inFull = speakers.filter((name) => isNamed(wordsOf(name).filter((word) => !TITLES.has(word))));
  return inFull.length > 0 ? inFull : speakers.filter((name) => isNamed(telling(name)));
}

/** Letters of a name that is looked for in a title. */
const NAME_MIN = 3;

/** Whether a question names someone whom a title names: “What does Maria think?” in “Interview with Maria Lopez”. */
export function isNamedInTitle(question: string, title: string): boolean {
  const names = (text: string): string[] =>
    [...text.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)]
      .filter(({ 0: name }) => name.length >= NAME_MIN)
      .map(({ 0: name }) => name);
  const inTitle = new Set(names(title));
  const [, ...later] = question.trim().split(/\s+/);
  return names(later.join(' ')).some((name) => inTitle.has(name));
}
