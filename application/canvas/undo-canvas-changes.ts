import { type Canvas, revertedCanvas } from '@evident/domain/canvas';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import type { CanvasStores } from './canvas-store.ts';
import { CANVAS_CHANGES, type KeptCanvas, refuseMore } from './carry-out.ts';
import { canvasChanged } from './events.ts';

/** Undoes the deletion or a change of a canvas, or refuses with the reason. */
export const undoCanvasChanges = <Stores extends CanvasStores>(clock: Clock): Undoer<Stores> => ({
  kind: CANVAS_CHANGES,
  async undo(stores: Stores, actor, kept) {
    const { canvasId, projectId, step, deleted } = kept as unknown as KeptCanvas;
    await demand(stores.projectAccess, actor, projectId, 'write', 'Canvas');
    const now = await stores.canvases.find(canvasId);
    const updatedAt = clock.now();
    let reverted: Canvas;
    if (deleted) {
      if (now) refuse('InvalidOperation', 'That can no longer be undone', 'The canvas exists again.');
      await refuseMore(stores, projectId);
      // Dates come back from JSON as text.
      reverted = { ...deleted, createdAt: new Date(deleted.createdAt), updatedAt };
    } else {
      if (!now || !step)
        return refuse(
          'InvalidOperation',
          'That can no longer be undone',
          'The canvas was deleted since then. Restore it first.',
        );
      reverted = { ...now, ...revertedCanvas(now, step), updatedAt };
    }
    await stores.canvases.save(reverted);
    await stores.outbox.announce(canvasChanged(actor, reverted));
  },
});
