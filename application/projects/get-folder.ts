import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FolderView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { FolderReader } from './folder-reader.ts';

/** One folder. */
export class GetFolder extends Query<FolderView> {
  constructor(
    readonly actor: Actor,
    readonly folderId: Uuid,
  ) {
    super();
  }
}

export class GetFolderHandler implements Handler<GetFolder> {
  constructor(private readonly folders: FolderReader) {}

  async execute({ actor, folderId }: GetFolder): Promise<FolderView> {
    return (await this.folders.folder(actor, folderId)) ?? refuse('NotFound', 'Folder not found');
  }
}
