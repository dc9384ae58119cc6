import { refuse, type Uuid } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { folderChanged } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import type { GrantStore } from './grant-store.ts';

/** Delete a folder in which nothing lies any more. */
export class DeleteFolder extends Command {
  constructor(readonly actor: Actor, readonly folderId: Uuid) { super(); }
}

export class DeleteFolderHandler implements Handler<DeleteFolder> {
  constructor(private readonly work: UnitOfWork<{ folders: FolderStore; grants: GrantStore; outbox: Outbox }>) {}

  async execute({ actor, folderId }: DeleteFolder): Promise<void> {
    await this.work.perform(actor.teamId, async ({ folders, grants, outbox }) => {
      await folders.oneAtATime();
      refuseUnlessAllowed('manage', actor, await grants.accessTo(actor, { kind: 'folder', id: folderId }), 'Folder');
      if (!(await folders.isEmpty(folderId))) refuse('InvalidOperation', 'The folder is not empty', 'Move what lies in it somewhere else first.');
      await folders.remove(folderId);
      await outbox.announce(folderChanged(actor, { id: folderId }));
    });
  }
}
