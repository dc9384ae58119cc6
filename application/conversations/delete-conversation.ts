import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type ConversationStores } from './carry-out.ts';
import { ownConversation } from './own-conversation.ts';

/** Deletes a conversation with its answers; returns the undo id. The nightly cleanup removes it once that has expired. */
export class DeleteConversation extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
  ) {
    super();
  }
}

export class DeleteConversationHandler implements Handler<DeleteConversation> {
  constructor(
    private readonly work: UnitOfWork<ConversationStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, conversationId }: DeleteConversation): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await ownConversation(stores.conversations, actor, conversationId);
      const after = { ...before, deletedAt: this.clock.now() };
      return carryOutUndoably(stores, actor, 'Deleted a conversation', { before, after });
    });
  }
}
