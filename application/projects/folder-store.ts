import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Folder } from '@evident/domain/projects';

/** Folders of one team inside a unit of work. */
export interface FolderStore {
  /** Lets one unit of work at a time change where things lie, so that neither circles nor equal ranks come about. */
  oneAtATime(): Promise<void>;
  find(folderId: Uuid): Promise<Folder | null>;
  save(...folders: Folder[]): Promise<void>;
  /** All folders further down. */
  below(folderId: Uuid): Promise<Folder[]>;
  /** What lies directly in a folder, or at the top, in the order of the ranks. */
  neighbours(parentId: Uuid | null): Promise<Ranked[]>;
  rank(places: readonly Ranked[]): Promise<void>;
}
