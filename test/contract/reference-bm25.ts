import type { TextAnalysis } from '@evident/application/search/text-analysis';
import { analyseDocument } from '@evident/application/search/analysed-document';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { QueryWord, SearchedType } from '@evident/domain/search';

export interface Ranked {
  readonly id: string;
  readonly score: number;
}
type Field = readonly { readonly forms: readonly string[] }[];
interface Counted {
  readonly document: SearchDocument;
  readonly title: Field;
  readonly keywords: Field;
  readonly passages: readonly Field[];
  readonly length: number;
  readonly terms: Set<string>;
}

/** Reference implementation of BM25 in memory, to compare engines with. */
export function referenceRanking(
  analysis: TextAnalysis,
  documents: readonly SearchDocument[],
  words: readonly QueryWord[],
): Map<SearchedType, Ranked[]> {
  const corpus = documents.map((document): Counted => {
    const { title, keywords, passages } = analyseDocument(analysis, document);
    const texts = passages.map(({ tokens }) => tokens);
    const fields = [title, keywords, ...texts];
    return {
      document,
      title,
      keywords,
      passages: texts,
      length: 4 * title.length + keywords.length + texts.reduce((sum, { length }) => sum + length, 0),
      terms: new Set(fields.flatMap((field) => field.flatMap(({ forms }) => forms))),
    };
  });
  const vocabulary = new Set(corpus.flatMap(({ terms }) => [...terms]));
  const having = (form: string): number => corpus.filter(({ terms }) => terms.has(form)).length;
  const idf = (word: QueryWord, whole: boolean): number | null => {
    let sum = 0;
    for (const { forms, prefix } of word.parts) {
      const completions = prefix === null || whole ? [] : [...vocabulary].filter((term) => term.startsWith(prefix));
      const df = Math.min(
        corpus.length,
        Math.max(
          0,
          ...forms.map(having),
          completions.reduce((total, term) => total + having(term), 0),
        ),
      );
      if (df === 0) return null;
      sum += Math.log(1 + (corpus.length - df + 0.5) / (df + 0.5));
    }
    return sum;
  };
  const known = words.filter((word) => idf(word, false) !== null);
  if (words.some((word) => word.quoted && !known.includes(word))) return new Map();
  const total = known.reduce((sum, word) => sum + idf(word, false)!, 0);
  const rank = (enough: number): Map<SearchedType, Ranked[]> => {
    const found = new Map<SearchedType, Ranked[]>();
    for (const counted of corpus) {
      const { type, id } = counted.document;
      const sameType = corpus.filter((other) => other.document.type === type);
      const mean = sameType.reduce((sum, { length }) => sum + length, 0) / sameType.length;
      const part = (word: QueryWord, whole: boolean): number => {
        const tf = frequency(counted, word, whole);
        return (idf(word, whole)! * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * counted.length) / mean));
      };
      const held = known.filter((word) => frequency(counted, word, false) > 0);
      if (
        held.reduce((sum, word) => sum + idf(word, false)!, 0) <= enough ||
        known.some((word) => word.quoted && !held.includes(word))
      )
        continue;
      const typed = known.filter(
        (word) => word.parts.some(({ prefix }) => prefix !== null) && idf(word, true) !== null,
      );
      const score =
        known.reduce((sum, word) => sum + part(word, false), 0) +
        typed.reduce((sum, word) => sum + part(word, true), 0);
      found.set(type, [...(found.get(type) ?? []), { id, score }]);
    }
    for (const list of found.values()) list.sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
    return found;
  };
  if (known.length === 0) return new Map();
  const strict = rank(Math.min(total / 2, (1.5 * total) / known.length) + 1e-9);
  return strict.size > 0 || known.length === 1 ? strict : rank(0);
}

/** Counts every matching form of a word, or a phrase once per position. Words of the title count four times. */
function frequency({ title, keywords, passages }: Counted, { parts }: QueryWord, whole: boolean): number {
  const answers = (form: string, { forms, prefix }: QueryWord['parts'][number]): boolean =>
    forms.includes(form) || (!whole && prefix !== null && form.startsWith(prefix));
  const times = (field: Field): number =>
    field.reduce((sum, token, at) => {
      if (parts.length === 1) return sum + token.forms.filter((form) => answers(form, parts[0]!)).length;
      return sum + (parts.every((part, index) => field[at + index]?.forms.some((form) => answers(form, part))) ? 1 : 0);
    }, 0);
  return 4 * times(title) + times(keywords) + passages.reduce((sum, field) => sum + times(field), 0);
}
