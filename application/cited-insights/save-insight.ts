import { type SavedInsight, citedBlocks, withBlocks } from '@evident/domain/cited-insights';
import { evidenceIn, plainText, refuseTooMuchEvidence } from '@evident/domain/content';
import type { EvidenceText } from '@evident/domain/evidence';
import type { Insight } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextStore } from '../ai/index.ts';
import type { InsightStore } from '../insights/index.ts';
import { demand } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { type CitingStores, type Delivery, citeQuotes } from './cite-quotes.ts';
import type { CitingPorts } from './findings.ts';

export type SavingStores = CitingStores & { aiTexts: AiTextStore; insights: InsightStore; undo: UndoStore };

export const INSIGHT_CITED = undoKind<CitedInsight>('cited-insight:created');

/** The undo data of a new insight. */
export interface CitedInsight {
  readonly insightId: Uuid;
  /** The highlights made for it. */
  readonly highlightIds: readonly Uuid[];
}

interface Target {
  readonly projectId: Uuid;
  readonly title: string;
  /** The words of Undo. */
  readonly label?: string;
}

/**
 * Makes an unpublished insight of a text, whose quotes are live evidence, with one undo entry for all of it. Deliver the changes of the
 * notes after the commit.
 */
export async function saveInsight(
  stores: SavingStores,
  { workers, ids, clock }: CitingPorts,
  actor: Actor,
  text: Pick<EvidenceText, 'content' | 'method'>,
  { projectId, title, label = 'Saved an AI text as an insight' }: Target,
): Promise<{ saved: SavedInsight; highlightOf: ReadonlyMap<string, Uuid>; deliveries: readonly Delivery[] }> {
  await demand(stores.projectAccess, actor, projectId, 'write');
  const now = clock.now();
  const { highlightOf, made, deliveries } = await citeQuotes(stores, { workers, ids }, actor, text, now);
  const content = withBlocks({ type: 'doc', content: [] }, citedBlocks(text, highlightOf).flat());
  refuseTooMuchEvidence(content);
  const insight = newInsight(ids.newId(), actor, { projectId, title }, now);
  await stores.insights.save(insight);
  await stores.documents.create(insight.id, { content, speakers: {}, text: plainText(content) });
  await stores.documents.saveEvidence(insight.id, evidenceIn(content));
  await stores.insights.addAuthor(insight.id, actor.userId, now);
  const payload = { insightId: insight.id, projectId, by: actor.userId };
  await stores.outbox.announce({ name: 'insight:changed', teamId: actor.teamId, payload });
  const before: CitedInsight = { insightId: insight.id, highlightIds: made };
  const undoId = await stores.undo.keep(actor, INSIGHT_CITED, {
    projectId,
    label,
    before,
  });
  const highlights = highlightOf.size;
  const skipped = text.content.citations.length - highlights;
  return { saved: { id: insight.id, highlights, skipped, undoId }, highlightOf, deliveries };
}

const newInsight = (
  id: Uuid,
  { teamId, userId }: Actor,
  facts: { readonly projectId: Uuid; readonly title: string },
  now: Date,
): Insight => ({
  id,
  teamId,
  ...facts,
  locked: false,
  coverFileId: null,
  publishedAt: null,
  publishedBy: null,
  publicationId: null,
  firstPublishedAt: null,
  firstPublishedBy: null,
  version: 1,
  rank: null,
  createdBy: userId,
  createdAt: now,
  updatedAt: now,
  archivedAt: null,
  aiGenerated: true,
});
