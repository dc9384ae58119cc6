import type { PlacedWord, QueryWord } from '@evident/domain/search';

/** The words of a text in their order, which is their position; places are Unicode code points. */
export interface AnalysedText {
  readonly tokens: readonly PlacedWord[];
  /** The language that its words in Latin letters were stemmed in, as an ISO 639-1 code; words in other scripts have the language of their script. */
  readonly language: string;
}

/**
 * Turns texts and queries into the terms that every search engine keeps, so that both sides agree.
 * Each word has its folded form (accents, width and case gone) and beside it its stem, marked as one; no word is left out.
 * A word in the very form that is searched for answers by both, and counts twice.
 */
export interface TextAnalysis {
  /**
   * @param language what is known of the text, as a BCP 47 tag; `null` to find out
   * @param otherwise what to take when the text does not tell
   */
  analyse(text: string, language: string | null, otherwise?: string | null): AnalysedText;
  /**
   * The words and phrases of a query, each once, in the stems of the given languages.
   * A word that ends where the query ends is being typed. The words of a phrase, said in quotes or written in one piece (e-mail), keep their folded form only.
   */
  analyseQuery(query: string, languages: readonly string[]): QueryWord[];
}
