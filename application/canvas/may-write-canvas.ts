import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { CanvasStores } from './canvas-store.ts';

type Stores = Pick<CanvasStores, 'canvases' | 'projectAccess'>;

/**
 * Whether the actor can currently edit a canvas live. Its history names references that readers may not see, so only
 * members with write access open it.
 * @throws Refusal `NotFound` if they cannot read it, or its history was forgotten; `Forbidden` if they can only read it
 */
export class MayWriteCanvas extends Query<boolean> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
    readonly liveId: Uuid,
  ) {
    super();
  }
}

export class MayWriteCanvasHandler implements Handler<MayWriteCanvas> {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  execute({ actor, canvasId, liveId }: MayWriteCanvas): Promise<boolean> {
    return this.work.perform(actor.teamId, async (stores) => {
      await canvasToEdit(stores, actor, canvasId, liveId);
      return true;
    });
  }
}

/** The project of a canvas that the actor may edit live. */
export async function canvasToEdit(
  { canvases, projectAccess }: Stores,
  actor: Actor,
  canvasId: Uuid,
  liveId: Uuid,
): Promise<Uuid> {
  const place = (await canvases.place(canvasId)) ?? notFound('Canvas');
  const access = await demand(projectAccess, actor, place.projectId, 'read', 'Canvas');
  if (!canWrite(access)) refuse('Forbidden', 'You may only read this canvas');
  if (place.liveId !== liveId) refuse('NotFound', 'The canvas was renewed');
  return place.projectId;
}
