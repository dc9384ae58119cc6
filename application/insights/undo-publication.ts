import { type Insight, publicationStateOf, refuseUnchangeable } from '@evident/domain/insights';
import { isSameJson, notFound } from '@evident/domain/kernel';
import { changedAgain, tooLate } from '@evident/domain/undo';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { CHANGES_DISCARDED, type KeptDraft, facesOf } from './discard-changes.ts';
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
    if (insight.publicationId !== publicationId) tooLate('The insight was published or unpublished since then.');
    if (was.publicationId !== null && !(await stores.insights.publication(was.publicationId)))
      tooLate('The published version is gone.');
    const after: Insight = { ...insight, ...was, updatedAt: clock.now() };
    await stores.insights.save(after);
    await stores.outbox.announce(publicationChanged(actor, after));
    const opposite = { insightId, was: publicationStateOf(insight), publicationId: after.publicationId };
    return { opposite: keptAs(PUBLICATION_CHANGED, opposite) };
  },
});

/** Restores discarded changes, unless the document was edited since. */
export const undoDiscarded = <Stores extends PublishingStores>(
  codec: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptDraft> => ({
  kind: CHANGES_DISCARDED,
  async undo(stores: Stores, actor, { insightId, draftId, version, left, replacedId }) {
    const insight = await insightToPublish(stores, insightId);
    await demand(stores.projectAccess, actor, insight.projectId, 'write', 'Insight');
    refuseUnchangeable(insight);
    const draft = (await stores.insights.publication(draftId)) ?? tooLate('The unpublished changes are gone.');
    const stored = (await stores.documents.lockSince(insightId, 0)) ?? notFound('Insight');
    if (stored.version !== version || stored.lastSeq !== stored.derivedSeq)
      tooLate('The insight was edited since then.');
    if (left && !isSameJson(facesOf(insight), left)) changedAgain('insight', insight.title);
    const { updates, version: now } = await restoreSnapshot(stores, { codec, clock }, actor, insight, draft);
    await stores.outbox.announce({
      name: 'insight:changed',
      teamId: actor.teamId,
      payload: { insightId, projectId: insight.projectId, by: actor.userId },
    });
    const was = replacedId ?? insight.publicationId;
    const opposite = { insightId, replacedId: draftId, version: now, left: facesOf(draft) };
    return {
      ...(was && { opposite: keptAs(CHANGES_DISCARDED, { ...opposite, draftId: was }) }),
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, insightId, update);
      },
    };
  },
});
