import type { WeighedWord } from '@evident/domain/search';
import { tsQueryOf } from './ts-text.ts';

/**
 * A query that every hit answers with one of its passages, as narrow as that is possible: the rarest word no hit can do without,
 * or one of the words that are left when the most common ones, which are not enough together, are set aside.
 */
export function leadQuery(words: readonly WeighedWord[], enough: number): string {
  const demanded = words.filter(({ demand }) => demand > 0).sort((a, b) => a.demand - b.demand);
  const total = demanded.reduce((sum, { demand }) => sum + demand, 0);
  const needed = demanded.findLast(({ word, demand }) => word.quoted || total - demand <= enough);
  if (needed) return tsQueryOf(needed.word);
  let aside = 0;
  const telling = demanded.filter(({ demand }) => (aside += demand) > enough);
  return telling.map(({ word }) => `(${tsQueryOf(word)})`).join(' | ');
}
