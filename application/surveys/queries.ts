import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { QuestionList } from '@evident/domain/surveys';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { QuestionReader } from './question-reader.ts';

/** The survey questions of a note with their responses. */
export class ListQuestions extends Query<QuestionList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const ListQuestionsHandler = answeredBy(({ actor, noteId }: ListQuestions, questions: QuestionReader) =>
  found(questions.ofNote(actor, noteId), 'Note not found'),
);
