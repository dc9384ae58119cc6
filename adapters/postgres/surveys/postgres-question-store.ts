import type { QuestionStore } from '@evident/application/surveys/question-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Question } from '@evident/domain/surveys';
import type { Session } from '../session.ts';
import { questionEntity } from './entities.ts';

/** Survey questions in PostgreSQL. */
export class PostgresQuestionStore implements QuestionStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Question | null> {
    return this.session.manager.findOne(questionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  ofNote(noteId: Uuid): Promise<Question[]> {
    return this.session.manager.find(questionEntity, { where: { noteId }, order: { rank: 'ASC', id: 'ASC' } });
  }
  async save(question: Question): Promise<void> {
    await this.session.manager.upsert(questionEntity, question as never, ['id']);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(questionEntity, { id });
  }
}
