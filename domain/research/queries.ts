import { tellingWords, wordsOf } from '../extraction/index.ts';

/** Splits a question where its parts meet. */
const JOINTS = /[,;:?!.()]|\b(?:and|or|but|when|while|because|before|after|with|about|for|versus|vs|compared to)\b/giu;
const QUERY_MAX = 500;

/**
 * Queries of a research: the question, its telling words, then each of its parts that says something else. Without a model, this is
 * the plan.
 */
export function planned(question: string): string[] {
  const parts = question.split(JOINTS).map((part) => tellingWords(part).join(' '));
  const all = [question.trim(), tellingWords(question).join(' '), ...parts.filter((part) => wordsOf(part).length > 0)];
  return distinct(all);
}

/** Drops blank queries and those that repeat the words of another. */
export function distinct(queries: readonly string[]): string[] {
  const seen = new Set<string>();
  return queries.flatMap((query) => {
    const cut = query.trim().slice(0, QUERY_MAX);
    const words = [...new Set(wordsOf(cut))].sort().join(' ');
    if (words === '' || seen.has(words)) return [];
    seen.add(words);
    return [cut];
  });
}
