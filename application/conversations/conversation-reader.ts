import type { ConversationMessage, ConversationView } from '@evident/domain/conversations';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The conversations of an actor. */
export interface ConversationReader {
  /** The latest first. */
  list(actor: Actor, page: PageRequest): Promise<Page<ConversationView>>;
  conversation(actor: Actor, conversationId: Uuid): Promise<ConversationView | null>;
  /** Oldest first. Empty for conversations of others. */
  messages(actor: Actor, conversationId: Uuid, page: PageRequest): Promise<Page<ConversationMessage>>;
  some(actor: Actor, messageIds: readonly Uuid[]): Promise<ConversationMessage[]>;
}
