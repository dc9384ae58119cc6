import type { QueryWord, WordPart } from './query-word.ts';

/**
 * A title match counts as this many text matches and adds as much length: the weighted frequency of BM25F (Robertson &
 * Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009, section 3.5). Engines rank with k1 = 1.2 and
 * b = 0.75.
 */
export const TITLE_WEIGHT = 4;

/**
 * Inverse document frequency: high for rare words, near zero for words in all documents. The common variant that stays
 * positive.
 */
export const inverseDocumentFrequency = (documents: number, having: number): number =>
  Math.log(1 + (documents - having + 0.5) / (having + 0.5));

/** Document frequencies of the searchable documents. */
export interface Frequencies {
  readonly documents: number;
  /** Number of documents with a form. */
  documentsWith(form: string): number;
  /** Number of documents with any form that starts with the prefix. */
  documentsWithPrefix(prefix: string): number;
}

export interface WeighedWord {
  readonly word: QueryWord;
  readonly weight: number;
  /** Share of the query's demand; 0 for words that only affect ranking. */
  readonly demand: number;
  /** The remaining part of the weight of another name, so that results with the typed one come first. */
  readonly share?: number;
}

/**
 * Weighs the words that occur, in the forms that occur. A word has the frequency of its most frequent form, a prefix
 * that of all words it starts. A phrase weighs as much as its words together. The word being typed counts as a prefix,
 * plus once more as a whole word. A compound is demanded by its components together, if all of them occur: texts with the
 * compound have them, too.
 * @param isEven other names rank results as the typed one does
 */
export function weigh(
  words: readonly QueryWord[],
  known: Frequencies,
  { isEven = false }: { readonly isEven?: boolean } = {},
): { weighed: WeighedWord[]; missing: QueryWord[] } {
  const missing: QueryWord[] = [];
  const ranked = new Set<QueryWord>();
  const weighed = words.flatMap(({ alternatives = [], ...typed }): WeighedWord[] => {
    const widened = weighWidened(typed, alternatives, known, ranked);
    if (widened) return isEven ? evenly(widened[0]!) : widened;
    const word = occurring(typed, known);
    const weight = weightOf(word, known);
    const apart = componentsOf(typed, known);
    if (apart.length > 0)
      return [...apart, ...(weight === null ? [] : [{ word: { ...word, leaves: [] }, weight, demand: 0 }])];
    if (word.excluded && weight !== null) return [{ word, weight: 0, demand: 0 }];
    if (weight === null) {
      missing.push(typed);
      return [];
    }
    const whole = { ...word, parts: word.parts.map(({ forms }) => ({ forms, prefix: null })) };
    const wholeWeight = word.parts.some(({ prefix }) => prefix !== null) ? weightOf(whole, known) : null;
    return [
      { word, weight, demand: weight },
      ...(wholeWeight === null
        ? []
        : [{ word: { ...whole, quoted: false, leaves: [] }, weight: wholeWeight, demand: 0 }]),
    ];
  });
  return { weighed, missing };
}

/** A word in the forms that occur. */
const occurring = (word: QueryWord, known: Frequencies): QueryWord => ({
  ...word,
  parts: word.parts.map((part) => ({ ...part, forms: part.forms.filter((form) => known.documentsWith(form) > 0) })),
});

/** Other names rank as the typed one does. */
const evenly = ({ word, demand }: WeighedWord): WeighedWord[] => [{ word, weight: demand, demand }];

/** Another name counts so little that all results with the typed one come first (decided). */
const OTHER_NAME_SHARE = 0.05;

/**
 * A word with other names is demanded as any of them. It ranks results as without them, and each other name a little,
 * or as much as any word if the typed one does not occur. Null if no other name occurs.
 * @param ranked other names that already rank results
 */
function weighWidened(
  typed: QueryWord,
  alternatives: readonly QueryWord[],
  known: Frequencies,
  ranked: Set<QueryWord>,
): WeighedWord[] | null {
  const others = alternatives.flatMap((other) => {
    const word = occurring(other, known);
    const weight = weightOf(word, known);
    return weight === null ? [] : [{ other, word, weight }];
  });
  if (others.length === 0) return null;
  const { components: _, ...plain } = typed;
  const own = weigh([plain], known).weighed;
  const first = own[0];
  const [lead, ...rest] = [...(first ? [first] : []), ...others].map(({ word }) => word);
  const demand = first?.demand ?? Math.max(...others.map(({ weight }) => weight));
  const any = { ...lead!, text: typed.text, alternatives: rest, ...(typed.leaves && { leaves: typed.leaves }) };
  const names = others.filter(({ other }) => !ranked.has(other));
  for (const { other } of names) ranked.add(other);
  return [
    { word: any, weight: 0, demand },
    ...own.map(({ word, weight }) => ({ word: { ...word, leaves: [] }, weight, demand: 0 })),
    ...names.map(({ word, weight }): WeighedWord =>
      first
        ? { word, weight: OTHER_NAME_SHARE * first.weight, demand: 0, share: OTHER_NAME_SHARE }
        : { word, weight, demand: 0 },
    ),
  ];
}

/** The components of a compound, if all occur. None is enough without the others. */
function componentsOf({ components = [] }: QueryWord, known: Frequencies): WeighedWord[] {
  const weights = components.map((word) => weightOf(word, known));
  const sum = weights.reduce<number>((total, weight) => total + (weight ?? 0), 0);
  return weights.includes(null)
    ? []
    : components.map((word, at) => ({
        word,
        weight: weights[at]! / components.length,
        demand: sum / components.length / components.length,
      }));
}

function weightOf(word: QueryWord, known: Frequencies): number | null {
  const frequencies = word.parts.map((part) => frequency(part, known));
  if (frequencies.some((having) => having === 0)) return null;
  return frequencies.reduce((sum, having) => sum + inverseDocumentFrequency(known.documents, having), 0);
}

const frequency = ({ forms, prefix }: WordPart, known: Frequencies): number =>
  Math.min(
    known.documents,
    Math.max(
      0,
      ...forms.map((form) => known.documentsWith(form)),
      prefix === null ? 0 : known.documentsWithPrefix(prefix),
    ),
  );

const HALF = 0.5;
const WORDS_ENOUGH = 1.5;
/** Sums of the same weights in a different order can differ in the last digit. */
const ROUNDING = 1e-9;

/**
 * Returns the total demand that a result must exceed: half of all, or 1.5 words of average weight in long queries. A
 * second word narrows a search, common words have little effect, and full questions still find results.
 */
export function requiredDemand(words: readonly WeighedWord[]): number {
  const demanded = words.filter(({ demand }) => demand > 0);
  const total = demanded.reduce((sum, { demand }) => sum + demand, 0);
  return Math.min(HALF, WORDS_ENOUGH / demanded.length) * total + ROUNDING;
}
