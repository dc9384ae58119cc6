import type { Uuid } from '@evident/domain/kernel';
import type { Question } from '@evident/domain/surveys';

/** Survey questions of one team, inside a unit of work. */
export interface QuestionStore {
  /** Locks the question until the unit of work ends. */
  find(questionId: Uuid): Promise<Question | null>;
  ofNote(noteId: Uuid): Promise<Question[]>;
  save(question: Question): Promise<void>;
  remove(questionId: Uuid): Promise<void>;
}
