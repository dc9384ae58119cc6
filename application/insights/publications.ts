import type { DomainEvent } from '@evident/domain/events';
import { EVIDENCE_MAX, evidenceIn } from '@evident/domain/content';
import { SESSION_SECONDS } from '@evident/domain/identity';
import { type Insight, type Publication, type PublicationState, publicationStateOf } from '@evident/domain/insights';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { catchUp, changeDocument, type DerivingStores, type DocumentWorkers, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { InsightStore } from './insight-store.ts';

export type PublishingStores = DerivingStores & {
  insights: InsightStore;
  projectAccess: ProjectAccess;
  undo: UndoStore;
};
export interface PublishingTools {
  readonly codec: DocumentWorkers;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const PUBLICATION_CHANGED = undoKind<KeptPublication>('insight:publication');

/** Locks the document before its insight, like writers do, so that publishing during edits cannot deadlock. */
export async function insightToPublish({ documents, insights }: PublishingStores, insightId: Uuid): Promise<Insight> {
  if (!(await documents.lock(insightId))) notFound('Insight');
  return (await insights.find(insightId)) ?? notFound('Insight');
}

/** Stores a snapshot of the current insight. Returns it with the updates to deliver to open editors. */
export async function takeSnapshot(
  stores: PublishingStores,
  { codec, ids, clock }: PublishingTools,
  actor: Actor,
  { id, title, coverFileId }: Insight,
): Promise<{ snapshot: Publication; updates: Uint8Array[] }> {
  const now = clock.now();
  const updates = await catchUp(stores, actor.teamId, id, codec, now);
  const { content, speakers, text, version } = (await stores.documents.lock(id)) ?? notFound('Insight');
  const evidence = evidenceIn(content).slice(0, EVIDENCE_MAX);
  const snapshot: Publication = {
    id: ids.newId(),
    teamId: actor.teamId,
    insightId: id,
    title,
    coverFileId,
    content,
    speakers,
    text,
    evidence,
    quotes: await stores.insights.quotes(evidence, id),
    version,
    createdBy: actor.userId,
    createdAt: now,
  };
  await stores.insights.addPublication(snapshot, new Date(now.getTime() - SESSION_SECONDS * 1000));
  return { snapshot, updates };
}

/** Restores title, cover and text of a snapshot. Returns the updates to deliver and the resulting document version. */
export async function restoreSnapshot(
  stores: PublishingStores,
  { codec, clock }: Omit<PublishingTools, 'ids'>,
  actor: Actor,
  insight: Insight,
  { title, coverFileId, content, speakers }: Publication,
): Promise<{ updates: Uint8Array[]; version: number }> {
  const now = clock.now();
  const document = await openSince(stores.documents, codec, insight.id, 'Insight');
  const update = await codec.run('replace', document, { content, speakers });
  await stores.insights.save({ ...insight, title, coverFileId, updatedAt: now });
  if (!update) return { updates: [], version: document.version };
  return {
    updates: await changeDocument(stores, actor, insight.id, [update], codec, now),
    version: document.version + 1,
  };
}

/** Saves a change of the publication, announces it and stores it for undo. Returns the undo id. */
export async function changePublication(
  stores: PublishingStores,
  actor: Actor,
  label: string,
  before: Insight,
  after: Insight,
): Promise<Uuid> {
  await stores.insights.save(after);
  await stores.outbox.announce(publicationChanged(actor, after));
  const kept: KeptPublication = {
    insightId: after.id,
    was: publicationStateOf(before),
    publicationId: after.publicationId,
  };
  return stores.undo.keep(actor, PUBLICATION_CHANGED, { projectId: after.projectId, label, before: kept });
}

export interface KeptPublication {
  readonly insightId: Uuid;
  readonly was: PublicationState;
  /** The publication after the change; a later one blocks undo. */
  readonly publicationId: Uuid | null;
}

export const publicationChanged = (actor: Actor, { id, projectId, publishedAt }: Insight): DomainEvent => ({
  name: publishedAt ? 'insight:published' : 'insight:unpublished',
  teamId: actor.teamId,
  payload: { insightId: id, projectId, by: actor.userId },
});
