import type { WordLists } from '@evident/application/workspaces/word-lists';
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';

const dataset = englishDataset.build();
/** Innocent words that the list takes for others. */
const INNOCENT = ['cockpit', 'penistone'];
const profane = new RegExpMatcher({
  ...dataset,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...INNOCENT],
  ...englishRecommendedTransformers,
});

/** Offensive words from `obscenity`, mail providers from `free-email-domains-list` (loaded when first asked for: it is 2 MB). */
export const npmWordLists: WordLists = {
  isProfane: (part) => profane.hasMatch(part),
  async freeMail(domains) {
    const { DOMAINS } = await import('free-email-domains-list');
    return new Set(domains.filter((domain) => DOMAINS.has(domain.slice(1))));
  },
};
