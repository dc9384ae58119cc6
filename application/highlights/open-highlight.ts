import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Access, Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, openSince, type OpenSince } from '../content/index.ts';
import { type MarkUpNeeds, demandMarkUp, refuseForeign } from './demand-mark-up.ts';
import type { MarkingStores } from './highlight-store.ts';

/** Returns a highlight that the actor can change. Locks it and its note until the unit of work ends. */
export async function openHighlight(
  stores: MarkingStores & MarkUpNeeds,
  workers: DocumentWorkers,
  actor: Actor,
  highlightId: Uuid,
): Promise<{ document: OpenSince; highlight: Highlight; access: Access }> {
  const { noteId } = (await stores.highlights.home(highlightId)) ?? notFound('Highlight');
  const { access } = await demandMarkUp(stores, actor, noteId, 'Highlight');
  const document = await openSince(stores.documents, workers, noteId);
  const highlight = (await stores.highlights.find(highlightId)) ?? notFound('Highlight');
  refuseForeign(highlight, actor, access);
  return { document, highlight, access };
}
