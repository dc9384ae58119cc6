import {
  askedOf,
  type Conversation,
  type ConversationMessage,
  type MessageView,
  refuseFullConversation,
  titleOf,
} from '@evident/domain/conversations';
import { type AiText, newAiText, NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AiTextReader, type AiTextStore, demandUnchanged, type EvidenceWriter } from '../ai/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AskingPorts, EARLIER, passagesFor, refuseOff, SENTENCES, WRITE_ANSWER } from './asking.ts';
import type { ConversationReader } from './conversation-reader.ts';
import type { ConversationStore } from './conversation-store.ts';
import { conversationChanged } from './events.ts';
import { extractedAnswer } from './extract-answer.ts';
import type { FoundPassages } from './find-passages.ts';
import type { PassageReader } from './passage-reader.ts';
import { viewsOf } from './message-views.ts';
import { ownConversation } from './own-conversation.ts';

/**
 * Asks a question in a conversation. Returns the question, where it was looked for, and the answer: complete without a model, otherwise
 * written by a job.
 */
export class SendMessage extends Command<MessageView[]> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
    readonly text: string,
  ) {
    super();
  }
}

export interface SendingStores {
  conversations: ConversationStore;
  aiTexts: AiTextStore;
  outbox: Outbox;
}

export interface SendingPorts extends AskingPorts {
  readonly writer: Pick<EvidenceWriter, 'method'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly reader: ConversationReader;
  readonly texts: AiTextReader;
  readonly passages: Pick<PassageReader, 'sources'>;
}

export class SendMessageHandler implements Handler<SendMessage> {
  constructor(
    private readonly work: UnitOfWork<SendingStores>,
    private readonly ports: SendingPorts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, conversationId, text }: SendMessage): Promise<MessageView[]> {
    const { writer, find } = this.ports;
    const { conversation, before, seen } = await this.work.prepare(actor.teamId, async ({ conversations, aiTexts }) => {
      const own = await ownConversation(conversations, actor, conversationId);
      refuseFullConversation(own);
      const earlier = await conversations.before(own.id, own.messages, EARLIER);
      return { conversation: own, before: earlier, seen: await aiTexts.seen() };
    });
    const method = await writer.method(actor.teamId);
    if (method === 'OFF') return refuseOff();
    const last = before.findLast(({ role }) => role === 'USER')?.text ?? null;
    const question = askedOf(text, last);
    const scope = { type: conversation.scopeType, id: conversation.scopeId };
    const found = await find(actor, scope, question, passagesFor(method));
    const answer = await this.answer(actor, question, found, method === 'MODEL');
    const ids = await this.store(actor, conversation.id, text, found, { answer, seen });
    if (answer.state === 'WAITING')
      await this.ports.jobs.enqueue(WRITE_ANSWER, { teamId: actor.teamId, textId: answer.id });
    return viewsOf(actor, await this.ports.reader.some(actor, ids), this.ports);
  }

  /** The extracted answer, or one that waits for the model. */
  private async answer(actor: Actor, question: string, found: FoundPassages, isWritten: boolean): Promise<AiText> {
    const waiting = newAiText({
      id: this.ids.newId(),
      teamId: actor.teamId,
      projectId: null,
      ownerId: actor.userId,
      purpose: 'answer',
      createdBy: actor.userId,
      now: this.clock.now(),
    });
    if (isWritten && found.passages.length > 0) return waiting;
    const { content, dropped } = await extractedAnswer(this.ports.understanding)(question, found, SENTENCES);
    const reason = content.sections.length === 0 ? NOT_ENOUGH_DATA : null;
    return { ...waiting, state: 'DONE', content, dropped, reason };
  }

  private store(
    actor: Actor,
    conversationId: Uuid,
    text: string,
    { searched, missing }: FoundPassages,
    { answer, seen }: { readonly answer: AiText; readonly seen: bigint },
  ): Promise<Uuid[]> {
    return this.work.perform(actor.teamId, async ({ conversations, aiTexts, outbox }) => {
      // A waiting answer has no words yet.
      if (answer.state === 'DONE') await demandUnchanged(aiTexts, seen);
      const now = await ownConversation(conversations, actor, conversationId);
      refuseFullConversation(now);
      const messages = this.messages(now, text, { searched, missing, aiTextId: answer.id });
      const after = {
        ...now,
        title: now.title || titleOf(text),
        messages: now.messages + messages.length,
        updatedAt: this.clock.now(),
      };
      await aiTexts.create(answer);
      await conversations.add(...messages);
      await conversations.save(after);
      await outbox.announce(conversationChanged(after));
      return messages.map(({ id }) => id);
    });
  }

  private messages(
    { id: conversationId, teamId, messages: position }: Conversation,
    text: string,
    { searched, missing, aiTextId }: Pick<ConversationMessage, 'searched' | 'missing' | 'aiTextId'>,
  ): ConversationMessage[] {
    const base = {
      teamId,
      conversationId,
      text: '',
      aiTextId: null,
      searched: null,
      missing: null,
      rating: null,
      createdAt: this.clock.now(),
    };
    const roles = [
      { role: 'USER', text },
      { role: 'THINKING', searched, missing },
      { role: 'ASSISTANT', aiTextId },
    ] as const;
    return roles.map((message, at) => ({ ...base, ...message, id: this.ids.newId(), position: position + at }));
  }
}
