import { plainText } from '@evident/domain/content';
import type { ImportRun, ImportedNote } from '@evident/domain/imports';
import { RANK_GAP, type Uuid } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { DocumentReading } from '../content/document-codec.ts';

export interface MadeNote {
  readonly note: Note;
  readonly reading: DocumentReading;
}

/** What a file or a row was read as, as a note of the project. The fingerprint tells the same bytes or row when they come again. */
export function noteOfImport(run: ImportRun, imported: ImportedNote, sourceName: string, fingerprint: string, id: Uuid, now: Date): MadeNote {
  const raw = imported.tags.length > 0 ? { ...imported.raw, tags: imported.tags.join(', ') } : imported.raw;
  const note: Note = {
    id, teamId: run.teamId, projectId: run.projectId, title: imported.title, occurredOn: imported.occurredOn, language: imported.language,
    rawFields: raw, fingerprint, sourceName, version: 1, rank: RANK_GAP, createdBy: run.createdBy, createdAt: now, updatedAt: now, archivedAt: null,
  };
  return { note, reading: { content: imported.content, speakers: Object.fromEntries(imported.speakers.map(({ id: key, name }) => [key, name])), text: plainText(imported.content) } };
}
