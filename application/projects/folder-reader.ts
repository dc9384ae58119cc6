import type { Clause } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FolderView } from '@evident/domain/projects';

/** Folders visible to an actor: those they have a level on, and those that contain a visible project. */
export interface FolderReader {
  folder(actor: Actor, folderId: Uuid): Promise<FolderView | null>;
  page(actor: Actor, clause: Clause, page: PageRequest): Promise<Page<FolderView>>;
}
