import { ALONE, BEGINS, joinedForms, type TitleWord, titleWords } from './title-words.ts';

const SHORT = 60;
/** Capitals inside a word are mostly slips; names that are mostly written so stay. */
const ODD_CASE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const ODD = 1 / 4;

/** A phrase as the texts write it most often, with a capital at the beginning. */
export function phraseForms(texts: readonly string[], keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = titleWords(text);
    for (let at = 0; at + keys.length <= words.length; at += 1) {
      const part = words.slice(at, at + keys.length);
      if (!begins(part) || !part.every(({ key, apart }, index) => key === keys[index] && !(index > 0 && apart)))
        continue;
      const written = joined(part.map(({ form, first }) => (first ? uncapitalized(form) : form)));
      counts.set(written, (counts.get(written) ?? 0) + (ODD_CASE.test(written) ? ODD : 1));
    }
  }
  const [usual = joined(keys)] = [...counts]
    .sort(([a, n], [b, m]) => m - n || a.length - b.length || (a < b ? -1 : 1))
    .map(([written]) => written);
  return capitalized(usual);
}

/** Words that a negation before them denies are no phrase without it. */
const begins = (part: readonly TitleWord[]): boolean => (part[0]!.flags & (part.length > 1 ? BEGINS : ALONE)) !== 0;

/** The words of a list as the texts write them: “Exchange, currency”. */
export const listedForms = (texts: readonly string[], keys: readonly string[]): string =>
  keys
    .map((key) => phraseForms(texts, [key]))
    .map((form, at) => (at === 0 ? form : uncapitalized(form)))
    .join(', ');

const joined = (words: readonly string[]): string => words.reduce(joinedForms);

/** Names in capitals, such as “NHS” or “iPhone”, stay as they are. */
const uncapitalized = (word: string): string =>
  word.replace(/^\p{Lu}(?=[\p{Ll}'’-]*(?:$| ))/u, (letter) => letter.toLowerCase());
const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The beginning of the shortest text, for groups without a telling phrase. */
export function shortened(texts: readonly string[]): string {
  const [text = ''] = texts
    .map((one) => one.replace(/\s+/gu, ' ').trim())
    .filter((one) => one !== '')
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (text.length <= SHORT) return text === '' ? 'Untitled' : capitalized(text);
  const cut = [...text].slice(0, SHORT).join('');
  return capitalized(`${cut.includes(' ') ? cut.replace(/\s+\S*$/u, '') : cut}…`);
}
