import type { Conversation, ConversationMessage } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import type { Uuid } from '@evident/domain/kernel';

/** Conversations of one team, inside a unit of work. */
export interface ConversationStore {
  /** Locked; also deleted ones. */
  find(conversationId: Uuid): Promise<Conversation | null>;
  save(conversation: Conversation): Promise<void>;
  add(...messages: readonly ConversationMessage[]): Promise<void>;
  message(messageId: Uuid): Promise<ConversationMessage | null>;
  /** The message of an answer. */
  answerOf(textId: Uuid): Promise<ConversationMessage | null>;
  /** The questions and answers before a position, oldest first, at most so many of the latest. */
  before(conversationId: Uuid, position: number, most: number): Promise<ConversationMessage[]>;
  /** The member as they are now; null for former members. */
  askerOf(conversation: Conversation): Promise<Actor | null>;
  change(message: ConversationMessage): Promise<void>;
}
