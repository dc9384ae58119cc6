import { type Canvas, revertedCanvas } from '@evident/domain/canvas';
import { refuse } from '@evident/domain/kernel';
import type { LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import type { CanvasStores } from './canvas-store.ts';
import { CANVAS_CHANGES, type KeptCanvas, deliverSaved, refuseMore } from './carry-out.ts';
import { canvasChanged } from './events.ts';

/** Undoes the deletion or a change of a canvas, or refuses with the reason. */
export const undoCanvasChanges = <Stores extends CanvasStores>(rooms: LiveRooms, clock: Clock): Undoer<Stores> => ({
  kind: CANVAS_CHANGES,
  async undo(stores: Stores, actor, kept) {
    const { canvasId, projectId, step, deleted } = kept as unknown as KeptCanvas;
    await demand(stores.projectAccess, actor, projectId, 'write', 'Canvas');
    const now = await stores.canvases.find(canvasId);
    const updatedAt = clock.now();
    if (deleted) {
      if (now) refuse('InvalidOperation', 'That can no longer be undone', 'The canvas exists again.');
      await refuseMore(stores, projectId);
      // Dates come back from JSON as text.
      const restored: Canvas = { ...deleted, createdAt: new Date(deleted.createdAt), updatedAt };
      await stores.canvases.add(restored);
      return stores.outbox.announce(canvasChanged(actor, restored));
    }
    if (!now || !step)
      return refuse(
        'InvalidOperation',
        'That can no longer be undone',
        'The canvas was deleted since then. Restore it first.',
      );
    const reverted = { ...now, ...revertedCanvas(now, step), updatedAt };
    const saved = await stores.canvases.save(reverted, actor.userId);
    await stores.outbox.announce(canvasChanged(actor, reverted));
    return () => deliverSaved(rooms, actor.teamId, canvasId, saved);
  },
});
