import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CanvasStores } from './canvas-store.ts';

/** Stores a live change that the room has validated (`refuseForeignTargets`, `MayWriteCanvas`). */
export class AppendCanvasUpdate extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
    readonly liveId: Uuid,
    readonly update: Uint8Array,
  ) {
    super();
  }
}

export class AppendCanvasUpdateHandler implements Handler<AppendCanvasUpdate> {
  constructor(private readonly work: UnitOfWork<Pick<CanvasStores, 'canvases'>>) {}

  execute({ actor, canvasId, liveId, update }: AppendCanvasUpdate): Promise<void> {
    return this.work.perform(actor.teamId, async ({ canvases }) => {
      if (!(await canvases.append(canvasId, liveId, update, actor.userId)))
        refuse('NotFound', 'The canvas was renewed or deleted');
    });
  }
}
