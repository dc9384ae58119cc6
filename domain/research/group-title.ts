import { tellingWords } from '../extraction/index.ts';

const WORDS = 3;
/** Texts that a word of a title occurs in, so that no title repeats what only one person said. */
const TEXTS_MIN = 2;

/**
 * Titles groups of texts by their most typical words: those that many texts of a group share and few others have (class-based
 * TF-IDF; Grootendorst 2022). Null if a group has no such words.
 */
export function groupTitles(groups: readonly (readonly string[])[]): (string | null)[] {
  const counts = groups.map(countTexts);
  const everywhere = new Map<string, number>();
  for (const count of counts) for (const [word, n] of count) everywhere.set(word, (everywhere.get(word) ?? 0) + n);
  const texts = groups.reduce((sum, group) => sum + group.length, 0);
  return counts.map((count) => {
    const words = [...count]
      .filter(([, n]) => n >= TEXTS_MIN)
      .map(([word, n]) => ({ word, score: n * Math.log(1 + texts / everywhere.get(word)!) }))
      .toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
      .slice(0, WORDS)
      .map(({ word }) => word);
    const title = words.join(', ');
    return title === '' ? null : title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}

/** How many texts have each word. Plurals count with their singular. */
function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const words = texts.map((text) => new Set(tellingWords(text)));
  const known = new Set(words.flatMap((of) => [...of]));
  const singular = (word: string) => (word.endsWith('s') && known.has(word.slice(0, -1)) ? word.slice(0, -1) : word);
  for (const of of words)
    for (const word of new Set([...of].map(singular))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
