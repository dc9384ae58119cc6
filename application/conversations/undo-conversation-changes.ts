import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Undoer } from '../undo/index.ts';
import { CONVERSATION_CHANGES, type ConversationStores } from './carry-out.ts';
import { conversationChanged } from './events.ts';

interface State {
  readonly title: string;
  readonly isDeleted: boolean;
}

/** Undoes the renaming or deletion of a conversation. */
export const undoConversationChanges = <Stores extends ConversationStores>(): Undoer<Stores> => ({
  kind: CONVERSATION_CHANGES,
  async undo({ conversations, outbox }: Stores, actor, kept) {
    const { conversationId, before, after } = kept as unknown as { conversationId: Uuid; before: State; after: State };
    const now = await conversations.find(conversationId);
    if (now?.memberId !== actor.userId) refuse('NotFound', 'Conversation not found');
    if (now.title !== after.title || (now.deletedAt !== null) !== after.isDeleted)
      refuse('InvalidOperation', 'The conversation was changed since');
    const reverted = { ...now, title: before.title, deletedAt: before.isDeleted ? now.deletedAt : null };
    await conversations.save(reverted);
    await outbox.announce(conversationChanged(reverted));
  },
});
