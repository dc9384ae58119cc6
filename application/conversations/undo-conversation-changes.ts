import { notFound } from '@evident/domain/kernel';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { CONVERSATION_CHANGES, type ConversationStores, type KeptConversation } from './carry-out.ts';
import { conversationChanged } from './events.ts';

/** Undoes the renaming or deletion of a conversation, or redoes it. */
export const undoConversationChanges = <Stores extends ConversationStores>(
  clock: Clock,
): Undoer<Stores, KeptConversation> => ({
  kind: CONVERSATION_CHANGES,
  async undo({ conversations, outbox }: Stores, actor, { conversationId, before, after }) {
    const now = await conversations.find(conversationId);
    if (now?.memberId !== actor.userId) notFound('Conversation');
    if (now.title !== after.title || (now.deletedAt !== null) !== after.isDeleted)
      tooLate('The conversation was changed since then.');
    const reverted = {
      ...now,
      title: before.title,
      deletedAt: before.isDeleted ? (now.deletedAt ?? clock.now()) : null,
    };
    await conversations.save(reverted);
    await outbox.announce(conversationChanged(reverted));
    return { opposite: keptAs(CONVERSATION_CHANGES, { conversationId, before: after, after: before }) };
  },
});
