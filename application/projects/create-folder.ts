import { rankAfter, type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import { type Folder, type NewFolder, pathIn } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import { folderChanged } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import { grantInitialAccess } from './initial-access.ts';
import type { GrantStore } from './grant-store.ts';

/** Creates a folder, last in its parent or at the top. Returns its id. */
export class CreateFolder extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    feature: 'projectPermissions',
    counts: ['folders'],
  });

  constructor(
    readonly actor: Actor,
    readonly wording: NewFolder,
  ) {
    super();
  }

  /** Only private folders. */
  get needsFeature(): boolean {
    return this.wording.private ?? false;
  }
}

export class CreateFolderHandler implements Handler<CreateFolder> {
  constructor(
    private readonly work: UnitOfWork<{ folders: FolderStore; grants: GrantStore; outbox: Outbox } & RoomStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording }: CreateFolder): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { folders, grants, outbox } = stores;
      const parentId = wording.parentId ?? null;
      await folders.lockTree();
      if (parentId !== null)
        refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: parentId }), 'Folder');
      const parent = parentId === null ? null : ((await folders.find(parentId)) ?? notFound('Folder'));
      const id = this.ids.newId();
      const now = this.clock.now();
      await takeRoom(stores, CreateFolder.requires, 'folders', now);
      const folder: Folder = {
        id,
        teamId: actor.teamId,
        parentId,
        path: pathIn(parent, id),
        title: wording.title ?? '',
        rank: rankAfter((await folders.neighbors(parentId)).at(-1)?.rank),
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      await folders.save(folder);
      await grantInitialAccess(grants, actor, { kind: 'folder', id }, parentId, wording.private ?? false);
      await outbox.announce(folderChanged(actor, folder));
      return id;
    });
  }
}
