import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresQuestionReader } from '@evident/adapters/postgres/surveys/postgres-question-reader';
import { CreateQuestion, CreateQuestionHandler } from '@evident/application/surveys/create-question';
import { DeleteQuestion, DeleteQuestionHandler } from '@evident/application/surveys/delete-question';
import { ListQuestions, ListQuestionsHandler } from '@evident/application/surveys/queries';
import type { QuestionReader } from '@evident/application/surveys/question-reader';
import { Respond, RespondHandler } from '@evident/application/surveys/respond';
import { undoQuestion } from '@evident/application/surveys/undo-question';
import { UpdateQuestion, UpdateQuestionHandler } from '@evident/application/surveys/update-question';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';

import { QUESTIONS_OPERATIONS } from './questions.operations.ts';
const QUESTIONS = port<QuestionReader>('QuestionReader');

@Module({
  controllers: [controllerFor('Survey questions', QUESTIONS_OPERATIONS)],
  providers: [
    provide(QUESTIONS, (reads: PostgresReads) => new PostgresQuestionReader(reads), [READS]),
    handle(ListQuestions, ListQuestionsHandler, [QUESTIONS]),
    handle(CreateQuestion, CreateQuestionHandler, [WORK, IDS, CLOCK]),
    handle(UpdateQuestion, UpdateQuestionHandler, [WORK, IDS, CLOCK]),
    handle(DeleteQuestion, DeleteQuestionHandler, [WORK, CLOCK]),
    handle(Respond, RespondHandler, [WORK, CLOCK]),
    undoes(undoQuestion, [CLOCK]),
  ],
})
export class SurveysModule {}
