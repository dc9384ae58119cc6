import type { Reel } from '@evident/domain/reels';
import type { Uuid } from '@evident/domain/kernel';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';

/** Reels of one team, inside a unit of work. */
export interface ReelStore {
  /** Locked. */
  find(reelId: Uuid): Promise<Reel | null>;
  countIn(projectId: Uuid): Promise<number>;
  /** Those of the given files that are recordings of a project. */
  recordingsOf(projectId: Uuid, fileIds: readonly Uuid[]): Promise<Uuid[]>;
  /** Those of the given highlights that are in a project. */
  highlightsOf(projectId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
  save(reel: Reel): Promise<void>;
  remove(reelId: Uuid): Promise<void>;
}

/** Stores that changes of reels need. */
export interface ReelStores {
  reels: ReelStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}
