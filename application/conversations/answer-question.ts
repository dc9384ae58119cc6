import { type AnswerQuery, answerOf, type FoundAnswer, isQuestion } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import { refuse } from '@evident/domain/kernel';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { EvidenceWriter } from '../ai/index.ts';
import { type AskingPorts, PASSAGES, refuseOff, SENTENCES } from './asking.ts';
import { widenedBy } from '../search/index.ts';
import { extractedAnswer } from './extract-answer.ts';
import { passagesShown } from './shown-passages.ts';

/** Answers a question with sentences of the sources, without storing it or asking a model. */
export class AnswerQuestion extends Query<FoundAnswer> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly asked: AnswerQuery,
  ) {
    super();
  }
}

export class AnswerQuestionHandler implements Handler<AnswerQuestion> {
  constructor(private readonly ports: AskingPorts & { readonly writer: Pick<EvidenceWriter, 'method'> }) {}

  async execute({
    actor,
    asked: { question, scopeType = 'WORKSPACE', scopeId },
  }: AnswerQuestion): Promise<FoundAnswer> {
    if ((scopeType === 'WORKSPACE') !== (scopeId === undefined))
      refuse('ValidationError', 'A folder, project or note is named by its id, the workspace without');
    if ((await this.ports.writer.method(actor.teamId)) === 'OFF') refuseOff();
    const scope = { type: scopeType, id: scopeId ?? null };
    const found = await this.ports.find(actor, scope, question, PASSAGES);
    const { content } = await extractedAnswer(this.ports.understanding)(question, found, SENTENCES);
    const { searched, missing } = found;
    return {
      ...answerOf(question, content, null, passagesShown(content, found.passages), widenedBy(found.names)),
      isQuestion: isQuestion(question),
      sentences: content,
      counted: await this.ports.count(actor, scope, question),
      searched,
      missing: [...missing],
    };
  }
}
