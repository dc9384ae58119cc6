import {
  askedOf,
  type Conversation,
  type ConversationMessage,
  type Counted,
  type MessageView,
  refuseFullConversation,
  scopeOf,
  titleOf,
} from '@evident/domain/conversations';
import { type AiText, newAiText, NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AiTextReader, type AiTextStore, demandUnchanged, type EvidenceWriter } from '../ai/index.ts';
import type { GlossaryNames } from '../glossary/index.ts';
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
 * written by a job. A question that filters can answer is counted instead, without a search.
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
  readonly glossary: GlossaryNames;
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
    const counted = await this.ports.count(actor, scopeOf(conversation), question);
    if (counted) return this.viewsOf(actor, await this.store(actor, conversation.id, text, { counted }));
    const found = await find(actor, scopeOf(conversation), question, passagesFor(method));
    const answer = await this.answer(actor, question, found, method === 'MODEL');
    const ids = await this.store(actor, conversation.id, text, { found, answer, seen });
    if (answer.state === 'WAITING')
      await this.ports.jobs.enqueue(WRITE_ANSWER, { teamId: actor.teamId, textId: answer.id });
    return this.viewsOf(actor, ids);
  }

  private async viewsOf(actor: Actor, ids: readonly Uuid[]): Promise<MessageView[]> {
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

  private store(actor: Actor, conversationId: Uuid, text: string, given: Given): Promise<Uuid[]> {
    return this.work.perform(actor.teamId, async ({ conversations, aiTexts, outbox }) => {
      // A waiting answer has no words yet.
      if ('answer' in given && given.answer.state === 'DONE') await demandUnchanged(aiTexts, given.seen);
      const now = await ownConversation(conversations, actor, conversationId);
      refuseFullConversation(now);
      const messages = this.messages(now, text, given);
      const after = {
        ...now,
        title: now.title || titleOf(text),
        messages: now.messages + messages.length,
        updatedAt: this.clock.now(),
      };
      if ('answer' in given) await aiTexts.create(given.answer);
      await conversations.add(...messages);
      await conversations.save(after);
      await outbox.announce(conversationChanged(after));
      return messages.map(({ id }) => id);
    });
  }

  private messages(
    { id: conversationId, teamId, messages: position }: Conversation,
    text: string,
    given: Given,
  ): ConversationMessage[] {
    const base = {
      teamId,
      conversationId,
      text: '',
      aiTextId: null,
      searched: null,
      missing: null,
      counted: null,
      rating: null,
      createdAt: this.clock.now(),
    };
    const question = { role: 'USER', text } as const;
    const messages =
      'counted' in given
        ? [question, { role: 'ASSISTANT', counted: given.counted } as const]
        : [
            question,
            { role: 'THINKING', searched: given.found.searched, missing: given.found.missing } as const,
            { role: 'ASSISTANT', aiTextId: given.answer.id } as const,
          ];
    return messages.map((message, at) => ({ ...base, ...message, id: this.ids.newId(), position: position + at }));
  }
}

/** A count, or an answer with the passages that were found. */
type Given =
  | { readonly counted: Counted }
  | {
      readonly found: Pick<FoundPassages, 'searched' | 'missing'>;
      readonly answer: AiText;
      /** The state of the sources when they were read. */
      readonly seen: bigint;
    };
