import type { Conversation } from '@evident/domain/conversations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Outbox } from '../kernel/outbox.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { ConversationStore } from './conversation-store.ts';
import { conversationChanged } from './events.ts';

export interface ConversationStores {
  conversations: ConversationStore;
  outbox: Outbox;
  undo: UndoStore;
}

interface ConversationState {
  readonly title: string;
  readonly isDeleted: boolean;
}

export interface KeptConversation {
  readonly conversationId: Uuid;
  readonly before: ConversationState;
  readonly after: ConversationState;
}

export const CONVERSATION_CHANGES = undoKind<KeptConversation>('conversations:changed');

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { conversations, outbox, undo }: ConversationStores,
  actor: Actor,
  label: string,
  { before, after }: { readonly before: Conversation; readonly after: Conversation },
): Promise<Uuid> {
  await conversations.save(after);
  await outbox.announce(conversationChanged(after));
  const of = ({ title, deletedAt }: Conversation) => ({ title, isDeleted: deletedAt !== null });
  return undo.keep(actor, CONVERSATION_CHANGES, {
    projectId: null,
    label,
    before: { conversationId: before.id, before: of(before), after: of(after) },
  });
}
