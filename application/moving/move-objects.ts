import type { Uuid } from '@evident/domain/kernel';
import type { MoveRequest } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import type { AppliedTag, TagChangeSet } from '@evident/domain/tags';
import type { LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { undoKind } from '../undo/index.ts';
import type { Moved } from './moving-store.ts';
import { type MovingPorts, type MovingStores, carryOut, toMove } from './move.ts';

/** Moves notes or insights to a project, completely or not at all. Returns the undo id. */
export class MoveObjects extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly request: MoveRequest,
  ) {
    super();
  }
}

/** Kept for undo: the tags that the move took off, put and added. */
export interface KeptMove {
  readonly moved: Moved;
  readonly from: Uuid;
  readonly to: Uuid;
  readonly takenOff: readonly AppliedTag[];
  readonly put: readonly AppliedTag[];
  readonly added: TagChangeSet;
}

export const OBJECTS_MOVED = undoKind<KeptMove>('objects:moved');
/** Open documents whose latest words are saved before the move. */
const FLUSHED_MAX = 20;

export class MoveObjectsHandler implements Handler<MoveObjects>, MovingPorts {
  constructor(
    private readonly work: UnitOfWork<MovingStores>,
    private readonly rooms: LiveRooms,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, projectId: to, request: { objectType, objectIds } }: MoveObjects): Promise<Uuid> {
    const moved = { type: objectType, ids: [...new Set(objectIds)] };
    await Promise.all(moved.ids.slice(0, FLUSHED_MAX).map((id) => this.rooms.flush(id)));
    return this.work.perform(actor.teamId, async (stores) => {
      const from = await toMove(stores, actor, moved, to);
      const { takenOff, put, added } = await carryOut(stores, this, actor, { moved, from, to });
      const what = objectType === 'NOTE' ? 'note' : 'insight';
      return stores.undo.keep(actor, OBJECTS_MOVED, {
        projectId: to,
        label:
          moved.ids.length === 1
            ? `Moved a${what === 'note' ? '' : 'n'} ${what}`
            : `Moved ${moved.ids.length} ${what}s`,
        before: { moved, from, to, takenOff, put, added },
      });
    });
  }
}
