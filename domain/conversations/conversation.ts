import { type Uuid, refuse } from '../kernel/index.ts';
import type { FilterForm } from '../filters/index.ts';
import type { CountedType } from './count-question.ts';
import type { ConversationScope } from './scope.ts';

/** Specification, document 001, section 9. */
export const CONVERSATION_TITLE_MAX = 500;
export const CONVERSATION_MESSAGE_MAX = 20_000;
/** Messages of a conversation at most (decided): up to three for each question. */
export const CONVERSATION_MESSAGES = 600;

/** Specification, document 001, section 3. */
export const CONVERSATION_ROLES = ['USER', 'THINKING', 'ASSISTANT'] as const;
export type ConversationRole = (typeof CONVERSATION_ROLES)[number];

export const ANSWER_RATINGS = ['UP', 'DOWN'] as const;
export type AnswerRating = (typeof ANSWER_RATINGS)[number];

/** Questions and answers of one member. Others do not see them. */
export interface Conversation {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  readonly title: string;
  readonly scopeType: ConversationScope['type'];
  /** Null for the workspace and chosen notes. */
  readonly scopeId: Uuid | null;
  /** The chosen notes of NOTES; null for all other types. */
  readonly scopeIds: readonly Uuid[] | null;
  readonly messages: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Deleted ones can be restored for a day. */
  readonly deletedAt: Date | null;
  readonly version: number;
}

/** The objects that were searched for an answer. */
export interface SearchedFacts {
  readonly projects: number;
  readonly notes: number;
  readonly insights: number;
  readonly highlights: number;
}

/** A count, and the filter that lists what was counted. */
export interface Counted {
  readonly counts: CountedType;
  readonly count: number;
  readonly total: number;
  readonly definition: string;
  readonly list: { readonly type: CountedType; readonly projectId: Uuid | null; readonly filter: FilterForm } | null;
}

export interface ConversationMessage {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly conversationId: Uuid;
  /** From 0. */
  readonly position: number;
  readonly role: ConversationRole;
  /** Words of the member; empty for other roles. */
  readonly text: string;
  /** The answer of an ASSISTANT. */
  readonly aiTextId: Uuid | null;
  /** Of THINKING: where it looked, and the words that it found nowhere. */
  readonly searched: SearchedFacts | null;
  readonly missing: readonly string[] | null;
  /** Of an ASSISTANT that counted instead. */
  readonly counted: Counted | null;
  readonly rating: AnswerRating | null;
  readonly createdAt: Date;
}

/** The title of a conversation without one: its first question, shortened. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  return line.length <= 80
    ? line
    : `${line
        .slice(0, 79)
        .replace(/\s\S*$/, '')
        .replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function refuseFullConversation({ messages }: Conversation): void {
  if (messages + 3 > CONVERSATION_MESSAGES)
    refuse('InvalidOperation', 'This conversation is full', 'Start a new one to ask more.');
}
