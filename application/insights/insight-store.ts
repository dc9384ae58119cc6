import type { Insight } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';

/** Insights of one team, inside a unit of work. */
export interface InsightStore {
  /** The insight as it stays until the unit of work ends. */
  find(insightId: Uuid): Promise<Insight | null>;
  save(insight: Insight): Promise<void>;
  addAuthor(insightId: Uuid, memberId: Uuid, at: Date): Promise<void>;
}
