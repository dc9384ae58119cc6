import type { ConversationScope, ConversationView } from '@evident/domain/conversations';

type Type = Exclude<ConversationScope['type'], 'WORKSPACE' | 'NOTES'>;
const KINDS = {
  FOLDER: 'Folder',
  PROJECT: 'Project',
  NOTE: 'Note',
  INSIGHT: 'Insight',
  PERSON: 'Person',
} as const satisfies Record<Type, string>;

/** Names a scope on a chip: "Note: Talk with a shop owner", "3 notes: Talk with a shop owner and 2 more". */
export function scopeWords({ type, ids = [] }: ConversationScope, title: string | null | undefined): string {
  if (type === 'WORKSPACE') return 'Everything you can see';
  const name = title || 'Untitled';
  if (type !== 'NOTES') return `${KINDS[type]}: ${name}`;
  return ids.length <= 1 ? `Note: ${name}` : `${ids.length} notes: ${name} and ${ids.length - 1} more`;
}

/** Where questions of a conversation are answered from. */
export function scopeLabel({ scope, scopeTitle }: Pick<ConversationView, 'scope' | 'scopeTitle'>): string {
  const { type } = scope;
  if (type === 'WORKSPACE' || scopeTitle !== null) return scopeWords(scope, scopeTitle);
  return type === 'NOTES' ? 'Notes that you cannot see any more' : `${KINDS[type]} that you cannot see any more`;
}

/** Whether two scopes are the same. */
export const isSameScope = (one: ConversationScope, other: ConversationScope): boolean =>
  one.type === other.type && one.id === other.id && (one.ids ?? []).join() === (other.ids ?? []).join();
