import { type Uuid, refuse } from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';

/** What the words of people mean, written down with the words it rests on. Its document has the same id. */
export interface Insight {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  title: string;
  /** A locked insight is neither edited nor unpublished until it is unlocked. */
  locked: boolean;
  coverFileId: Uuid | null;
  publishedAt: Date | null;
  publishedBy: Uuid | null;
  /** What readers see while it is published; null otherwise. */
  publicationId: Uuid | null;
  /** Stays when it is unpublished. */
  firstPublishedAt: Date | null;
  firstPublishedBy: Uuid | null;
  /** Counts up with every change of title, cover, lock or archive. */
  version: number;
  /** Null until somebody orders by hand. */
  rank: number | null;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

/** Shown for an insight without a title (specification, document 000, section 9). */
export const UNTITLED_INSIGHT = untitled('insight');

/** Why an insight can't be changed, in words; `undefined` when it can. */
export function whyUnchangeable({ locked, archived }: { locked: boolean; archived: boolean }): string | undefined {
  if (locked) return 'Insight is locked';
  return archived ? 'Unavailable in read-only mode' : undefined;
}

/** What stands in the way of changing an insight, other than unlocking or unarchiving it. */
export function refuseUnchangeable({ locked, archivedAt }: Insight): void {
  const reason = whyUnchangeable({ locked, archived: archivedAt !== null });
  if (reason !== undefined)
    refuse('InvalidOperation', reason, locked ? 'Unlock it first.' : 'Unarchive the insight first.');
}

/** Publishes once. Publishing again after unpublishing keeps the first date and person, so home does not show old news as new. */
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

/** Puts a newer publication in the place of the one readers see; date and person stay. */
export function republished(insight: Insight, publicationId: Uuid, now: Date): Insight {
  if (!insight.publishedAt) refuse('InvalidOperation', 'This insight is not published', 'Publish it first.');
  return { ...insight, publicationId, updatedAt: now };
}
