import { type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Highlight } from '@evident/domain/highlights';
import { catchUp, openSince } from '../content/index.ts';
import { demandMarkUp, highlightRemoved } from '../highlights/index.ts';
import type { CitedInsightStore } from './cited-insight-store.ts';
import type { CitingStores, Delivery } from './cite-quotes.ts';
import type { CitingPorts } from './findings.ts';

export type RemovingStores = CitingStores & { citedInsights: CitedInsightStore };

/**
 * Removes highlights that were made for an insight, unless someone changed, tagged or used them since, or the actor cannot mark up their
 * note any more.
 * @param stays those that the insight still has
 */
export async function removeMade(
  stores: RemovingStores,
  { workers, clock }: Pick<CitingPorts, 'workers' | 'clock'>,
  actor: Actor,
  insightId: Uuid,
  { highlightIds, stays }: { readonly highlightIds: readonly Uuid[]; readonly stays: ReadonlySet<Uuid> },
): Promise<Delivery[]> {
  const { highlights, documents, outbox, citedInsights } = stores;
  const used = new Set([...stays, ...(await citedInsights.usedBeside(insightId, highlightIds))]);
  const deliveries: Delivery[] = [];
  const noteIds = new Set<Uuid>();
  for (const id of highlightIds) {
    if (used.has(id)) continue;
    const highlight = await highlights.find(id);
    if (!highlight || !(await isAsMade(stores, actor, highlight))) continue;
    const { noteId } = highlight;
    const off = await workers.run('unmark', await openSince(documents, workers, noteId), id);
    if (off) {
      await documents.append(noteId, off, actor.userId, 'marks');
      deliveries.push({ documentId: noteId, update: off });
    }
    await highlights.remove(id);
    await outbox.announce(highlightRemoved(actor, highlight));
    noteIds.add(noteId);
  }
  for (const documentId of noteIds)
    for (const update of await catchUp(stores, actor.teamId, documentId, workers, clock.now()))
      deliveries.push({ documentId, update });
  return deliveries;
}

async function isAsMade(
  stores: CitingStores,
  actor: Actor,
  { id, noteId, snippetStartMs }: Highlight,
): Promise<boolean> {
  if (snippetStartMs !== null || (await stores.highlights.versionOf(id)) > 1) return false;
  if ((await stores.highlights.tagsOn(id)).length > 0) return false;
  return demandMarkUp(stores, actor, noteId).then(
    () => true,
    () => false,
  );
}
