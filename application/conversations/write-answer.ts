import { askedOf, type ConversationMessage } from '@evident/domain/conversations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AiTextPorts, type AiTextReader, failAiText, runAiText } from '../ai/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { answerTask, type Asked, type AskingPorts, EARLIER, passagesFor } from './asking.ts';
import type { ConversationStore } from './conversation-store.ts';

/** Writes a waiting answer with a model. Sent by jobs; may be sent again. */
export class WriteAnswer extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly textId: Uuid,
    readonly stopping: () => boolean = () => false,
    /** Whether a failure ends the answer. */
    readonly isLastTry = true,
  ) {
    super();
  }
}

export interface WritingAnswerPorts extends AskingPorts, Omit<AiTextPorts, 'work'> {
  readonly texts: AiTextReader;
}

type Stores = { conversations: ConversationStore } & (AiTextPorts['work'] extends UnitOfWork<infer S> ? S : never);

export class WriteAnswerHandler implements Handler<WriteAnswer> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ports: WritingAnswerPorts,
  ) {}

  async execute({ teamId, textId, stopping, isLastTry }: WriteAnswer): Promise<void> {
    try {
      await this.write(teamId, textId, stopping);
    } catch (error) {
      if (isLastTry && !stopping())
        await failAiText(
          { ...this.ports, work: this.work },
          teamId,
          textId,
          'The answer could not be written. Ask again.',
        );
      throw error;
    }
  }

  /** Searches again with the rights that the member has now. */
  private async write(teamId: Uuid, textId: Uuid, stopping: () => boolean): Promise<void> {
    const asked = await this.work.perform(teamId, async ({ conversations }) => {
      const answer = await conversations.answerOf(textId);
      const conversation = answer && (await conversations.find(answer.conversationId));
      if (!conversation || conversation.deletedAt) return null;
      return {
        conversation,
        actor: await conversations.askerOf(conversation),
        messages: await conversations.before(conversation.id, answer.position, EARLIER + 1),
      };
    });
    const running = { ...this.ports, work: this.work };
    const text = asked?.messages.at(-1)?.text;
    if (!asked?.actor || text === undefined)
      return failAiText(running, teamId, textId, 'The conversation was deleted.');
    const { conversation, actor, messages } = asked;
    const earlier = messages.slice(0, -1);
    const question = askedOf(text, earlier.findLast(({ role }) => role === 'USER')?.text ?? null);
    const scope = { type: conversation.scopeType, id: conversation.scopeId };
    const found = await this.ports.find(actor, scope, question, passagesFor('MODEL'));
    const task = answerTask(
      { question: text, scope, earlier: await this.shown(actor, earlier) },
      found,
      this.ports.understanding,
    );
    const sources = found.passages.map(({ source }) => source);
    await runAiText(running, teamId, textId, { task, sources }, stopping);
  }

  /** Earlier answers without what the member cannot see any more. */
  private async shown(actor: Actor, messages: readonly ConversationMessage[]): Promise<Asked['earlier']> {
    const texts = await this.ports.texts.read(
      actor,
      messages.flatMap(({ aiTextId }) => aiTextId ?? []),
    );
    const words = new Map(
      texts.map(({ id, content }) => [
        id,
        content.sections.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' '),
      ]),
    );
    return messages.flatMap(({ role, text, aiTextId }): Asked['earlier'] => {
      if (role === 'USER') return [{ role: 'user', text }];
      const answer = words.get(aiTextId ?? '');
      return answer ? [{ role: 'assistant', text: answer }] : [];
    });
  }
}
