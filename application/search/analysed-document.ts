import { type Passage, type PlacedWord, passagesOf, TITLE_WEIGHT } from '@evident/domain/search';
import type { SearchDocument } from './search-index.ts';
import type { TextAnalysis } from './text-analysis.ts';

export interface AnalysedPassage extends Passage {
  readonly tokens: readonly PlacedWord[];
  readonly language: string;
}

/** A document as every engine keeps it: its words, in passages. */
export interface AnalysedDocument {
  readonly document: SearchDocument;
  readonly title: readonly PlacedWord[];
  readonly keywords: readonly PlacedWord[];
  readonly passages: readonly AnalysedPassage[];
  /** Its number of words for BM25, those of the title counted as often as they weigh. */
  readonly length: number;
}

/**
 * Each passage has its own language, so that an interview in two languages is found in both.
 *
 * @param pieces the passages to analyse, if not all
 * @param before the language of the passage before a piece that does not follow the piece before it
 */
export function analyseDocument(
  analysis: TextAnalysis,
  { text, title, keywords, language: known, ...ref }: SearchDocument,
  pieces: readonly Passage[] = passagesOf(text),
  before: (piece: number) => string | null = () => null,
): AnalysedDocument {
  const passages: AnalysedPassage[] = [];
  for (const [index, passage] of pieces.entries())
    passages.push({
      ...passage,
      ...analysis.analyse(passage.text, known, before(index) ?? passages.at(-1)?.language ?? null),
    });
  const first = passages[0]!;
  // A document without a title of its own is called by its words.
  const ofTitle = title === first.text ? first : analysis.analyse(title, known, text === '' ? null : first.language);
  if (text === '') passages[0] = { ...first, language: ofTitle.language };
  const ofKeywords = analysis.analyse(keywords.join('\n'), first.language).tokens;
  const length = passages.reduce(
    (sum, { tokens }) => sum + tokens.length,
    ofKeywords.length + TITLE_WEIGHT * ofTitle.tokens.length,
  );
  return {
    document: { text, title, keywords, language: known, ...ref },
    title: ofTitle.tokens,
    keywords: ofKeywords,
    passages,
    length,
  };
}
