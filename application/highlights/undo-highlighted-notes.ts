import type { KeptWholeNotes } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { changeDocument, type DocumentWorkers, type LiveRooms, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import { highlightRemoved } from './events.ts';
import { NOTES_HIGHLIGHTED } from './highlight-notes.ts';
import type { MarkingStores } from './highlight-store.ts';

/** Removes the highlights of whole notes again. Those that were tagged, starred or used as evidence since then stay. */
export const undoHighlightedNotes = <Stores extends MarkingStores & MarkUpNeeds>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptWholeNotes> => ({
  kind: NOTES_HIGHLIGHTED,
  async undo(stores: Stores, actor, before) {
    const { projectId, highlightIds } = before;
    await demand(stores.projectAccess, actor, projectId, 'markUp');
    const { documents, highlights } = stores;
    const deliveries: (readonly [Uuid, readonly Uint8Array[]])[] = [];
    for (const id of highlightIds) {
      const noteId = (await highlights.home(id))?.noteId;
      if (noteId === undefined || (await documents.owner(noteId))?.readOnly !== false) continue;
      // The note is locked before its highlight.
      const document = await openSince(documents, workers, noteId);
      const highlight = await highlights.find(id);
      if (highlight === null) continue;
      const { starred, remark } = await highlights.aboutOf(id);
      const isUsed = starred || remark !== null || (await highlights.isEvidence(id));
      if (isUsed || (await highlights.tagsOn(id)).length > 0) continue;
      const off = await workers.run('unmark', document, id);
      await highlights.remove(id);
      deliveries.push([noteId, await changeDocument(stores, actor, noteId, off ? [off] : [], workers, clock.now())]);
      await stores.outbox.announce(highlightRemoved(actor, highlight));
    }
    return {
      async afterwards() {
        for (const [noteId, updates] of deliveries)
          for (const update of updates) await rooms.deliver(actor.teamId, noteId, update);
      },
    };
  },
});
