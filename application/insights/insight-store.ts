import type { Insight, Publication, PublishedQuotes } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';

/** Insights of one team, inside a unit of work. */
export interface InsightStore {
  /** Locks the insight until the unit of work ends. */
  find(insightId: Uuid): Promise<Insight | null>;
  save(insight: Insight): Promise<void>;
  publication(publicationId: Uuid): Promise<Publication | null>;
  /** Also deletes unused publications of the insight from before `forgetBefore`. */
  addPublication(publication: Publication, forgetBefore: Date): Promise<void>;
  /** The evidence as it is now, for a publication. */
  quotes(highlightIds: readonly Uuid[], insightId: Uuid): Promise<PublishedQuotes>;
  /** Marks evidence as contradicting the insight, or not; returns whether that changed. */
  setContradicts(insightId: Uuid, highlightId: Uuid, contradicts: boolean): Promise<boolean>;
  /** Whether a highlight is evidence of the insight. */
  isEvidence(insightId: Uuid, highlightId: Uuid): Promise<boolean>;
  /** Makes an insight the home page of the workspace. */
  setHome(insightId: Uuid, by: Uuid, at: Date): Promise<void>;
  clearHome(): Promise<void>;
  addAuthor(insightId: Uuid, memberId: Uuid, at: Date): Promise<void>;
}
