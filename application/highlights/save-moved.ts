import type { Highlight } from '@evident/domain/highlights';
import type { Actor } from '@evident/domain/permissions';
import { changeDocument, type DocumentWorkers } from '../content/index.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';

/** The new place of a highlight, and the resulting change to its document. */
export interface Moved {
  readonly moved: Highlight;
  readonly updates: readonly Uint8Array[];
}

/** Saves a moved highlight with its document. Returns the updates to deliver to open editors. */
export async function saveMoved(
  stores: MarkingStores,
  actor: Actor,
  { moved, updates }: Moved,
  workers: DocumentWorkers,
  now: Date,
): Promise<Uint8Array[]> {
  await stores.highlights.save(moved);
  const changes = await changeDocument(stores, actor, moved.noteId, updates, workers, now, 'marks');
  await stores.outbox.announce(highlightChanged(actor, moved));
  return changes;
}
