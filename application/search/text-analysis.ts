import type { PlacedWord, QueryWord, ReadQuery } from '@evident/domain/search';

/** The words of a text in order. Positions are Unicode code points. */
export interface AnalysedText {
  readonly tokens: readonly PlacedWord[];
  /**
   * Language used for stemming Latin-script words, as an ISO 639-1 code. Words in other scripts use the language of
   * their script.
   */
  readonly language: string;
}

/**
 * Converts texts and queries to index terms, identically for both. Each word yields its folded form (without accents,
 * width and case) and its stem, marked as such. There are no stop words. An exact match counts twice: by form and by
 * stem.
 */
export interface TextAnalysis {
  /**
   * @param language known language of the text, as a BCP 47 tag; `null` to detect it
   * @param otherwise fallback if detection fails
   */
  analyse(text: string, language: string | null, otherwise?: string | null): AnalysedText;
  /**
   * Returns the distinct words and phrases of a query, stemmed in the given languages. The last word is a prefix if the
   * query ends with it. Words of a phrase, in quotes or in one token (e-mail), keep only their folded form.
   */
  analyseQuery(query: string, languages: readonly string[]): QueryWord[];
  /** As {@link analyseQuery}, for a query in the query language. Words have the leaves that they are of. */
  analyseRead(query: ReadQuery, languages: readonly string[]): QueryWord[];
  /** The forms by which single words of a query are found, without parts of compounds. */
  formsOf(words: readonly string[], languages: readonly string[]): readonly (readonly string[])[];
}
