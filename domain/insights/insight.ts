import { type Uuid, refuse } from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';

/** A finding with its evidence. Its document has the same id. */
export interface Insight {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  title: string;
  /** A locked insight cannot be edited or unpublished until it is unlocked. */
  locked: boolean;
  coverFileId: Uuid | null;
  publishedAt: Date | null;
  publishedBy: Uuid | null;
  /** The publication shown to readers; null if unpublished. */
  publicationId: Uuid | null;
  /** Kept when unpublished. */
  firstPublishedAt: Date | null;
  firstPublishedBy: Uuid | null;
  /** Increments on every change of title, cover, lock or archive. */
  version: number;
  /** Null until ordered manually. */
  rank: number | null;
  createdBy: Uuid;
  /** Whether AI wrote it. */
  aiGenerated: boolean;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

/** Shown for an insight without a title (specification, document 000, section 9). */
export const UNTITLED_INSIGHT = untitled('insight');

/** The reason an insight cannot be changed, for display; `undefined` if it can. */
export function whyUnchangeable({ locked, archived }: { locked: boolean; archived: boolean }): string | undefined {
  if (locked) return 'Insight is locked';
  return archived ? 'Unavailable in read-only mode' : undefined;
}

/** Refuses changes to a locked or archived insight, except unlocking or unarchiving. */
export function refuseUnchangeable({ locked, archivedAt }: Insight): void {
  const reason = whyUnchangeable({ locked, archived: archivedAt !== null });
  if (reason !== undefined)
    refuse('InvalidOperation', reason, locked ? 'Unlock it first.' : 'Unarchive the insight first.');
}

/**
 * Publishes an insight. Republishing after unpublishing keeps the first date and person, so that old insights do not
 * reappear as new on home.
 */
export function published(insight: Insight, publicationId: Uuid, by: Uuid, now: Date): Insight {
  if (insight.publishedAt) return insight;
  const first = { at: insight.firstPublishedAt ?? now, by: insight.firstPublishedAt ? insight.firstPublishedBy : by };
  return {
    ...insight,
    publishedAt: first.at,
    publishedBy: first.by,
    publicationId,
    firstPublishedAt: first.at,
    firstPublishedBy: first.by,
    updatedAt: now,
  };
}

export const unpublished = (insight: Insight, now: Date): Insight =>
  insight.publishedAt
    ? { ...insight, publishedAt: null, publishedBy: null, publicationId: null, updatedAt: now }
    : insight;

/** Replaces the publication that readers see. Date and person stay. */
export function republished(insight: Insight, publicationId: Uuid, now: Date): Insight {
  if (!insight.publishedAt) refuse('InvalidOperation', 'This insight is not published', 'Publish it first.');
  return { ...insight, publicationId, updatedAt: now };
}
