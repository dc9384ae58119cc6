import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FolderFilter, FolderView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { FolderReader } from './folder-reader.ts';

/** The folders an actor may see: all of them, or those in one folder. */
export class ListFolders extends Query<Page<FolderView>> {
  constructor(
    readonly actor: Actor,
    readonly filter: FolderFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListFoldersHandler implements Handler<ListFolders> {
  constructor(private readonly folders: FolderReader) {}

  execute({ actor, filter, page }: ListFolders): Promise<Page<FolderView>> {
    return this.folders.page(actor, filter, page);
  }
}
