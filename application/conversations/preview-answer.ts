import type { WhatIsSent } from '@evident/domain/ai';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader, EvidenceWriter } from '../ai/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AskingPorts, EARLIER } from './asking.ts';
import type { ConversationStore } from './conversation-store.ts';
import { ownConversation } from './own-conversation.ts';
import { prepareAnswer } from './prepare-answer.ts';

/** Shows what a model would receive for an answer of the member, as things are now. Sends nothing. */
export class PreviewAnswer extends Query<WhatIsSent> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
    /** Of the answer. */
    readonly messageId: Uuid,
  ) {
    super();
  }
}

export interface PreviewingPorts extends AskingPorts {
  readonly texts: AiTextReader;
  readonly writer: Pick<EvidenceWriter, 'preview'>;
}

export class PreviewAnswerHandler implements Handler<PreviewAnswer> {
  constructor(
    private readonly work: UnitOfWork<{ conversations: ConversationStore }>,
    private readonly ports: PreviewingPorts,
  ) {}

  async execute({ actor, conversationId, messageId }: PreviewAnswer): Promise<WhatIsSent> {
    const { conversation, messages } = await this.work.perform(actor.teamId, async ({ conversations }) => {
      const own = await ownConversation(conversations, actor, conversationId);
      const answer = await conversations.message(messageId);
      if (answer?.conversationId !== own.id || answer.role !== 'ASSISTANT') notFound('Answer');
      return { conversation: own, messages: await conversations.before(own.id, answer!.position, EARLIER + 1) };
    });
    const { task, sources } = await prepareAnswer(this.ports, actor, conversation, messages);
    return this.ports.writer.preview(actor.teamId, task, sources);
  }
}
