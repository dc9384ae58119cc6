import { type ConversationView, type NewConversation, refuseUnnamedScope } from '@evident/domain/conversations';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ConversationReader } from './conversation-reader.ts';
import type { ConversationStore } from './conversation-store.ts';
import { conversationChanged } from './events.ts';
import type { PassageReader } from './passage-reader.ts';

/** Starts a conversation about everything the member sees, or about a part of it. */
export class StartConversation extends Command<ConversationView> {
  static readonly requires = memberWith({ scope: 'write', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly conversation: NewConversation,
  ) {
    super();
  }
}

export class StartConversationHandler implements Handler<StartConversation> {
  constructor(
    private readonly work: UnitOfWork<{ conversations: ConversationStore; outbox: Outbox }>,
    private readonly passages: PassageReader,
    private readonly reader: ConversationReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, conversation: { title = '', scope } }: StartConversation): Promise<ConversationView> {
    refuseUnnamedScope(scope);
    if (!(await this.passages.isVisible(actor, scope))) refuse('NotFound', 'Not found');
    const now = this.clock.now();
    const conversation = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      memberId: actor.userId,
      title: title.trim(),
      scopeType: scope.type,
      scopeId: scope.id,
      scopeIds: scope.ids ? [...new Set(scope.ids)] : null,
      messages: 0,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      version: 1,
    };
    await this.work.perform(actor.teamId, async ({ conversations, outbox }) => {
      await conversations.save(conversation);
      await outbox.announce(conversationChanged(conversation));
    });
    return (await this.reader.conversation(actor, conversation.id)) ?? refuse('NotFound', 'Not found');
  }
}
