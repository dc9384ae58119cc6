import type { Uuid } from '@evident/domain/kernel';

/** The uses of highlights, inside a unit of work. */
export interface CitedInsightStore {
  /** Those of the highlights that a reel has, or an insight or publication other than the live text of this insight. */
  usedBeside(insightId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
}
