import { AnswerQuestion } from '@evident/application/conversations/answer-question';
import { AnswerQueryDto, FoundAnswerDto } from './conversations.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ANSWERS_OPERATIONS = {
  answerQuestion: operation({
    route: 'GET /answer',
    asks: AnswerQuestion,
    summary: 'Answer a question with sentences of your sources',
    description:
      'Word for word, without a language model, and not stored. Refused while AI is off in the workspace. Start a conversation for answers that are written.',
    query: AnswerQueryDto,
    answers: FoundAnswerDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, query: asked }) => new AnswerQuestion(actor, asked),
  }),
};
