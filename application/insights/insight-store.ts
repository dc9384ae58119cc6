import type { Insight, Publication } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';

/** Insights of one team, inside a unit of work. */
export interface InsightStore {
  /** Locks the insight until the unit of work ends. */
  find(insightId: Uuid): Promise<Insight | null>;
  save(insight: Insight): Promise<void>;
  publication(publicationId: Uuid): Promise<Publication | null>;
  /** Also deletes unused publications of the insight from before `forgetBefore`. */
  addPublication(publication: Publication, forgetBefore: Date): Promise<void>;
  addAuthor(insightId: Uuid, memberId: Uuid, at: Date): Promise<void>;
}
