import type { Conversation } from '@evident/domain/conversations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UndoStore } from '../undo/index.ts';
import type { ConversationStore } from './conversation-store.ts';
import { conversationChanged } from './events.ts';

export interface ConversationStores {
  conversations: ConversationStore;
  outbox: Outbox;
  undo: UndoStore;
}

export const CONVERSATION_CHANGES = 'conversations:changed';

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { conversations, outbox, undo }: ConversationStores,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  actor: Actor,
  label: string,
  { before, after }: { readonly before: Conversation; readonly after: Conversation },
): Promise<Uuid> {
  await conversations.save(after);
  await outbox.announce(conversationChanged(after));
  const id = ids.newId();
  const of = ({ title, deletedAt }: Conversation) => ({ title, isDeleted: deletedAt !== null });
  await undo.keep({
    id,
    memberId: actor.userId,
    projectId: null,
    label,
    kind: CONVERSATION_CHANGES,
    before: { conversationId: before.id, before: of(before), after: of(after) },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return id;
}
