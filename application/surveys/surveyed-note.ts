import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { Question } from '@evident/domain/surveys';
import type { Clock } from '../kernel/clock.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { NoteStore } from '../notes/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { QuestionStore } from './question-store.ts';

export interface SurveyStores {
  questions: QuestionStore;
  notes: NoteStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const QUESTION_CHANGED = undoKind<KeptQuestion>('question:changed');

/** A question before and after a change, as JSON; null where there is none. */
export interface KeptQuestion {
  readonly before: Question | null;
  readonly after: Question | null;
}

/**
 * The note of a survey, locked, once the actor may change it.
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` for an archived note
 */
export async function noteToSurvey(
  { notes, projectAccess }: Pick<SurveyStores, 'notes' | 'projectAccess'>,
  actor: Actor,
  noteId: Uuid,
  what = 'Note',
): Promise<Note> {
  const note = (await notes.find(noteId)) ?? refuse('NotFound', `${what} not found`);
  await demand(projectAccess, actor, note.projectId, 'write', what);
  if (note.archivedAt) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
  return note;
}

/** A question with its note, both locked, once the actor may change them. */
export async function questionToChange(
  stores: SurveyStores,
  actor: Actor,
  questionId: Uuid,
): Promise<{ question: Question; note: Note }> {
  const question = (await stores.questions.find(questionId)) ?? notFound('Question');
  return { question, note: await noteToSurvey(stores, actor, question.noteId, 'Question') };
}

/** Writes a question after its change, stores the time in its note and announces it. */
export async function writeQuestion(
  { questions, notes, outbox }: SurveyStores,
  actor: Actor,
  note: Note,
  { before, after }: KeptQuestion,
  at: Date,
): Promise<void> {
  if (after) await questions.save({ ...after, updatedAt: at });
  else if (before) await questions.remove(before.id);
  await notes.save({ ...note, updatedAt: at });
  await outbox.announce({
    name: 'note:changed',
    teamId: actor.teamId,
    payload: { noteId: note.id, projectId: note.projectId, by: actor.userId },
  });
}

/** Writes a change of a question that can be undone; returns the undo id. */
export async function changeUndoably(
  stores: SurveyStores,
  clock: Clock,
  actor: Actor,
  note: Note,
  { label, ...change }: KeptQuestion & { readonly label: string },
): Promise<Uuid> {
  const at = clock.now();
  await writeQuestion(stores, actor, note, change, at);
  return stores.undo.keep(actor, QUESTION_CHANGED, { projectId: note.projectId, label, before: change });
}
