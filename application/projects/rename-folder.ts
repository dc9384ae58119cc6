import { type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import type { FolderWording } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { folderChanged } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import type { GrantStore } from './grant-store.ts';

/** Renames a folder. `expected` is the version that the actor has seen. */
export class RenameFolder extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly folderId: Uuid,
    readonly wording: FolderWording,
    readonly expected: number | null,
  ) {
    super();
  }
}

export class RenameFolderHandler implements Handler<RenameFolder> {
  constructor(
    private readonly work: UnitOfWork<{ folders: FolderStore; grants: GrantStore; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, folderId, wording, expected }: RenameFolder): Promise<void> {
    await this.work.perform(actor.teamId, async ({ folders, grants, outbox }) => {
      refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: folderId }), 'Folder');
      const folder = (await folders.find(folderId)) ?? notFound('Folder');
      refuseOverwriting(folder, expected);
      await folders.save({ ...folder, title: wording.title, updatedAt: this.clock.now(), version: folder.version + 1 });
      await outbox.announce(folderChanged(actor, folder));
    });
  }
}
