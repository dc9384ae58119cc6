import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Folder } from '@evident/domain/projects';

/** Folders of one team, inside a unit of work. */
export interface FolderStore {
  /** Serializes changes to the tree, to prevent cycles and equal ranks. */
  lockTree(): Promise<void>;
  find(folderId: Uuid): Promise<Folder | null>;
  save(...folders: Folder[]): Promise<void>;
  /** All descendants. */
  below(folderId: Uuid): Promise<Folder[]>;
  /** Direct children of a folder, or of the top, by rank. */
  neighbors(parentId: Uuid | null): Promise<Ranked[]>;
  rank(places: readonly Ranked[]): Promise<void>;
}
