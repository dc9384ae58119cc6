import { refuse, notFound } from '@evident/domain/kernel';
import type { Undoer } from '../undo/index.ts';
import { CONVERSATION_CHANGES, type ConversationStores, type KeptConversation } from './carry-out.ts';
import { conversationChanged } from './events.ts';

/** Undoes the renaming or deletion of a conversation. */
export const undoConversationChanges = <Stores extends ConversationStores>(): Undoer<Stores, KeptConversation> => ({
  kind: CONVERSATION_CHANGES,
  async undo({ conversations, outbox }: Stores, actor, { conversationId, before, after }) {
    const now = await conversations.find(conversationId);
    if (now?.memberId !== actor.userId) notFound('Conversation');
    if (now.title !== after.title || (now.deletedAt !== null) !== after.isDeleted)
      refuse('InvalidOperation', 'The conversation was changed since');
    const reverted = { ...now, title: before.title, deletedAt: before.isDeleted ? now.deletedAt : null };
    await conversations.save(reverted);
    await outbox.announce(conversationChanged(reverted));
  },
});
