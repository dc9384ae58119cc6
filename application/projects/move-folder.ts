import { placed, type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import { type Folder, type FolderPlace, movedPath, pathIn } from '@evident/domain/projects';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { folderChanged } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import type { GrantStore } from './grant-store.ts';
import { moveAccess, refuseExposure } from './move-access.ts';

/** Moves a folder with its contents to a parent or position. */
export class MoveFolder extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly folderId: Uuid,
    readonly place: FolderPlace,
  ) {
    super();
  }
}

interface Stores {
  folders: FolderStore;
  grants: GrantStore;
  audit: AuditLog;
  outbox: Outbox;
}

export class MoveFolderHandler implements Handler<MoveFolder> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, folderId, place }: MoveFolder): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const { folders, grants } = stores;
      await folders.lockTree();
      const access = refuseUnlessAllowed(
        'read',
        actor,
        await grants.accessTo(actor, { kind: 'folder', id: folderId }),
        'Folder',
      );
      const folder = (await folders.find(folderId)) ?? notFound('Folder');
      const stays = folder.parentId === place.parentId;
      refuseUnlessAllowed(stays ? 'write' : 'manage', actor, access, 'Folder');
      if (!stays) await this.rehouse(stores, actor, folder, place);
      await stores.outbox.announce(folderChanged(actor, folder));
      await folders.rank(placed(await folders.neighbors(place.parentId), folderId, place.beforeFolderId ?? null));
    });
  }

  /** A different parent changes access, so moving requires FULL; the mover keeps FULL. */
  private async rehouse(
    stores: Stores,
    actor: Actor,
    folder: Folder,
    { parentId, openToAll }: FolderPlace,
  ): Promise<void> {
    const { folders, grants } = stores;
    const on = { kind: 'folder', id: folder.id } as const;
    if (parentId !== null)
      refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: parentId }), 'Folder');
    const parent = parentId === null ? null : ((await folders.find(parentId)) ?? notFound('Folder'));
    await refuseExposure(grants, on, parentId, openToAll);
    const below = await folders.below(folder.id);
    const depth = Math.max(0, ...below.map(({ path }) => path.length - folder.path.length));
    const moved: Folder = {
      ...folder,
      parentId,
      path: pathIn(parent, folder.id, depth),
      updatedAt: this.clock.now(),
      version: folder.version + 1,
    };
    await folders.save(moved, ...below.map((child) => ({ ...child, path: movedPath(child.path, moved) })));
    await moveAccess(stores, actor, on, folder.parentId, parentId);
  }
}
