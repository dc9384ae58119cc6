import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { WritingStores } from './write-transcript.ts';

/** Gives a note the language that is spoken, unless it has one. */
export async function tellLanguage(
  { notes, outbox }: Pick<WritingStores, 'notes' | 'outbox'>,
  { teamId, userId: by }: Actor,
  noteId: Uuid,
  language: string | null,
): Promise<void> {
  const note = language === null ? null : await notes.find(noteId);
  if (!note || note.language !== null) return;
  await notes.save({ ...note, language });
  await outbox.announce({ name: 'note:changed', teamId, payload: { noteId, projectId: note.projectId, by } });
}
