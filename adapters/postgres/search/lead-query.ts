import type { WeighedWord } from '@evident/domain/search';
import { tsQueryOf } from './ts-text.ts';

/**
 * The most selective query that matches a passage of every hit: the rarest required word, or any of the words that
 * remain without the most common ones, if these alone cannot produce a hit.
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
