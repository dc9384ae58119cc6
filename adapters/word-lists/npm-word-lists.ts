import type { WordLists } from '@evident/application/workspaces/word-lists';
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';

const dataset = englishDataset.build();
/** False positives of the list. */
const INNOCENT = ['cockpit', 'penistone'];
const profane = new RegExpMatcher({
  ...dataset,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...INNOCENT],
  ...englishRecommendedTransformers,
});

/**
 * Offensive words of `obscenity`; mail providers of `free-email-domains-list`, loaded on first use because it is 2 MB.
 */
export const npmWordLists: WordLists = {
  isProfane: (part) => profane.hasMatch(part),
  async freeMail(domains) {
    const { DOMAINS } = await import('free-email-domains-list');
    return new Set(domains.filter((domain) => DOMAINS.has(domain.slice(1))));
  },
};
