import { foldText } from '../search/index.ts';
import { caseless } from '../text/index.ts';

/** Titles that a question may leave out. */
const TITLES = new Set('mr mrs ms miss dr prof professor sir hon am mp'.split(' '));

const wordsOf = (name: string): string[] => caseless(name.replace(/\(.*?\)/g, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

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
  if (inFull.length > 0) return inFull;
  const inPart = speakers.filter((name) => isNamed(telling(name)));
  return inPart.length > 0 ? inPart : byOneName(question, speakers);
}

/** Roles and labels, whose words name no one. */
const NO_NAMES = new Set(
  'project product user industrial marketing technical team senior lead head chief speaker participant interviewer interviewee moderator researcher host guest unknown the'.split(
    ' ',
  ),
);

/** Those whose first or last name a question has, with a capital: “What does Maria think?” names Maria Lopez. */
function byOneName(question: string, speakers: readonly string[]): string[] {
  const asked = new Set(
    [...question.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}\p{M}]+/gu)].map(([word]) => caseless(word)).filter(isLongEnough),
  );
  return speakers.filter((name) => {
    const words = wordsOf(name).filter((word) => !TITLES.has(word));
    const [first = '', last = ''] = [words[0], words.at(-1)];
    return words.length > 1 && !words.some((word) => NO_NAMES.has(word)) && (asked.has(first) || asked.has(last));
  });
}

/** Words of a question by which names are looked for, also without accents. */
export const namingWords = (question: string): string[] => [
  ...new Set(
    wordsOf(question)
      .filter((word) => word.length > 1 && !TITLES.has(word))
      .flatMap((word) => [word, foldText(word)]),
  ),
];

/** Whether a word is part of one of some names. */
export function isOfNames(word: string, names: readonly string[]): boolean {
  const parts = wordsOf(word);
  const known = new Set(names.flatMap(wordsOf));
  return parts.length > 0 && parts.every((part) => known.has(part));
}

/** Letters of a name that is looked for by itself. */
const NAME_MIN = 3;
const isLongEnough = (name: string): boolean => name.length >= NAME_MIN;

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
