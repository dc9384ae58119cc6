import type { WordLists } from '@evident/application/workspaces/word-lists';
import type { Profanity } from '@evident/domain/workspaces';

/** False positives of the list. */
const INNOCENT = ['cockpit', 'penistone'];
let profanity: Promise<Profanity> | undefined;

/** Offensive words of `obscenity`, and mail providers of `free-email-domains-list`. Both are loaded on first use. */
export const npmWordLists: WordLists = {
  profanity: () => (profanity ??= loadProfanity()),
  async freeMail(domains) {
    const { DOMAINS } = await import('free-email-domains-list');
    return new Set(domains.filter((domain) => DOMAINS.has(domain.slice(1))));
  },
};

async function loadProfanity(): Promise<Profanity> {
  const { RegExpMatcher, englishDataset, englishRecommendedTransformers } = await import('obscenity');
  const dataset = englishDataset.build();
  const matcher = new RegExpMatcher({
    ...dataset,
    whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...INNOCENT],
    ...englishRecommendedTransformers,
  });
  return (part) => matcher.hasMatch(part);
}
