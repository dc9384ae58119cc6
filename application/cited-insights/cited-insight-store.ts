import type { Uuid } from '@evident/domain/kernel';

/** The uses of highlights, inside a unit of work. */
export interface CitedInsightStore {
  /**
   * Those of the highlights that a reel has, that are shared by link, or that an insight or publication has other than the
   * live text of this insight.
   */
  usedBeside(insightId: Uuid | null, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
  isShared(insightId: Uuid): Promise<boolean>;
}
