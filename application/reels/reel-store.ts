import type { Uuid } from '@evident/domain/kernel';
import type { Reel } from '@evident/domain/reels';
import type { ThingStore } from '../saved-things/index.ts';

/** Reels of one team, inside a unit of work. */
export interface ReelStore extends ThingStore<Reel> {
  countIn(projectId: Uuid): Promise<number>;
  /** Those of the given files that are recordings of a project. */
  recordingsOf(projectId: Uuid, fileIds: readonly Uuid[]): Promise<Uuid[]>;
  /** Those of the given highlights that are in a project. */
  highlightsOf(projectId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
}
