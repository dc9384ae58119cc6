import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { QuestionList } from '@evident/domain/surveys';

export interface QuestionReader {
  /** The questions of a note; null if the actor cannot see it. */
  ofNote(actor: Actor, noteId: Uuid): Promise<QuestionList | null>;
}
