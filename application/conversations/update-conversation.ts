import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type ConversationStores } from './carry-out.ts';
import { ownConversation } from './own-conversation.ts';

/** Renames a conversation; returns the undo id. */
export class UpdateConversation extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
    readonly title: string,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateConversationHandler implements Handler<UpdateConversation> {
  constructor(private readonly work: UnitOfWork<ConversationStores>) {}

  execute({ actor, conversationId, title, expected }: UpdateConversation): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await ownConversation(stores.conversations, actor, conversationId);
      refuseOverwriting(before, expected);
      const after = { ...before, title: title.trim() };
      return carryOutUndoably(stores, actor, 'Renamed a conversation', { before, after });
    });
  }
}
