import type { AnswerRating } from '@evident/domain/conversations';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ConversationStore } from './conversation-store.ts';
import { conversationChanged } from './events.ts';
import { ownConversation } from './own-conversation.ts';

/** Rates an answer, or takes the rating back with null. */
export class RateAnswer extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
    readonly messageId: Uuid,
    readonly rating: AnswerRating | null,
  ) {
    super();
  }
}

export class RateAnswerHandler implements Handler<RateAnswer> {
  constructor(private readonly work: UnitOfWork<{ conversations: ConversationStore; outbox: Outbox }>) {}

  async execute({ actor, conversationId, messageId, rating }: RateAnswer): Promise<void> {
    await this.work.perform(actor.teamId, async ({ conversations, outbox }) => {
      const conversation = await ownConversation(conversations, actor, conversationId);
      const message = await conversations.message(messageId);
      if (message?.conversationId !== conversation.id || message.role !== 'ASSISTANT') notFound('Answer');
      await conversations.change({ ...message, rating });
      await outbox.announce(conversationChanged(conversation));
    });
  }
}
