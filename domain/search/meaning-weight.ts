/** Known languages of a query and of the model that compares meanings. */
export interface MeaningLanguages {
  /** Of the query, as an ISO 639-1 code; null if its words do not tell. */
  readonly language?: string | null;
  /** Those that the model understands; null for those that texts are usually in. */
  readonly languages?: readonly string[] | null;
}

/**
 * How much nearness in meaning counts against words, from 0 to 1: nothing if the model does not know the language of the
 * query. If that is not told, as much as the share of texts in languages that the model knows.
 * @param passages number of searched passages by language
 */
export function meaningWeight(
  { language = null, languages = null }: MeaningLanguages,
  passages: ReadonlyMap<string, number>,
): number {
  if (languages === null) return 1;
  if (language !== null) return languages.includes(language) ? 1 : 0;
  const all = [...passages.values()].reduce((sum, count) => sum + count, 0);
  const known = languages.reduce((sum, one) => sum + (passages.get(one) ?? 0), 0);
  return all === 0 ? 1 : known / all;
}
