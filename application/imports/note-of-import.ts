import type { ImportedThread, ImportRun, ReadyNote } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Speakers } from '../content/index.ts';

export interface CreatedNote {
  readonly note: Note;
  readonly text: string;
  /** As JSON. */
  readonly content: string;
  readonly speakers: Speakers;
  /** Comments of the file. */
  readonly threads: readonly ImportedThread[];
}

/** Converts an imported file or row to a note of the project. */
export function noteOfImport(
  run: ImportRun,
  { text, content, threads = [], ...ready }: ReadyNote,
  source: { readonly name: string; readonly row: number },
  id: Uuid,
): CreatedNote {
  const raw = ready.tags.length > 0 ? { ...ready.raw, tags: ready.tags.join(', ') } : ready.raw;
  const note: Note = {
    id,
    teamId: run.teamId,
    projectId: run.projectId,
    title: ready.title,
    occurredOn: ready.occurredOn,
    language: ready.language,
    rawFields: raw,
    fingerprint: ready.fingerprint,
    sourceName: source.name,
    sourceRow: source.row,
    version: 1,
    rank: null,
    createdBy: run.createdBy,
    aiGenerated: false,
    // The same time for the whole import: the ids keep its rows in order in lists.
    createdAt: run.createdAt,
    updatedAt: run.createdAt,
    archivedAt: null,
  };
  const speakers = Object.fromEntries(ready.speakers.map(({ id: key, name }) => [key, name]));
  return { note, text, content, speakers, threads };
}
