import { type Nearness, isSynonym } from './alike.ts';
import { hasSameSide } from './opposites.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';

/** Share of the content words of a sentence that its quotes or their neighbors need. */
export const COVERED_MIN = 0.65;
/** The same for each of its clauses with several content words: half of a truth is none. */
const CLAUSE_MIN = 0.5;
const CLAUSE_WORDS = 2;
/** Below this share, a sentence has nothing to do with its quotes. */
const UNRELATED = 0.15;
/** Content words from which on a sentence can be unrelated. */
const UNRELATED_WORDS = 3;
/** Weight of words that only the neighbors of a quote have. */
const NEIGHBOR = 0.7;

export type Covered = 'COVERED' | 'PARTLY' | 'UNRELATED';

/**
 * Compares the content words of a sentence with those of its quotes: forms of the same word, words of the same side of
 * a pair of opposites, and synonyms by vectors.
 * @param neighbors words around the quotes, titles and names of speakers
 */
export function coverage(
  sentence: Said,
  quotes: Said,
  neighbors: Said,
  { language, nearness }: { readonly language: Language; readonly nearness: Nearness | null },
): Covered {
  const counted = sentence.words.filter((word) => isCounted(word, language));
  if (counted.length === 0) return 'PARTLY';
  const inside = contentOf(quotes);
  const outside = contentOf(neighbors);
  const shares = counted.map(({ text }) => {
    if (inside.some((known) => isSynonym(text, known, nearness)) || hasSameSide(text, quotes, language)) return 1;
    return outside.some((known) => isSynonym(text, known, nearness)) ? NEIGHBOR : 0;
  });
  const share = mean(shares);
  if (share < UNRELATED && counted.length >= UNRELATED_WORDS) return 'UNRELATED';
  // Something of the sentence must be in the quotes themselves.
  if (share < COVERED_MIN || !shares.includes(1)) return 'PARTLY';
  // Praise or blame without a quote.
  if (counted.some(({ text }, at) => shares[at] === 0 && isQuality(text, language))) return 'PARTLY';
  const clauses = new Map<number, number[]>();
  counted.forEach(({ clause }, at) => clauses.set(clause, [...(clauses.get(clause) ?? []), shares[at]!]));
  const isWhole = [...clauses.values()].every((all) => all.length < CLAUSE_WORDS || mean(all) >= CLAUSE_MIN);
  return isWhole ? 'COVERED' : 'PARTLY';
}

const contentOf = ({ words }: Said): string[] => [
  ...new Set(words.filter(({ isContent }) => isContent).map(({ text }) => text)),
];

const isQuality = (text: string, { opposites: [quality] }: Language): boolean =>
  quality!.some((side) => side.has(text));

const mean = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0) / shares.length;

const isCounted = ({ text, isContent }: Word, language: Language): boolean =>
  isContent && !language.people.has(text) && !language.reporting.has(text) && !isModal(text, language);

const isModal = (
  text: string,
  { possibility, wish, duty, because, therefore, universals, many, some }: Language,
): boolean => [possibility, wish, duty, because, therefore, universals, many, some].some((set) => set.has(text));
