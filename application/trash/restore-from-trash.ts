import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RestoredView } from '@evident/domain/trash';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { BROUGHT_BACK, type RoomStores, withinRoom } from '../plans/index.ts';
import { type RestoringStores, restoreEntry } from './restore-entry.ts';

/** Restores everything deleted with one entry. */
export class RestoreFromTrash extends Command<RestoredView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', ...BROUGHT_BACK });

  constructor(
    readonly actor: Actor,
    readonly entryId: Uuid,
  ) {
    super();
  }
}

export class RestoreFromTrashHandler implements Handler<RestoreFromTrash> {
  constructor(
    private readonly work: UnitOfWork<RestoringStores & RoomStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, entryId }: RestoreFromTrash): Promise<RestoredView> {
    return this.work.perform(actor.teamId, (stores) =>
      withinRoom(stores, RestoreFromTrash.requires, this.clock.now(), () => restoreEntry(stores, actor, entryId)),
    );
  }
}
