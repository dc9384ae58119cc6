import { evidenceIn } from '@evident/domain/content';
import type { Insight } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentReading, DocumentStore } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { InsightStore } from './insight-store.ts';

/** Stores a new insight with its document and announces it; returns its id. The caller has checked the content. */
export async function insertInsight(
  { insights, documents, outbox }: { insights: InsightStore; documents: DocumentStore; outbox: Outbox },
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  projectId: Uuid,
  {
    title,
    coverFileId = null,
    aiGenerated = false,
  }: Pick<Insight, 'title'> & Partial<Pick<Insight, 'coverFileId' | 'aiGenerated'>>,
  written: DocumentReading,
): Promise<Uuid> {
  const now = clock.now();
  const made: Insight = {
    id: ids.newId(),
    teamId: actor.teamId,
    projectId,
    title,
    locked: false,
    coverFileId,
    publishedAt: null,
    publishedBy: null,
    publicationId: null,
    firstPublishedAt: null,
    firstPublishedBy: null,
    version: 1,
    rank: null,
    createdBy: actor.userId,
    aiGenerated,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
  await insights.save(made);
  await documents.create(made.id, written);
  await documents.saveEvidence(made.id, evidenceIn(written.content));
  await insights.addAuthor(made.id, actor.userId, now);
  await outbox.announce({
    name: 'insight:changed',
    teamId: actor.teamId,
    payload: { insightId: made.id, projectId, by: actor.userId },
  });
  return made.id;
}
