import type { AnalysedDocument } from '@evident/application/search/analysed-document';
import type { PlacedWord, QueryWord, WordPart } from '@evident/domain/search';
import type { TsVector } from '../binary-arrays.ts';

/** PostgreSQL keeps positions up to 16383 and 255 of them for one term. A passage has fewer words; of a term said more often the rest is not counted. */
const LAST_POSITION = 16383;
const MOST_PLACES = 255;
/** As they stand in a place, in front of the position. */
const WEIGHTS = { A: 3 << 14, C: 1 << 14, D: 0 } as const;

const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A document in the form in which PostgreSQL keeps it. */
export interface TsDocument {
  /** One for each passage. */
  readonly vectors: readonly TsVector[];
  /** Every term of the document once. */
  readonly terms: Iterable<string>;
}

export function tsDocumentOf(analysed: AnalysedDocument): TsDocument {
  const vectors = analysed.passages.map((_, seq) => placesIn(analysed, seq));
  return {
    vectors,
    terms: vectors.length === 1 ? vectors[0]!.keys() : new Set(vectors.flatMap((terms) => [...terms.keys()])),
  };
}

/** Where each term of a passage stands. The first passage has the title and keywords too; a gap keeps phrases from reaching across. */
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
export const tsQueryOf = ({ parts }: QueryWord): string => parts.map(partOf).join(' <-> ');

/** The forms of a word one by one, for each counts by itself; a phrase is counted whole. */
export function tsFormsOf(word: QueryWord): string[] {
  const [only, more] = word.parts;
  return more === undefined ? termsOfPart(only!) : [tsQueryOf(word)];
}

const partOf = (part: WordPart): string => `(${termsOfPart(part).join(' | ')})`;

function termsOfPart({ forms, prefix }: WordPart): string[] {
  const terms = forms.filter((form) => prefix === null || !form.startsWith(prefix)).map(quoted);
  return prefix === null ? terms : [...terms, `${quoted(prefix)}:*`];
}
