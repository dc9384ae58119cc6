import type { Uuid } from '@evident/domain/kernel';
import type { MovePreview, MoveRequest } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MovingPorts, type MovingStores, fitTags, toMove } from './move.ts';

/** Returns the effects of a move, and its obstacles. */
export class PreviewMove extends Query<MovePreview> {
  static readonly requires = memberWith({ scope: 'read', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly request: MoveRequest,
  ) {
    super();
  }
}

export class PreviewMoveHandler implements Handler<PreviewMove>, MovingPorts {
  constructor(
    private readonly work: UnitOfWork<MovingStores>,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute({ actor, projectId: to, request: { objectType, objectIds } }: PreviewMove): Promise<MovePreview> {
    const moved = { type: objectType, ids: [...new Set(objectIds)] };
    return this.work.perform(actor.teamId, async (stores) => {
      const from = await toMove(stores, actor, moved, to);
      const { known, added } = await fitTags(stores, this, actor, { moved, from, to });
      return {
        obstacles: await stores.moving.obstacles(moved, to),
        ...(await stores.moving.counts(moved)),
        knownTags: known,
        newTags: added.tags.length,
      };
    });
  }
}
