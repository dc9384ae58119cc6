import type { AnalysedDocument } from '@evident/application/search/analysed-document';
import type { PlacedWord, QueryWord, WordPart } from '@evident/domain/search';

/** PostgreSQL keeps positions up to 16383 and 255 of them for one term. A passage has fewer words; of a term said more often the rest is not counted. */
const LAST_POSITION = 16383;

const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll('\'', '\'\'')}'`;

/** A document in the form in which PostgreSQL keeps it. */
export interface TsDocument {
  /** A tsvector in text form for each passage. */
  readonly vectors: readonly string[];
  /** Every term of the document once. */
  readonly terms: ReadonlySet<string>;
}

export function tsDocumentOf(analysed: AnalysedDocument): TsDocument {
  const passages = analysed.passages.map((_, seq) => placesIn(analysed, seq));
  const terms = new Set(passages[0]!.keys());
  for (const places of passages.slice(1)) for (const term of places.keys()) terms.add(term);
  return { vectors: passages.map(tsVectorOf), terms };
}

/** Where each term of a passage stands. The first passage has the title and keywords too; a gap keeps phrases from reaching across. */
function placesIn({ title, keywords, passages }: AnalysedDocument, seq: number): Map<string, string> {
  const places = new Map<string, string>();
  let position = 0;
  const add = (tokens: readonly PlacedWord[], weight: string): void => {
    for (const { forms } of tokens) {
      position = Math.min(position + 1, LAST_POSITION);
      for (const form of forms) {
        const known = places.get(form);
        places.set(form, known === undefined ? `${position}${weight}` : `${known},${position}${weight}`);
      }
    }
    position += 1;
  };
  if (seq === 0) {
    add(title, 'A');
    add(keywords, 'C');
  }
  add(passages[seq]!.tokens, '');
  return places;
}

function tsVectorOf(places: ReadonlyMap<string, string>): string {
  let vector = '';
  for (const [term, at] of places) vector += `${quoted(term)}:${at} `;
  return vector;
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
