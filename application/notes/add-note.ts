import { AI_USER_ID } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { NewNote, Note } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentReading, DocumentStore } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { NoteStore } from './note-store.ts';

/** Saves a new note with its document and announces it. Callers have checked the permission. Returns its id. */
export async function addNote(
  { notes, documents, outbox }: { notes: NoteStore; documents: DocumentStore; outbox: Outbox },
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  { teamId, userId: by }: Pick<Actor, 'teamId' | 'userId'>,
  { projectId, title, occurredOn, language }: Pick<NewNote, 'title' | 'occurredOn' | 'language'> & { projectId: Uuid },
  reading: DocumentReading,
): Promise<Uuid> {
  const now = clock.now();
  const made: Note = {
    id: ids.newId(),
    teamId,
    projectId,
    title: title ?? '',
    occurredOn: occurredOn ?? null,
    language: language ?? null,
    rawFields: {},
    fingerprint: null,
    sourceName: null,
    sourceRow: null,
    version: 1,
    rank: null,
    createdBy: by,
    aiGenerated: by === AI_USER_ID,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
  await notes.save(made);
  await documents.create(made.id, reading);
  await notes.addAuthor(made.id, by, now);
  await outbox.announce({ name: 'note:created', teamId, payload: { noteId: made.id, projectId, by } });
  return made.id;
}
