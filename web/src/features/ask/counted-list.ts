import type { CountedView } from '@evident/domain/conversations';
import { formToAddress } from '../../kernel/filter-address.ts';

type Type = CountedView['counts'];

/** Counted objects in words. */
export const COUNTED = {
  NOTE: { one: 'note', many: 'notes' },
  PERSON: { one: 'person', many: 'people' },
  HIGHLIGHT: { one: 'highlight', many: 'highlights' },
  INSIGHT: { one: 'insight', many: 'insights' },
} as const satisfies Record<Type, { one: string; many: string }>;

/** The list of what was counted, under the same filter. */
export function countedList({
  counts,
  list,
}: Pick<CountedView, 'counts' | 'list'>): { to: string; label: string } | null {
  if (!list) return null;
  const { type, projectId, filter } = list;
  const query = new URLSearchParams({ filter: formToAddress(filter) });
  const label = type === counts ? `Show the ${COUNTED[type].many}` : `Show their ${COUNTED[type].many}`;
  if (type === 'PERSON') return { to: `/contacts?${query}`, label };
  if (projectId !== null) return { to: `/projects/${projectId}/v/${COUNTED[type].many}?${query}`, label };
  query.set('tab', COUNTED[type].many);
  return { to: `/search?${query}`, label };
}
