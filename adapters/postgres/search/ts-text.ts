import type { AnalysedDocument } from '@evident/application/search/analysed-document';
import type { PlacedWord, QueryWord, WordPart } from '@evident/domain/search';
import type { TsVector } from '../binary-arrays.ts';

/**
 * PostgreSQL stores positions up to 16383, and at most 255 per term. A passage has fewer words; further occurrences of
 * a term are not counted.
 */
const LAST_POSITION = 16383;
const MOST_PLACES = 255;
/** Weight bits of a stored position, above the position itself. */
const WEIGHTS = { A: 3 << 14, C: 1 << 14, D: 0 } as const;

/** A term in the text form of a tsquery. */
export const tsTerm = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A document in PostgreSQL's binary format. */
export interface TsDocument {
  /** One per passage. */
  readonly vectors: readonly TsVector[];
  /** The distinct terms of the document. */
  readonly terms: Iterable<string>;
}

export function tsDocumentOf(analysed: AnalysedDocument): TsDocument {
  const vectors = analysed.passages.map((_, seq) => placesIn(analysed, seq));
  return {
    vectors,
    terms: vectors.length === 1 ? vectors[0]!.keys() : new Set(vectors.flatMap((terms) => [...terms.keys()])),
  };
}

/**
 * The positions of each term in a passage. The first passage includes title and keywords, with a gap that keeps phrases
 * from matching across.
 */
export function placesIn(
  { title, keywords, passages }: Pick<AnalysedDocument, 'title' | 'keywords' | 'passages'>,
  seq: number,
): TsVector {
  const places = new Map<string, number | number[]>();
  let position = 0;
  const add = (tokens: readonly PlacedWord[], weight: number): void => {
    for (const { forms } of tokens) {
      position = Math.min(position + 1, LAST_POSITION);
      for (const form of forms) {
        const known = places.get(form);
        if (known === undefined) places.set(form, weight | position);
        else if (typeof known === 'number') {
          if ((known & LAST_POSITION) < position) places.set(form, [known, weight | position]);
        } else if (known.length < MOST_PLACES && (known.at(-1)! & LAST_POSITION) < position)
          known.push(weight | position);
      }
    }
    position += 1;
  };
  if (seq === 0) {
    add(title, WEIGHTS.A);
    add(keywords, WEIGHTS.C);
  }
  add(passages[seq]!.tokens, WEIGHTS.D);
  return places;
}

/** A word or phrase of a query as a tsquery in text form. */
export const tsQueryOf = ({ parts, alternatives = [] }: QueryWord): string =>
  [parts.map(partOf).join(' <-> '), ...alternatives.map(tsQueryOf)].join(' | ');

/** The forms of a word separately, because each has its own frequency. A phrase counts as a whole. */
export function tsFormsOf(word: QueryWord): string[] {
  const { alternatives = [], ...own } = word;
  const [only, more] = own.parts;
  return [...(more === undefined ? termsOfPart(only!) : [tsQueryOf(own)]), ...alternatives.flatMap(tsFormsOf)];
}

const partOf = (part: WordPart): string => `(${termsOfPart(part).join(' | ')})`;

function termsOfPart({ forms, prefix }: WordPart): string[] {
  const terms = forms.filter((form) => prefix === null || !form.startsWith(prefix)).map(tsTerm);
  return prefix === null ? terms : [...terms, `${tsTerm(prefix)}:*`];
}
