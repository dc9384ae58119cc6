import { type EvidenceText, NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import { type SummaryFramework, lackingSections } from '@evident/domain/summaries';

const ANY = new Intl.ListFormat('en', { type: 'disjunction' });

/** Says of which sections of its framework a finished text has nothing; undefined if there are none. */
export function nothingFound(
  framework: SummaryFramework,
  { state, content, reason }: Pick<EvidenceText, 'state' | 'content' | 'reason'>,
): string | undefined {
  if (state !== 'DONE') return undefined;
  if (framework === 'CustomPrompt')
    return reason === NOT_ENOUGH_DATA ? 'Nothing in the sources answers this.' : undefined;
  const lacking = lackingSections(framework, content).map((title) => title.charAt(0).toLowerCase() + title.slice(1));
  return lacking.length > 0 ? `Nothing about ${ANY.format(lacking)} was found.` : undefined;
}
