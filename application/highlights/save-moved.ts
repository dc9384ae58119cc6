import type { Highlight } from '@evident/domain/highlights';
import type { Actor } from '@evident/domain/permissions';
import { type DerivingStores, derive } from '../content/derive-document.ts';
import type { LiveDocument } from '../content/open-live.ts';
import { highlightChanged } from './events.ts';

/** Where a highlight stands from now on, and what that changes in its document. */
export interface Moved { readonly moved: Highlight; readonly updates: readonly Uint8Array[] }

/** Writes down a highlight that moved, together with its document. */
export async function saveMoved(stores: DerivingStores, actor: Actor, { stored, open }: Pick<LiveDocument, 'stored' | 'open'>, { moved, updates }: Moved, now: Date): Promise<void> {
  await stores.highlights.save(moved);
  let seq = stored.lastSeq;
  for (const update of updates) seq = await stores.documents.append(moved.noteId, update, actor.userId);
  if (updates.length > 0) await derive(stores, actor.teamId, { ...stored, lastSeq: seq }, open, now);
  await stores.outbox.announce(highlightChanged(actor, moved));
}
