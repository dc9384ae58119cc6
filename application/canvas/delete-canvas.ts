import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CanvasStores } from './canvas-store.ts';
import { canvasToChange, keepForUndo, removeCanvas } from './carry-out.ts';

/** Deletes a canvas, not the content on it; returns the undo id. */
export class DeleteCanvas extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
  ) {
    super();
  }
}

export class DeleteCanvasHandler implements Handler<DeleteCanvas> {
  constructor(private readonly work: UnitOfWork<CanvasStores>) {}

  execute({ actor, canvasId }: DeleteCanvas): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const deleted = await canvasToChange(stores, actor, canvasId);
      return keepForUndo(stores, actor, `Deleted “${deleted.title}”`, await removeCanvas(stores, actor, deleted));
    });
  }
}
