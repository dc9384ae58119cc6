import type { Conversation } from '@evident/domain/conversations';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ConversationStore } from './conversation-store.ts';

/** The actor's conversation, locked. NotFound for all others. */
export async function ownConversation(
  conversations: ConversationStore,
  actor: Actor,
  conversationId: Uuid,
): Promise<Conversation> {
  const conversation = await conversations.find(conversationId);
  return conversation?.memberId === actor.userId && conversation.deletedAt === null
    ? conversation
    : notFound('Conversation');
}
