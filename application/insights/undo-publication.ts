import { type Insight, refuseUnchangeable } from '@evident/domain/insights';
import { refuse, notFound } from '@evident/domain/kernel';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { CHANGES_DISCARDED, type KeptDraft } from './discard-changes.ts';
import {
  type KeptPublication,
  PUBLICATION_CHANGED,
  type PublishingStores,
  insightToPublish,
  publicationChanged,
  restoreSnapshot,
} from './publications.ts';

/** Reverts publishing, updating or unpublishing. */
export const undoPublication = <Stores extends PublishingStores>(clock: Clock): Undoer<Stores, KeptPublication> => ({
  kind: PUBLICATION_CHANGED,
  async undo(stores: Stores, actor, { insightId, was, publicationId }) {
    const insight = (await stores.insights.find(insightId)) ?? notFound('Insight');
    await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
    refuseUnchangeable(insight);
    if (insight.publicationId !== publicationId)
      refuse('InvalidOperation', 'The insight was published or unpublished since');
    if (was.publicationId !== null && !(await stores.insights.publication(was.publicationId)))
      refuse('InvalidOperation', 'That can no longer be undone');
    const after: Insight = { ...insight, ...was, updatedAt: clock.now() };
    await stores.insights.save(after);
    await stores.outbox.announce(publicationChanged(actor, after));
  },
});

/** Restores discarded changes, unless the document was edited since. */
export const undoDiscarded = <Stores extends PublishingStores>(
  codec: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptDraft> => ({
  kind: CHANGES_DISCARDED,
  async undo(stores: Stores, actor, { insightId, draftId, version }) {
    const insight = await insightToPublish(stores, insightId);
    await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
    refuseUnchangeable(insight);
    const draft =
      (await stores.insights.publication(draftId)) ?? refuse('InvalidOperation', 'That can no longer be undone');
    const stored = (await stores.documents.lockSince(insightId, 0)) ?? notFound('Insight');
    if (stored.version !== version || stored.lastSeq !== stored.derivedSeq)
      refuse('InvalidOperation', 'The insight was edited since', 'Undo would overwrite newer edits.');
    const { updates } = await restoreSnapshot(stores, { codec, clock }, actor, insight, draft);
    await stores.outbox.announce({
      name: 'insight:changed',
      teamId: actor.teamId,
      payload: { insightId, projectId: insight.projectId, by: actor.userId },
    });
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, insightId, update);
    };
  },
});
