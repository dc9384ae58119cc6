import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  changeDocument,
  demandDocument,
  type DerivingStores,
  type DocumentWorkers,
  type LiveRooms,
  openSince,
  seen,
  type Speakers,
} from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NoteStore } from '../notes/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import type { KnownNotes } from './known-notes.ts';

type Needs = DerivingStores & { knownNotes: KnownNotes; notes: NoteStore; projectAccess: ProjectAccess };
interface Before {
  readonly noteId: Uuid;
  readonly content: RichNode;
  readonly speakers: Speakers;
  readonly fingerprint: string | null;
  readonly sourceName: string | null;
  /** The text after the import. Absent in old entries. */
  readonly corrected?: string;
}

/** Restores the content before an import updated the note, unless it was edited since. */
export const undoCorrected = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores> => ({
  kind: 'note:corrected',
  async undo(stores: Stores, actor: Actor, kept) {
    const { noteId, content, speakers, fingerprint, sourceName, corrected } = kept as unknown as Before;
    await demandDocument(stores, actor, noteId, 'write');
    const document = await openSince(stores.documents, workers, noteId);
    if (corrected !== undefined && (await workers.run('content', document, null)).text !== corrected)
      refuse('InvalidOperation', 'The note was edited since', 'Undo would overwrite newer edits.');
    const note = (await stores.notes.find(noteId)) ?? refuse('NotFound', 'Note not found');
    const now = clock.now();
    const update = await workers.run('replace', seen(document), { content, speakers });
    await stores.notes.save({
      ...note,
      fingerprint: await freeFingerprint(stores, note.projectId, fingerprint),
      sourceName,
      updatedAt: now,
    });
    const updates = update ? await changeDocument(stores, actor, noteId, [update], workers, now) : [];
    return async () => {
      for (const each of updates) await rooms.deliver(actor.teamId, noteId, each);
    };
  },
});

/** Another note may have been created from the earlier file; that note keeps the fingerprint. */
async function freeFingerprint(
  { knownNotes }: Needs,
  projectId: Uuid,
  fingerprint: string | null,
): Promise<string | null> {
  if (fingerprint === null) return null;
  const known = await knownNotes.like(projectId, '', [], [fingerprint], 1);
  return known.some((note) => note.fingerprint === fingerprint) ? null : fingerprint;
}
