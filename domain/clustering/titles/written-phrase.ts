import { isUnspaced, titleWords } from './title-words.ts';

const SHORT = 60;

/** A phrase as the texts write it most often, with a capital at the beginning. */
export function phraseForms(texts: readonly string[], keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = titleWords(text);
    for (let at = 0; at + keys.length <= words.length; at += 1) {
      const part = words.slice(at, at + keys.length);
      if (!part.every(({ key, apart }, index) => key === keys[index] && !(index > 0 && apart))) continue;
      const written = joined(part.map(({ form, first }) => (first ? uncapitalized(form) : form)));
      counts.set(written, (counts.get(written) ?? 0) + 1);
    }
  }
  const [usual = joined(keys)] = [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([written]) => written);
  return capitalized(usual);
}

/** Joins words with spaces, except those of scripts without. */
const joined = (words: readonly string[]): string =>
  words.reduce((all, word, at) =>
    at > 0 && isUnspaced(word) && isUnspaced(words[at - 1]!) ? all + word : `${all} ${word}`,
  );

/** Names in capitals, such as “NHS” or “iPhone”, stay as they are. */
const uncapitalized = (word: string): string => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word);
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
