import { evidenceIn } from '@evident/domain/content';
import { type Insight, refuseUnchangeable } from '@evident/domain/insights';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changeDocument, openSince } from '../content/index.ts';
import type { InsightStore } from '../insights/index.ts';
import { demand } from '../permissions/index.ts';
import { type TrashStores, putInTrash } from '../trash/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type CitingPorts, deliver } from './findings.ts';
import { type InsertedBlocks, TEXT_INSERTED } from './insert-text.ts';
import { type RemovingStores, removeMade } from './remove-made.ts';
import { type CitedInsight, INSIGHT_CITED } from './save-insight.ts';

type UndoTools = Omit<CitingPorts, 'texts'>;
type UndoingStores = RemovingStores & Omit<TrashStores, 'undo'> & { insights: InsightStore };

/** Moves the insight to the trash, and removes the highlights made for it. */
export const undoCitedInsight = <Stores extends UndoingStores>(tools: UndoTools): Undoer<Stores, CitedInsight> => ({
  kind: INSIGHT_CITED,
  async undo(stores: Stores, actor: Actor, { insightId, highlightIds }) {
    const { version, publicationId } = await insightToUndo(stores, actor, insightId);
    const advice = 'Delete it to move it to the trash.';
    if (version > 1 || publicationId !== null)
      refuse('InvalidOperation', 'The insight was changed or published since', advice);
    if (await stores.citedInsights.isShared(insightId))
      refuse('InvalidOperation', 'The insight was shared by link since', advice);
    const stored = (await stores.documents.lockSince(insightId, 0)) ?? notFound('Insight');
    if (stored.version > 1 || stored.lastSeq !== stored.derivedSeq)
      refuse('InvalidOperation', 'The insight was edited since', advice);
    await putInTrash(stores, actor, { type: 'INSIGHT', id: insightId }, tools.ids.newId(), tools.clock.now());
    const made = { highlightIds, stays: new Set<Uuid>() };
    const deliveries = await removeMade(stores, tools, actor, insightId, made);
    return { afterwards: () => deliver(tools.rooms, actor, deliveries) };
  },
});

/** Removes the inserted sentences that no member changed, and the highlights made for them. */
export const undoInsertedText = <Stores extends UndoingStores>(tools: UndoTools): Undoer<Stores, InsertedBlocks> => ({
  kind: TEXT_INSERTED,
  async undo(stores: Stores, actor: Actor, { insightId, groups, highlightIds }) {
    await insightToUndo(stores, actor, insightId);
    const { workers, rooms, clock } = tools;
    const document = await openSince(stores.documents, workers, insightId, 'Insight');
    const update = await workers.run('takeOut', document, groups);
    const updates = await changeDocument(stores, actor, insightId, update ? [update] : [], workers, clock.now());
    const { content } = await workers.run('content', await openSince(stores.documents, workers, insightId), null);
    const made = { highlightIds, stays: new Set(evidenceIn(content)) };
    const deliveries = await removeMade(stores, tools, actor, insightId, made);
    return {
      async afterwards() {
        await deliver(rooms, actor, [...updates.map((one) => ({ documentId: insightId, update: one })), ...deliveries]);
      },
    };
  },
});

async function insightToUndo(stores: UndoingStores, actor: Actor, insightId: Uuid): Promise<Insight> {
  const insight = (await stores.insights.find(insightId)) ?? notFound('Insight');
  await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
  refuseUnchangeable(insight);
  return insight;
}
