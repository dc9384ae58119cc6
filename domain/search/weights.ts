import type { QueryWord, WordPart } from './query-word.ts';

/**
 * A word in the title counts as so many in the text, and makes the text so much longer: the weighted frequency of BM25F
 * (Robertson & Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009, section 3.5). Engines rank with k1 = 1.2 and b = 0.75.
 */
export const TITLE_WEIGHT = 4;

/** How much a word tells: much when few documents have it, next to nothing when all do. The usual form that stays above zero. */
export const inverseDocumentFrequency = (documents: number, having: number): number =>
  Math.log(1 + (documents - having + 0.5) / (having + 0.5));

/** What is known of the documents that may be searched. */
export interface Frequencies {
  readonly documents: number;
  /** In how many of them a form occurs. */
  having(form: string): number;
  /** The same, summed over all forms that begin so. */
  beginning(prefix: string): number;
}

export interface WeighedWord {
  readonly word: QueryWord;
  readonly weight: number;
  /** Its share in what is asked for; 0 when it only lifts what is found anyway. */
  readonly demand: number;
}

/**
 * The words that can be found, weighed, in the forms that occur. A word's frequency is that of its most frequent form, a prefix has that of all words it begins;
 * a phrase weighs as much as its words together. The word being typed counts as a prefix, and once more where it stands whole.
 */
export function weigh(
  words: readonly QueryWord[],
  known: Frequencies,
): { weighed: WeighedWord[]; missing: QueryWord[] } {
  const missing: QueryWord[] = [];
  const weighed = words.flatMap((typed): WeighedWord[] => {
    const word = {
      ...typed,
      parts: typed.parts.map((part) => ({ ...part, forms: part.forms.filter((form) => known.having(form) > 0) })),
    };
    const weight = weightOf(word, known);
    if (weight === null) {
      missing.push(typed);
      return [];
    }
    const whole = { ...word, parts: word.parts.map(({ forms }) => ({ forms, prefix: null })) };
    const wholeWeight = word.parts.some(({ prefix }) => prefix !== null) ? weightOf(whole, known) : null;
    return [
      { word, weight, demand: weight },
      ...(wholeWeight === null ? [] : [{ word: { ...whole, quoted: false }, weight: wholeWeight, demand: 0 }]),
    ];
  });
  return { weighed, missing };
}

function weightOf(word: QueryWord, known: Frequencies): number | null {
  const frequencies = word.parts.map((part) => frequency(part, known));
  if (frequencies.some((having) => having === 0)) return null;
  return frequencies.reduce((sum, having) => sum + inverseDocumentFrequency(known.documents, having), 0);
}

const frequency = ({ forms, prefix }: WordPart, known: Frequencies): number =>
  Math.min(
    known.documents,
    Math.max(0, ...forms.map((form) => known.having(form)), prefix === null ? 0 : known.beginning(prefix)),
  );

const HALF = 0.5;
const WORDS_ENOUGH = 1.5;
/** Sums of the same weights in another order may differ in their last digit. */
const ROUNDING = 1e-9;

/**
 * The demands that a result meets are together more than this: half of all, and of a long query no more than one word and a half of average weight.
 * So a second word narrows a search, common words decide nothing, and a question in whole sentences still finds what it is about.
 */
export function enoughOf(words: readonly WeighedWord[]): number {
  const demanded = words.filter(({ demand }) => demand > 0);
  const total = demanded.reduce((sum, { demand }) => sum + demand, 0);
  return Math.min(HALF, WORDS_ENOUGH / demanded.length) * total + ROUNDING;
}
