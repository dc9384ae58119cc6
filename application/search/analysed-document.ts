import { type Passage, type PlacedWord, passagesOf, TITLE_WEIGHT } from '@evident/domain/search';
import type { SearchDocument } from './search-index.ts';
import type { TextAnalysis } from './text-analysis.ts';

export interface AnalysedPassage extends Passage {
  readonly tokens: readonly PlacedWord[];
  readonly language: string;
}

/** A document in indexed form: its words, in passages. */
export interface AnalysedDocument {
  readonly document: SearchDocument;
  readonly title: readonly PlacedWord[];
  readonly keywords: readonly PlacedWord[];
  readonly passages: readonly AnalysedPassage[];
  /** Number of words for BM25; title words count by their weight. */
  readonly length: number;
}

/**
 * Detects the language per passage, so that bilingual interviews match in both languages.
 * @param pieces the passages to analyze; default: all
 * @param before the language of the preceding passage, for a piece that does not follow the previous one
 */
export function analyseDocument(
  analysis: TextAnalysis,
  { text, title, keywords, language: known, otherwise = null, ...ref }: SearchDocument,
  pieces: readonly Passage[] = passagesOf(text),
  before: (piece: number) => string | null = () => null,
): AnalysedDocument {
  const passages: AnalysedPassage[] = [];
  for (const [index, passage] of pieces.entries())
    passages.push({
      ...passage,
      ...analysis.analyse(passage.text, known, before(index) ?? passages.at(-1)?.language ?? otherwise),
    });
  const first = passages[0]!;
  // A document without a title is named by its first words.
  const ofTitle =
    title === first.text ? first : analysis.analyse(title, known, text === '' ? otherwise : first.language);
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
