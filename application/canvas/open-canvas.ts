import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CanvasStores } from './canvas-store.ts';
import { canvasToEdit } from './may-write-canvas.ts';

/** Opens a canvas for live editing. Returns its updates in order; the first time, stores them. */
export class OpenCanvas extends Command<readonly Uint8Array[]> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
    readonly liveId: Uuid,
  ) {
    super();
  }
}

export class OpenCanvasHandler implements Handler<OpenCanvas> {
  constructor(private readonly work: UnitOfWork<Pick<CanvasStores, 'canvases' | 'projectAccess'>>) {}

  execute({ actor, canvasId, liveId }: OpenCanvas): Promise<readonly Uint8Array[]> {
    return this.work.perform(actor.teamId, async (stores) => {
      await canvasToEdit(stores, actor, canvasId, liveId);
      const opened = await stores.canvases.open(canvasId);
      return opened.liveId === liveId ? opened.updates : refuse('NotFound', 'The canvas was renewed');
    });
  }
}
