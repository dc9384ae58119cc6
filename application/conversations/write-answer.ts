import type { Uuid } from '@evident/domain/kernel';
import { type AiTextPorts, type AiTextReader, failAiText, runAiText } from '../ai/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AskingPorts, EARLIER } from './asking.ts';
import type { ConversationStore } from './conversation-store.ts';
import { prepareAnswer } from './prepare-answer.ts';

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
    const prepared = await prepareAnswer(this.ports, asked.actor, asked.conversation, asked.messages);
    await runAiText(running, teamId, textId, prepared, stopping);
  }
}
