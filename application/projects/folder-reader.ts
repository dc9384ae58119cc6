import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FolderFilter, FolderView } from '@evident/domain/projects';

/** Folders visible to an actor: those they have a level on, and those that contain a visible project. */
export interface FolderReader {
  folder(actor: Actor, folderId: Uuid): Promise<FolderView | null>;
  page(actor: Actor, filter: FolderFilter, page: PageRequest): Promise<Page<FolderView>>;
}
