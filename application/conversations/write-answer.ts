import { type AiTextPorts, type AiTextReader, failAiText, reopenAiText, runAiText } from '../ai/index.ts';
import type { Turn, VisibleWorker } from '../jobs/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AnswerTurn, type AskingPorts, EARLIER } from './asking.ts';
import type { ConversationStore } from './conversation-store.ts';
import { prepareAnswer } from './prepare-answer.ts';

export interface WritingAnswerPorts extends AskingPorts, Omit<AiTextPorts, 'work'> {
  readonly texts: AiTextReader;
}

export type AnsweringStores = { conversations: ConversationStore } & (AiTextPorts['work'] extends UnitOfWork<infer S>
  ? S
  : never);

/** Writes waiting answers with a model. */
export class AnswerWriter implements VisibleWorker<AnswerTurn> {
  constructor(
    private readonly work: UnitOfWork<AnsweringStores>,
    private readonly ports: WritingAnswerPorts,
  ) {}

  /** Searches again with the rights that the member has now. */
  async run({ payload: { teamId, textId }, stopping }: Turn<AnswerTurn>): Promise<void> {
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
    const text = asked?.messages.at(-1)?.text;
    if (!asked?.actor || text === undefined)
      return failAiText(this.running, teamId, textId, 'The conversation was deleted.');
    const prepared = await prepareAnswer(this.ports, asked.actor, asked.conversation, asked.messages);
    await runAiText(this.running, teamId, textId, prepared, stopping);
  }

  async giveUp({ teamId, textId }: AnswerTurn, reason = 'The answer could not be written. Ask again.'): Promise<void> {
    await failAiText(this.running, teamId, textId, reason);
  }

  async startAgain({ teamId, textId }: AnswerTurn): Promise<void> {
    await reopenAiText(this.running, teamId, textId);
  }

  private get running() {
    return { ...this.ports, work: this.work };
  }
}
