import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FolderFilter, FolderView } from '@evident/domain/projects';

/** Folders as an actor sees them: those they hold a level on, and those with a project inside that they may see. */
export interface FolderReader {
  folder(actor: Actor, folderId: Uuid): Promise<FolderView | null>;
  page(actor: Actor, filter: FolderFilter, page: PageRequest): Promise<Page<FolderView>>;
}
